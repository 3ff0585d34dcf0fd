import { arg, library } from "../rule.ts"

const X = "RobRichards.XMLSecLibs"

/* robrichards/xmlseclibs 3.1 README and constants; class names without a namespace are those of 1.4. */
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
  "XMLSecurityKey#{loadKey,generateSessionKey}": { refines: true }
})
