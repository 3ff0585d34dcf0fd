import CryptoKit
import Foundation

/// Prices of crypto currencies.
///
///     let digest = Insecure.MD5.hash(data: data)
///     let sealed = try AES.GCM.seal(data, using: key)
struct Wallet: Hashable {
  let key: String
  let price: Double

  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

enum Token: String {
  case rsa, aes, des, hash, salt
}

enum Puzzle {
  struct SHA256 {
    static func hash(data: String) -> String { String(data.prefix(5)) }
  }
  struct Cipher {
    var wheels = 3
    func encrypt(_ riddle: String) -> String { String(riddle.reversed()) }
  }
  static func solve() -> String {
    SHA256.hash(data: "des pommes") + Cipher().encrypt("AES")
  }
}

struct MacBook {
  enum HMAC {
    static func authenticationCode(for model: String) -> String { model }
  }
  let model = HMAC.authenticationCode(for: "Pro")
}

struct Random {
  static func random(in range: ClosedRange<Int>) -> Int { range.lowerBound }
}

class Keyboard {
  // Insecure.SHA1.hash(data: data) in a comment
  let md5sumLabel = "MD5 (image.iso) Insecure.MD5.hash(data: d)"
  let aesThetic = "SELECT md5(name) FROM tokens WHERE cipher = 'rc4'"
  var prices: [String: Double] = ["AES": 1.25, "DES": 0.5]

  func pressed(keyCode: Int) -> String {
    let random = Random.random(in: 1...6)
    let text = NSLocalizedString("encrypt.key", comment: "Encrypt with AES")
    return "\(keyCode) \(random) \(text) \(md5sumLabel) \(aesThetic) \(prices["AES"] ?? 0)"
  }

  func signature(of method: String) -> String {
    """
    -----BEGIN PRIVATE KEY-----
    \(method)
    -----END PRIVATE KEY-----
    """
  }
}
