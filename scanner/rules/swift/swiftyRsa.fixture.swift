import SwiftyRSA

func all(key: String) throws {
    let publicKey = try PublicKey(pemEncoded: key) // expect: key RSA material=public-key
    let privateKey = try PrivateKey(pemNamed: "private") // expect: key RSA material=private-key
    let pair = try SwiftyRSA.generateRSAKeyPair(sizeInBits: 2048) // expect: keygen RSA-2048 keyBits=2048
    let clear = try ClearMessage(string: "x", using: .utf8)
    let encrypted = try clear.encrypted(with: publicKey, padding: .PKCS1) // expect: cipher RSA-PKCS1-1.5 functions=encrypt
    _ = try EncryptedMessage(base64Encoded: s).decrypted(with: privateKey, padding: .OAEP) // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
    _ = try clear.verify(with: publicKey, signature: signature, digestType: .sha256) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
    _ = try clear.signed(with: privateKey, digestType: .sha1) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
    _ = try clear.signed(with: privateKey, digestType: .sha224) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
    _ = try clear.signed(with: privateKey, digestType: .sha256) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
    _ = try clear.signed(with: privateKey, digestType: .sha384) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
    _ = try clear.signed(with: privateKey, digestType: .sha512) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
}

func notFound(other: Other) { _ = other.encrypted(with: key, padding: .PKCS1) }
