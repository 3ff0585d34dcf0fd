import { arg, library, text, type Row } from "../rule.ts"

const padded: Row = { is: "cipher", name: "RSA", padding: arg(1, "any") }

/*
 * QCA 2.3, the Qt Cryptographic Architecture (github.com/KDE/qca/tree/master/include/QtCrypto). PBKDF1 and PBKDF2 hash with SHA-1
 * unless told otherwise, HKDF with SHA-256.
 */
export const qca = library("c", "qca", {
  "new QCA.Hash": { is: "hash", algorithm: arg(0, "hash") },
  "new QCA.MessageAuthenticationCode": { is: "mac", algorithm: arg(0, "linuxCrypto") },
  "new QCA.Cipher": {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    mode: arg(1, "any"),
    padding: arg(2, "any"),
    functions: arg(3, "any")
  },
  "QCA.Cipher.{CBC,CFB,ECB,OFB,CTR,GCM,CCM}": { mode: text("{1}", "mode") },
  "QCA.Cipher.NoPadding": { padding: "none" },
  "QCA.Cipher.PKCS7": { padding: "pkcs7" },
  "QCA.Encode": { functions: ["encrypt"] },
  "QCA.Decode": { functions: ["decrypt"] },
  "new QCA.{PBKDF1,PBKDF2}": {
    is: "kdf",
    name: "{1}",
    digest: arg(0, "hash"),
    defaults: { digest: "SHA-1" },
    returns: "QCA.KDF"
  },
  "QCA.KDF#makeKey": { refines: true, outputBits: arg(2, "bytes"), iterations: arg(3, "int") },
  "new QCA.HKDF": {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "hash"),
    defaults: { digest: "SHA-256" },
    returns: "QCA.HKDF"
  },
  "QCA.HKDF#makeKey": { refines: true, outputBits: arg(3, "bytes") },
  "new QCA.KeyGenerator": { returns: "QCA.KeyGenerator" },
  "QCA.KeyGenerator#createRSA": { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  "QCA.KeyGenerator#create{DSA,DH}": { is: "keygen", name: "{1}" },
  "QCA.{EME_PKCS1v15,EME_PKCS1v15_SSL}": { padding: "pkcs1v15" },
  "QCA.EME_PKCS1_OAEP": { padding: "oaep" },
  "QCA.EME_NO_PADDING": { padding: "none" },
  "QCA.EMSA1_SHA1": { digest: "SHA-1" },
  "QCA.EMSA3_{SHA1,SHA224,SHA256,SHA384,SHA512,MD2,MD5,RIPEMD160}": {
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  "QCA.PublicKey.{fromPEM,fromPEMFile,fromDER}": { is: "key", material: "public-key", returns: "QCA.PublicKey" },
  "QCA.PrivateKey.{fromPEM,fromPEMFile,fromDER}": { is: "key", material: "private-key", returns: "QCA.PrivateKey" },
  "QCA.PublicKey#encrypt": { ...padded, functions: ["encrypt"] },
  "QCA.PrivateKey#decrypt": { is: "cipher", name: "RSA", padding: arg(2, "any"), functions: ["decrypt"] },
  "QCA.PrivateKey#signMessage": { is: "signature", algorithm: arg(1, "any"), functions: ["sign"] },
  "QCA.PrivateKey#startSign": { is: "signature", algorithm: arg(0, "any"), functions: ["sign"] },
  "QCA.PublicKey#verifyMessage": { is: "signature", algorithm: arg(2, "any"), functions: ["verify"] },
  "QCA.PublicKey#startVerify": { is: "signature", algorithm: arg(0, "any"), functions: ["verify"] },
  "QCA.Random.randomArray": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "QCA.Random.{randomInt,randomChar}": { is: "random", name: "RNG" }
})
