import type { WeaknessRule } from "../WeaknessRule.ts"
import { IR_8547 } from "./references.ts"

const common = { category: "quantum-vulnerable", aspect: "quantum", cwe: [327] } as const

const FIPS_203 = "https://doi.org/10.6028/NIST.FIPS.203"
const FIPS_204 = "https://doi.org/10.6028/NIST.FIPS.204"
const FIPS_205 = "https://doi.org/10.6028/NIST.FIPS.205"

const harvested = "What is recorded today under {name} can be decrypted once a quantum computer runs Shor's algorithm."
const forged =
  "Once a quantum computer runs Shor's algorithm, signatures with {name} can be forged; those checked before stay valid."

const agreement = "Use ML-KEM-768 together with X25519 (X25519MLKEM768 in TLS 1.3), or ML-KEM-1024."
const encryption = "Encapsulate a key with ML-KEM-768 and encrypt with AES-256-GCM."
const signing = "Use ML-DSA-65, or SLH-DSA where keys live long; until then make the algorithm replaceable."

const isVulnerable = { type: "algorithm", isQuantumVulnerable: true } as const

/**
 * Public-key cryptography that Shor's algorithm breaks. Encryption and key agreement come first: what they protect can be
 * recorded now and decrypted later.
 */
export const quantum: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-QUANTUM-RSA-ENCRYPTION",
    title: "RSA encryption is open to quantum computers",
    when: { ...isVulnerable, name: ["RSA", "RSA-KEM"], primitive: ["pke", "kem", "key-wrap"] },
    message: harvested,
    recommendation: encryption,
    references: [IR_8547, FIPS_203]
  },
  {
    ...common,
    id: "CM-QUANTUM-DH",
    title: "Diffie-Hellman is open to quantum computers",
    when: { ...isVulnerable, primitive: "key-agree", name: ["DH", "FFDHE", "MQV", "SRP", "J-PAKE"] },
    message: harvested,
    recommendation: agreement,
    references: [IR_8547, FIPS_203]
  },
  {
    ...common,
    id: "CM-QUANTUM-ECDH",
    title: "Key agreement on elliptic curves is open to quantum computers",
    when: { ...isVulnerable, primitive: "key-agree" },
    message: harvested,
    recommendation: agreement,
    references: [IR_8547, FIPS_203]
  },
  {
    ...common,
    id: "CM-QUANTUM-ENCRYPTION",
    title: "Public-key encryption that is open to quantum computers",
    when: { ...isVulnerable, primitive: ["pke", "kem", "key-wrap"] },
    message: harvested,
    recommendation: encryption,
    references: [IR_8547, FIPS_203]
  },
  {
    ...common,
    id: "CM-QUANTUM-RSA-SIGNATURE",
    title: "RSA signatures are open to quantum computers",
    when: { ...isVulnerable, name: "RSA", primitive: "signature" },
    message: forged,
    recommendation: signing,
    references: [IR_8547, FIPS_204, FIPS_205]
  },
  {
    ...common,
    id: "CM-QUANTUM-SIGNATURE",
    title: "Signatures that are open to quantum computers",
    when: { ...isVulnerable, primitive: "signature" },
    message: forged,
    recommendation: signing,
    references: [IR_8547, FIPS_204, FIPS_205]
  },
  {
    ...common,
    id: "CM-QUANTUM-RSA",
    title: "RSA is open to quantum computers",
    when: { ...isVulnerable, name: "RSA" },
    message:
      "Shor's algorithm finds the private key of {name}; how urgent that is depends on whether the key encrypts or signs.",
    recommendation: "Plan for ML-KEM-768 where the key encrypts and ML-DSA-65 where it signs.",
    references: [IR_8547, FIPS_203, FIPS_204]
  },
  {
    ...common,
    id: "CM-QUANTUM-PUBLIC-KEY",
    title: "Public key that is open to quantum computers",
    when: { ...isVulnerable, not: { primitive: "drbg" } },
    message: "Shor's algorithm finds the private key of {name}; how urgent that is depends on what the key is for.",
    recommendation: "Plan for ML-KEM-768 where the key agrees on secrets and ML-DSA-65 where it signs.",
    references: [IR_8547, FIPS_203, FIPS_204]
  }
]
