import SwiftJWT
import CryptorRSA
import CryptorECC

func all(key: Data) throws {
    _ = JWTSigner.hs256(key: key) // expect: token HMAC-SHA-256
    _ = JWTSigner.hs384(key: key) // expect: token HMAC-SHA-384
    _ = JWTSigner.hs512(key: key) // expect: token HMAC-SHA-512
    _ = JWTSigner.rs256(key: key) // expect: token RSA-PKCS1-1.5-SHA-256
    _ = JWTSigner.rs384(key: key) // expect: token RSA-PKCS1-1.5-SHA-384
    _ = JWTSigner.rs512(key: key) // expect: token RSA-PKCS1-1.5-SHA-512
    _ = JWTSigner.ps256(key: key) // expect: token RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256
    _ = JWTSigner.ps384(key: key) // expect: token RSA-PSS-SHA-384-MGF1 mgfDigest=SHA-384
    _ = JWTSigner.ps512(key: key) // expect: token RSA-PSS-SHA-512-MGF1 mgfDigest=SHA-512
    _ = JWTSigner.es256(key: key) // expect: token ECDSA-P-256-SHA-256
    _ = JWTSigner.es384(key: key) // expect: token ECDSA-P-384-SHA-384
    _ = JWTSigner.es512(key: key) // expect: token ECDSA-P-521-SHA-512
    _ = JWTSigner.none // expect: token JWS-none
    _ = JWTVerifier.hs256(key: key) // expect: token HMAC-SHA-256
    _ = JWTVerifier.hs384(key: key) // expect: token HMAC-SHA-384
    _ = JWTVerifier.hs512(key: key) // expect: token HMAC-SHA-512
    _ = JWTVerifier.rs256(key: key) // expect: token RSA-PKCS1-1.5-SHA-256
    _ = JWTVerifier.rs384(key: key) // expect: token RSA-PKCS1-1.5-SHA-384
    _ = JWTVerifier.rs512(key: key) // expect: token RSA-PKCS1-1.5-SHA-512
    _ = JWTVerifier.ps256(key: key) // expect: token RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256
    _ = JWTVerifier.ps384(key: key) // expect: token RSA-PSS-SHA-384-MGF1 mgfDigest=SHA-384
    _ = JWTVerifier.ps512(key: key) // expect: token RSA-PSS-SHA-512-MGF1 mgfDigest=SHA-512
    _ = JWTVerifier.es256(key: key) // expect: token ECDSA-P-256-SHA-256
    _ = JWTVerifier.es384(key: key) // expect: token ECDSA-P-384-SHA-384
    _ = JWTVerifier.es512(key: key) // expect: token ECDSA-P-521-SHA-512
    _ = JWTVerifier.none // expect: token JWS-none
    _ = try CryptorRSA.createPublicKey(withPEM: pem) // expect: key RSA material=public-key
    _ = try CryptorRSA.createPrivateKey(withPEM: pem) // expect: key RSA material=private-key
    _ = try CryptorRSA.makeKeyPair(.rsa2048Bit) // expect: keygen RSA
    _ = try ECPrivateKey(key: pem) // expect: key EC
    _ = try ECPublicKey(key: pem) // expect: key EC
    _ = try ECPrivateKey.make(for: .prime256v1) // expect: keygen EC
}

func notFound(other: Other) { _ = other.hs256(key: key) }
