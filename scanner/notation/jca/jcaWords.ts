import { join, named, words, type Words } from "../words.ts"

/*
 * Source: Java Security Standard Algorithm Names (JDK 25), provider documentation of SunJCE, SunEC, SunRsaSign, SunMSCAPI
 * and `Security.getAlgorithms` names of Bouncy Castle 1.8x.
 */
export const jcaWords: Words = join(
  named({
    DSA: "dsa",
    ECDSA: "ecdsa",
    EC: "ec",
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
    "RSA-KEM": "rsakem rsakts rsakemkws",
    ElGamal: "elgamal",
    ECIES: "ecies",
    IES: "ies dhies",
    SM2: "sm2",
    SM9: "sm9",
    GOSTR3410: "gost3410 gost341094 gost34102001 ecgost3410 ecgost34102001 ecgost34102012",
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
    RNG: "drbg pkcs11",
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
