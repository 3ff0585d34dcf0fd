import CryptoKit
let digest = Insecure.MD5.hash(data: data)
