import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const P = "{Crypto,Cryptodome}"
const EC = "{1}.PublicKey.ECC.EccKey"
const generator = { is: "random", name: "RNG" } as const
const aead = { name: "HPKE", tagBits: 128, nonceBits: 96 } as const

/*
 * PyCryptodome 3.24, "Protocol package", "Random package" and "Crypto.Util.number", with the RandomPool of PyCrypto 2.0.
 * Lengths are bytes. A share of Shamir's scheme is documented to have 16 bytes.
 */
export const pycryptodomeProtocols = library("python", "pycryptodomeProtocols", {
  [`${P}.Protocol.KDF.PBKDF2`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(4, "any", "prf"),
    saltBits: arg(1, "bytes", "salt"),
    outputBits: arg(2, "bytes", "dkLen"),
    byteLength: arg(2, "size", "dkLen"),
    iterations: arg(3, "int", "count"),
    from: arg(5, "any", "hmac_hash_module"),
    defaults: { digest: "SHA-1", iterations: 1000, outputBits: 128, byteLength: 16 }
  },
  [`${P}.Protocol.KDF.PBKDF1`]: {
    is: "kdf",
    name: "PBKDF1",
    digest: arg(4, "hash", "hashAlgo"),
    saltBits: arg(1, "bytes", "salt"),
    outputBits: arg(2, "bytes", "dkLen"),
    byteLength: arg(2, "size", "dkLen"),
    iterations: arg(3, "int", "count"),
    defaults: { digest: "SHA-1", iterations: 1000 }
  },
  [`${P}.Protocol.KDF.HKDF`]: {
    is: "kdf",
    name: "HKDF",
    digest: arg(3, "hash", "hashmod"),
    saltBits: arg(2, "bytes", "salt"),
    outputBits: arg(1, "bytes", "key_len"),
    byteLength: arg(1, "size", "key_len")
  },
  [`${P}.Protocol.KDF.scrypt`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes", "salt"),
    outputBits: arg(2, "bytes", "key_len"),
    byteLength: arg(2, "size", "key_len"),
    iterations: arg(3, "int", "N"),
    blockSize: arg(4, "int", "r"),
    parallelism: arg(5, "int", "p")
  },
  [`${P}.Protocol.KDF.bcrypt`]: {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(1, "log2", "cost"),
    saltBits: arg(2, "bytes", "salt"),
    functions: ["keyderive"]
  },
  [`${P}.Protocol.KDF.bcrypt_check`]: { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  [`${P}.Protocol.KDF.SP800_108_Counter`]: {
    is: "kdf",
    name: "KBKDF-Counter",
    outputBits: arg(1, "bytes", "key_len"),
    byteLength: arg(1, "size", "key_len")
  },

  [`${P}.Protocol.DH.key_agreement`]: {
    is: "key-agreement",
    name: "ECDH",
    curve: arg(KEYWORD_ONLY, "any", "eph_priv"),
    key: arg(KEYWORD_ONLY, "any", "static_priv")
  },
  [`${P}.Protocol.DH.import_x25519_public_key`]: { is: "key", name: "X25519", material: "public-key", returns: EC },
  [`${P}.Protocol.DH.import_x25519_private_key`]: { is: "key", name: "X25519", material: "private-key", returns: EC },
  [`${P}.Protocol.DH.import_x448_public_key`]: { is: "key", name: "X448", material: "public-key", returns: EC },
  [`${P}.Protocol.DH.import_x448_private_key`]: { is: "key", name: "X448", material: "private-key", returns: EC },

  [`${P}.Protocol.HPKE.new`]: {
    is: "cipher",
    name: "HPKE",
    from: arg(KEYWORD_ONLY, "any", "aead_id"),
    curve: arg(KEYWORD_ONLY, "any", "receiver_key"),
    returns: "{1}.Protocol.HPKE.HPKE_Cipher"
  },
  [`${P}.Protocol.HPKE.HPKE_Cipher#seal`]: { refines: true, functions: ["encrypt"] },
  [`${P}.Protocol.HPKE.HPKE_Cipher#unseal`]: { refines: true, functions: ["decrypt"] },
  [`${P}.Protocol.HPKE.AEAD.AES128_GCM`]: { ...aead, cipher: "AES", keyBits: 128, mode: "gcm" },
  [`${P}.Protocol.HPKE.AEAD.AES256_GCM`]: { ...aead, cipher: "AES", keyBits: 256, mode: "gcm" },
  [`${P}.Protocol.HPKE.AEAD.CHACHA20_POLY1305`]: { ...aead, cipher: "ChaCha20-Poly1305", keyBits: 256 },

  [`${P}.Protocol.SecretSharing.Shamir.{split,combine}`]: { is: "material", material: "secret-key", byteLength: 16 },

  [`${P}.Random.{get_random_bytes,urandom}`]: { ...generator, byteLength: arg(0, "size", "n") },
  [`${P}.Random.new`]: { returns: "{1}.Random.Generator" },
  [`${P}.Random.Generator#read`]: { ...generator, byteLength: arg(0, "size", "n") },
  [`${P}.Random.random.{StrongRandom,getrandbits,randrange,randint,choice,shuffle,sample}`]: generator,
  [`${P}.Util.number.{getRandomInteger,getRandomRange,getRandomNBitInteger,getRandomNumber}`]: generator,
  [`${P}.Util.number.{getPrime,getStrongPrime}`]: generator,
  "Crypto.Util.randpool.{RandomPool,PersistentRandomPool}": { returns: "Crypto.Util.randpool.Pool" },
  "Crypto.Util.randpool.Pool#get_bytes": { ...generator, byteLength: arg(0, "size", "N") }
})
