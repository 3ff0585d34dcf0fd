import { arg, library, text } from "../rule.ts"

const keyBits = arg(0, "bytes", "key")
const operation = {
  is: "cipher",
  name: "AES",
  mode: text("{1}", "mode"),
  keyBits,
  returns: "pyaes.AESModeOfOperation"
} as const
const fed = {
  is: "cipher",
  algorithm: arg(0, "any", "mode"),
  padding: arg(1, "any", "padding"),
  defaults: { padding: "pkcs7" }
} as const
const streamed = { ...fed, padding: arg(4, "any", "padding") } as const
const aes = (mode: string) =>
  ({ is: "cipher", name: "AES", mode, keyBits: arg(1, "bytes", "key"), nonceBits: arg(2, "bytes", "iv") }) as const

/* pyaes 1.6, TgCrypto 1.2 and cryptg 0.5, each README: AES for programs that take no large library along. The feeders of pyaes pad with PKCS #7. */
export const pyaes = library("python", "pyaes", {
  "pyaes.AES": { is: "cipher", name: "AES", keyBits, returns: "pyaes.AESModeOfOperation" },
  "pyaes.AESModeOfOperation{ECB,CTR}": operation,
  "pyaes.AESModeOfOperation{CBC,CFB,OFB}": { ...operation, nonceBits: arg(1, "bytes", "iv") },
  "pyaes.AESModeOfOperation#encrypt": { refines: true, functions: ["encrypt"] },
  "pyaes.AESModeOfOperation#decrypt": { refines: true, functions: ["decrypt"] },
  "pyaes.Encrypter": { ...fed, functions: ["encrypt"] },
  "pyaes.Decrypter": { ...fed, functions: ["decrypt"] },
  "pyaes.encrypt_stream": { ...streamed, functions: ["encrypt"] },
  "pyaes.decrypt_stream": { ...streamed, functions: ["decrypt"] },
  "pyaes.{PADDING_NONE,blockfeeder.PADDING_NONE}": { padding: "none" },
  "pyaes.{PADDING_DEFAULT,blockfeeder.PADDING_DEFAULT}": { padding: "pkcs7" },

  "{tgcrypto.ige256_encrypt,cryptg.encrypt_ige}": { ...aes("ige"), functions: ["encrypt"] },
  "{tgcrypto.ige256_decrypt,cryptg.decrypt_ige}": { ...aes("ige"), functions: ["decrypt"] },
  "tgcrypto.{ctr,cbc}256_encrypt": { ...aes("{1}"), functions: ["encrypt"] },
  "tgcrypto.{ctr,cbc}256_decrypt": { ...aes("{1}"), functions: ["decrypt"] }
})
