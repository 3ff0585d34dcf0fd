import { arg, library } from "../rule.ts"

const nacl = "golang.org/x/crypto/nacl"
const box = { is: "cipher", name: "NaCl-box", cipher: "XSalsa20-Poly1305" } as const

/*
 * https://github.com/golang/crypto: nacl/box, secretbox, sign, auth. Sizes are by the types of the arguments: nonces have 24
 * bytes and keys 32. Box is Curve25519, XSalsa20 and Poly1305; auth is HMAC-SHA-512-256 as in NaCl.
 */
export const naclTable = library("go", "nacl", {
  [`${nacl}/box.GenerateKey`]: { is: "keygen", name: "NaCl-box" },
  [`${nacl}/box.{Seal,SealAfterPrecomputation}`]: { ...box, nonceBits: 192, functions: ["encrypt"] },
  [`${nacl}/box.{Open,OpenAfterPrecomputation}`]: { ...box, nonceBits: 192, functions: ["decrypt"] },
  [`${nacl}/box.SealAnonymous`]: { is: "cipher", name: "NaCl-sealedbox", functions: ["encrypt"] },
  [`${nacl}/box.OpenAnonymous`]: { is: "cipher", name: "NaCl-sealedbox", functions: ["decrypt"] },
  [`${nacl}/box.Precompute`]: { is: "key-agreement", name: "X25519" },
  [`${nacl}/secretbox.Seal`]: {
    is: "cipher",
    name: "XSalsa20-Poly1305",
    keyBits: 256,
    nonceBits: 192,
    functions: ["encrypt"]
  },
  [`${nacl}/secretbox.Open`]: {
    is: "cipher",
    name: "XSalsa20-Poly1305",
    keyBits: 256,
    nonceBits: 192,
    functions: ["decrypt"]
  },
  [`${nacl}/sign.GenerateKey`]: { is: "keygen", name: "Ed25519" },
  [`${nacl}/sign.Sign`]: { is: "signature", name: "Ed25519", functions: ["sign"] },
  [`${nacl}/sign.Open`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  [`${nacl}/auth.Sum`]: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-512",
    keyBits: arg(1, "bytes"),
    tagBits: 256,
    functions: ["tag"]
  },
  [`${nacl}/auth.Verify`]: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-512",
    keyBits: arg(2, "bytes"),
    tagBits: 256,
    functions: ["verify"]
  }
})
