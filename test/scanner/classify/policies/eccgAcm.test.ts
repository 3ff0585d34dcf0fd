import { describe, expect, it } from "vitest"
import { eccgAcm } from "../../../../scanner/classify/policies/eccgAcm.ts"
import { type Case, itJudges, judged, TODAY } from "../judged.ts"

const after2026 = "2027-01-01"

const cases: ReadonlyArray<Case> = [
  ["cipher", { name: "AES", keyBits: 128, mode: "gcm" }, "compliant", "Section 2.1"],
  ["cipher", { name: "AES", keyBits: 256, mode: "ecb" }, "unknown", "Section 3"],
  ["cipher", { name: "DES", mode: "cbc" }, "disallowed", "100 bits"],
  ["cipher", { name: "3DES", keyBits: 168 }, "deprecated", "legacy"],
  ["cipher", { name: "Trivium" }, "disallowed", "100 bits"],
  ["cipher", { name: "ChaCha20-Poly1305" }, "unknown", "do not name it"],
  ["hash", { name: "SHA-1" }, "disallowed", "100 bits"],
  ["hash", { name: "SHA-224" }, "deprecated", "legacy"],
  ["hash", { name: "SHA-256" }, "compliant", "table 1"],
  ["hash", { name: "SHA3-384" }, "compliant", "table 1"],
  ["mac", { name: "HMAC", digest: "SHA-256" }, "compliant", "HMAC"],
  ["mac", { name: "HMAC", digest: "SHA-256", keyBits: 99 }, "disallowed", "100 bits"],
  ["mac", { name: "HMAC", digest: "SHA-256", keyBits: 128 }, "compliant", "HMAC"],
  ["keygen", { name: "RSA", keyBits: 1899 }, "disallowed", "1900 bits"],
  ["keygen", { name: "RSA", keyBits: 1900 }, "deprecated", "table 6"],
  ["keygen", { name: "RSA", keyBits: 2048 }, "deprecated", "table 6", undefined, "2026-12-31"],
  ["keygen", { name: "RSA", keyBits: 2048 }, "disallowed", "table 6", after2026, "2027-01-01"],
  ["keygen", { name: "RSA", keyBits: 2999 }, "deprecated", "table 6"],
  ["key", { name: "RSA", keyBits: 3000 }, "compliant", "table 6"],
  ["signature", { name: "RSA", keyBits: 3072, padding: "pss", digest: "SHA-256" }, "compliant", "table 6"],
  ["signature", { name: "RSA", keyBits: 3072, padding: "pkcs1v15", digest: "SHA-256" }, "deprecated", "6.2.2.1"],
  ["signature", { name: "RSA", keyBits: 3072, padding: "pss", digest: "SHA-1" }, "disallowed", "table 1"],
  ["cipher", { name: "RSA", keyBits: 3072, padding: "pkcs1v15" }, "unknown", "Section 5"],
  ["cipher", { name: "RSA", keyBits: 3072, padding: "oaep" }, "compliant", "Section 4.1"],
  ["signature", { name: "DSA", keyBits: 2048, digest: "SHA-256" }, "deprecated", "table 7"],
  ["key-agreement", { name: "DH", group: "ffdhe3072" }, "compliant", "table 7"],
  ["key-agreement", { name: "DH", group: "modp1536" }, "disallowed", "1900 bits"],
  ["signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, "compliant", "Section 4.3"],
  ["signature", { name: "ECDSA", curve: "FRP256v1", digest: "SHA-256" }, "compliant", "Section 4.3"],
  ["signature", { name: "ECDSA", curve: "brainpoolP320r1", digest: "SHA-256" }, "disallowed", "does not list"],
  ["signature", { name: "ECDSA", curve: "secp256k1", digest: "SHA-256" }, "disallowed", "does not list"],
  ["signature", { name: "Ed25519" }, "disallowed", "6.2.1"],
  ["key-agreement", { name: "X25519" }, "disallowed", "Section 4.3"],
  ["kem", { name: "ML-KEM", parameterSet: "768" }, "compliant", "Notes 60"],
  ["kem", { name: "ML-KEM", parameterSet: "512" }, "unknown", "parameter set"],
  ["kem", { name: "FrodoKEM", parameterSet: "1344-AES" }, "compliant", "62"],
  ["kem", { name: "Classic-McEliece", parameterSet: "460896" }, "unknown", "do not name it"],
  ["signature", { name: "ML-DSA", parameterSet: "87" }, "compliant", "Note 51"],
  ["signature", { name: "SLH-DSA", parameterSet: "SHAKE-256f" }, "compliant", "SLH-DSA"],
  ["signature", { name: "LMS" }, "compliant", "LMS"],
  ["key-agreement", { name: "SecP384r1MLKEM1024" }, "compliant", "1.4"],
  ["random", { name: "CTR_DRBG", cipher: "AES" }, "compliant", "Section 7"],
  ["protocol", { name: "TLS", version: "1.3" }, "unknown", "do not name it"]
]

describe("Agreed Cryptographic Mechanisms", () => {
  itJudges(eccgAcm, cases)

  it("says when legacy sizes end", () => {
    const verdict = judged(eccgAcm, "keygen", { name: "RSA", keyBits: 2048 }, TODAY)
    expect(verdict.later).toEqual({ status: "disallowed", from: after2026 })
    expect(verdict.note).toContain("another source")
  })

  it("asks for the curve", () => {
    expect(judged(eccgAcm, "key-agreement", { name: "ECDH" }, TODAY)).toMatchObject({
      status: "unknown",
      needs: ["curve"]
    })
  })
})
