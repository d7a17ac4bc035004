/// The client of the InsighTravel HTTP backend.
