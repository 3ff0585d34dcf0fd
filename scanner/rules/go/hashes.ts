import { arg, library, receiver, text } from "../rule.ts"

const hash = { is: "hash", returns: "hash.Hash" } as const
const sha3 = "{crypto/sha3,golang.org/x/crypto/sha3}"
const blake3 = "{github.com/zeebo/blake3,lukechampine.com/blake3}"

/*
 * The API lists of the Go standard library up to 1.27 (https://github.com/golang/go/tree/master/api): crypto, hash, crypto/md5,
 * sha1, sha256, sha512, sha3, hmac; https://github.com/golang/crypto: sha3, md4, ripemd160, blake2b, blake2s;
 * https://github.com/minio/sha256-simd, https://github.com/zeebo/blake3, https://github.com/lukechampine/blake3. A crypto.Hash is a number: the constants stand for the function, also where one is made of them. `New` of
 * lukechampine.com/blake3 takes size and key, that of zeebo nothing.
 * CRAM-MD5 is HMAC-MD5 (RFC 2195); known_hosts hashes names with HMAC-SHA-1.
 */
export const hashes = library("go", "hashes", {
  "crypto/md5.{New,Sum}": { ...hash, name: "MD5" },
  "crypto/sha1.{New,Sum}": { ...hash, name: "SHA-1" },
  "{crypto/sha256,github.com/minio/sha256-simd}.{New,Sum256}": { ...hash, name: "SHA-256" },
  "crypto/sha256.{New224,Sum224}": { ...hash, name: "SHA-224" },
  "crypto/sha512.{New,Sum512}": { ...hash, name: "SHA-512" },
  "crypto/sha512.{New384,Sum384}": { ...hash, name: "SHA-384" },
  "crypto/sha512.{New512,Sum512}_{224,256}": { ...hash, name: "SHA-512/{2}" },
  [`${sha3}.New{224,256,384,512}`]: { ...hash, name: "SHA3-{2}" },
  [`${sha3}.Sum{224,256,384,512}`]: { ...hash, name: "SHA3-{2}" },
  "{golang.org/x/crypto/sha3,github.com/ethereum/go-ethereum/crypto/keccak}.NewLegacyKeccak{256,512}": {
    ...hash,
    name: "Keccak-{2}"
  },
  "crypto/sha3.NewSHAKE{128,256}": { ...hash, name: "SHAKE{1}" },
  "crypto/sha3.SumSHAKE{128,256}": { ...hash, name: "SHAKE{1}", outputBits: arg(1, "bytes") },
  "crypto/sha3.NewCSHAKE{128,256}": { ...hash, name: "cSHAKE{1}" },
  "golang.org/x/crypto/sha3.NewShake{128,256}": { ...hash, name: "SHAKE{1}" },
  "golang.org/x/crypto/sha3.NewCShake{128,256}": { ...hash, name: "cSHAKE{1}" },
  "golang.org/x/crypto/sha3.ShakeSum{128,256}": { ...hash, name: "SHAKE{1}", outputBits: arg(0, "bytes") },
  "golang.org/x/crypto/md4.New": { ...hash, name: "MD4" },
  "golang.org/x/crypto/ripemd160.New": { ...hash, name: "RIPEMD-160" },
  "golang.org/x/crypto/blake2b.New{256,384,512}": {
    ...hash,
    name: "BLAKE2b",
    outputBits: text("{1}", "int"),
    keyBits: arg(0, "bytes")
  },
  "golang.org/x/crypto/blake2b.Sum{256,384,512}": { ...hash, name: "BLAKE2b", outputBits: text("{1}", "int") },
  "golang.org/x/crypto/blake2b.New": {
    ...hash,
    name: "BLAKE2b",
    outputBits: arg(0, "bytes"),
    keyBits: arg(1, "bytes")
  },
  "golang.org/x/crypto/blake2b.NewXOF": {
    ...hash,
    name: "BLAKE2xb",
    outputBits: arg(0, "bytes"),
    keyBits: arg(1, "bytes")
  },
  "golang.org/x/crypto/blake2s.New{128,256}": {
    ...hash,
    name: "BLAKE2s",
    outputBits: text("{1}", "int"),
    keyBits: arg(0, "bytes")
  },
  "golang.org/x/crypto/blake2s.Sum256": { ...hash, name: "BLAKE2s", outputBits: 256 },
  "golang.org/x/crypto/blake2s.NewXOF": {
    ...hash,
    name: "BLAKE2xs",
    outputBits: arg(0, "bytes"),
    keyBits: arg(1, "bytes")
  },
  "github.com/zeebo/blake3.New": { ...hash, name: "BLAKE3" },
  "lukechampine.com/blake3.New": { ...hash, name: "BLAKE3", outputBits: arg(0, "bytes"), keyBits: arg(1, "bytes") },
  [`${blake3}.Sum{256,512}`]: { ...hash, name: "BLAKE3", outputBits: text("{2}", "int") },
  "github.com/zeebo/blake3.NewKeyed": { is: "mac", name: "BLAKE3-MAC", keyBits: arg(0, "bytes"), returns: "hash.Hash" },
  "github.com/zeebo/blake3.{NewDeriveKey,DeriveKey}": { is: "kdf", name: "BLAKE3" },
  "lukechampine.com/blake3.DeriveKey": { is: "kdf", name: "BLAKE3" },

  "crypto.{MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD160,SHA3_224,SHA3_256,SHA3_384,SHA3_512,SHA512_224,SHA512_256,BLAKE2s_256,BLAKE2b_256,BLAKE2b_384,BLAKE2b_512}":
    { value: "{1}" },
  "crypto.{MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD160,SHA3_224,SHA3_256,SHA3_384,SHA3_512,SHA512_224,SHA512_256,BLAKE2s_256,BLAKE2b_256,BLAKE2b_384,BLAKE2b_512}.New":
    { ...hash, algorithm: text("{1}", "hash") },
  "made {hash.Hash,crypto.Hash}": { is: "hash", algorithm: arg(0, "hash") },
  "crypto.Hash#New": { ...hash, algorithm: receiver("hash") },
  "crypto.MD5SHA1": { value: "MD5-SHA1" },

  "net/smtp.CRAMMD5Auth": { is: "mac", name: "HMAC", digest: "MD5" },
  "golang.org/x/crypto/ssh/knownhosts.HashHostname": { is: "mac", name: "HMAC", digest: "SHA-1" },
  "golang.org/x/crypto/acme.JWKThumbprint": { is: "hash", name: "SHA-256" },

  "hash.Hash#{Write,Sum}": { refines: true, operates: true, functions: ["digest"] },

  "crypto/hmac.New": {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "hash"),
    keyBits: arg(1, "bytes"),
    returns: "crypto/hmac.Hash"
  },
  "crypto/hmac.Hash#{Write,Sum}": { refines: true, operates: true, functions: ["tag"] }
})
