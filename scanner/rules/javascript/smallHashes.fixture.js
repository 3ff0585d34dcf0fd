import md5 from "md5"
import blueimp from "blueimp-md5"
import md5Hex from "md5-hex"
import md5File from "md5-file"
import jsMd5 from "js-md5"
import SparkMD5 from "spark-md5"
import sha1 from "sha1"
import jsSha1 from "js-sha1"
import simpleSha1 from "simple-sha1"
import RIPEMD160 from "ripemd160"
import shajs from "sha.js"
import createHash from "create-hash"
import createHmac from "create-hmac"
import jsSha256 from "js-sha256"
import fastSha256 from "fast-sha256"
import sha256Module from "sha256"
import createKeccak from "keccak"
import hashJs from "hash.js"
import hasha from "hasha"
import objectHash from "object-hash"
import JsSHA from "jssha"
import Hashes from "jshashes"
import MD5Stream from "md5.js"
import * as tsMd5 from "ts-md5"
import * as pure from "pure-md5"
import * as tiny from "tiny-hashes"
import * as jsSha512 from "js-sha512"
import * as jsSha3 from "js-sha3"
import * as sha3 from "sha3"
import * as hashes from "hasha"
import * as cryptoHash from "crypto-hash"
import * as wasm from "hash-wasm"
import * as blakejs from "blakejs"
import * as blake2 from "blake2"
import * as blake3 from "blake3"
import * as awsJs from "@aws-crypto/sha256-js"
import * as awsBrowser from "@aws-crypto/sha256-browser"
import * as s256 from "@stablelib/sha256"
import * as s512 from "@stablelib/sha512"
import * as s2b from "@stablelib/blake2b"
import * as s384 from "@stablelib/sha384"
import * as s512256 from "@stablelib/sha512_256"
import * as s2s from "@stablelib/blake2s"
import * as s3 from "@stablelib/sha3"
import other from "./md5"
const md5Fn = require("md5")
const shaFn = require("sha.js")

md5(message) // expect: hash MD5
md5Fn(message) // expect: hash MD5
require("md5")(message) // expect: hash MD5
blueimp(message) // expect: hash MD5
md5Hex(message) // expect: hash MD5
md5File("file") // expect: hash MD5
md5File.sync("file") // expect: hash MD5
jsMd5(message) // expect: hash MD5
jsMd5.md5(message) // expect: hash MD5
SparkMD5.hash(message) // expect: hash MD5
SparkMD5.hashBinary(message) // expect: hash MD5
SparkMD5.ArrayBuffer.hash(message) // expect: hash MD5
new SparkMD5().append(message) // expect: hash MD5
new SparkMD5.ArrayBuffer() // expect: hash MD5
tsMd5.Md5.hashStr(message) // expect: hash MD5
tsMd5.Md5.hashAsciiStr(message) // expect: hash MD5
new tsMd5.Md5() // expect: hash MD5
new MD5Stream() // expect: hash MD5
pure.md5(message) // expect: hash MD5
sha1(message) // expect: hash SHA-1
jsSha1(message) // expect: hash SHA-1
jsSha1.sha1(message) // expect: hash SHA-1
simpleSha1(message) // expect: hash SHA-1
simpleSha1.sync(message) // expect: hash SHA-1
tiny.sha1(message) // expect: hash SHA-1
tiny.sha256(message) // expect: hash SHA-256
new RIPEMD160().update(message) // expect: hash RIPEMD-160
shajs("sha256").update(message) // expect: hash SHA-256
shaFn("sha1") // expect: hash SHA-1
new shajs.sha1() // expect: hash SHA-1
new shajs.sha224() // expect: hash SHA-224
new shajs.sha256() // expect: hash SHA-256
new shajs.sha384() // expect: hash SHA-384
new shajs.sha512() // expect: hash SHA-512
createHash("ripemd160") // expect: hash RIPEMD-160
createHmac("sha224", Buffer.from("0123456789abcdef")) // expect: mac HMAC-SHA-224 keyBits=128 digest=SHA-224
jsSha256(message) // expect: hash SHA-256
jsSha256.sha256(message) // expect: hash SHA-256
jsSha256.sha224(message) // expect: hash SHA-224
jsSha256.sha256.hmac("0123456789abcdef", message) // expect: mac HMAC-SHA-256 keyBits=128 digest=SHA-256
jsSha256.hmac(key, message) // expect: mac HMAC-SHA-256 digest=SHA-256
fastSha256(message) // expect: hash SHA-256
fastSha256.hash(message) // expect: hash SHA-256
fastSha256.hmac(key, message) // expect: mac HMAC-SHA-256 digest=SHA-256
sha256Module(message) // expect: hash SHA-256
jsSha3.shake128(message, 256) // expect: hash SHAKE128 outputBits=256
jsSha3.shake256(message, 512) // expect: hash SHAKE256 outputBits=512
jsSha3.cshake128(message, 256) // expect: hash cSHAKE128 outputBits=256
jsSha3.cshake256(message, 512) // expect: hash cSHAKE256 outputBits=512
jsSha3.kmac128("key", message, 256) // expect: mac KMAC128 outputBits=256 keyBits=24
jsSha3.kmac256("key", message, 512) // expect: mac KMAC256 outputBits=512 keyBits=24
new sha3.SHA3(256) // expect: hash SHA3-256
new sha3.SHA3() // expect: hash SHA3-512
new sha3.Keccak(256) // expect: hash Keccak-256
new sha3.SHAKE(128) // expect: hash SHAKE128
createKeccak("keccak256") // expect: hash Keccak-256
hashJs.sha1().update(message) // expect: hash SHA-1
hashJs.sha224() // expect: hash SHA-224
hashJs.sha256() // expect: hash SHA-256
hashJs.sha384() // expect: hash SHA-384
hashJs.sha512() // expect: hash SHA-512
hashJs.ripemd160() // expect: hash RIPEMD-160
hashJs.hmac(hashJs.sha256, "key") // expect: mac HMAC-SHA-256 keyBits=24 digest=SHA-256
hasha(message) // expect: hash SHA-512
hasha(message, { algorithm: "md5" }) // expect: hash MD5
hashes.hash(message) // expect: hash SHA-512
hashes.hashSync(message, { algorithm: "sha256" }) // expect: hash SHA-256
hashes.hashFile("file", { algorithm: given }) // expect: hash unknown
hashes.hashFileSync("file") // expect: hash SHA-512
hashes.hashingStream(message, { algorithm: "sha1" }) // expect: hash SHA-1
objectHash(object) // expect: hash SHA-1
objectHash(object, { algorithm: "sha256", encoding: "base64" }) // expect: hash SHA-256
objectHash.sha1(object) // expect: hash SHA-1
objectHash.keys(object) // expect: hash SHA-1
objectHash.MD5(object) // expect: hash MD5
objectHash.keysMD5(object) // expect: hash MD5
cryptoHash.sha1(message) // expect: hash SHA-1
cryptoHash.sha256(message) // expect: hash SHA-256
cryptoHash.sha384(message) // expect: hash SHA-384
cryptoHash.sha512(message) // expect: hash SHA-512
new JsSHA("SHA3-256", "TEXT") // expect: hash SHA3-256
new Hashes.MD5().hex(message) // expect: hash MD5
new Hashes.SHA1() // expect: hash SHA-1
new Hashes.SHA256() // expect: hash SHA-256
new Hashes.SHA512() // expect: hash SHA-512
new Hashes.RMD160() // expect: hash RIPEMD-160
wasm.sha3(message, 256) // expect: hash SHA3-256
wasm.sha3(message) // expect: hash SHA3-512
wasm.keccak(message, 256) // expect: hash Keccak-256
wasm.createSHA3(384) // expect: hash SHA3-384
wasm.createKeccak(224) // expect: hash Keccak-224
wasm.blake2b(message, 256) // expect: hash BLAKE2b-256
wasm.blake2s(message) // expect: hash BLAKE2s
wasm.blake3(message, 256, key) // expect: hash BLAKE3 outputBits=256
wasm.createBLAKE2b(512) // expect: hash BLAKE2b-512
wasm.createBLAKE2s(128) // expect: hash BLAKE2s-128
wasm.createBLAKE3() // expect: hash BLAKE3
wasm.createHMAC(wasm.createSHA256(), key) // expect: mac HMAC-SHA-256 digest=SHA-256
wasm.pbkdf2({ password, salt: new Uint8Array(16), iterations: 1000, hashLength: 32, hashFunction: wasm.createSHA512() }) // expect: kdf PBKDF2-SHA-512-1000 saltBits=128 outputBits=256 digest=SHA-512
wasm.scrypt({ password, salt, costFactor: 1024, blockSize: 8, parallelism: 1, hashLength: 32 }) // expect: kdf scrypt-1024-8-1 outputBits=256
wasm.argon2d({ password, salt, parallelism: 1, iterations: 256, memorySize: 512, hashLength: 32 }) // expect: kdf Argon2d-512-256-1
wasm.argon2i({ password, salt, parallelism: 1, iterations: 256, memorySize: 512, hashLength: 32 }) // expect: kdf Argon2i-512-256-1
wasm.argon2id({ password, salt, parallelism: 1, iterations: 256, memorySize: 512, hashLength: 32, outputType: "encoded" }) // expect: kdf Argon2id-512-256-1
wasm.argon2Verify({ password, hash }) // expect: password-hash Argon2 functions=verify
wasm.bcrypt({ password, salt: new Uint8Array(16), costFactor: 11 }) // expect: password-hash bcrypt-2048 functions=keyderive saltBits=128
wasm.bcryptVerify({ password, hash }) // expect: password-hash bcrypt functions=verify
blakejs.blake2b(message, null, 32) // expect: hash BLAKE2b-256
blakejs.blake2bHex(message) // expect: hash BLAKE2b-512
blakejs.blake2s(message, new Uint8Array(16)) // expect: hash BLAKE2s-256 keyBits=128
blakejs.blake2sHex(message, undefined, 20) // expect: hash BLAKE2s-160
blakejs.blake2bInit(20, null) // expect: hash BLAKE2b-160
blakejs.blake2sInit(16) // expect: hash BLAKE2s-128
blake2.createHash("blake2b", { digestLength: 16 }) // expect: hash BLAKE2b-128
blake2.createKeyedHash("blake2s", key) // expect: hash BLAKE2s
blake3.hash(message) // expect: hash BLAKE3
blake3.createHash() // expect: hash BLAKE3
new awsJs.Sha256() // expect: hash SHA-256
new awsBrowser.Sha256() // expect: hash SHA-256
s256.hash(message) // expect: hash SHA-256
s512.hash(message) // expect: hash SHA-512
s2b.hash(message) // expect: hash BLAKE2b
s384.hash(message) // expect: hash SHA-384
s512256.hash(message) // expect: hash SHA-512/256
s2s.hash(message) // expect: hash BLAKE2s
new s256.SHA256().update(message) // expect: hash SHA-256
new s384.SHA384() // expect: hash SHA-384
new s512.SHA512() // expect: hash SHA-512
new s512256.SHA512_256() // expect: hash SHA-512/256
new s2b.BLAKE2b(32) // expect: hash BLAKE2b-256
new s2s.BLAKE2s(16) // expect: hash BLAKE2s-128
s3.hash224(message) // expect: hash SHA3-224
s3.hash256(message) // expect: hash SHA3-256
s3.hash384(message) // expect: hash SHA3-384
s3.hash512(message) // expect: hash SHA3-512
new s3.SHA3224() // expect: hash SHA3-224
new s3.SHA3256() // expect: hash SHA3-256
new s3.SHA3384() // expect: hash SHA3-384
new s3.SHA3512() // expect: hash SHA3-512
new s3.SHAKE128() // expect: hash SHAKE128
new s3.SHAKE256() // expect: hash SHAKE256
other(message)
unknown.md5(message)
jsSha512.sha512(message) // expect: hash SHA-512
jsSha512.sha512.hmac(key, message) // expect: mac HMAC-SHA-512 digest=SHA-512
jsSha512.sha384(message) // expect: hash SHA-384
jsSha512.sha384.hmac(key, message) // expect: mac HMAC-SHA-384 digest=SHA-384
jsSha512.sha512_224(message) // expect: hash SHA-512/224
jsSha512.sha512_224.hmac(key, message) // expect: mac HMAC-SHA-512/224 digest=SHA-512/224
jsSha512.sha512_256(message) // expect: hash SHA-512/256
jsSha512.sha512_256.hmac(key, message) // expect: mac HMAC-SHA-512/256 digest=SHA-512/256
jsSha3.sha3_224(message) // expect: hash SHA3-224
jsSha3.sha3_256(message) // expect: hash SHA3-256
jsSha3.sha3_384(message) // expect: hash SHA3-384
jsSha3.sha3_512(message) // expect: hash SHA3-512
jsSha3.keccak_224(message) // expect: hash Keccak-224
jsSha3.keccak_256(message) // expect: hash Keccak-256
jsSha3.keccak_384(message) // expect: hash Keccak-384
jsSha3.keccak_512(message) // expect: hash Keccak-512
jsSha3.keccak224(message) // expect: hash Keccak-224
jsSha3.keccak256(message) // expect: hash Keccak-256
jsSha3.keccak384(message) // expect: hash Keccak-384
jsSha3.keccak512(message) // expect: hash Keccak-512
wasm.md4(message) // expect: hash MD4
wasm.md5(message) // expect: hash MD5
wasm.sha1(message) // expect: hash SHA-1
wasm.sha224(message) // expect: hash SHA-224
wasm.sha256(message) // expect: hash SHA-256
wasm.sha384(message) // expect: hash SHA-384
wasm.sha512(message) // expect: hash SHA-512
wasm.sm3(message) // expect: hash SM3
wasm.whirlpool(message) // expect: hash Whirlpool
wasm.ripemd160(message) // expect: hash RIPEMD-160
wasm.createMD4() // expect: hash MD4
wasm.createMD5() // expect: hash MD5
wasm.createSHA1() // expect: hash SHA-1
wasm.createSHA224() // expect: hash SHA-224
wasm.createSHA256() // expect: hash SHA-256
wasm.createSHA384() // expect: hash SHA-384
wasm.createSHA512() // expect: hash SHA-512
wasm.createSM3() // expect: hash SM3
wasm.createWhirlpool() // expect: hash Whirlpool
wasm.createRIPEMD160() // expect: hash RIPEMD-160
require("hash.js/lib/hash/sha/1")().update(message) // expect: hash SHA-1
require("hash.js/lib/hash/sha/224")() // expect: hash SHA-224
require("hash.js/lib/hash/sha/256")() // expect: hash SHA-256
require("hash.js/lib/hash/sha/384")() // expect: hash SHA-384
require("hash.js/lib/hash/sha/512")() // expect: hash SHA-512
import api from "crypto-api"
import deep from "crypto-api/src/crypto-api.mjs"
import ApiHmac from "crypto-api/src/mac/hmac"
import Md2 from "crypto-api/src/hasher/md2"
import Md4 from "crypto-api/src/hasher/md4"
import Md5 from "crypto-api/src/hasher/md5"
import Sha0 from "crypto-api/src/hasher/sha0"
import Sha1 from "crypto-api/src/hasher/sha1"
import Sha256 from "crypto-api/src/hasher/sha256"
import Sha512 from "crypto-api/src/hasher/sha512"
import Sm3 from "crypto-api/src/hasher/sm3"
import Whirlpool from "crypto-api/src/hasher/whirlpool"
api.getHasher("sha256") // expect: hash SHA-256
api.hash("ripemd160", text) // expect: hash RIPEMD-160
api.getHmac("an invented key", api.getHasher("md5")) // expect: mac HMAC-MD5 keyBits=120
api.hmac(key, text, hasher) // expect: mac HMAC
deep.getHasher("sha256") // expect: hash SHA-256
deep.hash("ripemd160", text) // expect: hash RIPEMD-160
deep.getHmac("an invented key", deep.getHasher("md5")) // expect: mac HMAC-MD5 keyBits=120
deep.hmac(key, text, hasher) // expect: mac HMAC
new Md2(options) // expect: hash MD2
new Md4(options) // expect: hash MD4
new Md5(options) // expect: hash MD5
new Sha0(options) // expect: hash SHA-0
new Sha1(options) // expect: hash SHA-1
new Sha256(options) // expect: hash SHA-256
new Sha512(options) // expect: hash SHA-512
new Sm3(options) // expect: hash SM3
new Whirlpool(options) // expect: hash Whirlpool
new ApiHmac(key, new Md5()) // expect: mac HMAC-MD5
CryptoApi.getHasher("sha512/256") // expect: hash SHA-512/256
