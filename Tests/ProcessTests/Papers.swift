import Foundation

/// Certificates made for a test: an authority, one of a stranger, and a server's for insight.test and 127.0.0.1.
struct Papers {
  let authority: String
  let stranger: String
  let certificate: String
  let key: String

  /// Needs `openssl`; throws what it said when that fails.
  init() throws {
    let folder = try Spawned.folder()
    let made = try Spawned.shell(
      """
      set -e; cd \(folder)
      for name in authority stranger; do
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=$name" \
          -addext basicConstraints=critical,CA:TRUE -keyout $name.key -out $name.pem 2>log
      done
      openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=server -keyout server.key -out server.csr 2>log
      printf 'subjectAltName=DNS:insight.test,IP:127.0.0.1\\n' >names
      openssl x509 -req -in server.csr -CA authority.pem -CAkey authority.key -CAcreateserial -days 2 -extfile names \
        -out server.pem 2>log
      """)
    guard made.exit == 0 else { throw Trouble(words: "openssl: \(made.errorText)") }
    authority = folder + "/authority.pem"
    stranger = folder + "/stranger.pem"
    certificate = folder + "/server.pem"
    key = folder + "/server.key"
  }
}

/// What kept a test from being made ready.
struct Trouble: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}

/// A front that speaks TLS and hands what it hears to a server on loopback, until it is let go. Needs `python3`.
final class Terminator: Sendable {
  let port: Int
  private let ending: FileHandle

  init(papers: Papers, target: Int) throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Terminator.program, papers.certificate, papers.key, String(target)]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    ending = input.fileHandleForWriting
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Trouble(words: "python3 gave no port: \(line)")
    }
    port = number
  }

  // The program ends when its input does.
  deinit { try? ending.close() }

  private static let program = """
    import os, select, socket, ssl, sys, threading
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], sys.argv[2])
    context.set_alpn_protocols(["http/1.1"])
    listener = socket.create_server(("127.0.0.1", 0))
    def serve(raw):
        try:
            client = context.wrap_socket(raw, server_side=True)
            server = socket.create_connection(("127.0.0.1", int(sys.argv[3])))
            while True:
                ready = [client] if client.pending() else select.select([client, server], [], [])[0]
                for end in ready:
                    data = end.recv(65536)
                    if not data:
                        client.close(); server.close(); return
                    (server if end is client else client).sendall(data)
        except (OSError, ValueError):
            raw.close()
    def accept():
        while True:
            threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
    threading.Thread(target=accept, daemon=True).start()
    print(listener.getsockname()[1], flush=True)
    sys.stdin.read()
    os._exit(0)
    """
}
