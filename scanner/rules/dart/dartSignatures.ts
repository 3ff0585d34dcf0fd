import { arg, library, text } from "../rule.ts"

const sign = { is: "signature", functions: ["sign"] } as const
const verify = { is: "signature", functions: ["verify"] } as const
const ec = { name: "ECDSA", curve: "secp256k1" } as const
const pgp = { certificateFormat: "OpenPGP" } as const

/*
 * README and API reference of package:ed25519_edwards 0.3, otp 3 (codes by time have SHA-256 unless the call says otherwise, those by
 * counter SHA-1), openpgp 3, web3dart 2 (wallets are encrypted with AES-128-CTR under scrypt), bip32 2, bip340 0.3, uuid 4,
 * crypto_keys 0.3 and safe members of jose 0.3.
 */
export const dartSignatures = library("dart", "dartSignatures", {
  "ed25519_edwards.{generateKey,newKeyFromSeed}": { is: "keygen", name: "Ed25519" },
  "ed25519_edwards.sign": { ...sign, name: "Ed25519" },
  "ed25519_edwards.verify": { ...verify, name: "Ed25519" },

  "otp.OTP.{generateTOTPCode,generateTOTPCodeString}": {
    is: "mac",
    name: "HMAC",
    digest: arg(9, "hash", "algorithm"),
    functions: ["tag"],
    defaults: { digest: "SHA-256" }
  },
  "otp.OTP.{generateHOTPCode,generateHOTPCodeString}": {
    is: "mac",
    name: "HMAC",
    digest: "SHA-1",
    functions: ["tag"]
  },
  "otp.Algorithm.{SHA1,SHA256,SHA512}": { value: "{1}" },
  "otp.OTP.randomSecret": { is: "random", name: "RNG" },

  "openpgp.OpenPGP.generate": { is: "keygen", ...pgp },
  "openpgp.OpenPGP.{encrypt,encryptBytes,encryptSymmetric,encryptSymmetricBytes,encryptFile,encryptSymmetricFile}": {
    is: "cipher",
    ...pgp,
    mode: "openpgp",
    functions: ["encrypt"]
  },
  "openpgp.OpenPGP.{decrypt,decryptBytes,decryptSymmetric,decryptSymmetricBytes,decryptFile,decryptSymmetricFile}": {
    is: "cipher",
    ...pgp,
    mode: "openpgp",
    functions: ["decrypt"]
  },
  "openpgp.OpenPGP.{sign,signBytes,signFile,signData}": { ...sign, ...pgp },
  "openpgp.OpenPGP.{verify,verifyBytes,verifyData}": { ...verify, ...pgp },

  "web3dart.{EthPrivateKey,EthPrivateKey.fromHex,EthPrivateKey.fromInt}": {
    is: "key",
    ...ec,
    material: "private-key",
    returns: "web3dart.EthPrivateKey"
  },
  "web3dart.EthPrivateKey.createRandom": {
    is: "keygen",
    ...ec,
    material: "private-key",
    returns: "web3dart.EthPrivateKey"
  },
  "web3dart.EthPrivateKey#{signToSignature,signToEcSignature,signToUint8List,sign,signPersonalMessage,signPersonalMessageToUint8List}":
    { ...sign, ...ec },
  "web3dart.{keccak256,keccakUtf8,keccakAscii}": { is: "hash", name: "Keccak-256", functions: ["digest"] },
  "web3dart.Wallet.createNew": { is: "cipher", name: "AES", keyBits: 128, mode: "ctr", functions: ["encrypt"] },
  "web3dart.Wallet.fromJson": { is: "cipher", name: "AES", keyBits: 128, mode: "ctr", functions: ["decrypt"] },

  "bip32.BIP32.{fromSeed,fromBase58,fromPrivateKey,fromPublicKey}": { is: "key", ...ec, returns: "bip32.BIP32" },
  "bip32.BIP32#{derive,deriveHardened,derivePath}": { returns: "bip32.BIP32" },
  "bip32.BIP32#sign": { ...sign, ...ec },
  "bip32.BIP32#verify": { ...verify, ...ec },
  "bip340.sign": { ...sign, name: "Schnorr", curve: "secp256k1" },
  "bip340.verify": { ...verify, name: "Schnorr", curve: "secp256k1" },

  "uuid.Uuid": { returns: "uuid.Uuid" },
  "uuid.Uuid#{v5,v5obj}": { is: "hash", name: "SHA-1", functions: ["digest"] },

  "crypto_keys.KeyPair.generateRsa": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(9, "int", "bitStrength"),
    defaults: { keyBits: 2048 }
  },
  "crypto_keys.KeyPair.generateEc": { is: "keygen", name: "EC", curve: arg(0, "any") },
  "crypto_keys.curves.{p256,p384,p521}": { curve: text("{1}", "curve") },
  "crypto_keys.KeyPair.generateSymmetric": { is: "keygen", keyBits: arg(0, "int"), material: "secret-key" },
  "crypto_keys.KeyPair.fromJwk": { is: "key", certificateFormat: "JWK" },

  "jose.JsonWebToken.decodeAndVerify": { is: "token", name: "JWT", functions: ["verify"] },
  "jose.JsonWebSignature.{fromCompactSerialization,fromJson}": { is: "token", name: "JWS" },
  "jose.JsonWebEncryption.{fromCompactSerialization,fromJson}": { is: "token", name: "JWE" },
  "jose.JsonWebKey.{fromPem,fromJson,fromCryptoKeys}": { is: "key" }
})
