import { describe, expect, it } from "vitest"
import { cnsa2 } from "../../../../scanner/classify/policies/cnsa2.ts"
import { type Case, itJudges, judged, TODAY } from "../judged.ts"

const from2027 = "2027-01-01"
const after2031 = "2032-01-01"

const cases: ReadonlyArray<Case> = [
  ["token", { name: "JWS-none" }, "disallowed", "do not name it"],
  ["token", { name: "JWS" }, "unknown", ""],
  ["cipher", { name: "AES", keyBits: 256, mode: "gcm" }, "compliant", "table II"],
  ["cipher", { name: "AES", keyBits: 128, mode: "gcm" }, "disallowed", "do not name it"],
  ["cipher", { name: "AES", keyBits: 192, mode: "gcm" }, "disallowed", "do not name it"],
  ["cipher", { name: "ChaCha20-Poly1305" }, "disallowed", "do not name it"],
  ["cipher", { name: "3DES", keyBits: 168 }, "disallowed", "do not name it"],
  ["hash", { name: "SHA-256" }, "disallowed", "do not name it"],
  ["hash", { name: "SHA-384" }, "compliant", "table II"],
  ["hash", { name: "SHA-512" }, "compliant", "table II"],
  ["hash", { name: "SHA3-384" }, "disallowed", "do not name it"],
  ["hash", { name: "SHA-1" }, "disallowed", "do not name it"],
  ["kem", { name: "ML-KEM", parameterSet: "512" }, "disallowed", "do not name it"],
  ["kem", { name: "ML-KEM", parameterSet: "768" }, "disallowed", "do not name it"],
  ["kem", { name: "ML-KEM", parameterSet: "1024" }, "compliant", "table III"],
  ["signature", { name: "ML-DSA", parameterSet: "65" }, "disallowed", "do not name it"],
  ["signature", { name: "ML-DSA", parameterSet: "87" }, "compliant", "table III"],
  ["signature", { name: "HashML-DSA", parameterSet: "87" }, "disallowed", "HashML-DSA"],
  ["signature", { name: "SLH-DSA", parameterSet: "SHA2-256s" }, "disallowed", "SLH-DSA"],
  ["signature", { name: "LMS" }, "compliant", "table I"],
  ["signature", { name: "XMSS" }, "compliant", "table I"],
  ["signature", { name: "HSS" }, "disallowed", "one tree"],
  ["signature", { name: "XMSSMT" }, "disallowed", "one tree"],
  ["keygen", { name: "RSA", keyBits: 3071 }, "disallowed", "do not name it"],
  ["keygen", { name: "RSA", keyBits: 3072 }, "deprecated", "table V", from2027],
  ["keygen", { name: "RSA", keyBits: 3072 }, "deprecated", "table V", from2027, "2027-01-01"],
  ["keygen", { name: "RSA", keyBits: 3072 }, "disallowed", "table V", after2031, "2032-01-01"],
  ["key", { name: "EC", curve: "P-384" }, "deprecated", "table V", from2027],
  ["signature", { name: "ECDSA", curve: "P-384", digest: "SHA-384" }, "deprecated", "table V", from2027],
  ["signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, "disallowed", "do not name it"],
  ["signature", { name: "ECDSA", curve: "P-521", digest: "SHA-512" }, "disallowed", "do not name it"],
  ["key-agreement", { name: "DH", group: "modp3072" }, "deprecated", "table V", from2027],
  ["key-agreement", { name: "DH", group: "modp2048" }, "disallowed", "do not name it"],
  ["key-agreement", { name: "X25519" }, "disallowed", "do not name it"],
  ["key-agreement", { name: "SecP384r1MLKEM1024" }, "compliant", "footnote 1"],
  ["key-agreement", { name: "X25519MLKEM768" }, "disallowed", "do not name it"],
  ["signature", { name: "Ed25519" }, "disallowed", "do not name it"],
  ["mac", { name: "HMAC", digest: "SHA-384" }, "unknown", "what it is built from"],
  ["kdf", { name: "HKDF", digest: "SHA-384" }, "unknown", "what it is built from"],
  ["protocol", { name: "TLS", version: "1.3" }, "unknown", "no protocols"]
]

describe("CNSA 2.0", () => {
  itJudges(cnsa2, cases)

  it("asks for the parameter set, the size and the curve", () => {
    const needs = (verdict: { readonly needs?: ReadonlyArray<string> }): unknown => verdict.needs
    expect(needs(judged(cnsa2, "kem", { name: "ML-KEM" }, TODAY))).toEqual(["parameterSet"])
    expect(needs(judged(cnsa2, "cipher", { name: "AES", mode: "gcm" }, TODAY))).toEqual(["keyBits"])
    expect(needs(judged(cnsa2, "key-agreement", { name: "ECDH" }, TODAY))).toEqual(["curve"])
  })

  it("names what follows the phase out", () => {
    const verdict = judged(cnsa2, "keygen", { name: "RSA", keyBits: 4096 }, TODAY)
    expect(verdict.later).toEqual({ status: "disallowed", from: after2031 })
  })
})
