import { describe, expect, it } from "vitest"
import { asdIsm } from "../../../../scanner/classify/policies/asdIsm.ts"
import { type Case, itJudges, judged, TODAY } from "../judged.ts"

const after2030 = "2031-01-01"

const cases: ReadonlyArray<Case> = [
  ["token", { name: "JWS-none" }, "disallowed", "ISM-0471"],
  ["token", { name: "JWS" }, "unknown", ""],
  ["cipher", { name: "AES", keyBits: 256, mode: "gcm" }, "compliant", "ISM-1769"],
  ["cipher", { name: "AES", keyBits: 128, mode: "gcm" }, "disallowed", "ISM-1769", after2030],
  ["cipher", { name: "AES", keyBits: 192, mode: "gcm" }, "disallowed", "ISM-1769", after2030, "2031-01-01"],
  ["cipher", { name: "AES", keyBits: 256, mode: "ecb" }, "disallowed", "ISM-0479"],
  ["cipher", { name: "3DES", keyBits: 168, mode: "cbc" }, "disallowed", "ISM-0471"],
  ["cipher", { name: "ChaCha20-Poly1305" }, "disallowed", "ISM-0471"],
  ["hash", { name: "SHA-256" }, "disallowed", "ISM-1766", after2030],
  ["hash", { name: "SHA-384" }, "compliant", "ISM-1766"],
  ["hash", { name: "SHA-1" }, "disallowed", "ISM-0471"],
  ["hash", { name: "SHA3-256" }, "disallowed", "SHA-3"],
  ["keygen", { name: "RSA", keyBits: 2047 }, "disallowed", "ISM-0476"],
  ["keygen", { name: "RSA", keyBits: 2048 }, "disallowed", "ISM-0476", after2030],
  ["key", { name: "RSA", keyBits: 3072 }, "disallowed", "ISM-0476", after2030],
  ["signature", { name: "RSA", keyBits: 2048, digest: "SHA-1" }, "disallowed", "ISM-1766"],
  ["signature", { name: "RSA", keyBits: 2048, digest: "SHA-256" }, "disallowed", "ISM-0476", after2030],
  ["signature", { name: "ECDSA", curve: "P-192", digest: "SHA-256" }, "disallowed", "ISM-0475"],
  ["signature", { name: "ECDSA", curve: "P-224", digest: "SHA-256" }, "disallowed", "ISM-0475", after2030],
  ["signature", { name: "ECDSA", curve: "P-384", digest: "SHA-384" }, "disallowed", "ISM-0475", after2030],
  ["signature", { name: "ECDSA", curve: "brainpoolP256r1", digest: "SHA-256" }, "unknown", "ISM-1446"],
  ["signature", { name: "ECDSA", curve: "sm2p256v1", digest: "SHA-256" }, "disallowed", "ISM-1446"],
  ["signature", { name: "Ed25519" }, "disallowed", "ISM-0471"],
  ["signature", { name: "DSA", keyBits: 2048, digest: "SHA-256" }, "disallowed", "ISM-0471"],
  ["key-agreement", { name: "X25519" }, "unknown", "ISM-1446"],
  ["key-agreement", { name: "DH", group: "modp1536" }, "disallowed", "ISM-0472"],
  ["key-agreement", { name: "DH", group: "modp2048" }, "disallowed", "ISM-0472", after2030],
  ["key-agreement", { name: "X25519MLKEM768" }, "compliant", "ISM-1996"],
  ["kem", { name: "ML-KEM", parameterSet: "1024" }, "compliant", "ISM-1995"],
  ["kem", { name: "ML-KEM", parameterSet: "768" }, "disallowed", "ISM-1995", after2030],
  ["kem", { name: "ML-KEM", parameterSet: "512" }, "disallowed", "ISM-1995"],
  ["signature", { name: "ML-DSA", parameterSet: "87" }, "compliant", "ISM-1991"],
  ["signature", { name: "ML-DSA", parameterSet: "65" }, "disallowed", "ISM-1991", after2030],
  ["signature", { name: "ML-DSA", parameterSet: "44" }, "disallowed", "ISM-1991"],
  ["signature", { name: "HashML-DSA", parameterSet: "87", digest: "SHA-512" }, "compliant", "ISM-1994"],
  ["signature", { name: "SLH-DSA", parameterSet: "SHA2-256s" }, "disallowed", "ISM-0471"],
  ["mac", { name: "HMAC", digest: "SHA-256" }, "disallowed", "ISM-0998", after2030],
  ["mac", { name: "HMAC", digest: "SHA-512" }, "compliant", "ISM-1375"],
  ["mac", { name: "HMAC", digest: "MD5" }, "disallowed", "ISM-1375"],
  ["kdf", { name: "PBKDF2", digest: "SHA-256" }, "unknown", "what it is built from"],
  ["protocol", { name: "TLS", version: "1.3" }, "compliant", "ISM-1139"],
  ["protocol", { name: "TLS", version: "1.2" }, "disallowed", "ISM-1139"],
  ["protocol", { name: "SSH", version: "1" }, "disallowed", "ISM-1506"],
  ["protocol", { name: "IKE", version: "2" }, "compliant", "ISM-1233"],
  ["protocol", { name: "WireGuard" }, "disallowed", "ISM-0481"]
]

describe("ISM", () => {
  itJudges(asdIsm, cases)

  it("asks for the version of TLS", () => {
    expect(judged(asdIsm, "protocol", { name: "TLS" }, TODAY)).toMatchObject({ status: "unknown", needs: ["version"] })
  })
})
