import { arg, library } from "../rule.ts"

/*
 * Source: Java SE 25 API Specification, packages javax.xml.crypto.dsig and javax.xml.crypto.dsig.spec; the URIs behind
 * the constants: XML Signature Syntax and Processing 1.1 and RFC 9231.
 */
export const xmlDsig = library("java", "xmlDsig", {
  "javax.xml.crypto.dsig.XMLSignatureFactory.getInstance": { returns: "javax.xml.crypto.dsig.XMLSignatureFactory" },
  "javax.xml.crypto.dsig.XMLSignatureFactory#newDigestMethod": { is: "hash", algorithm: arg(0, "xmldsig") },
  "javax.xml.crypto.dsig.XMLSignatureFactory#newSignatureMethod": {
    is: "signature",
    algorithm: arg(0, "xmldsig"),
    from: arg(1, "any")
  },
  "javax.xml.crypto.dsig.DigestMethod.{SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD160,SHA3_224,SHA3_256,SHA3_384,SHA3_512}":
    { value: "{1}" },
  "javax.xml.crypto.dsig.SignatureMethod.{DSA_SHA1,DSA_SHA256}": { value: "{1}" },
  "javax.xml.crypto.dsig.SignatureMethod.RSA_{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "RSA_{1}" },
  "javax.xml.crypto.dsig.SignatureMethod.{SHA1,SHA224,SHA256,SHA384,SHA512}_RSA_MGF1": { value: "{1}_RSA_MGF1" },
  "javax.xml.crypto.dsig.SignatureMethod.SHA3_{224,256,384,512}_RSA_MGF1": { value: "SHA3_{1}_RSA_MGF1" },
  "javax.xml.crypto.dsig.SignatureMethod.RSA_PSS": { value: "RSA_PSS" },
  "javax.xml.crypto.dsig.SignatureMethod.ECDSA_{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "ECDSA_{1}" },
  "javax.xml.crypto.dsig.SignatureMethod.HMAC_{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "HMAC_{1}" },
  "javax.xml.crypto.dsig.SignatureMethod.{ED25519,ED448}": { value: "EDDSA_{1}" },
  "new javax.xml.crypto.dsig.spec.HMACParameterSpec": { tagBits: arg(0, "int") },
  "new javax.xml.crypto.dsig.spec.RSAPSSParameterSpec": { from: arg(0, "any") }
})
