import { arg, library } from "../rule.ts"

const pkcs7 =
  "{go.mozilla.org/pkcs7,github.com/mozilla-services/pkcs7,github.com/smallstep/pkcs7,github.com/fullsailor/pkcs7,github.com/digitorus/pkcs7}"
const cms = { is: "cipher", returns: "go.mozilla.org/pkcs7.PKCS7" } as const

/*
 * https://github.com/mozilla-services/pkcs7, with https://github.com/smallstep/pkcs7, https://github.com/digitorus/pkcs7 and
 * https://github.com/fullsailor/pkcs7: content is encrypted with DES-CBC unless the variable ContentEncryptionAlgorithm is set;
 * https://github.com/software-sslmate/go-pkcs12 (module software.sslmate.com/src/go-pkcs12): Legacy encrypts with RC2 and 3DES, Modern with AES-256.
 */
export const cmsTable = library("go", "cms", {
  [`${pkcs7}.Encrypt`]: { ...cms, functions: ["encrypt"], defaults: { name: "DES", mode: "cbc" } },
  [`${pkcs7}.EncryptUsingPSK`]: { ...cms, functions: ["encrypt"], defaults: { name: "DES", mode: "cbc" } },
  [`${pkcs7}.ContentEncryptionAlgorithm=`]: { is: "cipher", algorithm: arg(0, "any") },
  [`${pkcs7}.EncryptionAlgorithmDESCBC`]: { name: "DES", mode: "cbc" },
  [`${pkcs7}.EncryptionAlgorithmAES{128,256}CBC`]: {
    name: "AES",
    keyBits: { text: "{2}", as: "int" },
    mode: "cbc"
  },
  [`${pkcs7}.EncryptionAlgorithmAES{128,256}GCM`]: {
    name: "AES",
    keyBits: { text: "{2}", as: "int" },
    mode: "gcm"
  },
  [`${pkcs7}.NewSignedData`]: { is: "signature", functions: ["sign"], returns: "go.mozilla.org/pkcs7.SignedData" },
  "go.mozilla.org/pkcs7.SignedData#SetDigestAlgorithm": { refines: true, digest: arg(0, "any") },
  "go.mozilla.org/pkcs7.SignedData#{AddSigner,AddSignerChain,SignWithoutAttr}": {
    refines: true,
    operates: true,
    key: arg(1, "any")
  },
  [`${pkcs7}.OIDDigestAlgorithmSHA{1,256,384,512}`]: { name: "SHA-{2}" },
  [`${pkcs7}.Parse`]: { returns: "go.mozilla.org/pkcs7.PKCS7" },
  "go.mozilla.org/pkcs7.PKCS7#{Verify,VerifyWithChain,VerifyWithChainAtTime}": {
    is: "signature",
    functions: ["verify"]
  },
  "go.mozilla.org/pkcs7.PKCS7#{Decrypt,DecryptUsingPSK}": { is: "cipher", functions: ["decrypt"] },

  "software.sslmate.com/src/go-pkcs12.{Decode,DecodeChain,DecodeTrustStore,ToPEM,Encode,EncodeTrustStore}": {
    is: "keystore",
    certificateFormat: "PKCS12"
  },
  "software.sslmate.com/src/go-pkcs12.{Legacy,LegacyRC2,LegacyDES,Modern,Modern2023,Passwordless}": {
    returns: "software.sslmate.com/src/go-pkcs12.Encoder"
  },
  "software.sslmate.com/src/go-pkcs12.Encoder#{Encode,EncodeTrustStore,EncodeTrustStoreEntries}": {
    is: "keystore",
    certificateFormat: "PKCS12"
  }
})
