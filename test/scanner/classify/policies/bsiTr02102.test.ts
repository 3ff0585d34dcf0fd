import { describe, expect, it } from "vitest"
import { bsiTr02102 } from "../../../../scanner/classify/policies/bsiTr02102.ts"
import { type Case, itJudges, judged, TODAY } from "../judged.ts"

const after2031 = "2032-01-01"
const after2035 = "2036-01-01"

const cases: ReadonlyArray<Case> = [
  ["keygen", { name: "RSA", keyBits: 2999 }, "disallowed", "3000 bits", "2024-01-01"],
  ["keygen", { name: "RSA", keyBits: 2048 }, "disallowed", "3000 bits", "2024-01-01", "2023-12-31"],
  ["keygen", { name: "RSA", keyBits: 3000 }, "disallowed", "5.3.1", after2035],
  ["key", { name: "RSA", keyBits: 4096 }, "disallowed", "5.3.1", after2035],
  [
    "signature",
    { name: "RSA", keyBits: 3072, padding: "pss", digest: "SHA-256" },
    "disallowed",
    "end of 2035",
    after2035
  ],
  ["signature", { name: "RSA", keyBits: 3072, padding: "pss", digest: "SHA-1" }, "disallowed", "table 4.1"],
  [
    "signature",
    { name: "RSA", keyBits: 3072, padding: "pkcs1v15", digest: "SHA-256" },
    "disallowed",
    "until 2025",
    "2026-01-01"
  ],
  [
    "signature",
    { name: "RSA", keyBits: 3072, padding: "pkcs1v15", digest: "SHA-256" },
    "disallowed",
    "until 2025",
    "2026-01-01",
    "2025-12-31"
  ],
  ["cipher", { name: "RSA", keyBits: 3072, padding: "oaep" }, "disallowed", "end of 2031", after2031],
  ["cipher", { name: "RSA", keyBits: 3072, padding: "pkcs1v15" }, "disallowed", "EME-OAEP", "2026-01-01"],
  ["cipher", { name: "RSA", keyBits: 3072, padding: "none" }, "unknown", "EME-OAEP"],
  ["signature", { name: "DSA", keyBits: 3072, digest: "SHA-256" }, "disallowed", "2029", "2030-01-01"],
  ["signature", { name: "DSA", keyBits: 2048, digest: "SHA-256" }, "disallowed", "5.3.2", "2024-01-01"],
  ["signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, "disallowed", "table B.3", after2035],
  ["signature", { name: "ECDSA", curve: "brainpoolP512r1", digest: "SHA-512" }, "disallowed", "B.3", after2035],
  ["signature", { name: "ECDSA", curve: "P-224", digest: "SHA-256" }, "disallowed", "250 bits"],
  ["signature", { name: "ECDSA", curve: "secp256k1", digest: "SHA-256" }, "unknown", "not thereby insecure"],
  ["signature", { name: "Ed25519" }, "unknown", "not thereby insecure"],
  ["key-agreement", { name: "ECDH", curve: "P-256" }, "disallowed", "end of 2031", after2031],
  ["key-agreement", { name: "ECDH", curve: "P-256" }, "disallowed", "end of 2031", after2031, "2032-01-01"],
  ["key-agreement", { name: "X25519" }, "unknown", "not thereby insecure"],
  ["key-agreement", { name: "DH", group: "ffdhe2048" }, "disallowed", "3000 bits", "2024-01-01"],
  ["key-agreement", { name: "DH", group: "ffdhe3072" }, "disallowed", "end of 2031", after2031],
  ["key-agreement", { name: "SecP256r1MLKEM768" }, "unknown", "3.4.2"],
  ["kem", { name: "ML-KEM", parameterSet: "768" }, "compliant", "table 2.7"],
  ["kem", { name: "ML-KEM", parameterSet: "512" }, "unknown", "left out"],
  ["kem", { name: "FrodoKEM", parameterSet: "976-SHAKE" }, "compliant", "table 2.5"],
  ["kem", { name: "Classic-McEliece", parameterSet: "460896" }, "compliant", "table 2.6"],
  ["signature", { name: "ML-DSA", parameterSet: "65" }, "compliant", "table 5.7"],
  ["signature", { name: "SLH-DSA", parameterSet: "SHA2-192s" }, "compliant", "table 5.6"],
  ["signature", { name: "SLH-DSA", parameterSet: "SHA2-128s" }, "unknown", "left out"],
  ["signature", { name: "XMSS" }, "compliant", "table 5.8"],
  ["cipher", { name: "AES", keyBits: 128, mode: "gcm" }, "compliant", "table"],
  ["cipher", { name: "AES", keyBits: 128, mode: "ecb" }, "unknown", "table 3.2"],
  ["cipher", { name: "DES", mode: "cbc" }, "disallowed", "120 bits", "2023-01-01"],
  ["cipher", { name: "ChaCha20-Poly1305" }, "unknown", "not thereby insecure"],
  ["hash", { name: "SHA-256" }, "compliant", "table 4.1"],
  ["hash", { name: "SHA-224" }, "disallowed", "120 bits", "2023-01-01"],
  ["hash", { name: "MD5" }, "disallowed", "120 bits", "2023-01-01"],
  ["mac", { name: "HMAC", digest: "SHA-256" }, "compliant", "table 5.1"],
  ["mac", { name: "HMAC", digest: "SHA-1" }, "deprecated", "HMAC with SHA-1"],
  ["password-hash", { name: "Argon2id" }, "compliant", "2020-01"],
  ["random", { name: "NonCryptographicPRNG" }, "disallowed", "4.3"],
  ["protocol", { name: "TLS", version: "1.3" }, "compliant", "table 2"],
  ["protocol", { name: "TLS", version: "1.2" }, "disallowed", "until 2031", after2031],
  ["protocol", { name: "TLS", version: "1.1" }, "disallowed", "does not list it"],
  ["protocol", { name: "SSH" }, "unknown", "not thereby insecure"]
]

describe("TR-02102", () => {
  itJudges(bsiTr02102, cases)

  it("asks for the size of an RSA key until all sizes have ended", () => {
    const keys = { name: "RSA" }
    expect(judged(bsiTr02102, "keygen", keys, TODAY)).toMatchObject({ status: "unknown", needs: ["keyBits"] })
    expect(judged(bsiTr02102, "keygen", keys, "2036-01-01")).toMatchObject({ status: "disallowed", isInEffect: true })
  })
})
