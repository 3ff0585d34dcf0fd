import { arg, library, option, text } from "../rule.ts"

const root = "jsrsasign.KJUR"
const hashes = "md5,sha1,sha256,sha512,ripemd160"
const owners = "{jsrsasign.KJUR.crypto,jsrsasign}"
const rsaSigned = { is: "signature", name: "RSA", primitive: "signature" } as const
const signs = { functions: ["sign"] } as const
const verifies = { functions: ["verify"] } as const

/*
 * jsrsasign 11, API reference (https://kjur.github.io/jsrsasign/api/) and src, and the globals that its browser build defines. A key of a MAC or
 * token that is a text is written in hexadecimal, unless it is named utf8 or rstr.
 */
export const jsrsasign = library("javascript", "jsrsasign", {
  [`new ${owners}.MessageDigest`]: { is: "hash", algorithm: option(0, "hash", "alg") },
  [`${root}.crypto.Util.{${hashes}}`]: { is: "hash", algorithm: text("{1}", "hash") },
  [`${root}.crypto.Util.sha{256,512}Hex`]: { is: "hash", name: "SHA-{1}" },
  [`${root}.jws.JWS.getJWKthumbprint`]: { is: "hash", name: "SHA-256" },
  [`${root}.crypto.Util.hash{String,Hex}`]: { is: "hash", algorithm: arg(1, "hash") },
  [`new ${owners}.Mac`]: {
    is: "mac",
    algorithm: option(0, "openssl", "alg"),
    key: option(0, "any", "pass", "utf8|rstr")
  },
  [`new ${owners}.Signature`]: {
    is: "signature",
    algorithm: option(0, "jca", "alg"),
    returns: `${root}.crypto.Signature`
  },
  [`${root}.crypto.Signature#{sign,signString,signHex}`]: { refines: true, ...signs },
  [`${root}.crypto.Signature#verify`]: { refines: true, ...verifies },
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
  [`new ${owners}.ECDSA`]: {
    is: "key",
    name: "ECDSA",
    curve: option(0, "curve", "curve"),
    returns: `${root}.crypto.ECDSA`
  },
  [`${root}.crypto.ECDSA#generateKeyPairHex`]: { is: "keygen", inherits: true },
  [`${root}.crypto.ECDSA#signWithMessageHash`]: { is: "signature", inherits: true, ...signs },
  [`${root}.crypto.ECDSA#{verifyHex,verifyWithMessageHash}`]: { is: "signature", inherits: true, ...verifies },
  [`new ${owners}.DSA`]: { is: "key", name: "DSA", returns: `${root}.crypto.DSA` },
  [`${root}.crypto.DSA#signWithMessageHash`]: { is: "signature", inherits: true, ...signs },
  [`${root}.crypto.DSA#verifyWithMessageHash`]: { is: "signature", inherits: true, ...verifies },
  [`${root}.crypto.Util.getRandom{HexOfNbytes,BigIntegerOfNbytes}`]: {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size")
  },
  [`${root}.crypto.Util.{getRandomHexOfNbits,getRandomBigIntegerOfNbits,getRandomBigIntegerZeroToMax,getRandomBigIntegerMinToMax}`]:
    { is: "random", name: "RNG" },
  "new jsrsasign.SecureRandom": { is: "random", name: "RNG", supplies: true },
  "jsrsasign.KEYUTIL.{getKeyFromPlainPrivatePKCS8PEM,getKeyFromPlainPrivatePKCS8Hex,getKeyFromEncryptedPKCS8PEM}": {
    is: "key",
    material: "private-key",
    certificateFormat: "PKCS8"
  },
  "jsrsasign.KEYUTIL.{getJWK,getJWKFromKey}": { is: "key", certificateFormat: "JWK" },
  "jsrsasign.KEYUTIL.getPEM": { is: "key", certificateFormat: "PEM" },
  "jsrsasign.KEYUTIL.generateKeypair": {
    is: "keygen",
    algorithm: arg(0, "openssl"),
    keyBits: arg(1, "int"),
    curve: arg(1, "curve")
  },
  "jsrsasign.KEYUTIL.{getKey,getKeyFromCSRPEM}": { is: "key" },
  "jsrsasign.RSAKey#{sign,signWithMessageHash}": {
    ...rsaSigned,
    padding: "pkcs1v15",
    digest: arg(1, "hash"),
    ...signs
  },
  "jsrsasign.RSAKey#{signPSS,signWithMessageHashPSS}": {
    ...rsaSigned,
    padding: "pss",
    digest: arg(1, "hash"),
    saltBits: arg(2, "bytes"),
    ...signs
  },
  "jsrsasign.RSAKey#{verify,verifyWithMessageHash}": { ...rsaSigned, padding: "pkcs1v15", ...verifies },
  "jsrsasign.RSAKey#{verifyPSS,verifyWithMessageHashPSS}": {
    ...rsaSigned,
    padding: "pss",
    digest: arg(2, "hash"),
    saltBits: arg(3, "bytes"),
    ...verifies
  },
  "new jsrsasign.RSAKey": { is: "key", name: "RSA", returns: "jsrsasign.RSAKey" },
  "jsrsasign.RSAKey#generate": { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  [`${root}.jws.JWS.sign`]: {
    is: "token",
    algorithm: arg(0, "jose"),
    key: arg(3, "any", undefined, "utf8|rstr"),
    functions: ["sign"]
  },
  [`${root}.jws.JWS.verify`]: {
    is: "token",
    algorithm: arg(2, "jose"),
    key: arg(1, "any", undefined, "utf8|rstr"),
    functions: ["verify"]
  },
  [`${root}.jws.JWS.verifyJWT`]: { is: "token", algorithm: option(2, "jose", "alg"), functions: ["verify"] },
  [`new ${root}.asn1.x509.Certificate`]: {
    is: "certificate",
    certificateFormat: "X.509",
    algorithm: option(0, "jca", "sigalg")
  },
  [`new ${root}.asn1.csr.CertificationRequest`]: {
    is: "certificate",
    certificateFormat: "PKCS10",
    algorithm: option(0, "jca", "sigalg")
  },
  "new jsrsasign.X509CRL": { is: "certificate", certificateFormat: "X.509-CRL" },
  [`new ${root}.asn1.x509.CRL`]: {
    is: "certificate",
    certificateFormat: "X.509-CRL",
    algorithm: option(0, "jca", "sigalg")
  },
  [`new ${root}.asn1.cms.SignedData`]: { is: "signature", name: "CMS", functions: ["sign"] },
  "new jsrsasign.X509": { is: "certificate", certificateFormat: "X.509" }
})
