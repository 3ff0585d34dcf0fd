/// Own types with the names of a library's, which are what they say.
protocol BlockMode { func next(_ block: [UInt8]) -> [UInt8] }

struct CBC: BlockMode {
  let iv: [UInt8]
  init(iv: [UInt8]) { self.iv = iv }
  func next(_ block: [UInt8]) -> [UInt8] { zip(block, iv).map { $0 ^ $1 } }
}

final class AES {
  private var rounds = [[UInt8]]()
  private let mode: BlockMode
  init(key: [UInt8], blockMode: BlockMode) {
    mode = blockMode
    for round in 0..<10 { rounds.append(key.map { $0 &+ UInt8(round) }) }
  }
  func encrypt(_ block: [UInt8]) -> [UInt8] {
    rounds.reduce(mode.next(block)) { state, key in zip(state, key).map { $0 ^ $1 } }
  }
}

enum Insecure {
  struct MD5 {
    static func hash(data: [UInt8]) -> [UInt8] { data.reversed() }
  }
}

/// A table of buckets, a hash of potatoes, and a wrapper of what another file has.
struct SHA256 {
  var buckets: [[String]] = []
  init() {}
  static func hash(data: String) -> Int { data.count % 17 }
}

class SHA512 {
  static func hash(potatoes: Int) -> String { "" }
}

class HMAC {
  private let engine: Engine
  init(key: [UInt8], variant: Int) { engine = Engine(key) }
  func authenticate(_ bytes: [UInt8]) -> [UInt8] { return engine.authenticate(bytes) }
}

extension String {
  func md5() -> Int { count * 31 }
}

func solve(key: [UInt8], iv: [UInt8]) -> Int {
  let cipher = AES(key: key, blockMode: CBC(iv: iv))
  let mac = HMAC(key: key, variant: 2).authenticate(Insecure.MD5.hash(data: cipher.encrypt(iv)))
  return SHA256.hash(data: "browns") + SHA512.hash(potatoes: 3).md5() + mac.count
}
