import type { Certificate } from "../../../scanner/model/Artefact.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { Finding, FindingKind } from "../../../scanner/model/Finding.ts"
import type { Purpose } from "../../../scanner/model/Purpose.ts"
import { finding } from "../bom/findings.ts"

/** The day for which the cases are judged. */
export const ON = "2026-11-21"

/** A use that a rule is about, and one that is almost the same and that the rule must leave alone. */
interface WeaknessCase {
  readonly is: ReadonlyArray<Finding>
  readonly isNot: ReadonlyArray<Finding>
}

const pair = (kind: FindingKind, is: Facts, isNot: Facts): WeaknessCase => ({
  is: [finding(kind, is)],
  isNot: [finding(kind, isNot)]
})

const tls = (is: Facts, isNot: Facts): WeaknessCase =>
  pair("protocol", { name: "TLS", ...is }, { name: "TLS", ...isNot })

const suite = (is: string, isNot: string): WeaknessCase =>
  tls({ version: "1.2", suite: is }, { version: "1.2", suite: isNot })

const written = (facts: Facts): Finding => finding("material", facts, { stored: { format: "literal" } })

const secret = (material: string, more: Facts = {}): WeaknessCase => ({
  is: [written({ material, byteLength: 16, ...more })],
  isNot: [finding("material", { material, byteLength: 16, ...more })]
})

const drawn = (material: string, other: string): WeaknessCase => ({
  is: [finding("material", { material, byteLength: 16, generator: "NonCryptographicPRNG" })],
  isNot: [
    finding("material", { material, byteLength: 16 }),
    finding("material", { material: other, generator: "NonCryptographicPRNG" })
  ]
})

const repeated = (facts: Facts): Finding =>
  finding("material", { material: "initialization-vector", freshness: "repeated", ...facts })

const certificate = (more: Partial<Certificate>, facts: Facts = {}): Finding =>
  finding(
    "certificate",
    { certificateFormat: "X.509", name: "RSA", padding: "pkcs1v15", digest: "SHA-256", ...facts },
    {
      certificate: {
        subject: "CN=www.example.com",
        issuer: "CN=Example CA",
        serialNumber: "01",
        notBefore: "2026-01-01T00:00:00Z",
        notAfter: "2027-06-01T00:00:00Z",
        fingerprint: "00".repeat(32),
        names: [],
        publicKey: { name: "RSA", keyBits: 3072 },
        publicKeyFingerprint: "11".repeat(32),
        ...more
      }
    }
  )

const privateKey = (isEncrypted: boolean): Finding =>
  finding(
    "key",
    { name: "EC", curve: "P-256", material: "private-key" },
    { stored: { format: "PKCS8", fingerprint: "22".repeat(32), isEncrypted } }
  )

const protectedKey = (protection: Facts): Finding =>
  finding(
    "key",
    { material: "private-key" },
    { stored: { format: "PKCS8", fingerprint: "22".repeat(32), isEncrypted: true, protection } }
  )

const keystore = (protection: Facts): Finding =>
  finding(
    "keystore",
    { certificateFormat: "PKCS12" },
    { stored: { format: "PKCS12", fingerprint: "44".repeat(32), isEncrypted: true, protection } }
  )

const PBES2: Facts = { name: "PBES2", cipher: "AES", keyBits: 256, mode: "cbc", digest: "SHA-256" }

const MERSENNE_TWISTER: Facts = { name: "NonCryptographicPRNG", parameterSet: "MT19937" }

const generator = finding("random", MERSENNE_TWISTER)

const generatorFor = (purpose: Purpose): Finding => finding("random", { ...MERSENNE_TWISTER, purpose })

const RSA_OAEP: Facts = { name: "RSA", padding: "oaep", digest: "SHA-256" }

/** At least one use for every rule, by its id, and one near miss. */
export const weaknessCases: { readonly [rule: string]: WeaknessCase } = {
  "CM-PASSWORD-HASH-PLAIN": {
    is: [finding("password-hash", { name: "SHA-256" })],
    isNot: [finding("hash", { name: "SHA-256" }), finding("kdf", { name: "BLAKE3" })]
  },
  "CM-PASSWORD-HASH-NTLM": pair("password-hash", { name: "nthash" }, { name: "bcrypt" }),
  "CM-PASSWORD-HASH-CRYPT": pair("password-hash", { name: "crypt-md5" }, { name: "crypt-sha512" }),
  "CM-PASSWORD-HASH-PHPASS": pair("password-hash", { name: "phpass" }, { name: "yescrypt" }),

  "CM-HASH-MD5": {
    is: [finding("hash", { name: "MD5" })],
    isNot: [finding("mac", { name: "HMAC", digest: "MD5" }), finding("signature", { name: "RSA", digest: "MD5" })]
  },
  "CM-HASH-SHA1": {
    is: [finding("hash", { name: "SHA-1" })],
    isNot: [finding("hash", { name: "SHA-256" }), finding("mac", { name: "HMAC", digest: "SHA-1" })]
  },
  "CM-HASH-LEGACY": pair("hash", { name: "MD4" }, { name: "SHA3-256" }),
  "CM-HASH-WEAK": pair("hash", { name: "RIPEMD-160" }, { name: "RIPEMD-320" }),

  "CM-MAC-HMAC-MD5": pair("mac", { name: "HMAC", digest: "MD5" }, { name: "HMAC", digest: "SHA-1" }),
  "CM-MAC-HMAC-LEGACY": pair("mac", { name: "HMAC", digest: "MD4" }, { name: "HMAC", digest: "SHA-256" }),
  "CM-MAC-WEAK-CIPHER": pair("mac", { name: "CMAC", cipher: "3DES" }, { name: "CMAC", cipher: "AES" }),
  "CM-MAC-CBC": pair("mac", { name: "CBC-MAC", cipher: "AES" }, { name: "XCBC-MAC", cipher: "AES" }),

  "CM-CIPHER-NULL": pair("cipher", { name: "NullCipher" }, { name: "AES", mode: "gcm" }),
  "CM-CIPHER-DES": pair("cipher", { name: "DES", mode: "cbc" }, { name: "AES", mode: "cbc" }),
  "CM-CIPHER-3DES-TWO-KEY": pair("cipher", { name: "3DES", keyBits: 112 }, { name: "3DES", keyBits: 168 }),
  "CM-CIPHER-3DES": pair("cipher", { name: "3DES", mode: "cbc" }, { name: "CAMELLIA", mode: "cbc" }),
  "CM-CIPHER-RC4": pair("cipher", { name: "RC4" }, { name: "ChaCha20" }),
  "CM-CIPHER-RC2": pair("cipher", { name: "RC2", mode: "cbc" }, { name: "RC6", mode: "cbc" }),
  "CM-CIPHER-BROKEN": pair("cipher", { name: "A5/1" }, { name: "SNOW3G" }),
  "CM-CIPHER-BLOCK64": {
    is: [finding("cipher", { name: "Blowfish", mode: "cbc" })],
    isNot: [finding("cipher", { name: "Twofish", mode: "cbc" }), finding("password-hash", { name: "bcrypt" })]
  },
  "CM-CIPHER-PBE": pair("cipher", { name: "PBES1", cipher: "DES" }, { name: "PBES2", cipher: "AES" }),
  "CM-CIPHER-PBE-3DES": pair("cipher", { name: "PKCS12-PBE", cipher: "3DES" }, { name: "PKCS12-PBE", cipher: "AES" }),
  "CM-KEM-SIKE": pair("kem", { name: "SIKE" }, { name: "ML-KEM", parameterSet: "768" }),
  "CM-PQC-DRAFT": pair("kem", { name: "Kyber", parameterSet: "768" }, { name: "ML-KEM", parameterSet: "768" }),

  "CM-MODE-ECB": {
    is: [finding("cipher", { name: "AES", mode: "ecb" })],
    isNot: [finding("cipher", { name: "AES", mode: "cbc" }), finding("cipher", { ...RSA_OAEP, mode: "ecb" })]
  },
  "CM-MODE-ECB-DEFAULT": {
    is: [finding("cipher", { name: "AES" }, { api: "javax.crypto.Cipher.getInstance" })],
    isNot: [
      finding("cipher", { name: "AES", mode: "gcm" }, { api: "javax.crypto.Cipher.getInstance" }),
      finding("key", { name: "AES" }, { api: "new javax.crypto.spec.SecretKeySpec" }),
      finding(
        "cipher",
        { name: "AES" },
        { api: "javax.crypto.Cipher.getInstance", sources: { mode: { from: "unknown", hops: 0 } } }
      )
    ]
  },
  "CM-MODE-UNAUTHENTICATED": pair(
    "cipher",
    { name: "AES", mode: "cbc", functions: ["encrypt"] },
    { name: "AES", mode: "gcm", functions: ["encrypt"] }
  ),

  "CM-PADDING-RSA-PKCS1": {
    is: [finding("cipher", { name: "RSA", padding: "pkcs1v15" })],
    isNot: [finding("signature", { name: "RSA", padding: "pkcs1v15", digest: "SHA-256" }), finding("cipher", RSA_OAEP)]
  },
  "CM-PADDING-RSA-NONE": {
    is: [finding("cipher", { name: "RSA", padding: "none" })],
    isNot: [finding("cipher", { name: "AES", mode: "cbc", padding: "none" })]
  },

  "CM-SIGNATURE-MD5": pair("signature", { name: "RSA", digest: "MD5" }, { name: "RSA", digest: "SHA-256" }),
  "CM-SIGNATURE-SHA1": pair("signature", { name: "ECDSA", digest: "SHA-1" }, { name: "ECDSA", digest: "SHA-256" }),
  "CM-SIGNATURE-DSA": pair("signature", { name: "DSA" }, { name: "ECDSA" }),
  "CM-SIGNATURE-BROKEN": pair("signature", { name: "Rainbow" }, { name: "UOV" }),
  "CM-SIGNATURE-NONE": pair("token", { name: "JWS-none" }, { name: "JWS" }),
  "CM-KEX-SHA1": pair("key-agreement", { name: "DH", digest: "SHA-1" }, { name: "DH", digest: "SHA-256" }),

  "CM-KDF-PBKDF2-BELOW-1000": pair("kdf", { name: "PBKDF2", iterations: 999 }, { name: "PBKDF2", iterations: 1000 }),
  "CM-KDF-PBKDF2-BELOW-10000": pair(
    "kdf",
    { name: "PBKDF2", iterations: 9_999 },
    { name: "PBKDF2", iterations: 10_000 }
  ),
  "CM-KDF-PBKDF2-LOW": {
    is: [
      finding("kdf", { name: "PBKDF2", digest: "SHA-256", iterations: 599_999 }),
      finding("kdf", { name: "PBKDF2", digest: "SHA-512", iterations: 219_999 }),
      finding("kdf", { name: "PBKDF2", digest: "SHA-1", iterations: 1_399_999 })
    ],
    isNot: [
      finding("kdf", { name: "PBKDF2", digest: "SHA-256", iterations: 600_000 }),
      finding("kdf", { name: "PBKDF2", digest: "SHA-512", iterations: 220_000 }),
      finding("kdf", { name: "PBKDF2", digest: "SHA-1", iterations: 1_400_000 }),
      finding("kdf", { name: "PBKDF2", digest: "SHA-256" })
    ]
  },
  "CM-KDF-BCRYPT-COST": {
    is: [
      finding("password-hash", { name: "bcrypt", iterations: 512 }),
      finding("kdf", { name: "bcrypt-pbkdf", iterations: 8 })
    ],
    isNot: [
      finding("password-hash", { name: "bcrypt", iterations: 1024 }),
      finding("kdf", { name: "bcrypt-pbkdf", iterations: 16 })
    ]
  },
  "CM-KDF-SCRYPT-COST": {
    is: [finding("kdf", { name: "scrypt", iterations: 16_384, blockSize: 8, parallelism: 1 })],
    isNot: [
      finding("kdf", { name: "scrypt", iterations: 131_072, blockSize: 8, parallelism: 1 }),
      finding("kdf", { name: "scrypt", iterations: 16_384, blockSize: 8, parallelism: 5 }),
      finding("kdf", { name: "scrypt", iterations: 16_384 }),
      finding("kdf", { name: "scrypt" })
    ]
  },
  "CM-KDF-ARGON2-COST": {
    is: [
      finding("password-hash", { name: "Argon2id", memoryKib: 19_456, iterations: 1 }),
      finding("password-hash", { name: "Argon2i", memoryKib: 65_536, iterations: 2 })
    ],
    isNot: [
      finding("password-hash", { name: "Argon2i", memoryKib: 65_536, iterations: 3 }),
      finding("password-hash", { name: "Argon2id", memoryKib: 19_456, iterations: 2 }),
      finding("password-hash", { name: "Argon2id", memoryKib: 65_536, iterations: 1 }),
      finding("password-hash", { name: "Argon2id", iterations: 2 })
    ]
  },
  "CM-KDF-PBKDF1": pair("kdf", { name: "PBKDF1", digest: "SHA-1" }, { name: "HKDF", digest: "SHA-1" }),
  "CM-KDF-DIGEST": pair("kdf", { name: "HKDF", digest: "MD5" }, { name: "HKDF", digest: "SHA-256" }),

  "CM-TAG-SHORT": pair("cipher", { name: "AES", mode: "gcm", tagBits: 64 }, { name: "AES", mode: "gcm", tagBits: 96 }),
  "CM-TAG-MAC-SHORT": pair(
    "mac",
    { name: "HMAC", digest: "SHA-256", tagBits: 64 },
    { name: "HMAC", digest: "SHA-1", tagBits: 96 }
  ),
  "CM-NONCE-SHORT": pair(
    "cipher",
    { name: "AES", mode: "gcm", nonceBits: 64 },
    { name: "AES", mode: "ccm", nonceBits: 64 }
  ),
  "CM-SALT-BELOW-64": pair("kdf", { name: "PBKDF2", saltBits: 32 }, { name: "PBKDF2", saltBits: 64 }),
  "CM-SALT-SHORT": {
    is: [finding("kdf", { name: "scrypt", saltBits: 64 })],
    isNot: [
      finding("kdf", { name: "scrypt", saltBits: 128 }),
      finding("signature", { name: "RSA", padding: "pss", saltBits: 64 }),
      finding("kdf", { name: "HKDF", saltBits: 64 })
    ]
  },

  "CM-KEY-RSA-SHORT": {
    is: [
      finding("keygen", { name: "RSA", keyBits: 1024 }),
      certificate({ publicKey: { name: "RSA", keyBits: 1024 } }),
      finding(
        "key",
        { name: "RSA", keyBits: 1024, material: "public-key" },
        { stored: { format: "SPKI", fingerprint: "33".repeat(32) } }
      )
    ],
    isNot: [finding("keygen", { name: "RSA", keyBits: 2048 }), finding("keygen", { name: "RSA" }), certificate({})]
  },
  "CM-KEY-DSA-SHORT": pair("keygen", { name: "DSA", keyBits: 1024 }, { name: "DSA", keyBits: 2048 }),
  "CM-KEY-DH-SHORT": {
    is: [
      finding("key-agreement", { name: "DH", keyBits: 1024 }),
      finding("key-agreement", { name: "DH", group: "modp1536" })
    ],
    isNot: [finding("key-agreement", { name: "DH", group: "modp2048" }), finding("key-agreement", { name: "DH" })]
  },
  "CM-KEY-EC-SHORT": {
    is: [
      finding("keygen", { name: "EC", curve: "P-192" }),
      finding("signature", { name: "ECDSA", curve: "secp160r1", digest: "SHA-256" })
    ],
    isNot: [finding("keygen", { name: "EC", curve: "P-224" }), finding("keygen", { name: "EC" })]
  },
  "CM-KEY-SYMMETRIC-SHORT": pair("cipher", { name: "Blowfish", keyBits: 64 }, { name: "Blowfish", keyBits: 128 }),
  "CM-KEY-MAC-SHORT": pair(
    "mac",
    { name: "HMAC", digest: "SHA-256", keyBits: 64 },
    { name: "HMAC", digest: "SHA-256", keyBits: 128 }
  ),
  "CM-CURVE-TEST": pair(
    "keygen",
    { name: "GOSTR3410", curve: "id-GostR3410-2001-TestParamSet" },
    { name: "GOSTR3410", curve: "id-GostR3410-2001-CryptoPro-A-ParamSet" }
  ),
  "CM-CURVE-BINARY": pair("keygen", { name: "EC", curve: "K-283" }, { name: "EC", curve: "secp256k1" }),
  "CM-CURVE-BN254": pair("signature", { name: "BLS", curve: "bn254" }, { name: "BLS", curve: "BLS12-381" }),

  "CM-TLS-VERSION-SSL": tls({ version: "ssl3" }, {}),
  "CM-TLS-VERSION": tls({ version: "1.1" }, { version: "1.2" }),
  "CM-DTLS-VERSION": pair("protocol", { name: "DTLS", version: "1.0" }, { name: "DTLS", version: "1.2" }),
  "CM-SSH-VERSION": pair("protocol", { name: "SSH", version: "1.0" }, { name: "SSH", version: "2.0" }),
  "CM-IKE-VERSION": pair("protocol", { name: "IKE", version: "1" }, { name: "IKE", version: "2" }),

  "CM-TLS-SUITE-NULL": suite("TLS_RSA_WITH_NULL_SHA", "TLS_RSA_WITH_AES_128_CBC_SHA"),
  "CM-TLS-SUITE-ANON": {
    is: [
      finding("protocol", { name: "TLS", suite: "TLS_DH_anon_WITH_AES_128_CBC_SHA" }),
      finding("protocol", { name: "TLS", suite: "HIGH:aNULL" })
    ],
    isNot: [finding("protocol", { name: "TLS", suite: "HIGH:!aNULL" })]
  },
  "CM-TLS-SUITE-EXPORT": suite("EXP-RC4-MD5", "RC4-MD5"),
  "CM-TLS-SUITE-RC4": suite("ECDHE-RSA-RC4-SHA:ECDHE-RSA-AES128-GCM-SHA256", "ECDHE-RSA-AES128-GCM-SHA256:!RC4"),
  "CM-TLS-SUITE-DES": suite("TLS_RSA_WITH_DES_CBC_SHA", "TLS_RSA_WITH_3DES_EDE_CBC_SHA"),
  "CM-TLS-SUITE-3DES": suite("DES-CBC3-SHA", "AES128-SHA"),
  "CM-TLS-SUITE-MD5": suite("HIGH:MD5", "HIGH:!MD5"),
  "CM-TLS-SUITE-STATIC": suite("AES128-GCM-SHA256", "ECDHE-RSA-AES128-GCM-SHA256"),
  "CM-TLS-SUITE-CBC": suite("ECDHE-RSA-AES128-SHA", "TLS_AES_128_GCM_SHA256"),

  "CM-SSH-VERIFY-NONE": pair("protocol", { name: "SSH", verification: "none" }, { name: "SSH", verification: "peer" }),
  "CM-TLS-VERIFY-NONE": tls({ verification: "none" }, { verification: "peer" }),
  "CM-TLS-VERIFY-HOST-NAME": tls({ verification: "no-host-name" }, {}),

  "CM-CERTIFICATE-EXPIRED": {
    is: [certificate({ notAfter: "2026-11-20T23:59:59Z" })],
    isNot: [certificate({ notAfter: "2026-11-21T23:59:59Z" })]
  },
  "CM-CERTIFICATE-EXPIRING": {
    is: [certificate({ notAfter: "2026-12-21T00:00:00Z" })],
    isNot: [certificate({ notAfter: "2026-12-22T00:00:00Z" })]
  },
  "CM-CERTIFICATE-ROOT": {
    is: [certificate({ issuer: "CN=www.example.com", isAuthority: true })],
    isNot: [certificate({ issuer: "CN=www.example.com", isAuthority: false }), certificate({ isAuthority: true })]
  },
  "CM-CERTIFICATE-SELF-SIGNED": {
    is: [
      certificate({ issuer: "CN=www.example.com" }),
      certificate({ issuer: "CN=www.example.com", isAuthority: false })
    ],
    isNot: [certificate({}), certificate({ issuer: "CN=www.example.com", isAuthority: true })]
  },
  "CM-CERTIFICATE-MD5": {
    is: [certificate({}, { digest: "MD5" })],
    isNot: [certificate({ issuer: "CN=www.example.com" }, { digest: "MD5" })]
  },
  "CM-CERTIFICATE-SHA1": {
    is: [certificate({}, { digest: "SHA-1" })],
    isNot: [certificate({ issuer: "CN=www.example.com" }, { digest: "SHA-1" }), certificate({})]
  },

  "CM-HARDCODED-KEY": secret("secret-key", { name: "AES", keyBits: 128 }),
  "CM-HARDCODED-PASSWORD": secret("password"),
  "CM-HARDCODED-SECRET": secret("token"),
  "CM-HARDCODED-SEED": secret("seed"),
  "CM-HARDCODED-SALT": {
    is: [written({ material: "salt", name: "PBKDF2", byteLength: 16 }), written({ material: "salt", byteLength: 16 })],
    isNot: [
      written({ material: "salt", name: "HKDF", byteLength: 16 }),
      finding("material", { material: "salt", name: "PBKDF2", byteLength: 16 })
    ]
  },
  "CM-NONCE-STATIC-STREAM": {
    is: [
      written({ material: "nonce", name: "ChaCha20-Poly1305", byteLength: 12 }),
      written({ material: "initialization-vector", name: "AES", mode: "gcm", byteLength: 12 })
    ],
    isNot: [written({ material: "initialization-vector", name: "AES", mode: "cbc", byteLength: 16 })]
  },
  "CM-NONCE-STATIC": secret("initialization-vector", { name: "AES", mode: "cbc" }),
  "CM-NONCE-REPEATED-STREAM": {
    is: [repeated({ name: "AES", mode: "gcm" }), repeated({ name: "ChaCha20-Poly1305" })],
    isNot: [
      repeated({ name: "AES", mode: "cbc" }),
      finding("material", { material: "nonce", name: "AES", mode: "gcm", byteLength: 12 })
    ]
  },
  "CM-NONCE-REPEATED": {
    is: [repeated({ name: "AES", mode: "cbc" })],
    isNot: [
      repeated({ name: "AES", mode: "gcm" }),
      finding("material", { material: "nonce", name: "AES", mode: "cbc", byteLength: 16 })
    ]
  },
  "CM-KEY-UNENCRYPTED": { is: [privateKey(false)], isNot: [privateKey(true)] },
  "CM-KEY-WEAK-PROTECTION": {
    is: [
      protectedKey({ name: "PEM-PBE", cipher: "AES", keyBits: 256, mode: "cbc", digest: "MD5", iterations: 1 }),
      protectedKey({ name: "PBES1", digest: "MD5", cipher: "DES", mode: "cbc", iterations: 100_000 }),
      protectedKey({ ...PBES2, iterations: 999 }),
      protectedKey({ ...PBES2, cipher: "3DES", iterations: 600_000 }),
      protectedKey({ name: "JKS-PBE" }),
      keystore({ name: "PKCS12-PBE", digest: "SHA-1", cipher: "RC2", keyBits: 40, iterations: 2_048 })
    ],
    isNot: [
      protectedKey({ ...PBES2, iterations: 1_000 }),
      protectedKey({ name: "PBES2", cipher: "AES" }),
      protectedKey({}),
      keystore({ name: "PKCS12-PBE", digest: "SHA-256", cipher: "AES", keyBits: 256, iterations: 51_200 }),
      finding("cipher", { name: "PBES1", digest: "MD5", cipher: "DES" })
    ]
  },
  "CM-KEY-PROTECTION-ITERATIONS": {
    is: [protectedKey({ ...PBES2, iterations: 2_048 })],
    isNot: [protectedKey({ ...PBES2, iterations: 10_000 }), finding("kdf", { name: "PBKDF2", iterations: 2_048 })]
  },

  "CM-RANDOM-BACKDOOR": pair("random", { name: "Dual_EC_DRBG" }, { name: "HMAC_DRBG" }),
  "CM-RANDOM-LEGACY": pair("random", { name: "X9.31-PRNG" }, { name: "CTR_DRBG" }),
  "CM-RANDOM-KEY": drawn("secret-key", "salt"),
  "CM-RANDOM-NONCE": drawn("initialization-vector", "secret-key"),
  "CM-RANDOM-SALT": drawn("salt", "nonce"),
  "CM-RANDOM-PREDICTABLE": {
    is: [generator, finding("cipher", { name: "AES", mode: "gcm" })],
    isNot: [
      generator,
      generatorFor("delay"),
      finding("hash", { name: "SHA-256" }),
      finding("cipher", { name: "AES" }, { path: "other.py" })
    ]
  },
  "CM-RANDOM-NONCRYPTOGRAPHIC": {
    is: [generatorFor("token")],
    isNot: [finding("random", { name: "RNG", purpose: "token" }), generator, generatorFor("identifier")]
  },

  "CM-QUANTUM-RSA-ENCRYPTION": pair("cipher", RSA_OAEP, { name: "AES", mode: "gcm" }),
  "CM-QUANTUM-DH": pair("key-agreement", { name: "DH" }, { name: "X25519" }),
  "CM-QUANTUM-ECDH": {
    is: [finding("key-agreement", { name: "X25519" })],
    isNot: [finding("key-agreement", { name: "X25519MLKEM768" }), finding("kem", { name: "ML-KEM" })]
  },
  "CM-QUANTUM-ENCRYPTION": pair("cipher", { name: "ECIES" }, { name: "McEliece" }),
  "CM-QUANTUM-RSA-SIGNATURE": pair("signature", { name: "RSA", digest: "SHA-256" }, { name: "ML-DSA" }),
  "CM-QUANTUM-SIGNATURE": pair("signature", { name: "Ed25519" }, { name: "SLH-DSA" }),
  "CM-QUANTUM-RSA": pair("keygen", { name: "RSA", keyBits: 3072 }, { name: "ML-KEM", parameterSet: "768" }),
  "CM-QUANTUM-PUBLIC-KEY": {
    is: [finding("keygen", { name: "EC", curve: "P-256" })],
    isNot: [finding("random", { name: "Dual_EC_DRBG" })]
  }
}
