import { arg, library } from "../rule.ts"

const sign = {
  is: "signature",
  name: "RSA",
  primitive: "signature",
  digest: arg(1, "hash"),
  functions: ["sign"]
} as const
const verify = {
  is: "signature",
  name: "RSA",
  primitive: "signature",
  digest: arg(2, "hash"),
  functions: ["verify"]
} as const

/* package:fast_rsa 3, README. */
export const fastRsa = library("dart", "fastRsa", {
  "fast_rsa.RSA.{encryptOAEP,encryptOAEPBytes}": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    padding: "oaep",
    digest: arg(2, "hash"),
    functions: ["encrypt"]
  },
  "fast_rsa.RSA.{decryptOAEP,decryptOAEPBytes}": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    padding: "oaep",
    digest: arg(2, "hash"),
    functions: ["decrypt"]
  },
  "fast_rsa.RSA.{encryptPKCS1v15,encryptPKCS1v15Bytes}": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    padding: "pkcs1v15",
    functions: ["encrypt"]
  },
  "fast_rsa.RSA.{decryptPKCS1v15,decryptPKCS1v15Bytes}": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    padding: "pkcs1v15",
    functions: ["decrypt"]
  },
  "fast_rsa.RSA.{signPSS,signPSSBytes}": { ...sign, padding: "pss" },
  "fast_rsa.RSA.{signPKCS1v15,signPKCS1v15Bytes}": { ...sign, padding: "pkcs1v15" },
  "fast_rsa.RSA.{verifyPSS,verifyPSSBytes}": { ...verify, padding: "pss" },
  "fast_rsa.RSA.{verifyPKCS1v15,verifyPKCS1v15Bytes}": { ...verify, padding: "pkcs1v15" },
  "fast_rsa.RSA.generate": { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  "fast_rsa.RSA.hash": { is: "hash", algorithm: arg(1, "hash") },
  "fast_rsa.Hash.{MD5,SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "{1}" }
})
