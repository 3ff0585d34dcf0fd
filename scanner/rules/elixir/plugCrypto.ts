import { arg, library } from "../../match/rule.ts"

/*
 * Source: Plug.Crypto 2 documentation and Phoenix 1.7 documentation of Phoenix.Token. A key generator documents 1000
 * iterations, a digest of SHA-256 and 32 bytes unless told otherwise; what options that are no keywords tell is not read.
 * A message verifier documents HMAC with SHA-256, a message encryptor AES-256 in GCM mode.
 */
export const plugCrypto = library("elixir", "plugCrypto", {
  "Plug.Crypto.KeyGenerator.generate": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    iterations: arg(9, "int", "iterations"),
    outputBits: arg(9, "bytes", "length"),
    digest: arg(9, "hash", "digest")
  },
  "Plug.Crypto.MessageVerifier.sign": {
    is: "mac",
    name: "HMAC",
    digest: arg(2, "hash"),
    functions: ["tag"],
    defaults: { digest: "SHA-256" }
  },
  "Plug.Crypto.MessageVerifier.verify": { is: "mac", name: "HMAC" },
  "Plug.Crypto.MessageEncryptor.encrypt": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    functions: ["encrypt"]
  },
  "Plug.Crypto.MessageEncryptor.decrypt": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    functions: ["decrypt"]
  },
  "{Plug.Crypto,Phoenix.Token}.sign": {
    is: "mac",
    name: "HMAC",
    digest: arg(9, "hash", "key_digest"),
    functions: ["tag"],
    defaults: { digest: "SHA-256" }
  },
  "{Plug.Crypto,Phoenix.Token}.verify": { is: "mac", name: "HMAC" },
  "{Plug.Crypto,Phoenix.Token}.encrypt": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    functions: ["encrypt"]
  },
  "{Plug.Crypto,Phoenix.Token}.decrypt": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    functions: ["decrypt"]
  }
})
