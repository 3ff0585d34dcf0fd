import Foundation

func notFound() {
    _ = "text".md5()
    _ = data.sha256()
    _ = AES(key: key, blockMode: CBC(iv: iv))
    _ = Digest.md5(bytes)
}
