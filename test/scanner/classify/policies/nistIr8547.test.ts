import { describe, expect, it } from "vitest"
import { nistIr8547 } from "../../../../scanner/classify/policies/nistIr8547.ts"
import { type Case, itJudges, judged, TODAY } from "../judged.ts"

const after2030 = "2031-01-01"
const after2035 = "2036-01-01"

const cases: ReadonlyArray<Case> = [
  ["keygen", { name: "RSA", keyBits: 2048 }, "deprecated", "112 bits", after2030],
  ["keygen", { name: "RSA", keyBits: 2048 }, "deprecated", "112 bits", after2030, "2031-01-01"],
  ["keygen", { name: "RSA", keyBits: 2048 }, "disallowed", "112 bits", after2035, "2036-01-01"],
  ["keygen", { name: "RSA", keyBits: 3071 }, "deprecated", "112 bits", after2030],
  ["keygen", { name: "RSA", keyBits: 3072 }, "disallowed", "128 bits", after2035],
  ["keygen", { name: "RSA", keyBits: 2047 }, "unknown", "do not name it"],
  ["key", { name: "RSA", keyBits: 4096 }, "disallowed", "128 bits", after2035, "2040-01-01"],
  ["signature", { name: "RSA", keyBits: 3072, padding: "pss", digest: "SHA-256" }, "disallowed", "Table 2", after2035],
  ["cipher", { name: "RSA", keyBits: 2048, padding: "oaep" }, "deprecated", "table 4", after2030],
  ["signature", { name: "ECDSA", curve: "P-224", digest: "SHA-256" }, "deprecated", "ECDSA", after2030],
  ["signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, "disallowed", "128 bits", after2035],
  [
    "signature",
    { name: "ECDSA", curve: "P-384", digest: "SHA-384" },
    "disallowed",
    "128 bits",
    after2035,
    "2035-12-31"
  ],
  ["signature", { name: "ECDSA", curve: "brainpoolP256r1", digest: "SHA-256" }, "disallowed", "128", after2035],
  ["key", { name: "EC", curve: "B-233" }, "deprecated", "112 bits", after2030],
  ["signature", { name: "Ed25519" }, "disallowed", "EdDSA", after2035],
  ["signature", { name: "Ed448" }, "disallowed", "EdDSA", after2035],
  ["signature", { name: "DSA", keyBits: 2048, digest: "SHA-256" }, "unknown", "do not name it"],
  ["key-agreement", { name: "ECDH", curve: "P-256" }, "disallowed", "table 4", after2035],
  ["key-agreement", { name: "X25519" }, "unknown", "do not name it"],
  ["key-agreement", { name: "DH", group: "ffdhe2048" }, "deprecated", "Table 4", after2030],
  ["key-agreement", { name: "DH", group: "ffdhe3072" }, "disallowed", "Table 4", after2035],
  ["key-agreement", { name: "X25519MLKEM768" }, "compliant", "Section 3.2"],
  ["kem", { name: "ML-KEM", parameterSet: "512" }, "compliant", "Table 5"],
  ["kem", { name: "ML-KEM", parameterSet: "768" }, "compliant", "Table 5"],
  ["kem", { name: "Kyber", parameterSet: "768" }, "unknown", "do not name it"],
  ["signature", { name: "ML-DSA", parameterSet: "44" }, "compliant", "Table 3"],
  ["signature", { name: "SLH-DSA", parameterSet: "SHAKE-128f" }, "compliant", "Table 3"],
  ["signature", { name: "XMSS" }, "compliant", "Table 3"],
  ["cipher", { name: "AES", keyBits: 128, mode: "gcm" }, "compliant", "Table 6"],
  ["cipher", { name: "AES", mode: "ctr" }, "compliant", "Table 6"],
  ["cipher", { name: "3DES", keyBits: 168 }, "unknown", "do not name it"],
  ["hash", { name: "SHA-1" }, "disallowed", "4.1.3", after2030],
  ["hash", { name: "SHA-224" }, "disallowed", "4.1.3", after2030, "2031-01-01"],
  ["hash", { name: "SHA-256" }, "compliant", "Table 7"],
  ["hash", { name: "SHA3-512" }, "compliant", "Table 7"]
]

describe("IR 8547", () => {
  itJudges(nistIr8547, cases)

  it("is a draft", () => {
    expect(nistIr8547.status).toBe("draft")
  })

  it("gives curves with 128 bits one date only", () => {
    const verdict = judged(nistIr8547, "signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, TODAY)
    expect(verdict.later).toBeUndefined()
    expect(verdict.from).toBe(after2035)
  })

  it("says when a deprecation ends", () => {
    const verdict = judged(nistIr8547, "keygen", { name: "RSA", keyBits: 2048 }, TODAY)
    expect(verdict).toMatchObject({ isInEffect: false, later: { status: "disallowed", from: after2035 } })
  })

  it("asks for the size of an RSA key", () => {
    expect(judged(nistIr8547, "keygen", { name: "RSA" }, TODAY)).toMatchObject({
      status: "unknown",
      needs: ["keyBits"]
    })
  })
})
