import { arg, library } from "../rule.ts"

const base = "com.ionspin.kotlin.crypto"
const box = { is: "cipher", name: "NaCl-box" } as const
const secretBox = { is: "cipher", name: "XSalsa20-Poly1305" } as const
const blake2b = {
  is: "hash",
  name: "BLAKE2b",
  outputBits: arg(1, "bytes", "requestedHashLength"),
  keyBits: arg(2, "bytes", "key")
} as const

/*
 * Source: kotlin-multiplatform-libsodium (ionspin) API, objects of com.ionspin.kotlin.crypto, which bear the functions of
 * libsodium and its documented primitives.
 */
export const libsodiumKotlin = library("java", "libsodiumKotlin", {
  [`${base}.aead.AuthenticatedEncryptionWithAssociatedData.xChaCha20Poly1305Ietf{Encrypt,EncryptDetached}`]: {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    functions: ["encrypt"]
  },
  [`${base}.aead.AuthenticatedEncryptionWithAssociatedData.xChaCha20Poly1305Ietf{Decrypt,DecryptDetached}`]: {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    functions: ["decrypt"]
  },
  [`${base}.aead.AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305{Encrypt,EncryptDetached,IetfEncrypt,IetfEncryptDetached}`]:
    { is: "cipher", name: "ChaCha20-Poly1305", functions: ["encrypt"] },
  [`${base}.aead.AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305{Decrypt,DecryptDetached,IetfDecrypt,IetfDecryptDetached}`]:
    { is: "cipher", name: "ChaCha20-Poly1305", functions: ["decrypt"] },
  [`${base}.aead.AuthenticatedEncryptionWithAssociatedData.xChaCha20Poly1305IetfKeygen`]: {
    is: "keygen",
    name: "XChaCha20-Poly1305"
  },
  [`${base}.aead.AuthenticatedEncryptionWithAssociatedData.{chaCha20Poly1305IetfKeygen,chaCha20Poly1305Keygen}`]: {
    is: "keygen",
    name: "ChaCha20-Poly1305"
  },
  [`${base}.secretbox.SecretBox.{easy,detached}`]: { ...secretBox, functions: ["encrypt"] },
  [`${base}.secretbox.SecretBox.{openEasy,openDetached}`]: { ...secretBox, functions: ["decrypt"] },
  [`${base}.secretbox.SecretBox.keygen`]: { is: "keygen", name: "XSalsa20-Poly1305" },
  [`${base}.secretstream.SecretStream.xChaCha20Poly1305InitPush`]: {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    functions: ["encrypt"]
  },
  [`${base}.secretstream.SecretStream.xChaCha20Poly1305InitPull`]: {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    functions: ["decrypt"]
  },
  [`${base}.secretstream.SecretStream.xChaCha20Poly1305Keygen`]: { is: "keygen", name: "XChaCha20-Poly1305" },
  [`${base}.box.Box.{easy,easyAfterNM,detached}`]: { ...box, functions: ["encrypt"] },
  [`${base}.box.Box.{openEasy,openEasyAfterNM,openDetached}`]: { ...box, functions: ["decrypt"] },
  [`${base}.box.Box.seal`]: { is: "cipher", name: "NaCl-sealedbox", functions: ["encrypt"] },
  [`${base}.box.Box.sealOpen`]: { is: "cipher", name: "NaCl-sealedbox", functions: ["decrypt"] },
  [`${base}.{box.Box,keyexchange.KeyExchange}.keypair`]: { is: "keygen", name: "X25519" },
  [`${base}.{box.Box,keyexchange.KeyExchange}.seedKeypair`]: { is: "key", name: "X25519" },
  [`${base}.{box.Box.beforeNM,keyexchange.KeyExchange.clientSessionKeys,keyexchange.KeyExchange.serverSessionKeys,scalarmult.ScalarMultiplication.scalarMultiplication,scalarmult.ScalarMultiplication.scalarMultiplicationBase}`]:
    { is: "key-agreement", name: "X25519" },
  [`${base}.signature.Signature.keypair`]: { is: "keygen", name: "Ed25519" },
  [`${base}.signature.Signature.seedKeypair`]: { is: "key", name: "Ed25519" },
  [`${base}.signature.Signature.{sign,detached}`]: { is: "signature", name: "Ed25519", functions: ["sign"] },
  [`${base}.signature.Signature.{open,verifyDetached}`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  [`${base}.signature.Signature.finalCreate`]: { is: "signature", name: "Ed25519ph", functions: ["sign"] },
  [`${base}.signature.Signature.finalVerify`]: { is: "signature", name: "Ed25519ph", functions: ["verify"] },
  [`${base}.generichash.GenericHash.genericHash`]: { ...blake2b, defaults: { outputBits: 256 } },
  [`${base}.generichash.GenericHash.genericHashInit`]: {
    is: "hash",
    name: "BLAKE2b",
    outputBits: arg(0, "bytes", "requestedHashLength"),
    keyBits: arg(1, "bytes", "key"),
    defaults: { outputBits: 256 }
  },
  [`${base}.hash.Hash.sha{256,512}`]: { is: "hash", name: "SHA-{1}" },
  [`${base}.hash.Hash.sha{256,512}Init`]: { is: "hash", name: "SHA-{1}" },
  [`${base}.auth.Auth.{auth,authVerify}`]: { is: "mac", name: "HMAC", digest: "SHA-512", outputBits: 256 },
  [`${base}.auth.Auth.authHmacSha{256,512}`]: { is: "mac", name: "HMAC", digest: "SHA-{1}" },
  [`${base}.auth.Auth.authHmacSha{256,512}Verify`]: { is: "mac", name: "HMAC", digest: "SHA-{1}" },
  [`${base}.auth.Auth.{authKeygen,authHmacSha256Keygen,authHmacSha512Keygen}`]: { is: "keygen", name: "HMAC" },
  [`${base}.shortinputhash.ShortHash.shortHash`]: { is: "mac", name: "SipHash", outputBits: 64 },
  [`${base}.kdf.Kdf.deriveFromKey`]: { is: "kdf", name: "BLAKE2b", outputBits: arg(1, "bytes", "subkeyLength") },
  [`${base}.pwhash.PasswordHash.pwhash`]: {
    is: "kdf",
    outputBits: arg(0, "bytes", "outputLength"),
    saltBits: arg(2, "bytes", "salt"),
    iterations: arg(3, "int", "opsLimit"),
    algorithm: arg(5, "any", "algorithm")
  },
  [`${base}.pwhash.crypto_pwhash_argon2id_ALG_ARGON2ID13`]: { name: "Argon2id" },
  [`${base}.pwhash.crypto_pwhash_argon2i_ALG_ARGON2I13`]: { name: "Argon2i" },
  [`${base}.pwhash.PasswordHash.str`]: {
    is: "password-hash",
    name: "Argon2id",
    iterations: arg(1, "int", "opslimit"),
    functions: ["keyderive"]
  },
  [`${base}.pwhash.PasswordHash.strVerify`]: { is: "password-hash", functions: ["verify"], name: "Argon2id" },
  [`${base}.stream.Stream.{chacha20,chacha20Xor,chacha20XorIc,chacha20IetfXor,chacha20IetfXorIc}`]: {
    is: "cipher",
    name: "ChaCha20"
  },
  [`${base}.stream.Stream.chacha20Keygen`]: { is: "keygen", name: "ChaCha20" },
  [`${base}.util.LibsodiumRandom.{buf,bufDeterministic,random,uniform}`]: { is: "random", name: "RNG" }
})
