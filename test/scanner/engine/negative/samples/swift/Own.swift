import UIKit

final class AES {
  enum Mode { case ecb, cbc }
  init(key: String, blockMode: Mode) {}
  func encrypt(_ riddle: String) -> String { riddle }
}

extension String {
  var sha1Label: String { "SHA1 (\(self))" }
  func hash(with salt: String) -> String { self + salt }
}

final class View: UIView {
  private let token = UUID().hashValue
  private let keyPath = \View.token

  func solve() -> String {
    let aes = AES(key: "c minor", blockMode: .ecb)
    return aes.encrypt("des pommes") + "news".sha1Label + "potatoes".hash(with: "salt") + "CC_MD5(d, 1, o)"
  }
}
