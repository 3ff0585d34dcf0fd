import { algorithms } from "../model/algorithms.ts"
import { effectiveFacts } from "../model/effectiveFacts.ts"
import { modes } from "../model/modes.ts"

/** Names and curves that several policies speak of together. Facts of the standards, not of a policy. */
export const families = {
  /** FIPS 180-4. */
  sha2: ["SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/224", "SHA-512/256"],
  /** FIPS 202, section 6.1. */
  sha3: ["SHA3-224", "SHA3-256", "SHA3-384", "SHA3-512"],
  /** FIPS 180-4 and FIPS 202, with digests of at least 256 bits. */
  sha256AndLonger: ["SHA-256", "SHA-384", "SHA-512", "SHA-512/256", "SHA3-256", "SHA3-384", "SHA3-512"],
  /** FIPS 180-4 and FIPS 202, with digests of 224 bits. */
  sha224: ["SHA-224", "SHA-512/224", "SHA3-224"],
  /** Functions with practical collisions, or with less than 100 bits against collisions. */
  weakHashes: ["MD2", "MD4", "MD5", "MD5-SHA1", "SHA-0", "SHA-1", "RIPEMD-128", "RIPEMD-160"],
  /** Block ciphers whose blocks are shorter than 128 bits. */
  narrowBlockCiphers: Object.entries(algorithms)
    .filter(([, { blockBits = 128 }]) => blockBits < 128)
    .map(([name]) => name),
  /** Discrete logarithms in prime fields. */
  finiteFieldAgreement: ["DH", "FFDHE", "MQV"],
  ecAgreement: ["ECDH", "ECDHE", "ECMQV"],
  /** RFC 7748 under its own names. */
  montgomery: ["X25519", "X448", "XDH"],
  edwards: ["Ed25519", "Ed448", "Ed25519ph", "Ed448ph", "EdDSA"],
  /** SP 800-186, sections 3.2 and 3.3: curves with about 112 bits. */
  nistCurves112: ["P-224", "K-233", "B-233"],
  /** SP 800-186, section 3.2: prime curves with at least 128 bits. */
  nistPrimeCurves: ["P-256", "P-384", "P-521"],
  /** SP 800-186, section 3.3: binary curves with at least 128 bits. */
  nistBinaryCurves: ["K-283", "K-409", "K-571", "B-283", "B-409", "B-571"],
  /** RFC 5639. */
  brainpoolCurves112: ["brainpoolP224r1", "brainpoolP224t1"],
  brainpoolCurves: [
    "brainpoolP256r1",
    "brainpoolP256t1",
    "brainpoolP320r1",
    "brainpoolP320t1",
    "brainpoolP384r1",
    "brainpoolP384t1",
    "brainpoolP512r1",
    "brainpoolP512t1"
  ],
  /** SP 800-208. */
  statefulSignatures: ["LMS", "HSS", "XMSS", "XMSSMT"],
  kbkdf: ["KBKDF", "KBKDF-Counter", "KBKDF-Feedback", "KBKDF-DoublePipeline", "KBKDF-KMAC"],
  /** Combinations of ML-KEM with a classical key agreement. */
  mlKemHybrids: ["X25519MLKEM768", "SecP256r1MLKEM768", "SecP384r1MLKEM1024", "X448MLKEM1024", "X-Wing"]
} satisfies { readonly [family: string]: ReadonlyArray<string> }

/** Parameter sets of SLH-DSA by the number in their names. */
export const slhDsaSets = (...strengths: ReadonlyArray<128 | 192 | 256>): ReadonlyArray<string> =>
  ["SHA2", "SHAKE"].flatMap((hash) => strengths.flatMap((bits) => ["s", "f"].map((kind) => `${hash}-${bits}${kind}`)))

/** All modes but these, under the names that assets have. */
export const modesBut = (...approved: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.keys(modes).filter((mode) => effectiveFacts({ mode }).mode === mode && !approved.includes(mode))
