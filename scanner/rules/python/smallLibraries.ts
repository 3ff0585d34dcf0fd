import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const ed25519 = { name: "Ed25519" } as const
const secp256k1 = { name: "ECDSA", curve: "secp256k1" } as const
const aesCbc = { name: "AES", keyBits: 256, mode: "cbc" } as const

/*
 * Libraries with a handful of names each: signedjson 1 (Ed25519 only), SQLAlchemy-Utils 0.42
 * "EncryptedType" (AesEngine: AES-256 in CBC mode, the key hashed with SHA-256), pwdlib 0.3 (Argon2id when nothing is said), pyDes 2, blowfish 0.6, twofish 0.3,
 * chacha20poly1305 0.0.3, salsa20 0.3, tinyec 0.4, gmssl 3 (SM2, SM3, SM4), blake3 1, coincurve 21, eth-account 0.13, eth-keys 0.7, eth-utils 5 and eth-hash 0.7,
 * pyzipper 0.3 (AES of WinZip), dnspython 2 "DNSSEC", ldap3 2 "SSL and TLS", Twisted 25 twisted.internet.ssl, Celery 5 "Security" and acme 5.
 */
export const smallLibraries = library("python", "smallLibraries", {
  "signedjson.key.generate_signing_key": { is: "keygen", ...ed25519 },
  "signedjson.key.{get_verify_key,decode_verify_key_base64,decode_verify_key_bytes,read_old_signing_keys}": {
    is: "key",
    ...ed25519,
    material: "public-key"
  },
  "signedjson.key.{decode_signing_key_base64,read_signing_keys}": { is: "key", ...ed25519, material: "private-key" },
  "signedjson.sign.sign_json": { is: "signature", ...ed25519, functions: ["sign"] },
  "signedjson.sign.verify_signed_json": { is: "signature", ...ed25519, functions: ["verify"] },

  "sqlalchemy_utils.{,types.,types.encrypted.encrypted_type.}{EncryptedType,StringEncryptedType}": {
    is: "cipher",
    algorithm: arg(2, "any", "engine"),
    defaults: aesCbc
  },
  "sqlalchemy_utils.types.encrypted.encrypted_type.AesEngine": aesCbc,
  "sqlalchemy_utils.types.encrypted.encrypted_type.AesGcmEngine": { name: "AES", keyBits: 256, mode: "gcm" },
  "sqlalchemy_utils.types.encrypted.encrypted_type.FernetEngine": { name: "AES", keyBits: 128, mode: "cbc" },

  "pwdlib.PasswordHash.recommended": { is: "password-hash", name: "Argon2id" },
  "pwdlib.hashers.argon2.Argon2Hasher": {
    is: "password-hash",
    name: "Argon2id",
    iterations: arg(KEYWORD_ONLY, "int", "time_cost"),
    memoryKib: arg(KEYWORD_ONLY, "kib", "memory_cost"),
    parallelism: arg(KEYWORD_ONLY, "int", "parallelism")
  },
  "pwdlib.hashers.bcrypt.BcryptHasher": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(KEYWORD_ONLY, "log2", "rounds")
  },

  "pyDes.des": {
    is: "cipher",
    name: "DES",
    mode: arg(1, "mode", "mode"),
    nonceBits: arg(2, "bytes", "IV"),
    key: arg(0, "any", "key")
  },
  "pyDes.triple_des": {
    is: "cipher",
    name: "3DES",
    mode: arg(1, "mode", "mode"),
    nonceBits: arg(2, "bytes", "IV"),
    key: arg(0, "any", "key")
  },
  "pyDes.{ECB,CBC}": { value: "{1}" },
  "blowfish.Cipher": { is: "cipher", name: "Blowfish", keyBits: arg(0, "bytes", "key"), key: arg(0, "any", "key") },
  "twofish.Twofish": { is: "cipher", name: "Twofish", keyBits: arg(0, "bytes"), key: arg(0, "any") },
  "salsa20.{Salsa20_xor,Salsa20_keystream}": { is: "cipher", name: "Salsa20" },
  "salsa20.{XSalsa20_xor,XSalsa20_keystream}": { is: "cipher", name: "XSalsa20" },
  "chacha20poly1305.ChaCha20Poly1305": { is: "cipher", name: "ChaCha20-Poly1305", key: arg(0, "any", "key") },
  "tinyec.registry.get_curve": { is: "key", name: "EC", curve: arg(0, "curve", "name") },
  "gmssl.{,sm2.}CryptSM2": { is: "signature", name: "SM2" },
  "gmssl.{,sm3.}sm3_hash": { is: "hash", name: "SM3" },
  "gmssl.{,sm4.}CryptSM4": { is: "cipher", name: "SM4", returns: "gmssl.sm4.CryptSM4" },
  "gmssl.sm4.CryptSM4#crypt_{ecb,cbc}": { refines: true, mode: "{1}" },
  "blake3.blake3": { is: "hash", name: "BLAKE3" },
  "blake3.blake3(key:)": { is: "mac", name: "BLAKE3", keyBits: arg(KEYWORD_ONLY, "bytes", "key") },

  "coincurve.{PrivateKey,keys.PrivateKey}": { is: "key", ...secp256k1, returns: "coincurve.PrivateKey" },
  "coincurve.PrivateKey#{sign,sign_recoverable}": {
    is: "signature",
    ...secp256k1,
    functions: ["sign"],
    defaults: { digest: "SHA-256" }
  },
  "coincurve.PrivateKey#sign_schnorr": { is: "signature", name: "Schnorr", curve: "secp256k1", functions: ["sign"] },
  "coincurve.{PublicKey,keys.PublicKey}": { is: "key", ...secp256k1, returns: "coincurve.PublicKey" },
  "coincurve.PublicKey#verify": { is: "signature", ...secp256k1, functions: ["verify"] },
  "coincurve.verify_signature": { is: "signature", ...secp256k1, functions: ["verify"] },
  "eth_account.Account.{create,create_with_mnemonic}": { is: "keygen", ...secp256k1 },
  "eth_account.Account.{from_key,from_mnemonic}": { is: "key", ...secp256k1 },
  "eth_account.Account.{sign_message,sign_transaction,signHash,unsafe_sign_hash,sign_typed_data}": {
    is: "signature",
    ...secp256k1,
    functions: ["sign"]
  },
  "eth_account.Account.{recover_message,recover_transaction}": {
    is: "signature",
    ...secp256k1,
    functions: ["verify"]
  },
  "eth_keys.keys.{PrivateKey,PublicKey}": { is: "key", ...secp256k1 },
  "{eth_utils.keccak,eth_utils.crypto.keccak,eth_hash.auto.keccak}": {
    is: "hash",
    algorithm: text("keccak-256", "hash")
  },

  "pyzipper.AESZipFile": { is: "cipher", name: "AES" },
  "dns.dnssec.make_ds": { is: "hash", algorithm: arg(2, "hash", "algorithm") },
  "dns.dnssec.validate": { is: "signature", functions: ["verify"] },
  "ldap3.Tls": {
    is: "protocol",
    name: "TLS",
    version: arg(KEYWORD_ONLY, "tlsVersion", "version"),
    from: arg(KEYWORD_ONLY, "any", "validate")
  },
  "twisted.internet.ssl.optionsForClientTLS": { is: "protocol", name: "TLS", verification: "peer" },
  "twisted.internet.ssl.{CertificateOptions,ClientContextFactory,DefaultOpenSSLContextFactory,platformTrust}": {
    is: "protocol",
    name: "TLS"
  },
  "twisted.internet.ssl.{Certificate,PrivateCertificate}.loadPEM": { is: "certificate", certificateFormat: "X.509" },
  "celery.Celery": { returns: "celery.Celery" },
  "celery.Celery#setup_security": {
    is: "signature",
    digest: arg(4, "hash", "digest"),
    functions: ["sign", "verify"],
    defaults: { digest: "SHA-256" }
  },
  "acme.crypto_util.make_csr": { is: "certificate", certificateFormat: "PKCS10", functions: ["sign"] }
})
