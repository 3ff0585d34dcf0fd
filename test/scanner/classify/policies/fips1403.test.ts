import { describe, expect, it } from "vitest"
import { fips1403 } from "../../../../scanner/classify/policies/fips1403.ts"
import { type Case, itJudges, judged, TODAY } from "../judged.ts"

const cases: ReadonlyArray<Case> = [
  ["token", { name: "JWS-none" }, "disallowed", "section 6"],
  ["token", { name: "JWS" }, "unknown", ""],
  ["cipher", { name: "AES", keyBits: 128, mode: "gcm" }, "compliant", "FIPS 197"],
  ["cipher", { name: "AES", keyBits: 256, mode: "xts" }, "compliant", "FIPS 197"],
  ["cipher", { name: "AES", keyBits: 256, mode: "ecb" }, "compliant", "FIPS 197"],
  ["cipher", { name: "AES", keyBits: 256, mode: "ocb" }, "disallowed", "38A to 38G"],
  ["cipher", { name: "AES", keyBits: 256, mode: "gcm-siv" }, "disallowed", "38A to 38G"],
  ["cipher", { name: "AES", keyBits: 256, mode: "ff3" }, "disallowed", "38A to 38G"],
  ["key-wrap", { name: "AES", keyBits: 256, mode: "kw" }, "compliant", "FIPS 197"],
  ["cipher", { name: "3DES", keyBits: 168, mode: "cbc" }, "disallowed", "SP 800-67", "2024-01-01"],
  ["cipher", { name: "3DES", keyBits: 168, functions: ["decrypt"] }, "deprecated", "table 1"],
  ["cipher", { name: "ChaCha20-Poly1305" }, "disallowed", "precluded"],
  ["cipher", { name: "RC4" }, "disallowed", "precluded"],
  ["cipher", { name: "DES" }, "disallowed", "precluded"],
  ["hash", { name: "MD5" }, "disallowed", "precluded"],
  ["hash", { name: "SHA-1" }, "compliant", "FIPS 180-4"],
  ["hash", { name: "SHA3-256" }, "compliant", "FIPS 202"],
  ["hash", { name: "BLAKE2b" }, "disallowed", "precluded"],
  ["mac", { name: "HMAC", digest: "SHA-256" }, "compliant", "FIPS 198-1"],
  ["mac", { name: "HMAC", digest: "MD5" }, "disallowed", "precluded"],
  ["mac", { name: "HMAC", digest: "SHA-256", keyBits: 111 }, "disallowed", "112 bits"],
  ["mac", { name: "HMAC", digest: "SHA-256", keyBits: 112 }, "compliant", "FIPS 198-1"],
  ["mac", { name: "CMAC", cipher: "AES" }, "compliant", "SP 800-38B"],
  ["mac", { name: "Poly1305" }, "disallowed", "precluded"],
  ["keygen", { name: "RSA", keyBits: 2047 }, "disallowed", "FIPS 186-5"],
  ["keygen", { name: "RSA", keyBits: 2048 }, "compliant", "FIPS 186-5"],
  ["signature", { name: "RSA", keyBits: 2048, digest: "SHA-1", functions: ["sign"] }, "disallowed", "FIPS 186-5"],
  ["signature", { name: "RSA", keyBits: 1024, digest: "SHA-1", functions: ["verify"] }, "deprecated", "table 2"],
  ["signature", { name: "RSA", keyBits: 2048, digest: "SHA-1", functions: ["verify"] }, "deprecated", "table 8"],
  ["signature", { name: "DSA", keyBits: 2048, digest: "SHA-256", functions: ["sign"] }, "disallowed", "DSA"],
  ["signature", { name: "DSA", keyBits: 2048, digest: "SHA-256", functions: ["verify"] }, "deprecated", "DSA"],
  ["cipher", { name: "RSA", keyBits: 2048, padding: "pkcs1v15" }, "disallowed", "table 5", "2024-01-01"],
  ["cipher", { name: "RSA", keyBits: 2048, padding: "oaep" }, "compliant", "SP 800-56B"],
  ["cipher", { name: "RSA", keyBits: 2048, padding: "none" }, "unknown", "SP 800-56B"],
  ["signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, "compliant", "SP 800-186"],
  ["signature", { name: "ECDSA", curve: "B-283", digest: "SHA-256" }, "deprecated", "binary curves"],
  ["signature", { name: "ECDSA", curve: "P-192", digest: "SHA-256" }, "disallowed", "112 bits"],
  ["signature", { name: "Ed25519" }, "compliant", "FIPS 186-5"],
  ["key-agreement", { name: "X25519" }, "disallowed", "SP 800-56A"],
  ["key-agreement", { name: "X25519MLKEM768" }, "compliant", "SP 800-227"],
  ["key-agreement", { name: "DH", group: "ffdhe2048" }, "compliant", "SP 800-56A"],
  ["key-agreement", { name: "DH", group: "modp1536" }, "disallowed", "SP 800-56A"],
  ["kem", { name: "ML-KEM", parameterSet: "512" }, "compliant", "FIPS 203"],
  ["signature", { name: "ML-DSA", parameterSet: "44" }, "compliant", "FIPS 204"],
  ["signature", { name: "SLH-DSA", parameterSet: "SHA2-128s" }, "compliant", "FIPS 205"],
  ["kdf", { name: "HKDF", digest: "SHA-256" }, "compliant", "SP 800-56C"],
  ["kdf", { name: "PBKDF2", digest: "SHA-256", iterations: 999, saltBits: 128 }, "disallowed", "1000 iterations"],
  ["kdf", { name: "PBKDF2", digest: "SHA-256", iterations: 1000, saltBits: 64 }, "disallowed", "128 random bits"],
  ["kdf", { name: "PBKDF2", digest: "SHA-256", iterations: 1000, saltBits: 128 }, "compliant", "SP 800-132"],
  ["password-hash", { name: "bcrypt" }, "disallowed", "precluded"],
  ["password-hash", { name: "Argon2id" }, "disallowed", "precluded"],
  ["random", { name: "HMAC_DRBG", digest: "SHA-256" }, "compliant", "SP 800-90A"],
  ["random", { name: "NonCryptographicPRNG" }, "disallowed", "SP 800-133"],
  ["random", { name: "RNG" }, "unknown", "SP 800-90A"],
  ["protocol", { name: "TLS", version: "1.2" }, "unknown", "what it is built from"]
]

describe("FIPS 140-3", () => {
  itJudges(fips1403, cases)

  it("does not hold a size that nobody states against a MAC, but asks for the digest", () => {
    expect(judged(fips1403, "mac", { name: "HMAC" }, TODAY)).toMatchObject({ status: "unknown", needs: ["digest"] })
  })
})
