import { arg, library } from "../rule.ts"

const X = "RobRichards.XMLSecLibs"
const simpleAes = { is: "cipher", name: "AES", keyBits: 256, mode: "cbc" } as const

/*
 * robrichards/xmlseclibs 3.1 README and constants; class names without a namespace are those of 1.4. Settings of
 * SimpleSAMLphp 2 and of onelogin/php-saml 4 (rsa-sha256 by default) hold the URIs of XML Signature; SimpleSAML\\Utils\\Crypto encrypts with AES-256-CBC.
 */
export const xmlseclibs = library("php", "xmlseclibs", {
  [`new {${X}.,}XMLSecurityKey`]: { is: "key", algorithm: arg(0, "xmldsig"), returns: "XMLSecurityKey" },
  [`{${X}.,}XMLSecurityKey.{TRIPLEDES_CBC,AES128_CBC,AES192_CBC,AES256_CBC,AES128_GCM,AES192_GCM,AES256_GCM,RSA_1_5,RSA_OAEP_MGF1P,RSA_OAEP,DSA_SHA1,RSA_SHA1,RSA_SHA256,RSA_SHA384,RSA_SHA512,HMAC_SHA1}`]:
    { value: "{2}" },
  [`{${X}.,}XMLSecurityDSig.{SHA1,SHA256,SHA384,SHA512,RIPEMD160}`]: { value: "{2}" },
  [`new {${X}.,}XMLSecurityDSig`]: { returns: "XMLSecurityDSig" },
  "XMLSecurityDSig#{addReference,addReferenceList}": {
    is: "hash",
    algorithm: arg(1, "xmldsig"),
    functions: ["digest"]
  },
  "XMLSecurityDSig#sign": { is: "signature", algorithm: arg(0, "any"), functions: ["sign"] },
  "XMLSecurityDSig#verify": { is: "signature", algorithm: arg(0, "any"), functions: ["verify"] },
  "XMLSecurityKey#{loadKey,generateSessionKey}": { refines: true },

  "entry signatureAlgorithm": { is: "signature", algorithm: arg(0, "xmldsig") },
  "entry digestAlgorithm": { is: "hash", algorithm: arg(0, "xmldsig") },
  "entry encryption_algorithm": { is: "cipher", algorithm: arg(0, "xmldsig") },
  "OneLogin.Saml2.Utils.addSign": {
    is: "signature",
    algorithm: arg(3, "xmldsig", "signAlgorithm"),
    functions: ["sign"],
    defaults: { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-256" }
  },
  "OneLogin.Saml2.Utils.{validateSign,validateMetadataSign,validateBinarySign}": {
    is: "signature",
    functions: ["verify"]
  },
  "OneLogin.Saml2.Utils.decryptElement": { is: "cipher", functions: ["decrypt"] },
  "OneLogin.Saml2.Utils.calculateX509Fingerprint": {
    is: "hash",
    algorithm: arg(1, "phpHash", "alg"),
    functions: ["digest"],
    defaults: { name: "SHA-1" }
  },
  "SimpleSAML.Utils.Crypto.{aesEncrypt,aesDecrypt}": simpleAes,
  "new SimpleSAML.Utils.Crypto": { returns: "SimpleSAML.Utils.Crypto" },
  "SimpleSAML.Utils.Crypto#{aesEncrypt,aesDecrypt}": simpleAes,
  "SimpleSAML.Utils.Crypto#pwHash": { is: "password-hash", name: "bcrypt", functions: ["keyderive"] },
  "SimpleSAML.Utils.Crypto#pwValid": { is: "password-hash", functions: ["verify"] }
})
