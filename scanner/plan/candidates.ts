import type { Facts } from "../model/Facts.ts"

/** What an asset is used for, as far as a replacement has to do the same. */
export type Need =
  | "hash"
  | "mac"
  | "encryption"
  | "key-wrap"
  | "signature"
  | "key-agreement"
  | "public-key-encryption"
  | "public-key"
  | "secret-key"
  | "derivation"
  | "password"
  | "random"
  | "protocol"

/** A replacement: one algorithm, or the parts of a hybrid without a name of its own. */
export interface Replacement {
  readonly facts?: Facts
  /** Of a hybrid: the classical algorithm and the one that withstands quantum computers. */
  readonly parts?: readonly [classical: Facts, postQuantum: Facts]
}

const one = (facts: Facts): Replacement => ({ facts })

const hashes: ReadonlyArray<string> = ["SHA-256", "SHA-384", "SHA-512", "SHA3-256", "SHA3-384", "SHA3-512"]
const digests: ReadonlyArray<string> = ["SHA-256", "SHA-384", "SHA-512"]

const ecdsa = (curve: string, digest: string): Facts => ({ name: "ECDSA", primitive: "signature", curve, digest })
const ecdh = (curve: string): Facts => ({ name: "ECDH", primitive: "key-agree", curve })
const mlDsa = (parameterSet: string): Facts => ({ name: "ML-DSA", primitive: "signature", parameterSet })
const slhDsa = (parameterSet: string): Facts => ({ name: "SLH-DSA", primitive: "signature", parameterSet })
const mlKem = (parameterSet: string): Facts => ({ name: "ML-KEM", primitive: "kem", parameterSet })
const hmac = (digest: string): Facts => ({ name: "HMAC", primitive: "mac", digest })

const hybrid = (name: string, classical: Facts, postQuantum: Facts): Replacement => ({
  facts: { name, primitive: "combiner" },
  parts: [classical, postQuantum]
})

/** FIPS 203 alone, then the named groups of RFC 10024 for TLS 1.3. */
const keyEncapsulation: ReadonlyArray<Replacement> = [
  one(mlKem("768")),
  one(mlKem("1024")),
  hybrid("X25519MLKEM768", { name: "X25519", primitive: "key-agree" }, mlKem("768")),
  hybrid("SecP256r1MLKEM768", ecdh("P-256"), mlKem("768")),
  hybrid("SecP384r1MLKEM1024", ecdh("P-384"), mlKem("1024"))
]

/**
 * What replaces an asset of each need, the smallest change first; which one is taken is up to the policies. Parameters of passwords
 * are those of the OWASP Password Storage Cheat Sheet.
 */
export const replacements: { readonly [N in Need]: ReadonlyArray<Replacement> } = {
  hash: hashes.map((name) => one({ name, primitive: "hash" })),
  mac: [
    ...digests.map((digest) => one(hmac(digest))),
    one({ name: "CMAC", primitive: "mac", cipher: "AES", keyBits: 256 })
  ],
  encryption: [
    one({ name: "AES", primitive: "ae", keyBits: 256, mode: "gcm" }),
    one({ name: "AES", primitive: "ae", keyBits: 256, mode: "ccm" })
  ],
  "key-wrap": [one({ name: "AES", primitive: "key-wrap", keyBits: 256, mode: "kwp" })],
  signature: [
    one(ecdsa("P-256", "SHA-256")),
    one(ecdsa("P-384", "SHA-384")),
    one({ name: "RSA", primitive: "signature", keyBits: 3072, padding: "pss", digest: "SHA-256" }),
    one(mlDsa("65")),
    one(mlDsa("87")),
    { parts: [ecdsa("P-256", "SHA-256"), mlDsa("65")] },
    { parts: [ecdsa("P-384", "SHA-384"), mlDsa("87")] },
    one(slhDsa("SHA2-192s")),
    one(slhDsa("SHA2-256s"))
  ],
  "key-agreement": [one(ecdh("P-256")), one(ecdh("P-384")), ...keyEncapsulation],
  "public-key-encryption": [
    one({ name: "RSA", primitive: "pke", keyBits: 3072, padding: "oaep", digest: "SHA-256" }),
    ...keyEncapsulation
  ],
  "public-key": [],
  "secret-key": [one({ name: "AES", primitive: "block-cipher", keyBits: 256 })],
  derivation: digests.map((digest) => one({ name: "HKDF", primitive: "kdf", digest })),
  password: [
    one({ name: "Argon2id", primitive: "kdf", memoryKib: 19_456, iterations: 2, parallelism: 1 }),
    one({ name: "PBKDF2", primitive: "kdf", digest: "SHA-256", iterations: 600_000 }),
    one({ name: "PBKDF2", primitive: "kdf", digest: "SHA-512", iterations: 220_000 })
  ],
  random: [
    one({ name: "RNG", primitive: "drbg" }),
    one({ name: "HMAC_DRBG", primitive: "drbg", digest: "SHA-512" }),
    one({ name: "CTR_DRBG", primitive: "drbg", cipher: "AES", keyBits: 256 })
  ],
  protocol: []
}

type Values = { readonly [A in keyof Facts]?: ReadonlyArray<Facts[A]> }

/** Other values of the parameters of an algorithm, the smallest change first. */
interface Parameters {
  readonly names: ReadonlyArray<string>
  /** Absent: for each need. */
  readonly needs?: ReadonlyArray<Need>
  readonly values: Values
}

const curves: ReadonlyArray<string> = ["P-256", "P-384", "P-521", "brainpoolP256r1", "brainpoolP384r1"]
const modulus: ReadonlyArray<number> = [3072, 4096]

/** Versions of protocols: RFC 8446, 9147, 4253, 7296, and WPA3. */
export const parameters: ReadonlyArray<Parameters> = [
  {
    names: ["RSA"],
    needs: ["signature"],
    values: { keyBits: modulus, padding: ["pss"], digest: digests }
  },
  {
    names: ["RSA"],
    needs: ["public-key-encryption"],
    values: { keyBits: modulus, padding: ["oaep"], digest: digests }
  },
  { names: ["RSA"], needs: ["public-key"], values: { keyBits: modulus } },
  { names: ["ECDSA"], needs: ["signature"], values: { curve: curves, digest: digests } },
  { names: ["EC", "ECDSA"], needs: ["public-key"], values: { curve: curves } },
  { names: ["ECDH", "ECDHE"], values: { curve: curves } },
  { names: ["DH", "FFDHE"], values: { group: ["ffdhe3072", "ffdhe4096"] } },
  { names: ["AES"], needs: ["encryption"], values: { keyBits: [256], mode: ["gcm"] } },
  { names: ["AES"], needs: ["key-wrap"], values: { keyBits: [256], mode: ["kwp"] } },
  { names: ["AES"], needs: ["secret-key"], values: { keyBits: [256] } },
  { names: ["HMAC", "HKDF", "ConcatKDF", "KBKDF-Counter"], values: { digest: digests } },
  { names: ["CMAC", "GMAC"], values: { cipher: ["AES"], keyBits: [256] } },
  { names: ["ML-KEM"], values: { parameterSet: ["768", "1024"] } },
  { names: ["ML-DSA"], values: { parameterSet: ["65", "87"] } },
  { names: ["SLH-DSA"], values: { parameterSet: ["SHA2-192s", "SHA2-256s"] } },
  { names: ["TLS", "DTLS"], values: { version: ["1.3", "1.2"] } },
  { names: ["SSH", "IKE"], values: { version: ["2"] } },
  { names: ["WPA"], values: { version: ["3", "2"] } }
]

const publicKeys: ReadonlySet<Need> = new Set(["signature", "public-key-encryption", "public-key"])
const strongDigests: ReadonlySet<unknown> = new Set([...hashes, "SHA-512/256"])
const knownCurves: ReadonlySet<unknown> = new Set([...curves, "brainpoolP320r1", "brainpoolP512r1"])
const weakModes: ReadonlySet<unknown> = new Set([undefined, "ecb"])
const signaturePaddings: ReadonlySet<unknown> = new Set(["pss", "pkcs1v15"])

/** Whether a parameter may stay as it is, so that a target never repeats what is weak. */
export const keeps: { readonly [A in keyof Facts]?: (value: unknown, need: Need) => boolean } = {
  keyBits: (value, need) => typeof value === "number" && value >= (publicKeys.has(need) ? 2048 : 128),
  digest: (value) => strongDigests.has(value),
  mode: (value) => !weakModes.has(value),
  padding: (value, need) => (need === "signature" ? signaturePaddings.has(value) : value === "oaep"),
  curve: (value) => knownCurves.has(value),
  group: (value) => /^ffdhe(?:3072|4096|6144|8192)$/.test(String(value)),
  cipher: (value) => value === "AES",
  parameterSet: (value) => value !== undefined,
  version: (value) => value === "1.2" || value === "1.3" || value === "2" || value === "3"
}

/** What a parameter that differs from use to use is raised to, where a policy finds the least of its values too small. */
export const raised: { readonly [A in keyof Facts]?: number } = { tagBits: 128, saltBits: 128, keyBits: 256 }

/** Schemes with properties that no standard for the time after quantum computers has: passwords in agreements, aggregation, blindness. */
export const withoutSuccessor: ReadonlySet<string> = new Set([
  "SRP",
  "J-PAKE",
  "SPAKE2",
  "SPAKE2+",
  "OPAQUE",
  "CPace",
  "Owl",
  "X3DH",
  "BLS",
  "BBS",
  "VRF",
  "OPRF",
  "Paillier",
  "Goldwasser-Micali",
  "SM9",
  "SAKKE",
  "ECCSI"
])

/** Functions that store or stretch passwords. */
export const ofPasswords: ReadonlySet<string> = new Set([
  "PBKDF1",
  "PBKDF2",
  "PKCS12KDF",
  "scrypt",
  "bcrypt",
  "bcrypt-pbkdf",
  "Argon2",
  "Argon2i",
  "Argon2d",
  "Argon2id",
  "yescrypt",
  "Lyra2",
  "Catena",
  "Balloon",
  "crypt-md5",
  "crypt-sha1",
  "crypt-sha256",
  "crypt-sha512",
  "crypt-des",
  "phpass",
  "OpenSSL-KDF",
  "S2K"
])
