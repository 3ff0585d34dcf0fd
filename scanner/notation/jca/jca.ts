import type { CanonicalFacts } from "../CanonicalFacts.ts"
import { hashWords } from "../hash.ts"
import { macName } from "../macName.ts"
import type { Notation } from "../Notation.ts"
import { oids } from "../oids.ts"
import { pqcWords } from "../pqc.ts"
import { signatureName } from "../signatureName.ts"
import { tlsName } from "../protocolVersions.ts"
import { firstOf, join, named, normaliseName, sequence, token, words, type Words } from "../words.ts"
import { keyAgreement } from "./keyAgreement.ts"
import { passwordBased } from "./passwordBased.ts"
import { transformation } from "./transformation.ts"

/*
 * Source: Java Security Standard Algorithm Names (JDK 25), provider documentation of SunJCE, SunEC, SunRsaSign, SunMSCAPI
 * and `Security.getAlgorithms` names of Bouncy Castle 1.8x.
 */
export const jcaWords: Words = join(
  named({
    DSA: "dsa",
    ECDSA: "ecdsa",
    EC: "ec ellipticcurve",
    ECDH: "ecdh ecdhc eccdh",
    ECMQV: "ecmqv mqv",
    DH: "dh diffiehellman",
    X25519: "x25519",
    X448: "x448",
    XDH: "xdh",
    Ed25519: "ed25519",
    Ed448: "ed448",
    Ed25519ph: "ed25519ph",
    Ed25519ctx: "ed25519ctx",
    Ed448ph: "ed448ph",
    EdDSA: "eddsa",
    RSA: "rsa",
    "RSA-KEM": "rsakem rsakts rsakemkws rsaktskemkws",
    ElGamal: "elgamal",
    ECIES: "ecies",
    IES: "ies dhies",
    SM2: "sm2",
    SM9: "sm9 sm9kem sm9enc sm9sign",
    GOSTR3410:
      "gost3410 gost341094 gost34102001 ecgost3410 ecgost34102001 ecgost34102012 gost34102012 ecgost34102018 gost34102018",
    DSTU4145: "dstu4145 dstu41452002",
    "X9.31": "x931",
    HPKE: "hpke",
    HKDF: "hkdf",
    scrypt: "scrypt",
    bcrypt: "bcrypt",
    Argon2: "argon2",
    Argon2id: "argon2id",
    Argon2i: "argon2i",
    Argon2d: "argon2d",
    PBES2: "pbes2",
    PBMAC1: "pbmac1",
    "OpenSSL-KDF": "pbkdfopenssl",
    MGF1: "mgf1",
    "TLS-PRF": "tls10kdf tls11kdf",
    "PKCS12-PBE": "pkcs12pbe",
    RNG: "drbg pkcs11 pkcs11prng",
    SHA1PRNG: "sha1prng",
    NativePRNG: "nativeprng nativeprngblocking nativeprngnonblocking",
    "Windows-PRNG": "windowsprng",
    Hash_DRBG: "hashdrbg",
    HMAC_DRBG: "hmacdrbg",
    CTR_DRBG: "ctrdrbg"
  }),
  words({
    "rsassapss pss rsapss rawrsapss nonewithrsapss": { name: "RSA", padding: "pss" },
    rsassapkcs1v15: { name: "RSA", padding: "pkcs1v15" },
    "oaep rsaesoaep rsaoaep": { name: "RSA", padding: "oaep" },
    "ecgost34102012256 gost34102012256": { name: "GOSTR3410", parameterSet: "2012-256" },
    "ecgost34102012512 gost34102012512": { name: "GOSTR3410", parameterSet: "2012-512" },
    "ecgost34102018256 gost34102018256": { name: "GOSTR3410", parameterSet: "2018-256" },
    "ecgost34102018512 gost34102018512": { name: "GOSTR3410", parameterSet: "2018-512" },
    "dss sha1dsa shadsa": { name: "DSA", digest: "SHA-1" },
    "ddsa detdsa": { name: "DSA" },
    "ecddsa detecdsa": { name: "ECDSA" },
    "mldsaexternalmu mldsacalculatemu": { name: "ML-DSA" },
    "mldsaexternalhash hashmldsaexternalhash": { name: "HashML-DSA" },
    xmsssha256: { name: "XMSS", digest: "SHA-256" },
    xmsssha512: { name: "XMSS", digest: "SHA-512" },
    xmssshake128: { name: "XMSS", digest: "SHAKE128" },
    xmssshake256: { name: "XMSS", digest: "SHAKE256" },
    xmssmtsha256: { name: "XMSSMT", digest: "SHA-256" },
    xmssmtsha512: { name: "XMSSMT", digest: "SHA-512" },
    xmssmtshake128: { name: "XMSSMT", digest: "SHAKE128" },
    xmssmtshake256: { name: "XMSSMT", digest: "SHAKE256" },
    tls12withsha256kdf: { name: "TLS-PRF", digest: "SHA-256" },
    tls12withsha384kdf: { name: "TLS-PRF", digest: "SHA-384" },
    tls12withsha512kdf: { name: "TLS-PRF", digest: "SHA-512" },
    ariagcm: { name: "ARIA", mode: "gcm" },
    ariaccm: { name: "ARIA", mode: "ccm" },
    leagcm: { name: "LEA", mode: "gcm" },
    leaccm: { name: "LEA", mode: "ccm" },
    sm4gcm: { name: "SM4", mode: "gcm" },
    sm4ccm: { name: "SM4", mode: "ccm" },
    desederfc3217wrap: { name: "3DES", mode: "wrap-3des" },
    hkdfsha256: { name: "HKDF", digest: "SHA-256" },
    hkdfsha384: { name: "HKDF", digest: "SHA-384" },
    hkdfsha512: { name: "HKDF", digest: "SHA-512" },
    // RFC 9180 4.1: Diffie-Hellman as a key encapsulation, over whatever curve the key is on.
    dhkem: { name: "ECDH", primitive: "kem" },
    gcm: { mode: "gcm" },
    ccm: { mode: "ccm" },
    ffdhe2048: { name: "FFDHE", group: "ffdhe2048" },
    ffdhe3072: { name: "FFDHE", group: "ffdhe3072" },
    ffdhe4096: { name: "FFDHE", group: "ffdhe4096" },
    ffdhe6144: { name: "FFDHE", group: "ffdhe6144" },
    ffdhe8192: { name: "FFDHE", group: "ffdhe8192" }
  })
)

const name = firstOf(
  sequence(token(join(hashWords, pqcWords, jcaWords))),
  signatureName,
  macName,
  passwordBased,
  keyAgreement,
  tlsName,
  (normalised) => (normalised === "default" ? { name: "TLS" } : undefined)
)

const read = (text: string): CanonicalFacts | undefined => {
  const normalised = normaliseName(text)
  if (normalised === undefined) return undefined
  return oids.get(text.trim().replace(/^oid\./i, "")) ?? name(normalised) ?? transformation(text)
}

/** `SHA1with`, `Hmac`, `AES/`: all that is known of a text that goes on with what nobody can read. */
const readPrefix = (text: string): CanonicalFacts | undefined => {
  const [, digest] = /^(.+)with$/i.exec(text) ?? []
  if (digest !== undefined) return signatureDigest(digest)
  if (/^hmac-?$/i.test(text)) return { name: "HMAC" }
  return text.endsWith("/") ? read(text.slice(0, -1)) : undefined
}

/** Any scheme would do to read the digest before it. */
const signatureDigest = (digest: string): CanonicalFacts | undefined => {
  const { digest: read } = signatureName(normaliseName(`${digest}withRSA`) ?? "") ?? {}
  return read === undefined ? undefined : { digest: read }
}

/** Names of the Java Cryptography Architecture, with those that Bouncy Castle adds. */
export const jca: Notation = {
  ofText: read,
  ofPrefix: readPrefix,
  behindPrefix: ({ name: known, mode }) =>
    known === undefined ? "name" : known === "HMAC" ? "digest" : mode === undefined ? "mode" : "padding"
}
