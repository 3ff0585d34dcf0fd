import { arg, library } from "../rule.ts"

/*
 * https://github.com/elixir-plug/plug_crypto 1 and 2, to which Phoenix.Token hands its arguments on. A key generator documents
 * 1000 iterations, a digest of SHA-256 and 32 bytes unless told otherwise; what options that are no keywords tell is not read.
 * A message verifier documents HMAC with SHA-256; the option key_digest is that of the key generator. A message encryptor is
 * AES-128-GCM in version 1 and XChaCha20-Poly1305 in version 2, so that the call does not say which.
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
  "Plug.Crypto.MessageEncryptor.encrypt": { is: "cipher", primitive: "ae", functions: ["encrypt"] },
  "Plug.Crypto.MessageEncryptor.decrypt": { is: "cipher", primitive: "ae", functions: ["decrypt"] },
  "{Plug.Crypto,Phoenix.Token}.sign": { is: "mac", name: "HMAC", digest: "SHA-256", functions: ["tag"] },
  "{Plug.Crypto,Phoenix.Token}.verify": { is: "mac", name: "HMAC", functions: ["verify"] },
  "{Plug.Crypto,Phoenix.Token}.encrypt": { is: "cipher", primitive: "ae", functions: ["encrypt"] },
  "{Plug.Crypto,Phoenix.Token}.decrypt": { is: "cipher", primitive: "ae", functions: ["decrypt"] }
})
