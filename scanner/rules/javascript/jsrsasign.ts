import { arg, library, option, text } from "../../match/rule.ts"

const root = "jsrsasign.KJUR"
const hashes = "md5,sha1,sha224,sha256,sha384,sha512,ripemd160"

/* jsrsasign 11, API reference, and the globals that its browser build defines. */
export const jsrsasign = library("javascript", "jsrsasign", {
  [`new ${root}.crypto.MessageDigest`]: { is: "hash", algorithm: option(0, "hash", "alg") },
  [`${root}.crypto.Util.{${hashes}}`]: { is: "hash", algorithm: text("{1}", "hash") },
  [`${root}.crypto.Util.hash{String,Hex}`]: { is: "hash", algorithm: arg(1, "hash") },
  [`new ${root}.crypto.Mac`]: { is: "mac", algorithm: option(0, "openssl", "alg") },
  [`new ${root}.crypto.Signature`]: {
    is: "signature",
    algorithm: option(0, "jca", "alg"),
    returns: `${root}.crypto.Signature`
  },
  [`${root}.crypto.Signature#sign`]: { refines: true, functions: ["sign"] },
  [`${root}.crypto.Signature#verify`]: { refines: true, functions: ["verify"] },
  [`${root}.crypto.Cipher.encrypt`]: {
    is: "cipher",
    algorithm: arg(2, "openssl"),
    key: arg(1, "any"),
    functions: ["encrypt"],
    defaults: { name: "RSA", padding: "pkcs1v15" }
  },
  [`${root}.crypto.Cipher.decrypt`]: {
    is: "cipher",
    algorithm: arg(2, "openssl"),
    key: arg(1, "any"),
    functions: ["decrypt"],
    defaults: { name: "RSA", padding: "pkcs1v15" }
  },
  [`new ${root}.crypto.ECDSA`]: { is: "key", name: "ECDSA", curve: option(0, "curve", "curve") },
  [`new ${root}.crypto.DSA`]: { is: "key", name: "DSA" },
  "jsrsasign.KEYUTIL.generateKeypair": {
    is: "keygen",
    algorithm: arg(0, "openssl"),
    keyBits: arg(1, "int"),
    curve: arg(1, "curve")
  },
  "jsrsasign.KEYUTIL.getKey": { is: "key" },
  "new jsrsasign.RSAKey": { is: "key", name: "RSA", returns: "jsrsasign.RSAKey" },
  "jsrsasign.RSAKey#generate": { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  "jsrsasign.RSAKey#{encrypt,encryptOAEP}": { is: "cipher", name: "RSA", primitive: "pke", functions: ["encrypt"] },
  "jsrsasign.RSAKey#{decrypt,decryptOAEP}": { is: "cipher", name: "RSA", primitive: "pke", functions: ["decrypt"] },
  [`${root}.jws.JWS.sign`]: { is: "token", algorithm: arg(0, "jose"), functions: ["sign"] },
  [`${root}.jws.JWS.verify`]: { is: "token", algorithm: arg(2, "jose"), functions: ["verify"] },
  [`${root}.jws.JWS.verifyJWT`]: { is: "token", algorithm: option(2, "jose", "alg"), functions: ["verify"] },
  [`new ${root}.asn1.x509.Certificate`]: {
    is: "certificate",
    certificateFormat: "X.509"
  },
  "new jsrsasign.X509": { is: "certificate", certificateFormat: "X.509" }
})
