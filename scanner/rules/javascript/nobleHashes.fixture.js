import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from "@noble/hashes/sha2.js"
import * as oldSha256 from "@noble/hashes/sha256"
import * as oldSha512 from "@noble/hashes/sha512"
import * as sha3 from "@noble/hashes/sha3.js"
import * as addons from "@noble/hashes/sha3-addons"
import * as legacy from "@noble/hashes/legacy.js"
import { sha1 } from "@noble/hashes/sha1"
import { ripemd160 } from "@noble/hashes/ripemd160"
import { blake2b, blake2s } from "@noble/hashes/blake2.js"
import { blake2b as oldBlake2b } from "@noble/hashes/blake2b"
import { blake2s as oldBlake2s } from "@noble/hashes/blake2s"
import { blake3 } from "@noble/hashes/blake3"
import * as web from "@noble/hashes/webcrypto.js"
import { hmac } from "@noble/hashes/hmac"
import { expand, extract, hkdf } from "@noble/hashes/hkdf.js"
import { pbkdf2, pbkdf2Async } from "@noble/hashes/pbkdf2"
import { scrypt, scryptAsync } from "@noble/hashes/scrypt"
import * as argon from "@noble/hashes/argon2"
import { deriveMainSeed, eskdf } from "@noble/hashes/eskdf"
import { randomBytes, hexToBytes } from "@noble/hashes/utils"
import { randomBytes as cipherBytes } from "@noble/ciphers/utils.js"
import { randomBytes as curveBytes } from "@noble/curves/utils"
import { randomBytes as pqcBytes } from "@noble/post-quantum/utils.js"
import { randomBytes as webBytes } from "@noble/ciphers/webcrypto"
import { sha256 as mine } from "./sha256"

const message = new TextEncoder().encode("message")
sha224(message) // expect: hash SHA-224
sha256(message) // expect: hash SHA-256
sha384(message) // expect: hash SHA-384
sha512(message) // expect: hash SHA-512
sha512_224(message) // expect: hash SHA-512/224
sha512_256(message) // expect: hash SHA-512/256
sha256.create().update(message).digest() // expect: hash SHA-256
oldSha256.sha224(message) // expect: hash SHA-224
oldSha256.sha256(message) // expect: hash SHA-256
oldSha512.sha384(message) // expect: hash SHA-384
oldSha512.sha512(message) // expect: hash SHA-512
oldSha512.sha512_224(message) // expect: hash SHA-512/224
oldSha512.sha512_256(message) // expect: hash SHA-512/256
sha3.sha3_224(message) // expect: hash SHA3-224
sha3.sha3_256(message) // expect: hash SHA3-256
sha3.sha3_384(message) // expect: hash SHA3-384
sha3.sha3_512(message) // expect: hash SHA3-512
sha3.keccak_224(message) // expect: hash Keccak-224
sha3.keccak_256(message) // expect: hash Keccak-256
sha3.keccak_384(message) // expect: hash Keccak-384
sha3.keccak_512(message) // expect: hash Keccak-512
sha3.shake128(message) // expect: hash SHAKE128
sha3.shake256(message) // expect: hash SHAKE256
sha3.shake128_32(message) // expect: hash SHAKE128 outputBits=256
sha3.shake256_64(message) // expect: hash SHAKE256 outputBits=512
sha3.shake256(message, { dkLen: 16 }) // expect: hash SHAKE256 outputBits=128
legacy.sha1(message) // expect: hash SHA-1
legacy.md5(message) // expect: hash MD5
legacy.ripemd160(message) // expect: hash RIPEMD-160
sha1(message) // expect: hash SHA-1
ripemd160(message) // expect: hash RIPEMD-160
blake2b(message, { dkLen: 20, key: message }) // expect: hash BLAKE2b-160 keyBits=56
blake2s(message) // expect: hash BLAKE2s
oldBlake2b(message, { dkLen: 64 }) // expect: hash BLAKE2b-512
oldBlake2s(message) // expect: hash BLAKE2s
blake3(message) // expect: hash BLAKE3
addons.cshake128(message) // expect: hash cSHAKE128
addons.cshake256(message) // expect: hash cSHAKE256
addons.tuplehash128(message) // expect: hash TupleHash128
addons.tuplehash256(message) // expect: hash TupleHash256
addons.parallelhash128(message) // expect: hash ParallelHash128
addons.parallelhash256(message) // expect: hash ParallelHash256
addons.turboshake128(message) // expect: hash TurboSHAKE128
addons.turboshake256(message) // expect: hash TurboSHAKE256
addons.tuplehash128xof(message) // expect: hash TupleHash128
addons.tuplehash256xof(message) // expect: hash TupleHash256
addons.parallelhash128xof(message) // expect: hash ParallelHash128
addons.parallelhash256xof(message) // expect: hash ParallelHash256
addons.k12(message) // expect: hash KangarooTwelve
addons.kt128(message) // expect: hash KangarooTwelve
addons.m14(message) // expect: hash MarsupilamiFourteen
addons.kt256(message) // expect: hash MarsupilamiFourteen
addons.kmac128(key, message) // expect: mac KMAC128
addons.kmac128xof(key, message) // expect: mac KMAC128
addons.kmac256(key, message) // expect: mac KMAC256
addons.kmac256xof(key, message) // expect: mac KMAC256
web.sha256(message) // expect: hash SHA-256
web.sha384(message) // expect: hash SHA-384
web.sha512(message) // expect: hash SHA-512

hmac(sha256, hexToBytes("00112233445566778899aabbccddeeff"), message) // expect: mac HMAC-SHA-256 keyBits=128 digest=SHA-256
hmac.create(sha512, key).update(message) // expect: mac HMAC-SHA-512 digest=SHA-512
web.hmac(web.sha256, key, message) // expect: mac HMAC-SHA-256 digest=SHA-256
hkdf(sha256, key, salt, "info", 32) // expect: kdf HKDF-SHA-256 digest=SHA-256
web.hkdf(web.sha512, key, new Uint8Array(16), "info", 64) // expect: kdf HKDF-SHA-512 saltBits=128 digest=SHA-512
extract(sha256, key, salt) // expect: kdf HKDF-SHA-256 digest=SHA-256
expand(sha256, key) // expect: kdf HKDF-SHA-256 digest=SHA-256
pbkdf2(sha256, "password", "saltsalt", { c: 100_000, dkLen: 32 }) // expect: kdf PBKDF2-SHA-256-100000 saltBits=64 digest=SHA-256
pbkdf2Async(sha512, "password", salt, { c: rounds }) // expect: kdf PBKDF2-SHA-512 outputBits=256 digest=SHA-512
web.pbkdf2(web.sha256, "password", salt, { c: 1000, dkLen: 16 }) // expect: kdf PBKDF2-SHA-256-1000 outputBits=128 digest=SHA-256
scrypt("password", "saltsalt", { N: 2 ** 16, r: 8, p: 1, dkLen: 32 }) // expect: kdf scrypt-65536-8-1 saltBits=64 outputBits=256
scryptAsync("password", salt, { N: 1024, r: 8, p: 1 }) // expect: kdf scrypt-1024-8-1 outputBits=256
argon.argon2id("password", "saltsalt", { t: 2, m: 65536, p: 1 }) // expect: kdf Argon2id-65536-2-1 saltBits=64 outputBits=256
argon.argon2d("password", salt, { t: 3, m: 1024, p: 4, dkLen: 64 }) // expect: kdf Argon2d-1024-3-4 outputBits=512
argon.argon2i("password", salt, { t: 3, m: 1024, p: 4, dkLen: 64 }) // expect: kdf Argon2i-1024-3-4 outputBits=512
argon.argon2dAsync("password", salt, { t: 3, m: 1024, p: 4, dkLen: 64 }) // expect: kdf Argon2d-1024-3-4 outputBits=512
argon.argon2iAsync("password", salt, { t: 3, m: 1024, p: 4, dkLen: 64 }) // expect: kdf Argon2i-1024-3-4 outputBits=512
argon.argon2idAsync("password", salt, { t: 3, m: 1024, p: 4, dkLen: 64 }) // expect: kdf Argon2id-1024-3-4 outputBits=512
eskdf("user", "password") // expect: kdf scrypt
deriveMainSeed("user", "password") // expect: kdf scrypt
randomBytes(32) // expect: random RNG byteLength=32
cipherBytes(24) // expect: random RNG byteLength=24
curveBytes(32) // expect: random RNG byteLength=32
pqcBytes(48) // expect: random RNG byteLength=48
webBytes(12) // expect: random RNG byteLength=12
mine(message)
sha224.create().update(message) // expect: hash SHA-224
sha256.create().update(message) // expect: hash SHA-256
sha384.create().update(message) // expect: hash SHA-384
sha512.create().update(message) // expect: hash SHA-512
sha512_224.create().update(message) // expect: hash SHA-512/224
sha512_256.create().update(message) // expect: hash SHA-512/256
oldSha256.sha224.create().update(message) // expect: hash SHA-224
oldSha256.sha256.create().update(message) // expect: hash SHA-256
oldSha512.sha384.create().update(message) // expect: hash SHA-384
oldSha512.sha512.create().update(message) // expect: hash SHA-512
oldSha512.sha512_224.create().update(message) // expect: hash SHA-512/224
oldSha512.sha512_256.create().update(message) // expect: hash SHA-512/256
sha3.sha3_224.create().update(message) // expect: hash SHA3-224
sha3.sha3_256.create().update(message) // expect: hash SHA3-256
sha3.sha3_384.create().update(message) // expect: hash SHA3-384
sha3.sha3_512.create().update(message) // expect: hash SHA3-512
sha3.keccak_224.create().update(message) // expect: hash Keccak-224
sha3.keccak_256.create().update(message) // expect: hash Keccak-256
sha3.keccak_384.create().update(message) // expect: hash Keccak-384
sha3.keccak_512.create().update(message) // expect: hash Keccak-512
sha3.shake128.create().update(message) // expect: hash SHAKE128
sha3.shake256.create().update(message) // expect: hash SHAKE256
legacy.sha1.create().update(message) // expect: hash SHA-1
legacy.md5.create().update(message) // expect: hash MD5
legacy.ripemd160.create().update(message) // expect: hash RIPEMD-160
sha1.create().update(message) // expect: hash SHA-1
ripemd160.create().update(message) // expect: hash RIPEMD-160
oldBlake2b.create().update(message) // expect: hash BLAKE2b
oldBlake2s.create().update(message) // expect: hash BLAKE2s
blake3.create().update(message) // expect: hash BLAKE3
blake2b.create().update(message) // expect: hash BLAKE2b
blake2s.create({ dkLen: 16, key: new Uint8Array(32) }) // expect: hash BLAKE2s-128 keyBits=256
import { blake224, blake256 as blakeOne, blake384, blake512 } from "@noble/hashes/blake1.js"
blake224(data) // expect: hash BLAKE
blakeOne(data) // expect: hash BLAKE
blake384(data) // expect: hash BLAKE
blake512(data) // expect: hash BLAKE
