import crypto from "node:crypto"
import { constants as cryptoConstants, createHash as hashOf, X509Certificate } from "crypto"
import { promisify } from "node:util"
import mine from "./crypto"

const legacy = require("constants")
const pbkdf2 = promisify(crypto.pbkdf2)
const Bluebird = require("bluebird")
const randomBytes = Bluebird.promisify(require("crypto").randomBytes)

class Digests {
  algorithm = "sha512"
  #state = crypto.createHash("sha1") // expect: hash SHA-1 functions=digest
  all(data) {
    this.#state.update(data)
    hashOf(this.algorithm) // expect: hash SHA-512
    crypto.createHash("shake256", { outputLength: 32 }) // expect: hash SHAKE256 outputBits=256
    new crypto.Hash("sha3-256") // expect: hash SHA3-256
    crypto.hash("md5", data, "hex") // expect: hash MD5
    crypto.createHash("RSA-SHA256").copy().update(data).digest("hex") // expect: hash SHA-256 functions=digest
    crypto.createHash(process.env.DIGEST ?? "sha384") // expect: hash SHA-384 more=true
    mine.createHash("md5")
  }
}

function macs(key, message) {
  crypto.createHmac("sha256", key).update(message).digest("base64") // expect: mac HMAC-SHA-256 functions=tag digest=SHA-256
  new crypto.Hmac("sha1", "0123456789abcdef") // expect: mac HMAC-SHA-1 keyBits=128 digest=SHA-1
  crypto.createHmac("sha512", crypto.createHash("sha256").update(key).digest()) // expect: mac HMAC-SHA-512 keyBits=256 digest=SHA-512; hash SHA-256 functions=digest
}

const options = { authTagLength: 16 }

function ciphers(password, data) {
  const key = crypto.scryptSync(password, "saltsalt", 32) // expect: kdf scrypt-16384-8-1 saltBits=64 outputBits=256
  const iv = crypto.randomBytes(12) // expect: random RNG byteLength=12
  const cipher = crypto.createCipheriv("aes-256-gcm", key, iv, options) // expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128 mode=gcm
  cipher.setAAD(data)
  cipher.update(data)
  const decipher = crypto.createDecipheriv("aes-128-cbc", Buffer.alloc(16), Buffer.alloc(16, 0)) // expect: cipher AES-128-CBC-PKCS7 functions=decrypt mode=cbc
  decipher.setAAD(data)
  decipher.update(data)
  const gcm = crypto.createDecipheriv(`aes-${192}-gcm`, password, iv) // expect: cipher AES-192-GCM functions=decrypt nonceBits=96 tagBits=128 mode=gcm
  gcm.setAuthTag(Buffer.from("00112233445566778899aabbccddeeff", "hex"))
  crypto.createCipher("des-ede3-cbc", password) // expect: cipher 3DES-168-CBC-PKCS7 functions=encrypt mode=cbc
  crypto.createDecipher("rc4", password) // expect: cipher RC4 functions=decrypt
  crypto.Cipheriv("chacha20-poly1305", key, iv, { authTagLength: 16 }) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 tagBits=128 keyBits=256
  crypto.Decipheriv("bf-cbc", password, iv) // expect: cipher Blowfish-CBC-PKCS7 functions=decrypt nonceBits=96 mode=cbc
  new crypto.Cipheriv("id-aes128-CCM", password, iv) // expect: cipher AES-128-CCM functions=encrypt nonceBits=96 mode=ccm
  new crypto.Decipheriv("camellia-256-cbc", password, iv) // expect: cipher CAMELLIA-256-CBC-PKCS7 functions=decrypt nonceBits=96 mode=cbc
  const unpadded = crypto.createCipheriv("aes-256-cbc", key, iv) // expect: cipher AES-256-CBC-NoPadding functions=encrypt padding=none
  unpadded.setAutoPadding(false)
  unpadded.update(data)
  crypto.createDecipheriv("aes-192-ecb", key, null).setAutoPadding(true) // expect: cipher AES-192-ECB-PKCS7 functions=decrypt padding=pkcs7
  crypto.createDecipheriv("aes-256-ctr", key, iv).setAutoPadding() // expect: cipher AES-256-CTR functions=decrypt padding=none
  crypto.createCipheriv(data.algorithm, key, iv) // expect: cipher unknown functions=encrypt nonceBits=96 keyBits=256
}

async function signatures(pem, data) {
  const { publicKey, privateKey } = crypto.generateKeyPairSync("rsa", { // expect: keygen RSA-3072
    modulusLength: 3072,
    privateKeyEncoding: { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "" }
  })
  crypto.createSign("SHA256").update(data).sign(privateKey) // expect: signature RSA-SHA-256-3072 functions=sign digest=SHA-256
  crypto.createVerify("RSA-SHA1").update(data).verify(pem, data) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify digest=SHA-1
  const signer = new crypto.Sign("RSA-SHA512") // expect: signature RSA-PSS-SHA-512-MGF1-32 functions=sign saltBits=256 digest=SHA-512
  signer.sign({ key: pem, padding: crypto.constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 })
  new crypto.Verify("sha384").verify({ key: publicKey, padding: cryptoConstants.RSA_PKCS1_PSS_PADDING }, data) // expect: signature RSA-PSS-SHA-384-MGF1-3072 functions=verify digest=SHA-384
  crypto.sign("sha256", data, { key: privateKey, padding: crypto.constants.RSA_PKCS1_PADDING }) // expect: signature RSA-PKCS1-1.5-SHA-256-3072 functions=sign digest=SHA-256
  const ed = crypto.generateKeyPairSync("ed25519") // expect: keygen Ed25519
  crypto.verify(null, data, ed.publicKey, data) // expect: signature Ed25519 functions=verify
  crypto.sign("sha256", data, pem) // expect: signature unknown functions=sign digest=SHA-256
}

function encryption(key, data) {
  crypto.publicEncrypt(key, data) // expect: cipher RSA functions=encrypt
  crypto.publicEncrypt({ key, padding: crypto.constants.RSA_PKCS1_PADDING }, data) // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  crypto.privateDecrypt({ key, padding: crypto.constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" }, data) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=decrypt digest=SHA-256
  crypto.privateEncrypt({ key, padding: legacy.RSA_NO_PADDING }, data) // expect: cipher RSA-RAW functions=encrypt
  crypto.publicDecrypt(key, data) // expect: cipher RSA functions=decrypt
  crypto.publicDecrypt({ key, padding: key.padding }, data) // expect: cipher RSA functions=decrypt
  return [crypto.constants.RSA_X931_PADDING, crypto.constants.RSA_NO_PADDING, legacy.RSA_PKCS1_PADDING]
}

const paddings = [
  legacy.RSA_PKCS1_OAEP_PADDING,
  legacy.RSA_PKCS1_PSS_PADDING,
  legacy.RSA_X931_PADDING,
  crypto.constants.RSA_NO_PADDING,
  crypto.constants.RSA_X931_PADDING,
  crypto.constants.RSA_PKCS1_OAEP_PADDING,
  crypto.constants.RSA_PKCS1_PSS_PADDING
]
for (const padding of paddings) crypto.publicEncrypt({ key: pem, padding }, data) // expect: cipher RSA-OAEP functions=encrypt; cipher RSA-PSS functions=encrypt; cipher RSA-RAW functions=encrypt
crypto.publicEncrypt({ key: pem, padding: crypto.constants.RSA_X931_PADDING }, data) // expect: cipher RSA functions=encrypt
crypto.publicEncrypt({ key: pem, padding: crypto.constants.RSA_NO_PADDING }, data) // expect: cipher RSA-RAW functions=encrypt
crypto.publicEncrypt({ key: pem, padding: legacy.RSA_PKCS1_PADDING }, data) // expect: cipher RSA-PKCS1-1.5 functions=encrypt

async function keys(pem) {
  crypto.generateKeyPair("ec", { namedCurve: "secp256k1" }, (error, publicKey, privateKey) => {}) // expect: keygen EC-secp256k1
  await promisify(crypto.generateKeyPair)("rsa-pss", { modulusLength: 2048, hashAlgorithm: "sha256", mgf1HashAlgorithm: "sha256", saltLength: 32 }) // expect: keygen RSA-PSS-SHA-256-MGF1-32-2048 digest=SHA-256
  crypto.generateKeyPairSync("dsa", { modulusLength: 2048, divisorLength: 256 }) // expect: keygen DSA-2048
  crypto.generateKeyPairSync("dh", { group: "modp15" }) // expect: keygen FFDHE-modp3072
  crypto.generateKeyPairSync("dh", { primeLength: 2048 }) // expect: keygen DH-2048
  crypto.generateKeyPairSync("ml-kem-768") // expect: keygen ML-KEM-768
  crypto.generateKeyPairSync("ml-dsa-65") // expect: keygen ML-DSA-65
  crypto.generateKeyPairSync("x25519") // expect: keygen x25519
  crypto.generateKeyPairSync(pem.type, pem.options) // expect: keygen unknown
  crypto.generateKey("hmac", { length: 512 }, () => {}) // expect: keygen HMAC keyBits=512
  crypto.generateKeySync("aes", { length: 256 }) // expect: keygen AES-256
  crypto.createSecretKey(Buffer.from("00112233445566778899aabbccddeeff", "hex")) // expect: key unknown keyBits=128 material=secret-key
  crypto.createPrivateKey(pem) // expect: key unknown material=private-key
  crypto.createPublicKey({ key: pem, format: "jwk" }) // expect: key unknown material=public-key certificateFormat=JWK
  new X509Certificate(pem) // expect: certificate unknown certificateFormat=X.509
  crypto.Certificate.exportChallenge(pem) // expect: certificate unknown
  crypto.Certificate.exportPublicKey(pem) // expect: certificate unknown
  crypto.Certificate.verifySpkac(pem) // expect: certificate unknown
}

function agreement(peer) {
  const alice = crypto.createDiffieHellman(2048) // expect: key-agreement DH-2048 functions=keygen,keyderive
  alice.generateKeys()
  alice.computeSecret(peer)
  crypto.DiffieHellman(1024) // expect: key-agreement DH-1024
  new crypto.DiffieHellman(prime) // expect: key-agreement DH
  crypto.getDiffieHellman("modp14") // expect: key-agreement FFDHE-modp2048 keyBits=2048
  crypto.createDiffieHellmanGroup("modp5") // expect: key-agreement FFDHE-modp1536 keyBits=1536
  crypto.DiffieHellmanGroup("modp18") // expect: key-agreement FFDHE-modp8192 keyBits=8192
  new crypto.DiffieHellmanGroup(peer) // expect: key-agreement DH
  const ecdh = crypto.createECDH("secp521r1") // expect: key-agreement ECDH-P-521 functions=keygen,keyderive curve=P-521
  ecdh.generateKeys()
  ecdh.computeSecret(peer)
  const pair = crypto.generateKeyPairSync("x448") // expect: keygen x448
  crypto.diffieHellman({ privateKey: pair.privateKey, publicKey: peer }) // expect: key-agreement x448 functions=keyderive
  const kem = crypto.generateKeyPairSync("ml-kem-1024") // expect: keygen ML-KEM-1024
  crypto.encapsulate(kem.publicKey) // expect: kem ML-KEM-1024 functions=encapsulate
  crypto.decapsulate(kem.privateKey, peer) // expect: kem ML-KEM-1024 functions=decapsulate
  crypto.encapsulate(peer) // expect: kem unknown functions=encapsulate
}

const cost = 2 ** 15

async function derive(password, salt) {
  await pbkdf2(password, "0123456789abcdef", 600_000, 32, "sha512") // expect: kdf PBKDF2-SHA-512-600000 saltBits=128 outputBits=256 digest=SHA-512
  crypto.pbkdf2Sync(password, salt, 1000, 64, "sha1") // expect: kdf PBKDF2-SHA-1-1000 outputBits=512 digest=SHA-1
  crypto.pbkdf2(password, salt, 1e5, 512 / 8, "sha256", (error, key) => {}) // expect: kdf PBKDF2-SHA-256-100000 outputBits=512 digest=SHA-256
  crypto.scrypt(password, salt, 64, (error, key) => {}) // expect: kdf scrypt-16384-8-1 outputBits=512
  crypto.scrypt(password, salt, 64, { N: cost, r: 8, p: 2 }, () => {}) // expect: kdf scrypt-32768-8-2 outputBits=512
  crypto.scryptSync(password, salt, 32, { cost: 16384, blockSize: 16, parallelization: 1 }) // expect: kdf scrypt-16384-16-1 outputBits=256
  crypto.scryptSync(password, salt, 32, password.options) // expect: kdf scrypt outputBits=256
  crypto.hkdfSync("sha256", password, Buffer.alloc(16), "info", 64) // expect: kdf HKDF-SHA-256 saltBits=128 outputBits=512 digest=SHA-256
  crypto.hkdf("sha512", password, salt, "info", 32, () => {}) // expect: kdf HKDF-SHA-512 outputBits=256 digest=SHA-512
  crypto.argon2("argon2id", { message: password, nonce: crypto.randomBytes(16), parallelism: 4, tagLength: 64, memory: 65536, passes: 3 }, () => {}) // expect: kdf Argon2id-65536-3-4 saltBits=128 outputBits=512; random RNG byteLength=16
  crypto.argon2Sync("argon2i", password.options) // expect: kdf Argon2i
}

function randomness(buffer) {
  crypto.randomBytes(32).toString("hex") // expect: random RNG byteLength=32
  randomBytes(256).then(use) // expect: random RNG byteLength=256
  crypto.pseudoRandomBytes(16) // expect: random RNG byteLength=16
  crypto.rng(8) // expect: random RNG byteLength=8
  crypto.prng(8) // expect: random RNG byteLength=8
  crypto.randomFill(buffer, () => {}) // expect: random RNG
  crypto.randomFillSync(new Uint8Array(24)) // expect: random RNG byteLength=24
  crypto.getRandomValues(new Uint8Array(12)) // expect: random RNG byteLength=12
  crypto.randomInt(6) // expect: random RNG
  crypto.randomUUID() // expect: random RNG
  crypto.generatePrime(512, () => {}) // expect: parameters unknown keyBits=512
  crypto.generatePrimeSync(1024) // expect: parameters unknown keyBits=1024
}

function shadowed(crypto, hashOf) {
  crypto.createHash("md5")
  hashOf("md5")
}

const object = { createHash: (name) => name }
object.createHash("md5")
const text = 'crypto.createHash("md5")'
// crypto.createHash("md5")
crypto.ECDH.convertKey(key, "secp256k1", "hex", "hex", "compressed") // expect: key EC-secp256k1 material=public-key
crypto.randomUUIDv7() // expect: random RNG

const named = (hashAlgo) => crypto.createSign(("rsa-" + hashAlgo).toUpperCase()) // expect: signature RSA-PKCS1-1.5 functions=sign unknown=digest
const sized = (bits) => crypto.createVerify(`ecdsa-with-SHA${bits}`) // expect: signature ECDSA functions=verify unknown=digest
const open = (name) => crypto.createSign(`x-${name}`) // expect: signature unknown functions=sign unknown=name

const opened = (secret, message) => crypto.createDecipheriv("aes-gcm", secret.slice(0, 32), message.subarray(0, 12)) // expect: cipher AES-256-GCM nonceBits=96 functions=decrypt
const ended = (secret) => crypto.createDecipheriv("aes-gcm", secret.slice(-16), null) // expect: cipher AES-128-GCM functions=decrypt
const behind = (secret, n) => crypto.createDecipheriv("aes-gcm", secret.slice(n, 32), null) // expect: cipher AES-GCM unknown=keyBits functions=decrypt
crypto.pbkdf2(password, salt, 100000, 32, "sha256", (err, key) => { // expect: kdf PBKDF2-SHA-256-100000 outputBits=256
  crypto.createCipheriv("aes-gcm", key, nonce) // expect: cipher AES-256-GCM functions=encrypt
})
crypto.randomBytes(12, function (err, nonce) { // expect: random RNG byteLength=12
  crypto.createCipheriv("aes-256-gcm", key, nonce) // expect: cipher AES-256-GCM nonceBits=96 functions=encrypt
})
