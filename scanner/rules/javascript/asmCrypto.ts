import { arg, library, text } from "../rule.ts"

const module = "asmcrypto.js"
const modes = "ECB,CBC,CFB,OFB,CTR,CCM,GCM"
const hashes = "SHA1,SHA256,SHA512"
const forms = "bytes,hex,base64"
const cipher = { is: "cipher", name: "AES", mode: text("{1}", "mode"), keyBits: arg(1, "rawBytes") } as const

/* asmcrypto.js 0.22 (globals) and 2.3, README. */
export const asmCrypto = library("javascript", "asmCrypto", {
  [`${module}.{${hashes}}.{${forms}}`]: { is: "hash", algorithm: text("{1}", "hash") },
  [`${module}.HMAC_{${hashes}}.{${forms}}`]: { is: "mac", name: "HMAC", digest: text("{1}", "hash") },
  [`${module}.PBKDF2_HMAC_{${hashes}}.{${forms}}`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: text("{1}", "hash"),
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes")
  },
  [`${module}.Pbkdf2Hmac{Sha1,Sha256,Sha512}`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: text("{1}", "hash"),
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes")
  },
  [`new ${module}.{Sha1,Sha256,Sha512}`]: { is: "hash", algorithm: text("{1}", "hash") },
  [`new ${module}.Hmac{Sha1,Sha256,Sha512}`]: {
    is: "mac",
    name: "HMAC",
    digest: text("{1}", "hash"),
    keyBits: arg(0, "bytes")
  },
  [`${module}.AES_{${modes}}.encrypt`]: { ...cipher, functions: ["encrypt"] },
  [`${module}.AES_{${modes}}.decrypt`]: { ...cipher, functions: ["decrypt"] }
})
