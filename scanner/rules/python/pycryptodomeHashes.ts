import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const P = "{Crypto,Cryptodome}.Hash"
const bits = arg(KEYWORD_ONLY, "int", "digest_bits")
const bytes = arg(KEYWORD_ONLY, "digestBytes", "digest_bytes")
const keyBits = arg(KEYWORD_ONLY, "bytes", "key")

/*
 * PyCryptodome 3.24, "Hash package", with the modules SHA and RIPEMD of PyCrypto. A module of the package stands for its
 * hash wherever one is asked for. MACs other than HMAC and CMAC take names only.
 */
export const pycryptodomeHashes = library("python", "pycryptodomeHashes", {
  [`${P}.new`]: { is: "hash", algorithm: arg(0, "openssl", "name"), returns: "{1}.Hash.Hash" },
  [`${P}.{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA3_224,SHA3_256,SHA3_384,SHA3_512,RIPEMD160}`]: {
    digest: text("{2}", "hash")
  },
  [`${P}.SHA`]: { digest: "SHA-1" },
  [`${P}.RIPEMD`]: { digest: "RIPEMD-160" },
  [`${P}.SHA512`]: { digest: "SHA-512" },
  [`${P}.{BLAKE2b,BLAKE2s}`]: { digest: "{2}" },
  [`${P}.{SHAKE128,SHAKE256}`]: { digest: "{2}" },
  [`${P}.{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA3_224,SHA3_256,SHA3_384,SHA3_512,RIPEMD160}.new`]: {
    is: "hash",
    algorithm: text("{2}", "hash"),
    returns: "{1}.Hash.Hash"
  },
  [`${P}.SHA.new`]: { is: "hash", name: "SHA-1", returns: "{1}.Hash.Hash" },
  [`${P}.RIPEMD.new`]: { is: "hash", name: "RIPEMD-160", returns: "{1}.Hash.Hash" },
  [`${P}.SHA512.new`]: {
    is: "hash",
    algorithm: arg(1, "sha512Bits", "truncate"),
    name: "SHA-512",
    returns: "{1}.Hash.Hash"
  },
  [`${P}.Hash#{new,copy}`]: { is: "hash", inherits: true, returns: "{1}.Hash.Hash" },
  [`${P}.{BLAKE2b,BLAKE2s}.new`]: { is: "hash", name: "{2}", outputBits: bits, algorithm: bytes, keyBits },
  [`${P}.keccak.new`]: { is: "hash", algorithm: arg(KEYWORD_ONLY, "keccakBits", "digest_bits") },
  [`${P}.{SHAKE128,SHAKE256,cSHAKE128,cSHAKE256,TurboSHAKE128,TurboSHAKE256,KangarooTwelve}.new`]: {
    is: "hash",
    name: "{2}",
    returns: "{1}.Hash.Xof"
  },
  [`${P}.Xof#read`]: { refines: true, outputBits: arg(0, "bytes", "length") },
  [`${P}.{TupleHash128,TupleHash256}.new`]: { is: "hash", name: "{2}", outputBits: bits, algorithm: bytes },

  [`${P}.HMAC.{new,HMAC}`]: {
    is: "mac",
    name: "HMAC",
    digest: arg(2, "hash", "digestmod"),
    keyBits: arg(0, "bytes", "key"),
    returns: "{1}.Hash.Mac",
    defaults: { digest: "MD5" }
  },
  [`${P}.CMAC.{new,CMAC}`]: {
    is: "mac",
    name: "CMAC",
    cipher: arg(2, "cipher", "ciphermod"),
    keyBits: arg(0, "bytes", "key"),
    tagBits: arg(4, "bytes", "mac_len"),
    returns: "{1}.Hash.Mac"
  },
  [`${P}.{KMAC128,KMAC256}.new`]: {
    is: "mac",
    name: "{2}",
    keyBits,
    tagBits: arg(KEYWORD_ONLY, "bytes", "mac_len"),
    returns: "{1}.Hash.Mac",
    defaults: { tagBits: 512 }
  },
  [`${P}.Poly1305.new`]: {
    is: "mac",
    name: "Poly1305",
    cipher: arg(KEYWORD_ONLY, "cipher", "cipher"),
    keyBits,
    nonceBits: arg(KEYWORD_ONLY, "bytes", "nonce"),
    returns: "{1}.Hash.Mac"
  },
  "{Crypto,Cryptodome}.Cipher.ChaCha20": { cipher: "ChaCha20" },
  [`${P}.{Hash,Xof}#update`]: { refines: true, operates: true, functions: ["digest"] },
  [`${P}.Mac#update`]: { refines: true, operates: true, functions: ["tag"] },
  [`${P}.Mac#{digest,hexdigest}`]: { refines: true, functions: ["tag"] },
  [`${P}.Mac#{verify,hexverify}`]: { refines: true, functions: ["verify"] }
})
