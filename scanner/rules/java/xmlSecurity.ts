import { arg, library } from "../rule.ts"

/*
 * Sources: Apache Santuario 4.0 API, packages org.apache.xml.security.signature, .algorithms and .encryption; Apache WSS4J 4.0 API,
 * packages org.apache.wss4j.dom and org.apache.wss4j.common; OpenSAML 5 API, packages org.opensaml.xmlsec.signature and
 * org.opensaml.xmlsec.encryption.support. The constants stand for identifiers of RFC 9231 and XML Encryption 1.1.
 */
export const xmlSecurity = library("java", "xmlSecurity", {
  "new org.apache.xml.security.signature.XMLSignature": {
    is: "signature",
    algorithm: arg(2, "xmldsig"),
    returns: "org.apache.xml.security.signature.XMLSignature"
  },
  "org.apache.xml.security.signature.XMLSignature#addDocument": { is: "hash", algorithm: arg(2, "xmldsig") },
  "org.apache.xml.security.signature.XMLSignature.ALGO_ID_SIGNATURE_RSA_{SHA1,SHA224,SHA256,SHA384,SHA512}": {
    value: "rsa-{1}"
  },
  "org.apache.xml.security.signature.XMLSignature.ALGO_ID_SIGNATURE_RSA_{SHA1,SHA256,SHA384,SHA512}_MGF1": {
    value: "{1}-rsa-MGF1"
  },
  "org.apache.xml.security.signature.XMLSignature.ALGO_ID_SIGNATURE_ECDSA_{SHA1,SHA224,SHA256,SHA384,SHA512}": {
    value: "ecdsa-{1}"
  },
  "org.apache.xml.security.signature.XMLSignature.ALGO_ID_SIGNATURE_DSA": { value: "dsa-sha1" },
  "org.apache.xml.security.signature.XMLSignature.ALGO_ID_SIGNATURE_DSA_SHA256": { value: "dsa-sha256" },
  "org.apache.xml.security.signature.XMLSignature.ALGO_ID_MAC_HMAC_{SHA1,SHA224,SHA256,SHA384,SHA512}": {
    value: "hmac-{1}"
  },
  "org.apache.xml.security.algorithms.MessageDigestAlgorithm.ALGO_ID_DIGEST_{SHA1,SHA224,SHA256,SHA384,SHA512}": {
    value: "{1}"
  },
  "org.apache.xml.security.encryption.XMLCipher.getInstance": {
    is: "cipher",
    algorithm: arg(0, "xmldsig"),
    returns: "org.apache.xml.security.encryption.XMLCipher"
  },
  "org.apache.xml.security.encryption.XMLCipher#init": { refines: true, key: arg(1, "any") },
  "org.apache.xml.security.encryption.XMLCipher.AES_{128,192,256}": { value: "aes{1}-cbc" },
  "org.apache.xml.security.encryption.XMLCipher.AES_{128,192,256}_GCM": { value: "aes{1}-gcm" },
  "org.apache.xml.security.encryption.XMLCipher.AES_{128,192,256}_KeyWrap": { value: "kw-aes{1}" },
  "org.apache.xml.security.encryption.XMLCipher.TRIPLEDES": { value: "tripledes-cbc" },
  "org.apache.xml.security.encryption.XMLCipher.TRIPLEDES_KeyWrap": { value: "kw-tripledes" },
  "org.apache.xml.security.encryption.XMLCipher.RSA_v1dot5": { value: "rsa-1_5" },
  "org.apache.xml.security.encryption.XMLCipher.RSA_OAEP": { value: "rsa-oaep-mgf1p" },
  "org.apache.xml.security.encryption.XMLCipher.RSA_OAEP_11": { value: "rsa-oaep" },

  "new org.apache.wss4j.dom.message.{WSSecEncrypt,WSSecSignature}": { returns: "org.apache.wss4j.dom.message.{1}" },
  "org.apache.wss4j.dom.message.WSSecEncrypt#setSymmetricEncAlgorithm": {
    is: "cipher",
    algorithm: arg(0, "xmldsig"),
    functions: ["encrypt"]
  },
  "org.apache.wss4j.dom.message.WSSecEncrypt#setKeyEncAlgo": { is: "key-wrap", algorithm: arg(0, "xmldsig") },
  "org.apache.wss4j.dom.message.WSSecSignature#setSignatureAlgorithm": {
    is: "signature",
    algorithm: arg(0, "xmldsig"),
    functions: ["sign"]
  },
  "org.apache.wss4j.dom.message.WSSecSignature#setDigestAlgo": { is: "hash", algorithm: arg(0, "xmldsig") },
  "{org.apache.wss4j.dom.WSConstants,org.apache.wss4j.common.WSS4JConstants}.AES_{128,192,256}": {
    value: "aes{2}-cbc"
  },
  "{org.apache.wss4j.dom.WSConstants,org.apache.wss4j.common.WSS4JConstants}.AES_{128,192,256}_GCM": {
    value: "aes{2}-gcm"
  },
  "{org.apache.wss4j.dom.WSConstants,org.apache.wss4j.common.WSS4JConstants}.TRIPLE_DES": { value: "tripledes-cbc" },
  "{org.apache.wss4j.dom.WSConstants,org.apache.wss4j.common.WSS4JConstants}.KEYTRANSPORT_RSA15": { value: "rsa-1_5" },
  "{org.apache.wss4j.dom.WSConstants,org.apache.wss4j.common.WSS4JConstants}.KEYTRANSPORT_RSAOAEP": {
    value: "rsa-oaep-mgf1p"
  },
  "{org.apache.wss4j.dom.WSConstants,org.apache.wss4j.common.WSS4JConstants}.{RSA_SHA1,HMAC_SHA1,HMAC_SHA256,SHA1,SHA256,SHA384,SHA512}":
    { value: "{2}" },

  "org.opensaml.xmlsec.signature.Signature#setSignatureAlgorithm": { is: "signature", algorithm: arg(0, "xmldsig") },
  "org.opensaml.xmlsec.encryption.support.{DataEncryptionParameters,KeyEncryptionParameters}#setAlgorithm": {
    is: "cipher",
    algorithm: arg(0, "xmldsig"),
    functions: ["encrypt"]
  },
  "org.opensaml.xmlsec.signature.support.SignatureConstants.ALGO_ID_SIGNATURE_{RSA,ECDSA}_{SHA1,SHA256,SHA384,SHA512}":
    {
      value: "{1}-{2}"
    },
  "org.opensaml.xmlsec.signature.support.SignatureConstants.ALGO_ID_SIGNATURE_RSA": { value: "rsa-sha1" },
  "org.opensaml.xmlsec.signature.support.SignatureConstants.ALGO_ID_MAC_HMAC_{SHA1,SHA256,SHA384,SHA512}": {
    value: "hmac-{1}"
  },
  "org.opensaml.xmlsec.encryption.support.EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES{128,192,256}": {
    value: "aes{1}-cbc"
  },
  "org.opensaml.xmlsec.encryption.support.EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES{128,192,256}_GCM": {
    value: "aes{1}-gcm"
  },
  "org.opensaml.xmlsec.encryption.support.EncryptionConstants.ALGO_ID_BLOCKCIPHER_TRIPLEDES": {
    value: "tripledes-cbc"
  },
  "org.opensaml.xmlsec.encryption.support.EncryptionConstants.ALGO_ID_KEYWRAP_AES{128,192,256}": { value: "kw-aes{1}" },
  "org.opensaml.xmlsec.encryption.support.EncryptionConstants.ALGO_ID_KEYTRANSPORT_RSA15": { value: "rsa-1_5" },
  "org.opensaml.xmlsec.encryption.support.EncryptionConstants.ALGO_ID_KEYTRANSPORT_RSAOAEP": { value: "rsa-oaep-mgf1p" }
})
