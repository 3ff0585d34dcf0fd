import JOSESwift

func tokens(key: SecKey) {
    _ = Signer(signatureAlgorithm: .HS256, key: key) // expect: token HMAC-SHA-256 functions=sign
    _ = Signer(signatureAlgorithm: .HS384, key: key) // expect: token HMAC-SHA-384 functions=sign
    _ = Signer(signatureAlgorithm: .HS512, key: key) // expect: token HMAC-SHA-512 functions=sign
    _ = Signer(signatureAlgorithm: .RS256, key: key) // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
    _ = Signer(signatureAlgorithm: .RS384, key: key) // expect: token RSA-PKCS1-1.5-SHA-384 functions=sign
    _ = Signer(signatureAlgorithm: .RS512, key: key) // expect: token RSA-PKCS1-1.5-SHA-512 functions=sign
    _ = Signer(signatureAlgorithm: .PS256, key: key) // expect: token RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256 functions=sign
    _ = Signer(signatureAlgorithm: .PS384, key: key) // expect: token RSA-PSS-SHA-384-MGF1 mgfDigest=SHA-384 functions=sign
    _ = Signer(signatureAlgorithm: .PS512, key: key) // expect: token RSA-PSS-SHA-512-MGF1 mgfDigest=SHA-512 functions=sign
    _ = Signer(signatureAlgorithm: .ES256, key: key) // expect: token ECDSA-P-256-SHA-256 functions=sign
    _ = Signer(signatureAlgorithm: .ES384, key: key) // expect: token ECDSA-P-384-SHA-384 functions=sign
    _ = Signer(signatureAlgorithm: .ES512, key: key) // expect: token ECDSA-P-521-SHA-512 functions=sign
    _ = Verifier(signatureAlgorithm: SignatureAlgorithm.RS256, key: key) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
    _ = Signer(signatureAlgorithm: header.algorithm, key: key) // expect: token unknown functions=sign
    _ = Encrypter(keyManagementAlgorithm: .RSA1_5, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token RSA-PKCS1-1.5 functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .RSAOAEP, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token RSA-OAEP-SHA-1-MGF1 mgfDigest=SHA-1 functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .RSAOAEP256, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token RSA-OAEP-SHA-256-MGF1 mgfDigest=SHA-256 functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .direct, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token dir functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .A128KW, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token AES-128-KW keyBits=128 functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .A192KW, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token AES-192-KW keyBits=192 functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .A256KW, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token AES-256-KW keyBits=256 functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .ECDH_ES, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token ECDH functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .ECDH_ES_A128KW, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token ECDH functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .ECDH_ES_A192KW, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token ECDH functions=encrypt
    _ = Encrypter(keyManagementAlgorithm: .ECDH_ES_A256KW, contentEncryptionAlgorithm: .A256GCM, encryptionKey: key) // expect: token ECDH functions=encrypt
    _ = Decrypter(keyManagementAlgorithm: .RSAOAEP256, contentEncryptionAlgorithm: .A256CBCHS512, decryptionKey: key) // expect: token RSA-OAEP-SHA-256-MGF1 mgfDigest=SHA-256 functions=decrypt
}

struct Own { struct Signer {}
    func notFound() { _ = Signer(signatureAlgorithm: .RS256) } }
