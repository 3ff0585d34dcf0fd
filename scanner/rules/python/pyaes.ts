import { arg, library, text } from "../rule.ts"

const keyBits = arg(0, "bytes", "key")
const operation = {
  is: "cipher",
  name: "AES",
  mode: text("{1}", "mode"),
  keyBits,
  returns: "pyaes.AESModeOfOperation"
} as const
const aes = (mode: string) =>
  ({ is: "cipher", name: "AES", mode, keyBits: arg(1, "bytes", "key"), nonceBits: arg(2, "bytes", "iv") }) as const

/* pyaes 1.6, TgCrypto 1.2 and cryptg 0.5, each README: AES for programs that take no large library along. */
export const pyaes = library("python", "pyaes", {
  "pyaes.AES": { is: "cipher", name: "AES", keyBits, returns: "pyaes.AESModeOfOperation" },
  "pyaes.AESModeOfOperation{ECB,CTR}": operation,
  "pyaes.AESModeOfOperation{CBC,CFB,OFB}": { ...operation, nonceBits: arg(1, "bytes", "iv") },
  "pyaes.AESModeOfOperation#encrypt": { refines: true, functions: ["encrypt"] },
  "pyaes.AESModeOfOperation#decrypt": { refines: true, functions: ["decrypt"] },
  "pyaes.Encrypter": { is: "cipher", algorithm: arg(0, "any", "mode"), functions: ["encrypt"] },
  "pyaes.Decrypter": { is: "cipher", algorithm: arg(0, "any", "mode"), functions: ["decrypt"] },
  "pyaes.encrypt_stream": { is: "cipher", algorithm: arg(0, "any", "mode"), functions: ["encrypt"] },
  "pyaes.decrypt_stream": { is: "cipher", algorithm: arg(0, "any", "mode"), functions: ["decrypt"] },

  "{tgcrypto.ige256_encrypt,cryptg.encrypt_ige}": { ...aes("ige"), functions: ["encrypt"] },
  "{tgcrypto.ige256_decrypt,cryptg.decrypt_ige}": { ...aes("ige"), functions: ["decrypt"] },
  "tgcrypto.{ctr,cbc}256_encrypt": { ...aes("{1}"), functions: ["encrypt"] },
  "tgcrypto.{ctr,cbc}256_decrypt": { ...aes("{1}"), functions: ["decrypt"] }
})
