import { arg, library, text } from "../rule.ts"

const DEFUSE = "Defuse.Crypto"
const HALITE = "ParagonIE.Halite"
const defuse = { is: "cipher", name: "AES", keyBits: 256, mode: "ctr-hmac", digest: "SHA-256" } as const

/*
 * defuse/php-encryption 2.4 documentation (AES-256 in CTR mode with HMAC-SHA-256; PBKDF2 for passwords), paragonie/halite 5
 * README (which cipher it uses depends on its version; Argon2id, X25519, Ed25519, BLAKE2b), ramsey/uuid 4 and symfony/uid 7
 * (names are hashed with MD5 in version 3, with SHA-1 in version 5: RFC 9562); tuupola/branca 3 (XChaCha20-Poly1305), spatie/crypto 2 (RSA
 * of 4096 bits, SHA-256), "Zip" of the PHP manual.
 */
export const encryptionPackages = library("php", "encryptionPackages", {
  [`${DEFUSE}.{Crypto.encrypt,Crypto.encryptWithPassword,File.encryptFile,File.encryptFileWithPassword,File.encryptResource}`]:
    {
      ...defuse,
      functions: ["encrypt"]
    },
  [`${DEFUSE}.{Crypto.decrypt,Crypto.decryptWithPassword,File.decryptFile,File.decryptFileWithPassword,File.decryptResource}`]:
    {
      ...defuse,
      functions: ["decrypt"]
    },
  [`${DEFUSE}.{Key.createNewRandomKey,KeyProtectedByPassword.createRandomPasswordProtectedKey}`]: {
    is: "keygen",
    name: "AES",
    keyBits: 256
  },
  [`${DEFUSE}.Key.loadFromAsciiSafeString`]: { is: "key", name: "AES", keyBits: 256 },

  [`${HALITE}.Symmetric.Crypto.encrypt`]: { is: "cipher", functions: ["encrypt"] },
  [`${HALITE}.Symmetric.Crypto.decrypt`]: { is: "cipher", functions: ["decrypt"] },
  [`${HALITE}.Symmetric.Crypto.authenticate`]: { is: "mac", name: "BLAKE2b-MAC", functions: ["tag"] },
  [`${HALITE}.Symmetric.Crypto.verify`]: { is: "mac", name: "BLAKE2b-MAC", functions: ["verify"] },
  [`${HALITE}.Asymmetric.Crypto.{encrypt,seal}`]: { is: "cipher", curve: "Curve25519", functions: ["encrypt"] },
  [`${HALITE}.Asymmetric.Crypto.{decrypt,unseal}`]: { is: "cipher", curve: "Curve25519", functions: ["decrypt"] },
  [`${HALITE}.Asymmetric.Crypto.sign`]: { is: "signature", name: "Ed25519", functions: ["sign"] },
  [`${HALITE}.Asymmetric.Crypto.verify`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  [`${HALITE}.File.{encrypt,seal}`]: { is: "cipher", functions: ["encrypt"] },
  [`${HALITE}.File.{decrypt,unseal}`]: { is: "cipher", functions: ["decrypt"] },
  [`${HALITE}.File.checksum`]: { is: "hash", name: "BLAKE2b", functions: ["digest"] },
  [`${HALITE}.Password.hash`]: { is: "password-hash", name: "Argon2id", functions: ["keyderive"] },
  [`${HALITE}.Password.{verify,needsRehash}`]: { is: "password-hash", name: "Argon2id", functions: ["verify"] },
  [`${HALITE}.KeyFactory.{generateEncryptionKey,generateAuthenticationKey}`]: { is: "keygen" },
  [`${HALITE}.KeyFactory.generateEncryptionKeyPair`]: { is: "keygen", name: "X25519" },
  [`${HALITE}.KeyFactory.generateSignatureKeyPair`]: { is: "keygen", name: "Ed25519" },
  [`${HALITE}.KeyFactory.{deriveEncryptionKey,deriveAuthenticationKey}`]: {
    is: "kdf",
    name: "Argon2id",
    saltBits: arg(1, "bytes")
  },

  "new Branca.Branca": { is: "token", name: "XChaCha20-Poly1305", key: arg(0, "any"), returns: "Branca.Branca" },
  "Branca.Branca#encode": { refines: true, operates: true, functions: ["encrypt"] },
  "Branca.Branca#decode": { refines: true, operates: true, functions: ["decrypt"] },
  "new Spatie.Crypto.Rsa.KeyPair": { is: "keygen", name: "RSA", keyBits: arg(1, "int"), defaults: { keyBits: 4096 } },
  "Spatie.Crypto.Rsa.{PrivateKey,PublicKey}.{fromString,fromFile}": {
    is: "key",
    name: "RSA",
    returns: "Spatie.Crypto.Rsa.Key"
  },
  "Spatie.Crypto.Rsa.Key#sign": { is: "signature", name: "RSA", digest: "SHA-256", functions: ["sign"] },
  "Spatie.Crypto.Rsa.Key#verify": { is: "signature", name: "RSA", digest: "SHA-256", functions: ["verify"] },
  "Spatie.Crypto.Rsa.Key#encrypt": { is: "cipher", name: "RSA", primitive: "pke", functions: ["encrypt"] },
  "Spatie.Crypto.Rsa.Key#decrypt": { is: "cipher", name: "RSA", primitive: "pke", functions: ["decrypt"] },
  "ZipArchive.EM_AES_{128,192,256}": { is: "cipher", name: "AES", keyBits: text("{1}", "int"), mode: "ctr" },
  "ZipArchive.EM_TRAD_PKWARE": { is: "cipher" },

  "Ramsey.Uuid.Uuid.uuid3": { is: "hash", name: "MD5", functions: ["digest"] },
  "Ramsey.Uuid.Uuid.uuid5": { is: "hash", name: "SHA-1", functions: ["digest"] },
  "Ramsey.Uuid.Uuid.{uuid4,uuid7}": { is: "random", name: "RNG" },
  "Symfony.Component.Uid.Uuid.v3": { is: "hash", name: "MD5", functions: ["digest"] },
  "Symfony.Component.Uid.Uuid.v5": { is: "hash", name: "SHA-1", functions: ["digest"] },
  "Symfony.Component.Uid.Uuid.{v4,v7}": { is: "random", name: "RNG" }
})
