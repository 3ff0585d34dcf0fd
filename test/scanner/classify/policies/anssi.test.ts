import { describe, expect, it } from "vitest"
import { anssi } from "../../../../scanner/classify/policies/anssi.ts"
import { type Case, itJudges, judged, TODAY } from "../judged.ts"

const after2030 = "2031-01-01"

const cases: ReadonlyArray<Case> = [
  ["cipher", { name: "AES", keyBits: 128, mode: "gcm" }, "compliant", "authenticated"],
  ["cipher", { name: "AES", keyBits: 256, mode: "cbc" }, "compliant", "RèglePrimChiffBloc"],
  ["cipher", { name: "AES", keyBits: 256, mode: "ecb" }, "deprecated", "RecoModeChiff.1"],
  ["cipher", { name: "3DES", keyBits: 168, mode: "cbc" }, "disallowed", "RègleTailleBlocSym"],
  ["cipher", { name: "Blowfish", mode: "cbc" }, "disallowed", "RègleTailleBlocSym"],
  ["cipher", { name: "Trivium" }, "disallowed", "RègleTailleCléSym"],
  ["cipher", { name: "RC4" }, "disallowed", "RègleChiffFlot"],
  ["cipher", { name: "ChaCha20" }, "compliant", "RègleChiffFlot"],
  ["cipher", { name: "SM4", mode: "cbc" }, "unknown", "No rule"],
  ["hash", { name: "SHA-1" }, "disallowed", "RègleHachage.1"],
  ["hash", { name: "SHA-224" }, "disallowed", "RègleHachage.1"],
  ["hash", { name: "SHA-256" }, "compliant", "RègleHachage"],
  ["hash", { name: "SHA3-512" }, "compliant", "RègleHachage"],
  ["hash", { name: "SHAKE128" }, "compliant", "RègleXOF"],
  ["mac", { name: "HMAC", digest: "SHA-256" }, "compliant", "RègleMAC"],
  ["mac", { name: "HMAC", digest: "SHA-1" }, "disallowed", "RègleMAC.1"],
  ["mac", { name: "HMAC", digest: "SHA-256", tagBits: 95 }, "disallowed", "RègleMAC.3"],
  ["mac", { name: "HMAC", digest: "SHA-256", tagBits: 96 }, "compliant", "RègleMAC"],
  ["mac", { name: "GMAC", cipher: "AES", tagBits: 96 }, "disallowed", "RègleMAC.3"],
  ["mac", { name: "CMAC", cipher: "3DES" }, "disallowed", "RègleMAC.1"],
  ["keygen", { name: "RSA", keyBits: 2047 }, "disallowed", "RègleFactorisation.1"],
  ["keygen", { name: "RSA", keyBits: 2048 }, "disallowed", "RègleFactorisation.2", after2030],
  ["keygen", { name: "RSA", keyBits: 2048 }, "disallowed", "RègleFactorisation.2", after2030, "2031-01-01"],
  ["keygen", { name: "RSA", keyBits: 3071 }, "disallowed", "RègleFactorisation.2", after2030],
  ["key", { name: "RSA", keyBits: 3072 }, "compliant", "RègleFactorisation.2"],
  ["signature", { name: "RSA", keyBits: 3072, digest: "SHA-1" }, "disallowed", "RègleHachage.1"],
  ["cipher", { name: "RSA", keyBits: 3072, padding: "pkcs1v15" }, "disallowed", "2.2.2"],
  ["cipher", { name: "RSA", keyBits: 3072, padding: "oaep" }, "compliant", "RègleFactorisation.2"],
  ["signature", { name: "DSA", keyBits: 2048, digest: "SHA-256" }, "disallowed", "RègleLogDiscretGFp.2", after2030],
  ["key-agreement", { name: "DH", group: "ffdhe3072" }, "compliant", "RègleLogDiscretGFp.2"],
  ["key-agreement", { name: "DH", group: "modp1024" }, "disallowed", "RègleLogDiscretGFp.1"],
  ["signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, "compliant", "RègleCourbeElliptiqueGFp"],
  ["signature", { name: "ECDSA", curve: "FRP256v1", digest: "SHA-256" }, "compliant", "RègleCourbeElliptiqueGFp"],
  ["signature", { name: "ECDSA", curve: "P-224", digest: "SHA-256" }, "disallowed", "250 bits"],
  ["key-agreement", { name: "ECDH", curve: "B-283" }, "compliant", "RègleCourbeElliptiqueGF2n"],
  ["key-agreement", { name: "X25519" }, "unknown", "No rule"],
  ["kem", { name: "ML-KEM", parameterSet: "768" }, "compliant", "ML-KEM"],
  ["signature", { name: "ML-DSA", parameterSet: "65" }, "compliant", "ML-DSA"],
  ["signature", { name: "SLH-DSA", parameterSet: "SHA2-128s" }, "compliant", "hash functions only"],
  ["key-agreement", { name: "SecP256r1MLKEM768" }, "compliant", "combined"],
  ["random", { name: "HMAC_DRBG", digest: "SHA-512" }, "compliant", "Retraitement"],
  ["random", { name: "NonCryptographicPRNG" }, "disallowed", "RègleArchiGénAléa"],
  ["password-hash", { name: "Argon2id" }, "unknown", "No rule"]
]

describe("ANSSI", () => {
  itJudges(anssi, cases)

  it("says that ML-KEM needs a classical mechanism beside it", () => {
    expect(judged(anssi, "kem", { name: "ML-KEM", parameterSet: "1024" }, TODAY).note).toContain("classical")
  })

  it("asks for the size, and of a MAC for the digest alone", () => {
    expect(judged(anssi, "keygen", { name: "RSA" }, TODAY)).toMatchObject({ status: "unknown", needs: ["keyBits"] })
    expect(judged(anssi, "mac", { name: "HMAC" }, TODAY)).toMatchObject({ status: "unknown", needs: ["digest"] })
  })
})
