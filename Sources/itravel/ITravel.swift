@main struct ITravel { static func main() {} }
