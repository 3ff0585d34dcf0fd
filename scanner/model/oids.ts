import type { Facts } from "./Facts.ts"

type Oids = { readonly [parameter: string]: string }

const AES_ARC = "2.16.840.1.101.3.4.1"
const NIST_HASHES = "2.16.840.1.101.3.4.2"
const NIST_SIGNATURES = "2.16.840.1.101.3.4.3"
const NIST_KEMS = "2.16.840.1.101.3.4.4"
const PKCS1 = "1.2.840.113549.1.1"
const PKCS5 = "1.2.840.113549.1.5"
const PKCS12 = "1.2.840.113549.1.12.1"
const NTT_CAMELLIA = "0.3.4401.5.3.1.9"

/*
 * 2.16.840.1.101.3.4.1 is the arc of AES and no algorithm: AES without a size and mode, or in a mode that NIST numbers nothing
 * for, such as CTR, has no OID. Sources: NIST Computer Security Objects Register, RFC 3565, 3657, 4055, 4269, 5649, 5758, 5794, 7914, 8018, 8103, 8410,
 * 8619, 8708, 9688, 9802, GM/T 0006 and the object tables of OpenSSL 3.0.19 and Bouncy Castle. Where those disagree
 * (KMAC) the register decides.
 */
const byName: Oids = {
  "JKS-PBE": "1.3.6.1.4.1.42.2.17.1.1",
  MD2: "1.2.840.113549.2.2",
  MD4: "1.2.840.113549.2.4",
  MD5: "1.2.840.113549.2.5",
  MDC2: "2.5.8.3.101",
  "SHA-1": "1.3.14.3.2.26",
  "SHA-224": `${NIST_HASHES}.4`,
  "SHA-256": `${NIST_HASHES}.1`,
  "SHA-384": `${NIST_HASHES}.2`,
  "SHA-512": `${NIST_HASHES}.3`,
  "SHA-512/224": `${NIST_HASHES}.5`,
  "SHA-512/256": `${NIST_HASHES}.6`,
  "SHA3-224": `${NIST_HASHES}.7`,
  "SHA3-256": `${NIST_HASHES}.8`,
  "SHA3-384": `${NIST_HASHES}.9`,
  "SHA3-512": `${NIST_HASHES}.10`,
  SHAKE128: `${NIST_HASHES}.11`,
  SHAKE256: `${NIST_HASHES}.12`,
  KMAC128: `${NIST_HASHES}.21`,
  KMAC256: `${NIST_HASHES}.22`,
  "RIPEMD-128": "1.0.10118.3.0.50",
  "RIPEMD-160": "1.3.36.3.2.1",
  Whirlpool: "1.0.10118.3.0.55",
  SM3: "1.2.156.10197.1.401",
  GOSTR3411: "1.2.643.2.2.9",
  "Streebog-256": "1.2.643.7.1.1.2.2",
  "Streebog-512": "1.2.643.7.1.1.2.3",
  RC4: "1.2.840.113549.3.4",
  GOST28147: "1.2.643.2.2.21",
  Magma: "1.2.643.7.1.1.5.1",
  Kuznyechik: "1.2.643.7.1.1.5.2",
  "ChaCha20-Poly1305": "1.2.840.113549.1.9.16.3.18",
  "GOST28147-MAC": "1.2.643.2.2.22",
  "GOSTR3411-HMAC": "1.2.643.2.2.10",
  RSA: `${PKCS1}.1`,
  DSA: "1.2.840.10040.4.1",
  EC: "1.2.840.10045.2.1",
  ECDSA: "1.2.840.10045.2.1",
  ECDH: "1.3.132.1.12",
  ECDHE: "1.3.132.1.12",
  ECMQV: "1.3.132.1.13",
  DH: "1.2.840.113549.1.3.1",
  FFDHE: "1.2.840.113549.1.3.1",
  X25519: "1.3.101.110",
  X448: "1.3.101.111",
  Ed25519: "1.3.101.112",
  Ed448: "1.3.101.113",
  GOSTR3410: "1.2.643.2.2.19",
  DSTU4145: "1.2.804.2.1.1.1.1.3.1.1",
  LMS: "1.2.840.113549.1.9.16.3.17",
  HSS: "1.2.840.113549.1.9.16.3.17",
  XMSS: "1.3.6.1.5.5.7.6.34",
  XMSSMT: "1.3.6.1.5.5.7.6.35",
  PBKDF2: `${PKCS5}.12`,
  PBES2: `${PKCS5}.13`,
  PBMAC1: `${PKCS5}.14`,
  scrypt: "1.3.6.1.4.1.11591.4.11",
  MGF1: `${PKCS1}.8`
}

const byDigest: { readonly [name: string]: Oids } = {
  HMAC: {
    MD5: "1.2.840.113549.2.6",
    "SHA-1": "1.2.840.113549.2.7",
    "SHA-224": "1.2.840.113549.2.8",
    "SHA-256": "1.2.840.113549.2.9",
    "SHA-384": "1.2.840.113549.2.10",
    "SHA-512": "1.2.840.113549.2.11",
    "SHA-512/224": "1.2.840.113549.2.12",
    "SHA-512/256": "1.2.840.113549.2.13",
    "SHA3-224": `${NIST_HASHES}.13`,
    "SHA3-256": `${NIST_HASHES}.14`,
    "SHA3-384": `${NIST_HASHES}.15`,
    "SHA3-512": `${NIST_HASHES}.16`
  },
  HKDF: {
    "SHA-256": "1.2.840.113549.1.9.16.3.28",
    "SHA-384": "1.2.840.113549.1.9.16.3.29",
    "SHA-512": "1.2.840.113549.1.9.16.3.30"
  },
  DSA: {
    "SHA-1": "1.2.840.10040.4.3",
    "SHA-224": `${NIST_SIGNATURES}.1`,
    "SHA-256": `${NIST_SIGNATURES}.2`,
    "SHA-384": `${NIST_SIGNATURES}.3`,
    "SHA-512": `${NIST_SIGNATURES}.4`,
    "SHA3-224": `${NIST_SIGNATURES}.5`,
    "SHA3-256": `${NIST_SIGNATURES}.6`,
    "SHA3-384": `${NIST_SIGNATURES}.7`,
    "SHA3-512": `${NIST_SIGNATURES}.8`
  },
  ECDSA: {
    "SHA-1": "1.2.840.10045.4.1",
    "SHA-224": "1.2.840.10045.4.3.1",
    "SHA-256": "1.2.840.10045.4.3.2",
    "SHA-384": "1.2.840.10045.4.3.3",
    "SHA-512": "1.2.840.10045.4.3.4",
    "SHA3-224": `${NIST_SIGNATURES}.9`,
    "SHA3-256": `${NIST_SIGNATURES}.10`,
    "SHA3-384": `${NIST_SIGNATURES}.11`,
    "SHA3-512": `${NIST_SIGNATURES}.12`
  }
}

const rsaSignatures: Oids = {
  MD2: `${PKCS1}.2`,
  MD4: `${PKCS1}.3`,
  MD5: `${PKCS1}.4`,
  "SHA-1": `${PKCS1}.5`,
  "SHA-224": `${PKCS1}.14`,
  "SHA-256": `${PKCS1}.11`,
  "SHA-384": `${PKCS1}.12`,
  "SHA-512": `${PKCS1}.13`,
  "SHA-512/224": `${PKCS1}.15`,
  "SHA-512/256": `${PKCS1}.16`,
  "SHA3-224": `${NIST_SIGNATURES}.13`,
  "SHA3-256": `${NIST_SIGNATURES}.14`,
  "SHA3-384": `${NIST_SIGNATURES}.15`,
  "SHA3-512": `${NIST_SIGNATURES}.16`,
  "RIPEMD-160": "1.3.36.3.3.1.2",
  SM3: "1.2.156.10197.1.504"
}

const SHA2_SETS = ["SHA2-128s", "SHA2-128f", "SHA2-192s", "SHA2-192f", "SHA2-256s", "SHA2-256f"]
const SLH_DSA_SETS = [...SHA2_SETS, ...SHA2_SETS.map((set) => set.replace("SHA2", "SHAKE"))]

const numbered = (sets: ReadonlyArray<string>, arc: string, first: number): Oids =>
  Object.fromEntries(sets.map((set, at) => [set, `${arc}.${first + at}`]))

const byParameterSet: { readonly [name: string]: Oids } = {
  "ML-KEM": numbered(["512", "768", "1024"], NIST_KEMS, 1),
  "ML-DSA": numbered(["44", "65", "87"], NIST_SIGNATURES, 17),
  "HashML-DSA": numbered(["44", "65", "87"], NIST_SIGNATURES, 32),
  "SLH-DSA": numbered(SLH_DSA_SETS, NIST_SIGNATURES, 20),
  "HashSLH-DSA": numbered(SLH_DSA_SETS, NIST_SIGNATURES, 35),
  GOSTR3410: { "2012-256": "1.2.643.7.1.1.1.1", "2012-512": "1.2.643.7.1.1.1.2" }
}

const modesOf = (arc: string, offset: number, modes: ReadonlyArray<string>): Oids =>
  Object.fromEntries(modes.flatMap((mode, at) => (mode === "" ? [] : [[mode, `${arc}.${offset + at + 1}`]])))

const sized = (arc: string, modes: ReadonlyArray<string>, step: number): { readonly [keyBits: string]: Oids } => ({
  128: modesOf(arc, 0, modes),
  192: modesOf(arc, step, modes),
  256: modesOf(arc, 2 * step, modes)
})

/** By cipher, key size ("" when the OID says none) and mode. */
const byMode: { readonly [name: string]: { readonly [keyBits: string]: Oids } } = {
  AES: sized(AES_ARC, ["ecb", "cbc", "ofb", "cfb128", "kw", "gcm", "ccm", "kwp", "gmac"], 20),
  CAMELLIA: sized(NTT_CAMELLIA, ["ecb", "", "ofb", "cfb128", "", "gcm", "ccm", "", "ctr", "cmac"], 20),
  ARIA: sized("1.2.410.200046.1.1", ["ecb", "cbc", "cfb128", "ofb", "ctr"], 5),
  Serpent: sized("1.3.6.1.4.1.11591.13.2", ["ecb", "cbc", "ofb", "cfb128"], 20),
  SM4: {
    "": modesOf("1.2.156.10197.1.104", 0, ["ecb", "cbc", "ofb", "cfb128", "cfb1", "cfb8", "ctr", "gcm", "ccm", "xts"])
  },
  DES: { "": modesOf("1.3.14.3.2", 5, ["ecb", "cbc", "ofb", "cfb64"]) },
  "3DES": { "": { "wrap-3des": "1.2.840.113549.1.9.16.3.6" }, 168: { cbc: "1.2.840.113549.3.7" } },
  RC2: { "": { cbc: "1.2.840.113549.3.2" } },
  RC5: { "": { cbc: "1.2.840.113549.3.8" } },
  IDEA: { "": { cbc: "1.3.6.1.4.1.188.7.1.1.2" } },
  Blowfish: { "": { cbc: "1.3.6.1.4.1.3029.1.2" } },
  CAST5: { "": { cbc: "1.2.840.113533.7.66.10" } },
  SEED: { "": modesOf("1.2.410.200004.1", 2, ["ecb", "cbc", "cfb128", "ofb"]) }
}

const irregular: Oids = {
  "AES-128-xts": "1.3.111.2.1619.0.1.1",
  "AES-256-xts": "1.3.111.2.1619.0.1.2",
  "CAMELLIA-128-cbc": "1.2.392.200011.61.1.1.1.2",
  "CAMELLIA-192-cbc": "1.2.392.200011.61.1.1.1.3",
  "CAMELLIA-256-cbc": "1.2.392.200011.61.1.1.1.4",
  "ARIA-128-gcm": "1.2.410.200046.1.1.34",
  "ARIA-192-gcm": "1.2.410.200046.1.1.35",
  "ARIA-256-gcm": "1.2.410.200046.1.1.36",
  "ARIA-128-ccm": "1.2.410.200046.1.1.37",
  "ARIA-192-ccm": "1.2.410.200046.1.1.38",
  "ARIA-256-ccm": "1.2.410.200046.1.1.39"
}

/** Those of PKCS #5 and #12, and Sun's own of the keys in a JCEKS store (com.sun.crypto.provider.KeyProtector). */
const passwordBased: Oids = {
  "PBES1-MD2-DES": `${PKCS5}.1`,
  "PBES1-MD5-DES": `${PKCS5}.3`,
  "PBES1-MD2-RC2": `${PKCS5}.4`,
  "PBES1-MD5-RC2": `${PKCS5}.6`,
  "PBES1-MD5-3DES": "1.3.6.1.4.1.42.2.19.1",
  "PBES1-SHA-1-DES": `${PKCS5}.10`,
  "PBES1-SHA-1-RC2": `${PKCS5}.11`,
  "PKCS12-PBE-SHA-1-RC4-128": `${PKCS12}.1`,
  "PKCS12-PBE-SHA-1-RC4-40": `${PKCS12}.2`,
  "PKCS12-PBE-SHA-1-3DES-168": `${PKCS12}.3`,
  "PKCS12-PBE-SHA-1-3DES-112": `${PKCS12}.4`,
  "PKCS12-PBE-SHA-1-RC2-128": `${PKCS12}.5`,
  "PKCS12-PBE-SHA-1-RC2-40": `${PKCS12}.6`
}

/** BLAKE2 and BLAKE3 number their digests in words of 32 bits. */
const blake: { readonly [name: string]: { readonly arc: string; readonly sizes: ReadonlyArray<number> } } = {
  BLAKE2b: { arc: "1.3.6.1.4.1.1722.12.2.1", sizes: [160, 256, 384, 512] },
  BLAKE2s: { arc: "1.3.6.1.4.1.1722.12.2.2", sizes: [128, 160, 224, 256] },
  BLAKE3: { arc: "1.3.6.1.4.1.1722.12.2.3", sizes: [256] }
}

const blakeOid = ({ name = "", outputBits = 0 }: Facts): string | undefined =>
  blake[name]?.sizes.includes(outputBits) === true ? `${blake[name].arc}.${outputBits / 32}` : undefined

const modeOid = ({ name = "", keyBits, mode }: Facts): string | undefined => {
  if (mode === undefined) return undefined
  const sizes = byMode[name]
  return irregular[`${name}-${keyBits}-${mode}`] ?? sizes?.[keyBits ?? ""]?.[mode] ?? sizes?.[""]?.[mode]
}

const rsaOid = ({ padding, digest = "", primitive }: Facts): string | undefined => {
  if (padding === "pss") return `${PKCS1}.10`
  if (padding === "oaep") return `${PKCS1}.7`
  return padding === "pkcs1v15" && primitive === "signature" ? rsaSignatures[digest] : undefined
}

/** Signature schemes for which rsaEncryption would be the OID of another scheme. */
const NO_OID_PADDINGS: ReadonlySet<string> = new Set(["x931", "iso9796", "iso9796-1", "iso9796-2", "fdh"])

const sm2Oids: Oids = {
  signature: "1.2.156.10197.1.301.1",
  "key-agree": "1.2.156.10197.1.301.2",
  pke: "1.2.156.10197.1.301.3"
}

const special = (facts: Facts): string | undefined => {
  const { name, cipher, digest, keyBits, primitive = "" } = facts
  if (name === "RSA") return rsaOid(facts)
  if (name === "SM2") return digest === "SM3" ? "1.2.156.10197.1.501" : sm2Oids[primitive]
  if (name === "GMAC" && cipher === "AES") return byMode["AES"]?.[keyBits ?? ""]?.["gmac"]
  if (name === "CMAC" && cipher === "CAMELLIA") return byMode["CAMELLIA"]?.[keyBits ?? ""]?.["cmac"]
  if (name === "PBES1") return passwordBased[`PBES1-${digest}-${cipher}`]
  return name === "PKCS12-PBE" ? passwordBased[`PKCS12-PBE-${digest}-${cipher}-${keyBits}`] : undefined
}

const digestOid = ({ name = "", digest }: Facts): string | undefined =>
  digest === undefined ? undefined : byDigest[name]?.[digest]

/**
 * The object identifier of an algorithm, in dotted form. It may say less than the name does, as the OID of RSASSA-PSS says
 * nothing of the hash, but never something else. Takes effective facts.
 */
export const oidOf = (facts: Facts): string | undefined => {
  const { name = "", parameterSet } = facts
  const ofSet = parameterSet === undefined ? undefined : byParameterSet[name]?.[parameterSet]
  if (name === "RSA" && NO_OID_PADDINGS.has(facts.padding ?? "")) return undefined
  const specific = special(facts) ?? modeOid(facts) ?? digestOid(facts) ?? ofSet ?? blakeOid(facts)
  return specific ?? (Object.hasOwn(byName, name) ? byName[name] : undefined)
}
