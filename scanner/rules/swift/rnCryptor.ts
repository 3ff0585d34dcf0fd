import { library } from "../rule.ts"

const format = { is: "cipher", name: "AES", keyBits: 256, mode: "cbc", padding: "pkcs7" } as const
const keyed = { labels: ["password", "encryptionKey", "hmacKey"] } as const

/* RNCryptor 5, README and format specification version 3: AES-256 in CBC, keys from PBKDF2 with 10,000 rounds of HMAC-SHA-1, HMAC-SHA-256 over all. */
export const rnCryptor = library("swift", "rnCryptor", {
  "RNCryptor.RNCryptor.encrypt": { ...format, functions: ["encrypt"], labels: ["data", "withPassword"] },
  "RNCryptor.RNCryptor.decrypt": { ...format, functions: ["decrypt"], labels: ["data", "withPassword"] },
  "new RNCryptor.RNCryptor.{Encryptor,EncryptorV3}": { ...format, ...keyed, functions: ["encrypt"] },
  "new RNCryptor.RNCryptor.{Decryptor,DecryptorV3}": { ...format, ...keyed, functions: ["decrypt"] },
  "RNCryptor.RNCryptor.randomData": { is: "random", name: "RNG", labels: ["ofLength"] }
})
