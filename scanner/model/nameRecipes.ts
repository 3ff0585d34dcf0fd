import { algorithmOf } from "./algorithms.ts"
import type { Attribute, Facts, Primitive } from "./Facts.ts"
import {
  cipherKeyBits,
  curve,
  digest,
  group,
  innerCipher,
  inOrder,
  iterations,
  keyBits,
  maskGeneration,
  mode,
  outputBits,
  padding,
  parameterSet,
  prefixed,
  saltBytes,
  segment,
  type Segment,
  shortMac,
  shortTag,
  tagBits
} from "./nameSegments.ts"

/** How an algorithm's name is put together. */
export interface Recipe {
  readonly head: string | ((facts: Facts) => string)
  readonly segments: ReadonlyArray<Segment>
  /** Attributes that the head of the name contains. */
  readonly says?: ReadonlyArray<Attribute>
  readonly glue?: string
}

const recipe = (head: Recipe["head"], ...segments: ReadonlyArray<Segment>): Recipe => ({ head, segments })

const literal = (text: string): Segment => segment([], () => text)

const rsa: { readonly [padding: string]: Recipe } = {
  pkcs1v15: recipe("RSA-PKCS1-1.5", digest, keyBits),
  pss: recipe("RSA-PSS", digest, maskGeneration, saltBytes, keyBits),
  oaep: recipe("RSA-OAEP", digest, maskGeneration, keyBits),
  x931: recipe("RSA-X9.31", digest, keyBits),
  none: recipe("RSA-RAW", digest, keyBits)
}

const rsaRecipe = (facts: Facts): Recipe => {
  const own = rsa[facts.padding ?? ""]
  return own === undefined ? recipe("RSA", padding, digest, keyBits) : { ...own, says: ["padding"] }
}

const isAes = ({ cipher }: Facts): boolean => cipher === "AES"

/** The registry writes `AES-128-CMAC` for AES and `CMAC-3DES` for other ciphers. */
const cipherMac =
  (name: string) =>
  (facts: Facts): Recipe =>
    isAes(facts)
      ? { ...recipe("AES", keyBits, literal(name), shortTag), says: ["cipher"] }
      : recipe(name, innerCipher, shortTag)

const SM_USES: { readonly [P in Primitive]?: string } = { pke: "-ENC", "key-agree": "-KEX", kem: "-KEM" }

const useSuffix = (facts: Facts): string => SM_USES[facts.primitive ?? "unknown"] ?? ""

const tlsPrf = (facts: Facts): string => {
  const old = facts.version === "1.0" || facts.version === "1.1" || facts.digest === "MD5-SHA1"
  if (old) return "TLS1-PRF"
  return facts.version === "1.2" || facts.digest !== undefined ? "TLS12-PRF" : "TLS-PRF"
}

const tlsPrfDigest = segment(["digest"], (facts) => (tlsPrf(facts) === "TLS1-PRF" ? undefined : facts.digest))

const PRF_MACS: ReadonlySet<string> = new Set(["HMAC", "CMAC", "KMAC128", "KMAC256"])

const prf = segment(["digest", "cipher", "keyBits"], (facts) => {
  if (facts.cipher !== undefined && !PRF_MACS.has(facts.cipher)) return `CMAC-${innerCipher.text(facts)}`
  return facts.digest === undefined ? facts.cipher : `HMAC-${facts.digest}`
})

const named = (name: string, standard: number | undefined): Recipe =>
  recipe(
    name,
    segment(["outputBits"], (facts) => (facts.outputBits === standard ? undefined : facts.outputBits?.toString()))
  )

const hpkeKem = segment(["curve"], ({ curve: name }) =>
  name === undefined ? undefined : `DHKEM-${name.replace(/^Curve(?=25519|448)/, "X")}`
)

const VERSION_HEADS: { readonly [protocol: string]: (version: string) => string } = {
  TLS: (version) => (version.startsWith("ssl") ? `SSLv${version.slice(3)}` : `TLSv${version}`),
  DTLS: (version) => `DTLSv${version}`,
  SSH: (version) => `SSHv${version.replace(/\.0$/, "")}`,
  IKE: (version) => `IKEv${version}`,
  QUIC: (version) => `QUICv${version}`,
  WPA: (version) => `WPA${version}`
}

const versionedProtocol = (name: string, version: string | undefined): string =>
  version === undefined ? name : (VERSION_HEADS[name]?.(version) ?? `${name}-${version}`)

const protocol = (name: string): Recipe => ({
  ...recipe((facts) => versionedProtocol(name, facts.version)),
  says: ["version"]
})

const cost = inOrder("iterations", "blockSize", "parallelism")
const argon2 = inOrder("memoryKib", "iterations", "parallelism")
const onCurve = (name: string): Recipe => recipe(name, curve, digest)

/*
 * Patterns of the CycloneDX registry 1.7.1 where it has one; `[-{x}]` becomes the segment x. A name outside the registry
 * follows the pattern of its nearest kin.
 */
const recipes: { readonly [name: string]: Recipe | ((facts: Facts) => Recipe) } = {
  RSA: rsaRecipe,
  DSA: recipe("DSA", keyBits, digest),
  EC: recipe("EC", curve),
  ECDSA: onCurve("ECDSA"),
  ECGDSA: onCurve("ECGDSA"),
  ECKCDSA: onCurve("ECKCDSA"),
  ECNR: onCurve("ECNR"),
  Schnorr: onCurve("Schnorr"),
  GOSTR3410: recipe("GOSTR3410", parameterSet, digest),
  X25519: recipe("x25519"),
  X448: recipe("x448"),
  ECDH: recipe("ECDH", curve),
  ECDHE: recipe("ECDHE", curve),
  ECMQV: recipe("ECMQV", curve),
  ECIES: recipe("ECIES", curve),
  "ECIES-KEM": recipe("ECIES-KEM", curve),
  "EC-ElGamal": recipe("EC-ElGamal", curve),
  SPAKE2: recipe("SPAKE2", curve, digest),
  "SPAKE2+": recipe("SPAKE2+", curve, digest),
  "J-PAKE": recipe("J-PAKE", curve),
  OPAQUE: recipe("OPAQUE-3DH", curve, digest),
  SRP: recipe("SRP", parameterSet, digest, group),
  FFDHE: recipe("FFDHE", group),
  MQV: recipe("FFMQV", group),
  SM2: recipe(
    (facts) => `SM2${useSuffix(facts)}`,
    segment(["digest"], ({ digest: hash }) => (hash === "SM3" ? undefined : hash))
  ),
  SM9: recipe((facts) => `SM9${useSuffix(facts)}`),
  BLS: (facts) =>
    facts.curve?.startsWith("BLS12-") === true ? { ...recipe(facts.curve), says: ["curve"] } : recipe("BLS", curve),
  HPKE: recipe("HPKE", hpkeKem, prefixed("HKDF-", "digest"), innerCipher),
  LMS: { ...recipe("LMS", parameterSet), glue: "_" },
  HKDF: recipe("HKDF", digest),
  KMAC128: recipe("KMAC128"),
  KMAC256: recipe("KMAC256"),
  HMAC: recipe("HMAC", digest, shortMac),
  CMAC: cipherMac("CMAC"),
  GMAC: cipherMac("GMAC"),
  "XCBC-MAC": cipherMac("XCBC_MAC"),
  "CBC-MAC": cipherMac("CBC-MAC"),
  "CFB-MAC": cipherMac("CFB-MAC"),
  "ISO9797-MAC": recipe("ISO9797-MAC", innerCipher),
  Poly1305: recipe(
    "Poly1305",
    segment(["cipher"], ({ cipher }) => cipher)
  ),
  SipHash: recipe("SipHash", parameterSet),
  UMAC: recipe("UMAC", tagBits),
  "GOST28147-MAC": recipe("GOST28147_MAC"),
  "GOSTR3411-HMAC": recipe("GOSTR3411_HMAC"),
  BLAKE: recipe("BLAKE", outputBits),
  BLAKE2b: recipe("BLAKE2b", outputBits),
  BLAKE2s: recipe("BLAKE2s", outputBits),
  BLAKE2bp: recipe("BLAKE2bp", outputBits),
  BLAKE2sp: recipe("BLAKE2sp", outputBits),
  "BLAKE2b-MAC": recipe("BLAKE2b-MAC", outputBits),
  "BLAKE2s-MAC": recipe("BLAKE2s-MAC", outputBits),
  BLAKE3: named("BLAKE3", 256),
  ...Object.fromEntries(
    [
      "HAVAL",
      "Snefru",
      "JH",
      "Shabal",
      "FSB",
      "BMW",
      "CubeHash",
      "ECHO",
      "Fugue",
      "Hamsi",
      "Luffa",
      "SHAvite-3",
      "SIMD"
    ].map((name) => [name, recipe(name, outputBits)])
  ),
  "Skein-256": named("Skein-256", 256),
  "Skein-512": named("Skein-512", 512),
  "Skein-1024": named("Skein-1024", 1024),
  "AES-CBC-HMAC": recipe("AES", keyBits, literal("CBC-HMAC"), digest),
  Salsa20: { ...recipe("Salsa20", parameterSet), glue: "/" },
  ChaCha: { ...recipe("ChaCha", parameterSet), glue: "" },
  RC4: recipe("RC4", keyBits),
  scrypt: recipe("scrypt", ...cost),
  yescrypt: recipe("yescrypt", ...cost),
  Argon2: recipe("Argon2", ...argon2),
  Argon2i: recipe("Argon2i", ...argon2),
  Argon2d: recipe("Argon2d", ...argon2),
  Argon2id: recipe("Argon2id", ...argon2),
  KBKDF: recipe("SP800_108", prf),
  "KBKDF-Counter": recipe("SP800_108_CounterKDF", prf),
  "KBKDF-Feedback": recipe("SP800_108_FeedbackKDF", prf),
  "KBKDF-DoublePipeline": recipe("SP800_108_DoublePipelineKDF", prf),
  "KBKDF-KMAC": recipe("SP800_108_KMAC", prf),
  ConcatKDF: recipe("SP800_56C_OneStep", digest),
  X963KDF: recipe("ANSI-KDF-X9.63", digest),
  X942KDF: recipe("ANSI-KDF-X9.42", digest),
  "TLS-PRF": recipe(tlsPrf, tlsPrfDigest),
  "TLS13-KDF": recipe("TLS13-PRF", digest),
  "IKE-PRF": recipe((facts) => (facts.version === "2" ? "IKE2_PRF_PLUS_DERIVE" : "IKE_PRF_DERIVE"), digest),
  PBES1: recipe("PBES1", innerCipher, prefixed("PBKDF1-", "digest"), iterations),
  PBES2: recipe("PBES2", innerCipher, prefixed("PBKDF2-", "digest"), iterations),
  "PKCS12-PBE": recipe("PKCS12-PBE", innerCipher, digest, iterations),
  "PEM-PBE": recipe("PEM-PBE", innerCipher, digest, iterations),
  "JKS-PBE": recipe("JKS-PBE"),
  PBMAC1: recipe("PBMAC1", prefixed("HMAC-", "digest"), iterations),
  CTR_DRBG: recipe("CTR_DRBG", innerCipher),
  Fortuna: recipe("Fortuna", innerCipher, digest),
  Yarrow: recipe("Yarrow", innerCipher, digest),
  RNG: recipe("RNG", parameterSet),
  NonCryptographicPRNG: recipe("Non-cryptographic-PRNG", parameterSet),
  TLS: protocol("TLS"),
  DTLS: protocol("DTLS"),
  SSH: protocol("SSH"),
  IKE: protocol("IKE"),
  IPsec: protocol("IPsec"),
  QUIC: protocol("QUIC"),
  WPA: protocol("WPA")
}

const asymmetric = [curve, parameterSet, digest]

/** Schemes that are the whole of their parameters, or have named sets of them. */
const fixedRecipe = (name: string): Recipe | undefined => {
  const algorithm = algorithmOf(name)
  if (algorithm === undefined) return undefined
  if (algorithm.curve !== undefined) return recipe(name)
  if (algorithm.primitive === "ae") return recipe(name, shortTag)
  const isPostQuantum =
    algorithm.quantumVulnerable !== true && (algorithm.primitive === "signature" || algorithm.primitive === "kem")
  if (!isPostQuantum) return undefined
  return name.startsWith("Hash") ? recipe(name, parameterSet, digest) : recipe(name, parameterSet)
}

const byPrimitive: { readonly [P in Primitive]: ReadonlyArray<Segment> } = {
  "block-cipher": [cipherKeyBits, mode, shortTag, padding],
  ae: [cipherKeyBits, mode, shortTag],
  "key-wrap": [cipherKeyBits, mode],
  "stream-cipher": [],
  hash: [],
  xof: [],
  mac: [digest],
  kdf: [digest, iterations],
  drbg: [digest],
  signature: asymmetric,
  kem: asymmetric,
  pke: asymmetric,
  "key-agree": asymmetric,
  combiner: [],
  other: [parameterSet],
  unknown: [curve, mode, digest]
}

/** The name of an algorithm that is not known. */
export const unknownRecipe = (head: string): Recipe => recipe(head, curve, mode, padding, digest, iterations)

export const recipeOf = (name: string, facts: Facts): Recipe => {
  const own = Object.hasOwn(recipes, name) ? recipes[name] : undefined
  if (typeof own === "function") return own(facts)
  return own ?? fixedRecipe(name) ?? recipe(name, ...byPrimitive[facts.primitive ?? "unknown"])
}
