import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const attribute = {
  is: "cipher",
  algorithm: arg(KEYWORD_ONLY, "openssl", "algorithm"),
  defaults: { name: "AES", keyBits: 256, mode: "gcm" }
} as const
const lockbox = {
  is: "cipher",
  algorithm: arg(KEYWORD_ONLY, "lockbox", "algorithm"),
  defaults: { name: "AES", keyBits: 256, mode: "gcm" }
} as const
const openpgp = { is: "cipher" } as const
const rncryptor = { is: "cipher", name: "AES", keyBits: 256, mode: "cbc" } as const

/*
 * READMEs of attr_encrypted 4.2 and encryptor 3.0 (aes-256-gcm), lockbox 2.0 (aes-gcm with 256 bits), blind_index 2.6 (Argon2id),
 * symmetric-encryption 4.6 (aes-256-cbc), gpgme 2.0 (what is used, GnuPG chooses), ruby_rncryptor 3.0, gibberish 2.1
 * (AES-256-GCM), fast-aes 0.1 (ECB), crypt 2.1, openssl-ccm 1.2 and cmac.
 */
export const encryptionGems = library("ruby", "encryptionGems", {
  "{attr_encrypted,attr_encryptor}": attribute,
  "Encryptor.encrypt": { ...attribute, functions: ["encrypt"] },
  "Encryptor.decrypt": { ...attribute, functions: ["decrypt"] },

  "Lockbox.new": { ...lockbox, returns: "Lockbox" },
  "{has_encrypted,lockbox_encrypts,encrypts_attached,Lockbox.encrypts_action_text_body}": lockbox,
  "Lockbox#{encrypt,encrypt_io}": { refines: true, operates: true, functions: ["encrypt"] },
  "Lockbox#{decrypt,decrypt_str,decrypt_io}": { refines: true, operates: true, functions: ["decrypt"] },
  "Lockbox.generate_key": { is: "random", name: "RNG", byteLength: 32 },
  "Lockbox.generate_key_pair": { is: "keygen", name: "X25519" },
  "Lockbox.attribute_key": { is: "kdf", name: "HKDF" },
  blind_index: { is: "kdf", name: "Argon2id" },
  "BlindIndex.generate_bidx": { is: "kdf", name: "Argon2id", functions: ["keyderive"] },

  "SymmetricEncryption.Cipher.new": {
    is: "cipher",
    algorithm: arg(KEYWORD_ONLY, "openssl", "cipher_name"),
    nonceBits: arg(KEYWORD_ONLY, "bytes", "iv"),
    defaults: { name: "AES", keyBits: 256, mode: "cbc" }
  },
  "SymmetricEncryption.encrypt": { is: "cipher", functions: ["encrypt"] },
  "SymmetricEncryption.decrypt": { is: "cipher", functions: ["decrypt"] },

  "GPGME.Crypto.new": { returns: "GPGME.Crypto" },
  "{GPGME.Crypto.encrypt,GPGME.Crypto#encrypt,GPGME.encrypt}": { ...openpgp, functions: ["encrypt"] },
  "{GPGME.Crypto.decrypt,GPGME.Crypto#decrypt,GPGME.decrypt}": { ...openpgp, functions: ["decrypt"] },
  "{GPGME.Crypto.sign,GPGME.Crypto#sign,GPGME.Crypto#clearsign,GPGME.Crypto#detach_sign,GPGME.sign}": {
    is: "signature",
    functions: ["sign"]
  },
  "{GPGME.Crypto.verify,GPGME.Crypto#verify,GPGME.verify}": { is: "signature", functions: ["verify"] },
  "GPGME.Key.{import,find,get}": { is: "key", certificateFormat: "OpenPGP" },

  "RubyRNCryptor.encrypt": { ...rncryptor, functions: ["encrypt"] },
  "RubyRNCryptor.decrypt": { ...rncryptor, functions: ["decrypt"] },
  "Gibberish.AES.new": { is: "cipher", name: "AES", keyBits: 256, mode: "gcm" },
  "Gibberish.AES.CBC.new": { is: "cipher", name: "AES", keyBits: 256, mode: "cbc" },
  "Gibberish.RSA.new": { is: "cipher", name: "RSA", primitive: "pke" },
  "Gibberish.{MD5,SHA1,SHA224,SHA256,SHA384,SHA512}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "Gibberish.HMAC{1,224,256,384,512}": { is: "mac", name: "HMAC", digest: { text: "SHA{1}", as: "hash" } },
  "FastAES.new": { is: "cipher", name: "AES", mode: "ecb", keyBits: arg(0, "bytes") },
  "Crypt.{Blowfish,Rijndael,Gost,IDEA}.new": {
    is: "cipher",
    algorithm: { text: "{1}", as: "cipher" },
    keyBits: arg(0, "bytes")
  },
  "OpenSSL.CCM.new": {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    mode: "ccm",
    keyBits: arg(1, "bytes"),
    tagBits: arg(2, "bytes")
  },
  "{CMAC.new,OpenSSL.CMAC.new}": { is: "mac", name: "CMAC", cipher: "AES" }
})
