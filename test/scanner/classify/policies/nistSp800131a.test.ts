import { describe, expect, it } from "vitest"
import { nistSp800131a } from "../../../../scanner/classify/policies/nistSp800131a.ts"
import { type Case, itJudges, judged, TODAY } from "../judged.ts"

const cases: ReadonlyArray<Case> = [
  ["cipher", { name: "AES", keyBits: 128, mode: "gcm" }, "compliant", "Table 1"],
  ["cipher", { name: "AES", mode: "cbc" }, "compliant", "Table 1"],
  ["cipher", { name: "3DES", keyBits: 168, mode: "cbc" }, "disallowed", "Table 1", "2024-01-01"],
  ["cipher", { name: "3DES", keyBits: 168, mode: "cbc" }, "deprecated", "Table 1", undefined, "2023-12-31"],
  ["cipher", { name: "3DES", keyBits: 168, functions: ["decrypt"] }, "deprecated", "Table 1"],
  ["cipher", { name: "3DES", keyBits: 112, mode: "cbc" }, "disallowed", "two-key"],
  ["cipher", { name: "Skipjack", functions: ["decrypt"] }, "deprecated", "Table 1"],
  ["cipher", { name: "Skipjack", functions: ["encrypt", "decrypt"] }, "disallowed", "Table 1"],
  ["cipher", { name: "DES", mode: "cbc" }, "disallowed", "Section 2", "2005-05-19"],
  ["cipher", { name: "ChaCha20-Poly1305" }, "unknown", "do not name it"],
  ["keygen", { name: "RSA", keyBits: 2047 }, "disallowed", "Table 2"],
  ["keygen", { name: "RSA", keyBits: 2048 }, "compliant", "Tables 2 and 5"],
  ["key", { name: "RSA", keyBits: 1024 }, "disallowed", "Table 2"],
  [
    "signature",
    { name: "RSA", keyBits: 1024, digest: "SHA-256", functions: ["verify"] },
    "deprecated",
    "RSA verification"
  ],
  ["signature", { name: "RSA", keyBits: 1023, digest: "SHA-256", functions: ["verify"] }, "disallowed", "Table 2"],
  ["signature", { name: "RSA", keyBits: 2048, digest: "SHA-1", functions: ["sign"] }, "disallowed", "Table 8"],
  ["signature", { name: "RSA", keyBits: 2048, digest: "SHA-1", functions: ["verify"] }, "deprecated", "Table 8"],
  ["signature", { name: "RSA", keyBits: 2048, digest: "SM3", functions: ["sign"] }, "unknown", "Table 8"],
  ["cipher", { name: "RSA", keyBits: 2048, padding: "pkcs1v15" }, "disallowed", "Table 5", "2024-01-01"],
  ["cipher", { name: "RSA", keyBits: 2048, padding: "pkcs1v15" }, "deprecated", "Table 5", undefined, "2023-12-31"],
  ["cipher", { name: "RSA", keyBits: 2048, padding: "oaep" }, "compliant", "Tables 2 and 5"],
  ["signature", { name: "DSA", keyBits: 1024, digest: "SHA-1", functions: ["verify"] }, "deprecated", "DSA verif"],
  ["signature", { name: "DSA", keyBits: 1024, digest: "SHA-256", functions: ["sign"] }, "disallowed", "DSA"],
  ["signature", { name: "DSA", keyBits: 2048, digest: "SHA-256" }, "compliant", "Tables 2 and 5"],
  ["signature", { name: "ECDSA", curve: "P-192", digest: "SHA-256" }, "disallowed", "Table 2"],
  ["signature", { name: "ECDSA", curve: "P-192", digest: "SHA-256", functions: ["verify"] }, "deprecated", "ECDSA ver"],
  ["signature", { name: "ECDSA", curve: "P-224", digest: "SHA-224" }, "compliant", "Table 2"],
  ["signature", { name: "Ed25519" }, "unknown", "Revision 2"],
  ["key-agreement", { name: "DH", group: "modp1024" }, "disallowed", "Table 4"],
  ["key-agreement", { name: "DH", group: "ffdhe2048" }, "compliant", "Table 4"],
  ["key-agreement", { name: "ECDH", curve: "P-256" }, "compliant", "table 4"],
  ["key-agreement", { name: "X25519" }, "disallowed", "Table 4"],
  ["random", { name: "CTR_DRBG", cipher: "AES" }, "compliant", "table 3"],
  ["random", { name: "CTR_DRBG", cipher: "3DES" }, "disallowed", "table 3", "2024-01-01"],
  ["random", { name: "Dual_EC_DRBG" }, "disallowed", "table 3"],
  ["kdf", { name: "KBKDF", digest: "SHA-256" }, "compliant", "table 7"],
  ["hash", { name: "SHA-1" }, "compliant", "Table 8"],
  ["hash", { name: "SHA3-256" }, "compliant", "Table 8"],
  ["hash", { name: "MD5" }, "unknown", "do not name it"],
  ["mac", { name: "HMAC", digest: "SHA-1" }, "compliant", "Table 9"],
  ["mac", { name: "HMAC", digest: "SHA-256", keyBits: 111 }, "disallowed", "Table 9"],
  ["mac", { name: "HMAC", digest: "SHA-256", keyBits: 112 }, "compliant", "Table 9"],
  ["mac", { name: "CMAC", cipher: "3DES" }, "disallowed", "Table 9", "2024-01-01"],
  ["kem", { name: "ML-KEM", parameterSet: "768" }, "unknown", "Revision 2"]
]

describe("SP 800-131A", () => {
  itJudges(nistSp800131a, cases)

  it("asks for the size of an RSA key, and for the digest of a signature", () => {
    expect(judged(nistSp800131a, "keygen", { name: "RSA" }, TODAY)).toMatchObject({
      status: "unknown",
      needs: ["keyBits"]
    })
    expect(judged(nistSp800131a, "signature", { name: "RSA", keyBits: 2048 }, TODAY)).toMatchObject({
      status: "unknown",
      needs: ["digest"]
    })
  })

  it("says what is to follow", () => {
    const verdict = judged(nistSp800131a, "cipher", { name: "3DES", keyBits: 168 }, "2020-01-01")
    expect(verdict.later).toEqual({ status: "disallowed", from: "2024-01-01" })
  })
})
