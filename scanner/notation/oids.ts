import type { AlgorithmName } from "../model/algorithms.ts"
import type { ModeName } from "../model/modes.ts"
import type { CanonicalFacts } from "./CanonicalFacts.ts"

const PKCS1 = "1.2.840.113549.1.1"
const NIST = "2.16.840.1.101.3.4"
const PKCS12 = "1.2.840.113549.1.12.1"

const hashes: ReadonlyArray<readonly [string, AlgorithmName]> = [
  ["1.2.840.113549.2.2", "MD2"],
  ["1.2.840.113549.2.4", "MD4"],
  ["1.2.840.113549.2.5", "MD5"],
  ["1.3.14.3.2.26", "SHA-1"],
  [`${NIST}.2.4`, "SHA-224"],
  [`${NIST}.2.1`, "SHA-256"],
  [`${NIST}.2.2`, "SHA-384"],
  [`${NIST}.2.3`, "SHA-512"],
  [`${NIST}.2.5`, "SHA-512/224"],
  [`${NIST}.2.6`, "SHA-512/256"],
  [`${NIST}.2.7`, "SHA3-224"],
  [`${NIST}.2.8`, "SHA3-256"],
  [`${NIST}.2.9`, "SHA3-384"],
  [`${NIST}.2.10`, "SHA3-512"],
  [`${NIST}.2.11`, "SHAKE128"],
  [`${NIST}.2.12`, "SHAKE256"],
  [`${NIST}.2.21`, "KMAC128"],
  [`${NIST}.2.22`, "KMAC256"],
  ["1.0.10118.3.0.50", "RIPEMD-128"],
  ["1.3.36.3.2.1", "RIPEMD-160"],
  ["1.0.10118.3.0.55", "Whirlpool"],
  ["1.2.156.10197.1.401", "SM3"],
  ["1.2.643.2.2.9", "GOSTR3411"],
  ["1.2.643.7.1.1.2.2", "Streebog-256"],
  ["1.2.643.7.1.1.2.3", "Streebog-512"]
]

const names: ReadonlyArray<readonly [string, AlgorithmName]> = [
  [`${NIST}.1`, "AES"],
  ["1.2.840.113549.3.4", "RC4"],
  ["1.2.643.2.2.21", "GOST28147"],
  ["1.2.840.113549.1.9.16.3.18", "ChaCha20-Poly1305"],
  [`${PKCS1}.1`, "RSA"],
  ["1.2.840.10040.4.1", "DSA"],
  ["1.2.840.10045.2.1", "EC"],
  ["1.3.132.1.12", "ECDH"],
  ["1.3.132.1.13", "ECMQV"],
  ["1.2.840.113549.1.3.1", "DH"],
  ["1.2.840.10046.2.1", "DH"],
  ["1.3.101.110", "X25519"],
  ["1.3.101.111", "X448"],
  ["1.3.101.112", "Ed25519"],
  ["1.3.101.113", "Ed448"],
  ["1.2.643.2.2.19", "GOSTR3410"],
  ["1.2.804.2.1.1.1.1.3.1.1", "DSTU4145"],
  ["1.2.840.113549.1.9.16.3.17", "HSS"],
  ["1.3.6.1.5.5.7.6.34", "XMSS"],
  ["1.3.6.1.5.5.7.6.35", "XMSSMT"],
  ["1.2.840.113549.1.5.12", "PBKDF2"],
  ["1.2.840.113549.1.5.13", "PBES2"],
  ["1.2.840.113549.1.5.14", "PBMAC1"],
  ["1.3.6.1.4.1.11591.4.11", "scrypt"],
  [`${PKCS1}.8`, "MGF1"]
]

const digests = (
  facts: CanonicalFacts,
  rows: { readonly [oid: string]: AlgorithmName }
): ReadonlyArray<readonly [string, CanonicalFacts]> =>
  Object.entries(rows).map(([oid, digest]) => [oid, { ...facts, digest }])

const signatures: ReadonlyArray<readonly [string, CanonicalFacts]> = [
  ...digests(
    { name: "RSA", padding: "pkcs1v15" },
    {
      [`${PKCS1}.2`]: "MD2",
      [`${PKCS1}.3`]: "MD4",
      [`${PKCS1}.4`]: "MD5",
      [`${PKCS1}.5`]: "SHA-1",
      "1.3.14.3.2.29": "SHA-1",
      [`${PKCS1}.14`]: "SHA-224",
      [`${PKCS1}.11`]: "SHA-256",
      [`${PKCS1}.12`]: "SHA-384",
      [`${PKCS1}.13`]: "SHA-512",
      [`${PKCS1}.15`]: "SHA-512/224",
      [`${PKCS1}.16`]: "SHA-512/256",
      [`${NIST}.3.13`]: "SHA3-224",
      [`${NIST}.3.14`]: "SHA3-256",
      [`${NIST}.3.15`]: "SHA3-384",
      [`${NIST}.3.16`]: "SHA3-512",
      "1.3.36.3.3.1.2": "RIPEMD-160"
    }
  ),
  ...digests(
    { name: "DSA" },
    {
      "1.2.840.10040.4.3": "SHA-1",
      "1.3.14.3.2.27": "SHA-1",
      [`${NIST}.3.1`]: "SHA-224",
      [`${NIST}.3.2`]: "SHA-256",
      [`${NIST}.3.3`]: "SHA-384",
      [`${NIST}.3.4`]: "SHA-512",
      [`${NIST}.3.5`]: "SHA3-224",
      [`${NIST}.3.6`]: "SHA3-256",
      [`${NIST}.3.7`]: "SHA3-384",
      [`${NIST}.3.8`]: "SHA3-512"
    }
  ),
  ...digests(
    { name: "ECDSA" },
    {
      "1.2.840.10045.4.1": "SHA-1",
      "1.2.840.10045.4.3.1": "SHA-224",
      "1.2.840.10045.4.3.2": "SHA-256",
      "1.2.840.10045.4.3.3": "SHA-384",
      "1.2.840.10045.4.3.4": "SHA-512",
      [`${NIST}.3.9`]: "SHA3-224",
      [`${NIST}.3.10`]: "SHA3-256",
      [`${NIST}.3.11`]: "SHA3-384",
      [`${NIST}.3.12`]: "SHA3-512"
    }
  ),
  ...digests(
    { name: "HMAC" },
    {
      "1.2.840.113549.2.6": "MD5",
      "1.2.840.113549.2.7": "SHA-1",
      "1.2.840.113549.2.8": "SHA-224",
      "1.2.840.113549.2.9": "SHA-256",
      "1.2.840.113549.2.10": "SHA-384",
      "1.2.840.113549.2.11": "SHA-512",
      "1.2.840.113549.2.12": "SHA-512/224",
      "1.2.840.113549.2.13": "SHA-512/256",
      [`${NIST}.2.13`]: "SHA3-224",
      [`${NIST}.2.14`]: "SHA3-256",
      [`${NIST}.2.15`]: "SHA3-384",
      [`${NIST}.2.16`]: "SHA3-512"
    }
  ),
  ...digests(
    { name: "HKDF" },
    {
      "1.2.840.113549.1.9.16.3.28": "SHA-256",
      "1.2.840.113549.1.9.16.3.29": "SHA-384",
      "1.2.840.113549.1.9.16.3.30": "SHA-512"
    }
  ),
  [`${PKCS1}.7`, { name: "RSA", padding: "oaep" }],
  [`${PKCS1}.10`, { name: "RSA", padding: "pss" }],
  ["1.2.156.10197.1.501", { name: "SM2", digest: "SM3" }]
]

const AES_MODES: ReadonlyArray<ModeName> = ["ecb", "cbc", "ofb", "cfb128", "kw", "gcm", "ccm", "kwp"]

const ciphers: ReadonlyArray<readonly [string, CanonicalFacts]> = [
  ...[128, 192, 256].flatMap((keyBits, size) =>
    AES_MODES.map((mode, at) => [`${NIST}.1.${size * 20 + at + 1}`, { name: "AES", keyBits, mode }] as const)
  ),
  ...[128, 192, 256].map(
    (keyBits, size) => [`1.2.392.200011.61.1.1.1.${size + 2}`, { name: "CAMELLIA", keyBits, mode: "cbc" }] as const
  ),
  ["1.3.14.3.2.6", { name: "DES", mode: "ecb" }],
  ["1.3.14.3.2.7", { name: "DES", mode: "cbc" }],
  ["1.2.840.113549.3.7", { name: "3DES", keyBits: 168, mode: "cbc" }],
  ["1.2.840.113549.1.9.16.3.6", { name: "3DES", mode: "wrap-3des" }],
  ["1.2.840.113549.3.2", { name: "RC2", mode: "cbc" }],
  ["1.3.6.1.4.1.188.7.1.1.2", { name: "IDEA", mode: "cbc" }],
  ["1.3.6.1.4.1.3029.1.2", { name: "Blowfish", mode: "cbc" }],
  ["1.2.840.113533.7.66.10", { name: "CAST5", mode: "cbc" }],
  ["1.2.410.200004.1.4", { name: "SEED", mode: "cbc" }],
  ["1.2.156.10197.1.104.2", { name: "SM4", mode: "cbc" }]
]

const passwordBased: ReadonlyArray<readonly [string, CanonicalFacts]> = [
  ["1.2.840.113549.1.5.1", { name: "PBES1", digest: "MD2", cipher: "DES", mode: "cbc" }],
  ["1.2.840.113549.1.5.3", { name: "PBES1", digest: "MD5", cipher: "DES", mode: "cbc" }],
  ["1.2.840.113549.1.5.6", { name: "PBES1", digest: "MD5", cipher: "RC2", keyBits: 64, mode: "cbc" }],
  ["1.2.840.113549.1.5.10", { name: "PBES1", digest: "SHA-1", cipher: "DES", mode: "cbc" }],
  ["1.2.840.113549.1.5.11", { name: "PBES1", digest: "SHA-1", cipher: "RC2", keyBits: 64, mode: "cbc" }],
  ["1.3.6.1.4.1.42.2.17.1.1", { name: "JKS-PBE" }],
  ["1.3.6.1.4.1.42.2.19.1", { name: "PBES1", digest: "MD5", cipher: "3DES", keyBits: 168, mode: "cbc" }],
  [`${PKCS12}.1`, { name: "PKCS12-PBE", digest: "SHA-1", cipher: "RC4", keyBits: 128 }],
  [`${PKCS12}.2`, { name: "PKCS12-PBE", digest: "SHA-1", cipher: "RC4", keyBits: 40 }],
  [`${PKCS12}.3`, { name: "PKCS12-PBE", digest: "SHA-1", cipher: "3DES", keyBits: 168, mode: "cbc" }],
  [`${PKCS12}.4`, { name: "PKCS12-PBE", digest: "SHA-1", cipher: "3DES", keyBits: 112, mode: "cbc" }],
  [`${PKCS12}.5`, { name: "PKCS12-PBE", digest: "SHA-1", cipher: "RC2", keyBits: 128, mode: "cbc" }],
  [`${PKCS12}.6`, { name: "PKCS12-PBE", digest: "SHA-1", cipher: "RC2", keyBits: 40, mode: "cbc" }]
]

const SLH_DSA_SETS = ["SHA2", "SHAKE"].flatMap((hash) =>
  ["128s", "128f", "192s", "192f", "256s", "256f"].map((set) => `${hash}-${set}`)
)

const numbered = (
  name: AlgorithmName,
  arc: string,
  first: number,
  sets: ReadonlyArray<string>
): ReadonlyArray<readonly [string, CanonicalFacts]> =>
  sets.map((parameterSet, at) => [`${arc}.${first + at}`, { name, parameterSet }])

/*
 * Sources: NIST Computer Security Objects Register, RFC 4055, 5758, 7292, 8018, 8410, 8619, 9688 and the object tables
 * of OpenSSL 3.0 and Bouncy Castle.
 */
/** Object identifiers in dotted form. */
export const oids: ReadonlyMap<string, CanonicalFacts> = new Map([
  ...hashes.map(([oid, name]) => [oid, { name }] as const),
  ...names.map(([oid, name]) => [oid, { name }] as const),
  ...signatures,
  ...ciphers,
  ...passwordBased,
  ...numbered("ML-KEM", `${NIST}.4`, 1, ["512", "768", "1024"]),
  ...numbered("ML-DSA", `${NIST}.3`, 17, ["44", "65", "87"]),
  ...numbered("SLH-DSA", `${NIST}.3`, 20, SLH_DSA_SETS),
  ...numbered("HashML-DSA", `${NIST}.3`, 32, ["44", "65", "87"]),
  ...numbered("HashSLH-DSA", `${NIST}.3`, 35, SLH_DSA_SETS)
])
