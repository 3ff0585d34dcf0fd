import { describe, expect, it } from "vitest"
import { notations } from "../../../scanner/notation/notations.ts"

const read = notations.noise.ofText!

describe("the name of a Noise protocol", () => {
  it("tells the handshake, the curve, the cipher and the hash", () => {
    expect(read("Noise_XX_25519_ChaChaPoly_BLAKE2s")).toEqual({
      name: "Noise",
      parameterSet: "XX",
      curve: "Curve25519",
      cipher: "ChaCha20-Poly1305",
      digest: "BLAKE2s"
    })
    expect(read("Noise_IKpsk2_448_AESGCM_SHA512")).toEqual({
      name: "Noise",
      parameterSet: "IKpsk2",
      curve: "Curve448",
      cipher: "AES",
      keyBits: 256,
      mode: "gcm",
      digest: "SHA-512"
    })
  })

  it("is read as a whole or not at all", () => {
    expect(read("Noise_XX_25519")).toBeUndefined()
    expect(read("Noise_XX_25519_ChaChaPoly_MD5")).toBeUndefined()
    expect(read(`Noise_${"X".repeat(5000)}_25519_AESGCM_SHA256`)).toBeUndefined()
  })
})
