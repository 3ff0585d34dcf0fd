import RNCryptor

func all(data: Data) throws {
    _ = RNCryptor.encrypt(data: data, withPassword: "x") // expect: cipher AES-256-CBC-PKCS7 keyBits=256 functions=encrypt
    _ = try RNCryptor.decrypt(data: data, withPassword: "x") // expect: cipher AES-256-CBC-PKCS7 keyBits=256 functions=decrypt
    _ = RNCryptor.Encryptor(password: "x") // expect: cipher AES-256-CBC-PKCS7 keyBits=256 functions=encrypt
    _ = RNCryptor.Decryptor(password: "x") // expect: cipher AES-256-CBC-PKCS7 keyBits=256 functions=decrypt
    _ = RNCryptor.EncryptorV3(encryptionKey: a, hmacKey: b) // expect: cipher AES-256-CBC-PKCS7 keyBits=256 functions=encrypt
    _ = RNCryptor.DecryptorV3(encryptionKey: a, hmacKey: b) // expect: cipher AES-256-CBC-PKCS7 keyBits=256 functions=decrypt
    _ = RNCryptor.randomData(ofLength: 32) // expect: random RNG
}

func notFound(other: Other) { _ = other.encrypt(data: data, withPassword: "x") }
