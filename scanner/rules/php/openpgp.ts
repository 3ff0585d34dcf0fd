import { arg, library } from "../rule.ts"

const message = { certificateFormat: "OpenPGP" } as const
const encrypt = { is: "cipher", name: "PGP", ...message, functions: ["encrypt"] } as const
const decrypt = { is: "cipher", name: "PGP", ...message, functions: ["decrypt"] } as const
const sign = { is: "signature", name: "PGP", ...message, functions: ["sign"] } as const
const verify = { is: "signature", name: "PGP", ...message, functions: ["verify"] } as const
const privateKey = { is: "key", ...message, material: "private-key" } as const
const publicKey = { is: "key", ...message, material: "public-key" } as const
const RSA = "OpenPGP_Crypt_RSA"
const SYMMETRIC = "OpenPGP_Crypt_Symmetric"

/*
 * PHP manual, "GnuPG" (https://www.php.net/manual/en/book.gnupg.php), class and functions: the keys of the recipients and the
 * preferences in them decide on algorithms. openpgp-php 0.7 (https://github.com/singpolyma/openpgp-php), README and lib: `sign` documents SHA256, symmetric
 * encryption algorithm 9, AES with 256 bits in CFB mode. PEAR Crypt_GPG 1.6 API documentation.
 */
export const openpgp = library("php", "openpgp", {
  "new {gnupg,Gnupg,GnuPG}": { returns: "gnupg" },
  "{gnupg#encrypt,gnupg#encryptsign,gnupg_encrypt,gnupg_encryptsign}": encrypt,
  "{gnupg#decrypt,gnupg#decryptverify,gnupg_decrypt,gnupg_decryptverify}": decrypt,
  "{gnupg#sign,gnupg_sign}": sign,
  "{gnupg#verify,gnupg_verify}": verify,
  "{gnupg#adddecryptkey,gnupg#addsignkey,gnupg_adddecryptkey,gnupg_addsignkey}": privateKey,
  "{gnupg#addencryptkey,gnupg_addencryptkey,gnupg#export,gnupg_export}": publicKey,
  "{gnupg#import,gnupg_import}": { is: "key", ...message },

  [`new ${RSA}`]: { is: "key", name: "RSA", ...message, returns: RSA },
  [`${RSA}#{sign,sign_key_userid}`]: {
    ...sign,
    name: "RSA",
    digest: arg(1, "hash", "hash"),
    defaults: { digest: "SHA-256" }
  },
  [`${RSA}#verify`]: { ...verify, name: "RSA" },
  [`${RSA}#decrypt`]: { ...decrypt, name: "RSA", primitive: "pke" },
  [`${RSA}.convert_key`]: { is: "key", name: "RSA", ...message },
  [`${SYMMETRIC}.encrypt`]: {
    is: "cipher",
    ...message,
    functions: ["encrypt"],
    algorithm: arg(2, "openPgpCipher", "symmetric_algorithm"),
    mode: "openpgpcfb",
    defaults: { name: "AES", keyBits: 256 }
  },
  [`${SYMMETRIC}.{decryptSymmetric,decryptPacket}`]: decrypt,
  [`${SYMMETRIC}.encryptSecretKey`]: {
    is: "key-wrap",
    ...message,
    algorithm: arg(2, "openPgpCipher", "symmetric_algorithm"),
    functions: ["encrypt"],
    defaults: { name: "AES", keyBits: 256 }
  },
  [`${SYMMETRIC}.decryptSecretKey`]: { is: "key-wrap", ...message, functions: ["decrypt"] },
  "new OpenPGP_SignaturePacket": {
    is: "signature",
    ...message,
    functions: ["sign"],
    algorithm: arg(1, "keyType"),
    digest: arg(2, "hash")
  },
  "new {OpenPGP_PublicKeyPacket,OpenPGP_PublicSubkeyPacket}": publicKey,
  "new {OpenPGP_SecretKeyPacket,OpenPGP_SecretSubkeyPacket}": privateKey,
  "new OpenPGP_S2K": { is: "kdf", name: "S2K" },

  "new Crypt_GPG": { returns: "Crypt_GPG" },
  "Crypt_GPG#{encrypt,encryptFile,encryptAndSign,encryptAndSignFile}": encrypt,
  "Crypt_GPG#{decrypt,decryptFile,decryptAndVerify,decryptAndVerifyFile}": decrypt,
  "Crypt_GPG#{sign,signFile}": sign,
  "Crypt_GPG#{verify,verifyFile}": verify,
  "Crypt_GPG#{importKey,importKeyFile}": { is: "key", ...message },
  "Crypt_GPG#{addSignKey,addDecryptKey,exportPrivateKey}": privateKey,
  "Crypt_GPG#{addEncryptKey,exportPublicKey}": publicKey,
  "new Crypt_GPG_KeyGenerator": { returns: "Crypt_GPG_KeyGenerator" },
  "Crypt_GPG_KeyGenerator#generateKey": { is: "keygen", ...message }
})
