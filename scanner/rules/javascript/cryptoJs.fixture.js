import CryptoJS from "crypto-js"
import rabbitLegacy from "crypto-js/rabbit-legacy"
import { AES as Aes, enc, mode } from "crypto-js"
import Mine from "./crypto-js"
import md5 from "crypto-js/md5"
const hmacMD5 = require("crypto-js/hmac-md5")
import sha1 from "crypto-js/sha1"
const hmacSHA1 = require("crypto-js/hmac-sha1")
import sha224 from "crypto-js/sha224"
const hmacSHA224 = require("crypto-js/hmac-sha224")
import sha256 from "crypto-js/sha256"
const hmacSHA256 = require("crypto-js/hmac-sha256")
import sha384 from "crypto-js/sha384"
const hmacSHA384 = require("crypto-js/hmac-sha384")
import sha512 from "crypto-js/sha512"
const hmacSHA512 = require("crypto-js/hmac-sha512")
import ripemd160 from "crypto-js/ripemd160"
const hmacRIPEMD160 = require("crypto-js/hmac-ripemd160")
import sha3 from "crypto-js/sha3.js"
import hmac_sha3 from "crypto-js/hmac-sha3.js"
import aes from "crypto-js/aes.js"
import tripledes from "crypto-js/tripledes.js"
import blowfish from "crypto-js/blowfish.js"
import rc4 from "crypto-js/rc4.js"
import rabbit from "crypto-js/rabbit.js"
import pbkdf2 from "crypto-js/pbkdf2.js"
import evpkdf from "crypto-js/evpkdf.js"
import mode_cfb from "crypto-js/mode-cfb.js"
import mode_ctr from "crypto-js/mode-ctr.js"
import mode_ofb from "crypto-js/mode-ofb.js"
import mode_ecb from "crypto-js/mode-ecb.js"
import mode_ctr_gladman from "crypto-js/mode-ctr-gladman.js"
import pad_pkcs7 from "crypto-js/pad-pkcs7.js"
import pad_ansix923 from "crypto-js/pad-ansix923.js"
import pad_iso10126 from "crypto-js/pad-iso10126.js"
import pad_iso97971 from "crypto-js/pad-iso97971.js"
import pad_zeropadding from "crypto-js/pad-zeropadding.js"
import pad_nopadding from "crypto-js/pad-nopadding.js"

CryptoJS.MD5(message).toString(CryptoJS.enc.Hex) // expect: hash MD5
md5(message) // expect: hash MD5
CryptoJS.algo.MD5.create().update(message) // expect: hash MD5
CryptoJS.HmacMD5(message, key) // expect: mac HMAC-MD5
hmacMD5(message, key) // expect: mac HMAC-MD5
CryptoJS.algo.HMAC.create(CryptoJS.algo.MD5, key) // expect: mac HMAC-MD5
CryptoJS.SHA1(message).toString(CryptoJS.enc.Hex) // expect: hash SHA-1
sha1(message) // expect: hash SHA-1
CryptoJS.algo.SHA1.create().update(message) // expect: hash SHA-1
CryptoJS.HmacSHA1(message, key) // expect: mac HMAC-SHA-1 digest=SHA-1
hmacSHA1(message, key) // expect: mac HMAC-SHA-1 digest=SHA-1
CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA1, key) // expect: mac HMAC-SHA-1 digest=SHA-1
CryptoJS.SHA224(message).toString(CryptoJS.enc.Hex) // expect: hash SHA-224
sha224(message) // expect: hash SHA-224
CryptoJS.algo.SHA224.create().update(message) // expect: hash SHA-224
CryptoJS.HmacSHA224(message, key) // expect: mac HMAC-SHA-224 digest=SHA-224
hmacSHA224(message, key) // expect: mac HMAC-SHA-224 digest=SHA-224
CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA224, key) // expect: mac HMAC-SHA-224 digest=SHA-224
CryptoJS.SHA256(message).toString(CryptoJS.enc.Hex) // expect: hash SHA-256
sha256(message) // expect: hash SHA-256
CryptoJS.algo.SHA256.create().update(message) // expect: hash SHA-256
CryptoJS.HmacSHA256(message, key) // expect: mac HMAC-SHA-256 digest=SHA-256
hmacSHA256(message, key) // expect: mac HMAC-SHA-256 digest=SHA-256
CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA256, key) // expect: mac HMAC-SHA-256 digest=SHA-256
CryptoJS.SHA384(message).toString(CryptoJS.enc.Hex) // expect: hash SHA-384
sha384(message) // expect: hash SHA-384
CryptoJS.algo.SHA384.create().update(message) // expect: hash SHA-384
CryptoJS.HmacSHA384(message, key) // expect: mac HMAC-SHA-384 digest=SHA-384
hmacSHA384(message, key) // expect: mac HMAC-SHA-384 digest=SHA-384
CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA384, key) // expect: mac HMAC-SHA-384 digest=SHA-384
CryptoJS.SHA512(message).toString(CryptoJS.enc.Hex) // expect: hash SHA-512
sha512(message) // expect: hash SHA-512
CryptoJS.algo.SHA512.create().update(message) // expect: hash SHA-512
CryptoJS.HmacSHA512(message, key) // expect: mac HMAC-SHA-512 digest=SHA-512
hmacSHA512(message, key) // expect: mac HMAC-SHA-512 digest=SHA-512
CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA512, key) // expect: mac HMAC-SHA-512 digest=SHA-512
CryptoJS.RIPEMD160(message).toString(CryptoJS.enc.Hex) // expect: hash RIPEMD-160
ripemd160(message) // expect: hash RIPEMD-160
CryptoJS.algo.RIPEMD160.create().update(message) // expect: hash RIPEMD-160
CryptoJS.HmacRIPEMD160(message, key) // expect: mac HMAC-RIPEMD-160 digest=RIPEMD-160
hmacRIPEMD160(message, key) // expect: mac HMAC-RIPEMD-160 digest=RIPEMD-160
CryptoJS.algo.HMAC.create(CryptoJS.algo.RIPEMD160, key) // expect: mac HMAC-RIPEMD-160 digest=RIPEMD-160
CryptoJS.SHA3(message) // expect: hash Keccak-512
sha3(message, { outputLength: 256 }) // expect: hash Keccak-256
CryptoJS.algo.SHA3.create({ outputLength: 384 }) // expect: hash Keccak-384
CryptoJS.HmacSHA3(message, key) // expect: mac HMAC-Keccak-512 digest=Keccak-512
hmac_sha3(message, key) // expect: mac HMAC-Keccak-512 digest=Keccak-512
CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA3, key) // expect: mac HMAC-Keccak-512 digest=Keccak-512

const hexKey = CryptoJS.enc.Hex.parse("00112233445566778899aabbccddeeff")
CryptoJS.AES.encrypt(message, "a password") // expect: cipher AES-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.AES.encrypt(message, hexKey, { iv: CryptoJS.enc.Utf8.parse("0123456789abcdef"), mode: CryptoJS.mode.CTR, padding: CryptoJS.pad.NoPadding }) // expect: cipher AES-128-CTR functions=encrypt mode=ctr
CryptoJS.AES.decrypt(message, CryptoJS.PBKDF2(password, "saltsalt", { keySize: 256 / 32, iterations: 1000, hasher: CryptoJS.algo.SHA512 }), { mode: CryptoJS.mode.ECB }) // expect: cipher AES-256-ECB-PKCS7 functions=decrypt mode=ecb; kdf PBKDF2-SHA-512-1000 saltBits=64 outputBits=256 digest=SHA-512
Aes.encrypt(message, enc.Base64.parse("AAECAwQFBgcICQoLDA0ODw=="), { mode: mode.CFB }) // expect: cipher AES-128-CFB functions=encrypt mode=cfb
const options = { mode: CryptoJS.mode.OFB }
CryptoJS.AES.encrypt(message, key, options) // expect: cipher AES-OFB functions=encrypt mode=ofb
CryptoJS.AES.encrypt(message, key, given) // expect: cipher AES functions=encrypt
CryptoJS.AES.encrypt(message, key) // expect: cipher AES-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.AES.decrypt(message, key) // expect: cipher AES-CBC-PKCS7 functions=decrypt mode=cbc
CryptoJS.DES.encrypt(message, key) // expect: cipher DES-56-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.DES.decrypt(message, key) // expect: cipher DES-56-CBC-PKCS7 functions=decrypt mode=cbc
CryptoJS.TripleDES.encrypt(message, key) // expect: cipher 3DES-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.TripleDES.decrypt(message, key) // expect: cipher 3DES-CBC-PKCS7 functions=decrypt mode=cbc
CryptoJS.Blowfish.encrypt(message, key) // expect: cipher Blowfish-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.Blowfish.decrypt(message, key) // expect: cipher Blowfish-CBC-PKCS7 functions=decrypt mode=cbc
CryptoJS.RC4.encrypt(message, key) // expect: cipher RC4 functions=encrypt
CryptoJS.RC4.decrypt(message, key) // expect: cipher RC4 functions=decrypt
CryptoJS.Rabbit.encrypt(message, key) // expect: cipher RABBIT functions=encrypt
CryptoJS.Rabbit.decrypt(message, key) // expect: cipher RABBIT functions=decrypt
CryptoJS.RabbitLegacy.encrypt(message, key) // expect: cipher RABBIT functions=encrypt
CryptoJS.RabbitLegacy.decrypt(message, key) // expect: cipher RABBIT functions=decrypt
CryptoJS.RC4Drop.encrypt(message, key) // expect: cipher RC4 functions=encrypt
CryptoJS.RC4Drop.decrypt(message, key) // expect: cipher RC4 functions=decrypt
aes.encrypt(message, key) // expect: cipher AES-CBC-PKCS7 functions=encrypt mode=cbc
aes.decrypt(message, key) // expect: cipher AES-CBC-PKCS7 functions=decrypt mode=cbc
tripledes.encrypt(message, key) // expect: cipher 3DES-CBC-PKCS7 functions=encrypt mode=cbc
tripledes.decrypt(message, key) // expect: cipher 3DES-CBC-PKCS7 functions=decrypt mode=cbc
blowfish.encrypt(message, key) // expect: cipher Blowfish-CBC-PKCS7 functions=encrypt mode=cbc
blowfish.decrypt(message, key) // expect: cipher Blowfish-CBC-PKCS7 functions=decrypt mode=cbc
rc4.encrypt(message, key) // expect: cipher RC4 functions=encrypt
rc4.decrypt(message, key) // expect: cipher RC4 functions=decrypt
rabbit.encrypt(message, key) // expect: cipher RABBIT functions=encrypt
rabbit.decrypt(message, key) // expect: cipher RABBIT functions=decrypt
rabbitLegacy.encrypt(message, key) // expect: cipher RABBIT functions=encrypt
rabbitLegacy.decrypt(message, key) // expect: cipher RABBIT functions=decrypt
CryptoJS.algo.AES.createEncryptor(hexKey, { iv: key }) // expect: cipher AES-128-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.algo.AES.createDecryptor(hexKey) // expect: cipher AES-128-CBC-PKCS7 functions=decrypt mode=cbc
CryptoJS.algo.DES.createEncryptor(hexKey, { iv: key }) // expect: cipher DES-56-CBC-PKCS7 functions=encrypt keyBits=128 mode=cbc
CryptoJS.algo.DES.createDecryptor(hexKey) // expect: cipher DES-56-CBC-PKCS7 functions=decrypt keyBits=128 mode=cbc
CryptoJS.algo.TripleDES.createEncryptor(hexKey, { iv: key }) // expect: cipher 3DES-112-CBC-PKCS7 functions=encrypt keyBits=128 mode=cbc
CryptoJS.algo.TripleDES.createDecryptor(hexKey) // expect: cipher 3DES-112-CBC-PKCS7 functions=decrypt keyBits=128 mode=cbc
CryptoJS.algo.Blowfish.createEncryptor(hexKey, { iv: key }) // expect: cipher Blowfish-128-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.algo.Blowfish.createDecryptor(hexKey) // expect: cipher Blowfish-128-CBC-PKCS7 functions=decrypt mode=cbc
CryptoJS.algo.RC4.createEncryptor(hexKey, { iv: key }) // expect: cipher RC4-128 functions=encrypt
CryptoJS.algo.RC4.createDecryptor(hexKey) // expect: cipher RC4-128 functions=decrypt
CryptoJS.algo.Rabbit.createEncryptor(hexKey, { iv: key }) // expect: cipher RABBIT functions=encrypt keyBits=128
CryptoJS.algo.Rabbit.createDecryptor(hexKey) // expect: cipher RABBIT functions=decrypt keyBits=128
CryptoJS.DES.encrypt(message, key, { mode: CryptoJS.mode.CBC }) // expect: cipher DES-56-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { mode: CryptoJS.mode.CTRGladman }) // expect: cipher DES-56-CTR functions=encrypt mode=ctr
CryptoJS.DES.encrypt(message, key, { mode: mode_cfb }) // expect: cipher DES-56-CFB functions=encrypt mode=cfb
CryptoJS.DES.encrypt(message, key, { mode: mode_ctr }) // expect: cipher DES-56-CTR functions=encrypt mode=ctr
CryptoJS.DES.encrypt(message, key, { mode: mode_ofb }) // expect: cipher DES-56-OFB functions=encrypt mode=ofb
CryptoJS.DES.encrypt(message, key, { mode: mode_ecb }) // expect: cipher DES-56-ECB-PKCS7 functions=encrypt mode=ecb
CryptoJS.DES.encrypt(message, key, { mode: mode_ctr_gladman }) // expect: cipher DES-56-CTR functions=encrypt mode=ctr
CryptoJS.DES.encrypt(message, key, { padding: CryptoJS.pad.Pkcs7 }) // expect: cipher DES-56-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: CryptoJS.pad.AnsiX923 }) // expect: cipher DES-56-CBC-X9.23 functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: CryptoJS.pad.Iso10126 }) // expect: cipher DES-56-CBC-ISO10126 functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: CryptoJS.pad.Iso97971 }) // expect: cipher DES-56-CBC functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: CryptoJS.pad.ZeroPadding }) // expect: cipher DES-56-CBC-ZeroPadding functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: pad_pkcs7 }) // expect: cipher DES-56-CBC-PKCS7 functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: pad_ansix923 }) // expect: cipher DES-56-CBC-X9.23 functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: pad_iso10126 }) // expect: cipher DES-56-CBC-ISO10126 functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: pad_iso97971 }) // expect: cipher DES-56-CBC functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: pad_zeropadding }) // expect: cipher DES-56-CBC-ZeroPadding functions=encrypt mode=cbc
CryptoJS.DES.encrypt(message, key, { padding: pad_nopadding }) // expect: cipher DES-56-CBC-NoPadding functions=encrypt mode=cbc
CryptoJS.PBKDF2(password, salt) // expect: kdf PBKDF2-SHA-256-250000 outputBits=128 digest=SHA-256
pbkdf2(password, salt, { keySize: 512 / 32, iterations: 100000 }) // expect: kdf PBKDF2-SHA-256-100000 outputBits=512 digest=SHA-256
CryptoJS.EvpKDF(password, salt, { keySize: 8 }) // expect: kdf OpenSSL-KDF-MD5-1 outputBits=256
evpkdf(password, salt) // expect: kdf OpenSSL-KDF-MD5-1 outputBits=128
CryptoJS.algo.PBKDF2.create({ keySize: 4, hasher: CryptoJS.algo.SHA1 }).compute(password, salt) // expect: kdf PBKDF2-SHA-1-250000 outputBits=128 digest=SHA-1
CryptoJS.algo.EvpKDF.create({ iterations: 10 }) // expect: kdf OpenSSL-KDF-MD5-10 outputBits=128
CryptoJS.lib.WordArray.random(128 / 8) // expect: random RNG byteLength=16
Mine.AES.encrypt(message, key)
function shadowed(CryptoJS) {
  return CryptoJS.MD5(message)
}
