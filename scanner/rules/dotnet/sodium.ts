import { arg, library, text } from "../rule.ts"

const ns = "NSec.Cryptography"
const keyed = {
  nonceBits: arg(1, "bytes", "nonce"),
  keyBits: arg(2, "bytes", "key"),
  key: arg(2, "any", "key")
} as const
const detached = {
  nonceBits: arg(2, "bytes", "nonce"),
  keyBits: arg(3, "bytes", "key"),
  key: arg(3, "any", "key")
} as const
const boxed = { is: "cipher", name: "NaCl-box", nonceBits: arg(1, "bytes", "nonce") } as const
const secretbox = { is: "cipher", name: "XSalsa20-Poly1305" } as const
const signed = { is: "mac", name: "HMAC", keyBits: arg(1, "bytes", "key"), key: arg(1, "any", "key") } as const
const checked = { is: "mac", name: "HMAC", keyBits: arg(2, "bytes", "key"), functions: ["verify"] } as const

/*
 * NSec 26.1, NSec.Cryptography (https://nsec.rocks/docs/api/nsec.cryptography): an algorithm is an object that does its work, so that naming it is using it; and
 * Sodium.Core 1.4 (https://github.com/ektrah/libsodium-core), namespace Sodium, whose classes stand for the primitives of libsodium.
 */
export const sodium = library("dotnet", "sodium", {
  [`${ns}.SignatureAlgorithm.{Ed25519,Ed25519ph}`]: {
    is: "signature",
    name: "{1}",
    returns: `${ns}.SignatureAlgorithm`
  },
  [`${ns}.KeyAgreementAlgorithm.X25519`]: {
    is: "key-agreement",
    name: "X25519",
    returns: `${ns}.KeyAgreementAlgorithm`
  },
  [`${ns}.AeadAlgorithm.Aes256Gcm`]: {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    tagBits: 128,
    nonceBits: 96,
    returns: `${ns}.AeadAlgorithm`
  },
  [`${ns}.AeadAlgorithm.{ChaCha20Poly1305,XChaCha20Poly1305}`]: {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    returns: `${ns}.AeadAlgorithm`
  },
  [`${ns}.AeadAlgorithm.Aegis{128L,256}`]: { is: "cipher", name: "AEGIS-{1}", returns: `${ns}.AeadAlgorithm` },
  [`${ns}.StreamCipherAlgorithm.{ChaCha20,XChaCha20}`]: {
    is: "cipher",
    name: "{1}",
    returns: `${ns}.StreamCipherAlgorithm`
  },
  [`${ns}.HashAlgorithm.Sha{256,512}`]: { is: "hash", name: "SHA-{1}", returns: `${ns}.HashAlgorithm` },
  [`${ns}.HashAlgorithm.Sha512_256`]: { is: "hash", name: "SHA-512/256", returns: `${ns}.HashAlgorithm` },
  [`${ns}.HashAlgorithm.Sha3_{256,512}`]: { is: "hash", name: "SHA3-{1}", returns: `${ns}.HashAlgorithm` },
  [`${ns}.HashAlgorithm.Blake2b_{256,512}`]: {
    is: "hash",
    algorithm: text("BLAKE2b-{1}", "hash"),
    returns: `${ns}.HashAlgorithm`
  },
  [`${ns}.MacAlgorithm.HmacSha{256,512}`]: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-{1}",
    returns: `${ns}.MacAlgorithm`
  },
  [`${ns}.MacAlgorithm.HmacSha256_128`]: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-256",
    tagBits: 128,
    returns: `${ns}.MacAlgorithm`
  },
  [`${ns}.MacAlgorithm.HmacSha512_256`]: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-512",
    tagBits: 256,
    returns: `${ns}.MacAlgorithm`
  },
  [`${ns}.MacAlgorithm.Blake2b_{128,256,512}`]: { is: "mac", name: "BLAKE2b-MAC", returns: `${ns}.MacAlgorithm` },
  [`${ns}.KeyDerivationAlgorithm.HkdfSha{256,512}`]: {
    is: "kdf",
    name: "HKDF",
    digest: "SHA-{1}",
    returns: `${ns}.KeyDerivationAlgorithm`
  },
  [`${ns}.PasswordBasedKeyDerivationAlgorithm.Argon2id`]: {
    is: "password-hash",
    name: "Argon2id",
    from: arg(0, "any"),
    returns: `${ns}.PasswordBasedKeyDerivationAlgorithm`
  },
  [`${ns}.PasswordBasedKeyDerivationAlgorithm.Scrypt`]: {
    is: "password-hash",
    name: "scrypt",
    from: arg(0, "any"),
    returns: `${ns}.PasswordBasedKeyDerivationAlgorithm`
  },
  [`new ${ns}.ScryptParameters`]: {},
  [`${ns}.ScryptParameters#Cost=`]: { refines: true, iterations: arg(0, "int") },
  [`${ns}.ScryptParameters#BlockSize=`]: { refines: true, blockSize: arg(0, "int") },
  [`${ns}.ScryptParameters#Parallelization=`]: { refines: true, parallelism: arg(0, "int") },
  [`${ns}.IncrementalHash.Initialize`]: {
    is: "hash",
    algorithm: arg(0, "any", "algorithm"),
    into: arg(1, "any", "state")
  },
  [`${ns}.IncrementalMac.Initialize`]: {
    is: "mac",
    from: arg(0, "any", "key"),
    key: arg(0, "any", "key"),
    into: arg(1, "any", "state")
  },
  [`${ns}.IncrementalSignature.Initialize`]: {
    is: "signature",
    key: arg(0, "any", "privateKey"),
    functions: ["sign"],
    into: arg(1, "any", "state")
  },
  [`${ns}.IncrementalSignatureVerification.Initialize`]: {
    is: "signature",
    key: arg(0, "any", "publicKey"),
    functions: ["verify"],
    into: arg(1, "any", "state")
  },
  [`${ns}.{IncrementalHash,IncrementalMac,IncrementalSignature}.{Update,Finalize}`]: {
    refines: true,
    operates: true,
    on: arg(0, "any")
  },
  [`${ns}.{IncrementalHash,IncrementalMac,IncrementalSignatureVerification}.FinalizeAndVerify`]: {
    refines: true,
    operates: true,
    on: arg(0, "any")
  },
  [`${ns}.IncrementalSignatureVerification.Update`]: { refines: true, operates: true, on: arg(0, "any") },
  [`new ${ns}.Argon2Parameters`]: {},
  [`${ns}.Argon2Parameters#NumberOfPasses=`]: { refines: true, iterations: arg(0, "int") },
  [`${ns}.Argon2Parameters#MemorySize=`]: { refines: true, memoryKib: arg(0, "int") },
  [`${ns}.Argon2Parameters#DegreeOfParallelism=`]: { refines: true, parallelism: arg(0, "int") },
  [`${ns}.SignatureAlgorithm#Sign`]: { is: "signature", inherits: true, functions: ["sign"] },
  [`${ns}.SignatureAlgorithm#Verify`]: { is: "signature", inherits: true, functions: ["verify"] },
  [`${ns}.KeyAgreementAlgorithm#Agree`]: { is: "key-agreement", inherits: true },
  [`${ns}.{AeadAlgorithm,StreamCipherAlgorithm}#Encrypt`]: { is: "cipher", inherits: true, functions: ["encrypt"] },
  [`${ns}.{AeadAlgorithm,StreamCipherAlgorithm}#Decrypt`]: { is: "cipher", inherits: true, functions: ["decrypt"] },
  [`${ns}.StreamCipherAlgorithm#{XOr,GeneratePseudorandomBytes}`]: { is: "cipher", inherits: true },
  [`${ns}.HashAlgorithm#{Hash,Verify}`]: { is: "hash", inherits: true },
  [`${ns}.MacAlgorithm#{Mac,Verify}`]: { is: "mac", inherits: true },
  [`${ns}.KeyDerivationAlgorithm#{DeriveBytes,DeriveKey,Extract,Expand,ExpandKey}`]: { is: "kdf", inherits: true },
  [`${ns}.PasswordBasedKeyDerivationAlgorithm#{DeriveBytes,DeriveKey}`]: { is: "password-hash", inherits: true },
  [`${ns}.Key.Create`]: { is: "keygen", algorithm: arg(0, "any", "algorithm"), returns: `${ns}.Key` },
  [`${ns}.Key#PublicKey`]: { inherits: true },
  [`${ns}.{Key,PublicKey}.Import`]: { is: "key", algorithm: arg(0, "any", "algorithm") },
  [`${ns}.RandomGenerator.Default`]: { is: "random", name: "RNG" },

  "Sodium.SecretBox.{Create,CreateDetached}": { ...secretbox, ...keyed, functions: ["encrypt"] },
  "Sodium.SecretBox.Open": { ...secretbox, ...keyed, functions: ["decrypt"] },
  "Sodium.SecretBox.OpenDetached": { ...secretbox, ...detached, functions: ["decrypt"] },
  "Sodium.SecretAeadAes.{Encrypt,Decrypt}": { is: "cipher", name: "AES", mode: "gcm", ...keyed, keyBits: 256 },
  "Sodium.{SecretAead,SecretAeadChaCha20Poly1305,SecretAeadChaCha20Poly1305IETF}.{Encrypt,Decrypt}": {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    ...keyed
  },
  "Sodium.SecretAeadXChaCha20Poly1305.{Encrypt,Decrypt}": { is: "cipher", name: "XChaCha20-Poly1305", ...keyed },
  "Sodium.PublicKeyBox.{Create,CreateDetached,Open}": boxed,
  "Sodium.PublicKeyBox.OpenDetached": { ...boxed, nonceBits: arg(2, "bytes", "nonce") },
  "Sodium.PublicKeyBox.GenerateKeyPair": { is: "keygen", name: "X25519" },
  "Sodium.SealedPublicKeyBox.{Create,Open}": { is: "cipher", name: "NaCl-sealedbox" },
  "Sodium.PublicKeyAuth.{Sign,SignDetached}": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "Sodium.PublicKeyAuth.{Verify,VerifyDetached}": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "Sodium.PublicKeyAuth.GenerateKeyPair": { is: "keygen", name: "Ed25519" },
  "Sodium.StreamEncryption.{Encrypt,Decrypt}": { is: "cipher", name: "XSalsa20", ...keyed },
  "Sodium.StreamEncryption.{EncryptChaCha20,DecryptChaCha20,EncryptChaCha20Ietf,DecryptChaCha20Ietf}": {
    is: "cipher",
    name: "ChaCha20",
    ...keyed
  },
  "Sodium.StreamEncryption.{EncryptXChaCha20,DecryptXChaCha20}": { is: "cipher", name: "XChaCha20", ...keyed },
  "Sodium.GenericHash.Hash": { is: "hash", name: "BLAKE2b", outputBits: arg(2, "bytes", "bytes") },
  "Sodium.CryptoHash.Sha{256,512}": { is: "hash", name: "SHA-{1}" },
  "Sodium.CryptoHash.Hash": { is: "hash", name: "SHA-512" },
  "Sodium.ShortHash.Hash": { is: "mac", name: "SipHash" },
  "Sodium.OneTimeAuth.{Sign,Verify}": { is: "mac", name: "Poly1305" },
  "Sodium.SecretKeyAuth.SignHmacSha{256,512}": { ...signed, digest: "SHA-{1}", functions: ["tag"] },
  "Sodium.SecretKeyAuth.VerifyHmacSha{256,512}": { ...checked, digest: "SHA-{1}" },
  "Sodium.SecretKeyAuth.Sign": { ...signed, digest: "SHA-512", outputBits: 256, functions: ["tag"] },
  "Sodium.SecretKeyAuth.Verify": { ...checked, digest: "SHA-512", outputBits: 256 },
  "Sodium.PasswordHash.{ArgonHashString,ArgonHashBinary,ArgonHashStringVerify}": {
    is: "password-hash",
    name: "Argon2"
  },
  "Sodium.PasswordHash.{ScryptHashString,ScryptHashBinary,ScryptHashStringVerify}": {
    is: "password-hash",
    name: "scrypt"
  },
  "Sodium.ScalarMult.{Base,Mult}": { is: "key-agreement", name: "X25519" },
  "Sodium.SodiumCore.GetRandomBytes": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})
