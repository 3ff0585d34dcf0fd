import type { Selector } from "../Selector.ts"
import type { WeaknessRule } from "../WeaknessRule.ts"
import { OWASP_KEYS, OWASP_PASSWORDS, OWASP_SECRETS, rfc, SP_800_132, SP_800_38A, SP_800_38D } from "./references.ts"

const written = (selector: Selector): Selector => ({ type: "related-crypto-material", isHardCoded: true, ...selector })

const keep =
  "Create it at random, keep it in a secret store or a key management service, and replace it now: it is in the history."

const protect =
  "Encrypt it anew as PKCS #8 or PKCS #12 with AES-256 and PBKDF2 of 600000 rounds of HMAC-SHA-256, or with scrypt."

const OLD_CIPHERS = ["DES", "3DES", "RC2", "RC4"]

const STREAM_MODES = ["gcm", "ccm", "eax", "ocb", "ctr", "ofb", "cfb", "gcm-siv", "poly1305"]

/** The salt of HKDF and its kin may be the same each time (RFC 5869, 3.1). */
const PASSWORD_SALTS = [
  "PBKDF1",
  "PBKDF2",
  "PBES1",
  "PBES2",
  "PKCS12-PBE",
  "PKCS12KDF",
  "OpenSSL-KDF",
  "scrypt",
  "bcrypt",
  "bcrypt-pbkdf",
  "Argon2",
  "Argon2i",
  "Argon2d",
  "Argon2id",
  "yescrypt",
  "crypt-des",
  "crypt-md5",
  "crypt-sha1",
  "crypt-sha256",
  "crypt-sha512"
]

const NONCES = ["initialization-vector", "nonce"]

const STREAMING: ReadonlyArray<Selector> = [{ mode: STREAM_MODES }, { primitive: ["stream-cipher", "ae"] }]

const repeated: Selector = { type: "related-crypto-material", material: NONCES, freshness: "repeated" }

const newNonce = "Take a new nonce for each message: a counter, or 96 random bits, sent with the message."

const newVector = "Take a new random initialization vector for each message and send it with the message."

/** Secrets and values that must be new each time, where the source holds their bytes, and private keys that anybody can read. */
export const secrets: ReadonlyArray<WeaknessRule> = [
  {
    id: "CM-HARDCODED-KEY",
    category: "hard-coded-key",
    aspect: "material",
    cwe: [321],
    title: "Key in the source code",
    when: written({ material: ["secret-key", "private-key", "key", "shared-secret"] }),
    message: "Everybody who can read the source, or the program, has the key.",
    recommendation: keep,
    references: [OWASP_SECRETS, OWASP_KEYS]
  },
  {
    id: "CM-HARDCODED-PASSWORD",
    category: "hard-coded-key",
    aspect: "material",
    cwe: [259, 798],
    title: "Password in the source code",
    when: written({ material: "password" }),
    message: "Everybody who can read the source, or the program, has the password.",
    recommendation: keep,
    references: [OWASP_SECRETS]
  },
  {
    id: "CM-HARDCODED-SECRET",
    category: "hard-coded-key",
    aspect: "material",
    cwe: [798],
    title: "Secret in the source code",
    when: written({ material: ["token", "credential"] }),
    message: "Everybody who can read the source, or the program, has the secret.",
    recommendation: keep,
    references: [OWASP_SECRETS]
  },
  {
    id: "CM-HARDCODED-SEED",
    category: "insecure-random",
    aspect: "material",
    cwe: [336],
    title: "Generator with a seed from the source code",
    when: written({ material: "seed" }),
    message: "The same seed gives the same numbers in every run.",
    recommendation: "Let the operating system seed the generator.",
    references: [rfc(4086)]
  },
  {
    id: "CM-HARDCODED-SALT",
    category: "weak-parameter",
    aspect: "material",
    cwe: [760],
    title: "Salt in the source code",
    when: written({ material: "salt", anyOf: [{ lacks: "name" }, { name: PASSWORD_SALTS }] }),
    message: "With one salt for all, equal passwords look equal and one table of guesses serves for all of them.",
    recommendation: "Create a random salt of at least 128 bits for each password and store it beside the hash.",
    references: [OWASP_PASSWORDS, SP_800_132]
  },
  {
    id: "CM-NONCE-STATIC-STREAM",
    category: "static-nonce",
    aspect: "material",
    cwe: [323],
    title: "Fixed nonce",
    when: written({
      material: NONCES,
      anyOf: STREAMING
    }),
    message: "A nonce that is used twice gives away both plaintexts, and with GCM the key of the authentication.",
    recommendation: newNonce,
    references: [SP_800_38D, rfc(8439)]
  },
  {
    id: "CM-NONCE-STATIC",
    category: "static-nonce",
    aspect: "material",
    cwe: [329, 1204],
    title: "Fixed initialization vector",
    when: written({ material: NONCES }),
    message:
      "With a fixed initialization vector equal messages have equal ciphertexts, and CBC falls to chosen plaintexts.",
    recommendation: newVector,
    references: [SP_800_38A]
  },
  {
    id: "CM-NONCE-REPEATED-STREAM",
    category: "static-nonce",
    aspect: "material",
    cwe: [323],
    title: "Nonce that serves for several messages",
    when: { ...repeated, anyOf: STREAMING },
    message: "A nonce that is used twice gives away both plaintexts, and with GCM the key of the authentication.",
    recommendation: newNonce,
    references: [SP_800_38D, rfc(8439)]
  },
  {
    id: "CM-NONCE-REPEATED",
    category: "static-nonce",
    aspect: "material",
    cwe: [323, 1204],
    title: "Initialization vector that serves for several messages",
    when: repeated,
    message: "Messages that begin alike have ciphertexts that begin alike, and CBC falls to chosen plaintexts.",
    recommendation: newVector,
    references: [SP_800_38A]
  },
  {
    id: "CM-KEY-UNENCRYPTED",
    category: "hard-coded-key",
    aspect: "material",
    cwe: [312, 321],
    title: "Stored key without encryption",
    when: {
      type: "related-crypto-material",
      material: ["private-key", "secret-key"],
      isHardCoded: false,
      isEncrypted: false
    },
    message: "Everybody who can read the file has the key.",
    recommendation: keep,
    references: [OWASP_KEYS, OWASP_SECRETS]
  },
  {
    id: "CM-KEY-WEAK-PROTECTION",
    category: "weak-cipher",
    aspect: "material",
    cwe: [327, 916],
    title: "Stored key with outdated encryption",
    when: {
      type: "related-crypto-material",
      isHardCoded: false,
      protection: {
        anyOf: [
          { name: ["PEM-PBE", "PBES1", "JKS-PBE"] },
          { name: ["PBES2", "PKCS12-PBE"], cipher: OLD_CIPHERS },
          { name: OLD_CIPHERS },
          { name: "PBES2", iterations: { min: 1, max: 999 } }
        ]
      }
    },
    message:
      "Whoever has the file guesses its password fast, or breaks the cipher: the key is encrypted in a form from before AES and PBKDF2, or with a derivation of few rounds.",
    recommendation: protect,
    references: [rfc(8018), SP_800_132, "https://docs.openssl.org/3.5/man3/PEM_read_bio_PrivateKey/"]
  },
  {
    id: "CM-KEY-PROTECTION-ITERATIONS",
    category: "weak-parameter",
    aspect: "iterations",
    cwe: [916],
    title: "Stored key with less than 10000 iterations",
    when: {
      type: "related-crypto-material",
      isHardCoded: false,
      protection: { name: "PBES2", iterations: { min: 1_000, max: 9_999 } }
    },
    message: "With few rounds of PBKDF2 whoever has the file tries many passwords per second.",
    recommendation: protect,
    references: [OWASP_PASSWORDS, SP_800_132]
  }
]
