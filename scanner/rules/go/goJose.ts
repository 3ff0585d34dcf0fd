import { arg, library, rest, text } from "../rule.ts"

const jose =
  "{github.com/go-jose/go-jose/v4,github.com/go-jose/go-jose/v3,gopkg.in/go-jose/go-jose.v2,gopkg.in/square/go-jose.v2,github.com/square/go-jose/v3}"

/*
 * https://github.com/go-jose/go-jose v2 to v4, under every path it had. A signer has its algorithm in a SigningKey, an
 * encrypter has one for the content and one for the key of each recipient, which are findings of their own.
 */
export const goJose = library("go", "goJose", {
  [`new ${jose}.SigningKey`]: {
    is: "signature",
    algorithm: arg(99, "jose", "Algorithm"),
    key: arg(99, "any", "Key"),
    functions: ["sign"]
  },
  [`${jose}.{NewSigner,NewMultiSigner}`]: { is: "token", name: "JWS", functions: ["sign"] },
  [`${jose}.{NewEncrypter,NewMultiEncrypter}`]: { is: "token", algorithm: arg(0, "jose"), functions: ["encrypt"] },
  [`new ${jose}.Recipient`]: { is: "key-wrap", algorithm: arg(99, "jose", "Algorithm"), key: arg(99, "any", "Key") },
  [`new ${jose}.JSONWebKey`]: { is: "key", certificateFormat: "JWK", algorithm: arg(99, "jose", "Algorithm") },
  [`${jose}.{ParseSigned,ParseSignedCompact,ParseSignedJSON,ParseDetached}`]: {
    is: "token",
    algorithm: rest(1, "jose"),
    functions: ["verify"],
    defaults: { name: "JWS" }
  },
  [`${jose}.{ParseEncrypted,ParseEncryptedCompact,ParseEncryptedJSON}`]: {
    is: "token",
    name: "JWE",
    functions: ["decrypt"]
  },
  [`${jose}/jwt.ParseSigned`]: {
    is: "token",
    algorithm: arg(1, "jose"),
    functions: ["verify"],
    defaults: { name: "JWT" }
  },
  [`${jose}/jwt.{ParseEncrypted,ParseSignedAndEncrypted}`]: { is: "token", name: "JWT", functions: ["decrypt"] },
  [`${jose}/jwt.Signed`]: { is: "token", name: "JWT", functions: ["sign"] },
  [`${jose}/jwt.{Encrypted,SignedAndEncrypted}`]: { is: "token", name: "JWT", functions: ["encrypt"] },
  [`${jose}.JSONWebKey#Thumbprint`]: { is: "hash", algorithm: arg(0, "hash") },
  [`${jose}/cipher.NewCBCHMAC`]: {
    is: "cipher",
    name: "AES-CBC-HMAC",
    from: arg(1, "any"),
    returns: "crypto/cipher.AEAD"
  },
  [`${jose}/cipher.NewConcatKDF`]: { is: "kdf", name: "ConcatKDF", digest: arg(0, "hash") },
  [`${jose}/cipher.DeriveECDHES`]: {
    is: "key-agreement",
    name: "ECDH",
    key: arg(3, "any"),
    outputBits: arg(5, "bytes")
  },
  [`${jose}/cipher.KeyWrap`]: { is: "key-wrap", from: arg(0, "any"), mode: "kw", functions: ["encrypt"] },
  [`${jose}/cipher.KeyUnwrap`]: { is: "key-wrap", from: arg(0, "any"), mode: "kw", functions: ["decrypt"] },
  [`${jose}.{HS256,HS384,HS512}`]: { is: "mac", algorithm: text("{2}", "jose") },
  [`${jose}.{RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,EdDSA}`]: {
    is: "signature",
    algorithm: text("{2}", "jose")
  },
  [`${jose}.{A128KW,A192KW,A256KW,A128GCMKW,A192GCMKW,A256GCMKW}`]: { is: "key-wrap", algorithm: text("{2}", "jose") },
  [`${jose}.{A128GCM,A192GCM,A256GCM}`]: { is: "cipher", algorithm: text("{2}", "jose") },
  [`${jose}.RSA1_5`]: { is: "key-wrap", algorithm: text("RSA1_5", "jose") },
  [`${jose}.RSA_OAEP`]: { is: "key-wrap", algorithm: text("RSA-OAEP", "jose") },
  [`${jose}.RSA_OAEP_256`]: { is: "key-wrap", algorithm: text("RSA-OAEP-256", "jose") },
  [`${jose}.DIRECT`]: { value: "dir" },
  [`${jose}.ECDH_ES`]: { is: "key-agreement", algorithm: text("ECDH-ES", "jose") },
  [`${jose}.ECDH_ES_{A128KW,A192KW,A256KW}`]: { is: "key-agreement", algorithm: text("ECDH-ES+{2}", "jose") },
  [`${jose}.PBES2_HS256_A128KW`]: { is: "key-wrap", algorithm: text("PBES2-HS256+A128KW", "jose") },
  [`${jose}.PBES2_HS384_A192KW`]: { is: "key-wrap", algorithm: text("PBES2-HS384+A192KW", "jose") },
  [`${jose}.PBES2_HS512_A256KW`]: { is: "key-wrap", algorithm: text("PBES2-HS512+A256KW", "jose") },
  [`${jose}.A128CBC_HS256`]: { is: "cipher", algorithm: text("A128CBC-HS256", "jose") },
  [`${jose}.A192CBC_HS384`]: { is: "cipher", algorithm: text("A192CBC-HS384", "jose") },
  [`${jose}.A256CBC_HS512`]: { is: "cipher", algorithm: text("A256CBC-HS512", "jose") },
  [`${jose}.{SignatureAlgorithm,KeyAlgorithm,ContentEncryption}`]: { algorithm: arg(0, "jose") }
})
