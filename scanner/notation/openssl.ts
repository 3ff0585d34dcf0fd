import type { CanonicalFacts } from "./CanonicalFacts.ts"
import { cipherWords, keySizeWords } from "./cipher.ts"
import { hashWords } from "./hash.ts"
import { macName } from "./macName.ts"
import { modeWords } from "./mode.ts"
import type { Notation } from "./Notation.ts"
import { oids } from "./oids.ts"
import { pqcWords } from "./pqc.ts"
import { signatureName } from "./signatureName.ts"
import { firstOf, ignored, join, named, ofNormalised, optional, sequence, token, words, type Words } from "./words.ts"

/*
 * Sources: the ciphers and digests that OpenSSL 3 lists; EVP_MAC(3), EVP_KDF(3), EVP_PKEY_CTX_new(3); openssl-enc(1): a
 * cipher named without its mode is in CBC mode.
 */
export const opensslWords: Words = join(
  words({
    aes128: { name: "AES", keyBits: 128, mode: "cbc" },
    aes192: { name: "AES", keyBits: 192, mode: "cbc" },
    aes256: { name: "AES", keyBits: 256, mode: "cbc" },
    camellia128: { name: "CAMELLIA", keyBits: 128, mode: "cbc" },
    camellia192: { name: "CAMELLIA", keyBits: 192, mode: "cbc" },
    camellia256: { name: "CAMELLIA", keyBits: 256, mode: "cbc" },
    aria128: { name: "ARIA", keyBits: 128, mode: "cbc" },
    aria192: { name: "ARIA", keyBits: 192, mode: "cbc" },
    aria256: { name: "ARIA", keyBits: 256, mode: "cbc" },
    des: { name: "DES", mode: "cbc" },
    des3: { name: "3DES", keyBits: 168, mode: "cbc" },
    desede: { name: "3DES", keyBits: 112, mode: "ecb" },
    desede3: { name: "3DES", keyBits: 168, mode: "ecb" },
    "des3wrap idsmimealgcms3deswrap": { name: "3DES", mode: "wrap-3des" },
    desx: { name: "DESX", mode: "cbc" },
    "bf blowfish": { name: "Blowfish", mode: "cbc" },
    cast: { name: "CAST5", mode: "cbc" },
    idea: { name: "IDEA", mode: "cbc" },
    seed: { name: "SEED", mode: "cbc" },
    "sm4 sms4": { name: "SM4", mode: "cbc" },
    rc2: { name: "RC2", mode: "cbc" },
    rc2128: { name: "RC2", keyBits: 128, mode: "cbc" },
    rc240: { name: "RC2", keyBits: 40, mode: "cbc" },
    rc264: { name: "RC2", keyBits: 64, mode: "cbc" },
    rc5: { name: "RC5", mode: "cbc" },
    rc4hmacmd5: { name: "RC4" },
    blake2b: { name: "BLAKE2b", outputBits: 512 },
    blake2s: { name: "BLAKE2s", outputBits: 256 },
    "rsassapss idrsassapss rsapss": { name: "RSA", padding: "pss" },
    "rsaesoaep idrsaesoaep rsaoaep": { name: "RSA", padding: "oaep" },
    rsassapkcs1v15: { name: "RSA", padding: "pkcs1v15" },
    kmac128: { name: "KMAC128" },
    "sha2256192 sha256192": { name: "SHA-256", outputBits: 192 },
    "hkdfsha256 idalghkdfwithsha256": { name: "HKDF", digest: "SHA-256" },
    "hkdfsha384 idalghkdfwithsha384": { name: "HKDF", digest: "SHA-384" },
    "hkdfsha512 idalghkdfwithsha512": { name: "HKDF", digest: "SHA-512" },
    md4withencryption: { name: "RSA", padding: "pkcs1v15", digest: "MD4" },
    tls1prf: { name: "TLS-PRF" }
  }),
  named({
    MD5: "ssl3md5",
    // OpenSSL before 1.1 had the withdrawn SHA-0 under this name.
    "SHA-0": "sha",
    "SHA-1": "ssl3sha1 dss1",
    "RIPEMD-160": "ripemd rmd",
    RSA: "rsa rsaencryption",
    DSA: "dsa dsaencryption",
    EC: "ec ecpublickey idecpublickey",
    ECDSA: "ecdsa",
    ECDH: "ecdh",
    DH: "dh dhx dhkeyagreement x942dh dhpublicnumber",
    X25519: "x25519",
    X448: "x448",
    Ed25519: "ed25519",
    Ed25519ph: "ed25519ph",
    Ed25519ctx: "ed25519ctx",
    Ed448: "ed448",
    Ed448ph: "ed448ph",
    EdDSA: "eddsa",
    SM2: "sm2",
    KMAC256: "kmac256",
    HKDF: "hkdf",
    PBKDF2: "pbkdf2",
    PBKDF1: "pbkdf1",
    PKCS12KDF: "pkcs12kdf",
    scrypt: "scrypt idscrypt",
    Argon2i: "argon2i",
    Argon2d: "argon2d",
    Argon2id: "argon2id",
    KBKDF: "kbkdf",
    ConcatKDF: "sskdf",
    X963KDF: "x963kdf",
    X942KDF: "x942kdf x942kdfasn1 x942kdfconcat",
    "TLS13-KDF": "tls13kdf",
    "SSH-KDF": "sshkdf",
    "KRB5-KDF": "krb5kdf",
    CTR_DRBG: "ctrdrbg",
    Hash_DRBG: "hashdrbg",
    HMAC_DRBG: "hmacdrbg hmacdrbgkdf",
    RNG: "seedsrc jitter testrand"
  })
)

const prefix = ignored("id idalg")

const ciphers: Words = join(
  cipherWords,
  words({ "desede des2ede": { name: "3DES", keyBits: 112 }, "desede3 desede3key": { name: "3DES", keyBits: 168 } })
)

/** Composite modes of TLS; the hash is that of the MAC. */
const composite: Words = words({
  cbchmacsha1: { mode: "cbc-hmac", digest: "SHA-1" },
  cbchmacsha256: { mode: "cbc-hmac", digest: "SHA-256" },
  cbchmacsha1etm: { mode: "cbc-hmac", digest: "SHA-1" },
  cbchmacsha256etm: { mode: "cbc-hmac", digest: "SHA-256" },
  cbchmacsha512etm: { mode: "cbc-hmac", digest: "SHA-512" }
})

const cipher = sequence(
  optional(prefix),
  token(ciphers),
  optional(keySizeWords),
  optional(join(modeWords, composite)),
  optional(ignored("inv padding"))
)

const name = firstOf(
  sequence(token(join(hashWords, pqcWords, opensslWords))),
  signatureName,
  macName,
  sequence(token(prefix), token(join(hashWords, pqcWords, opensslWords))),
  cipher
)

const read = ofNormalised(name)

/** Names of OpenSSL and of what is built on it: hashlib, node:crypto, PHP, Ruby. */
export const openssl: Notation = { ofText: (text): CanonicalFacts | undefined => oids.get(text.trim()) ?? read(text) }

const factsOf = (text: string): CanonicalFacts | undefined => {
  const facts = openssl.ofText?.(text)
  return typeof facts === "object" ? (facts as CanonicalFacts) : undefined
}

/** A hash function as OpenSSL finds it by name, the names of signatures with it among them: `sha256`, `RSA-SHA256`. */
export const opensslDigest: Notation = {
  ofText: (text) => {
    const facts = factsOf(text)
    return facts?.digest === undefined ? facts : { name: facts.digest }
  }
}

/** A signature named by its hash function, or with it: `sha256` leaves the scheme to the key, `RSA-SHA256` names it. */
export const opensslSignature: Notation = {
  ofText: (text) => {
    const facts = factsOf(text)
    if (facts?.name === undefined || facts.digest !== undefined) return facts
    return { digest: facts.name }
  },
  ofPrefix: (text) => {
    const { digest, ...facts } = factsOf(`${text.replace(/sha-?$/i, "")}sha256`) ?? {}
    return digest === undefined ? undefined : facts
  },
  behindPrefix: () => "digest"
}

/** HMAC with a hash function that OpenSSL finds by name. */
export const hmacDigest: Notation = {
  ofText: (text) => {
    const facts = factsOf(text)
    const digest = facts?.digest ?? facts?.name
    return digest === undefined ? undefined : { name: "HMAC", digest }
  }
}

const erlangWords: Words = words({ dss: { name: "DSA" }, eddh: { name: "ECDH" }, srp: { name: "SRP" } })

/** Algorithms as Erlang's crypto has them (lib/crypto/src/crypto.erl): OpenSSL's, with names of its own for kinds of keys. */
export const erlang: Notation = { ofText: (text) => erlangWords.get(text.trim()) ?? openssl.ofText?.(text) }
