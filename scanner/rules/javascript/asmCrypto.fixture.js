import { AES_GCM, Pbkdf2HmacSha1, Pbkdf2HmacSha256, Pbkdf2HmacSha512, Sha1, Sha256, Sha512, HmacSha1, HmacSha256, HmacSha512 } from "asmcrypto.js"
import { AES_CBC } from "./asmcrypto"

asmCrypto.SHA1.bytes(message) // expect: hash SHA-1
asmCrypto.HMAC_SHA1.bytes(message, key) // expect: mac HMAC-SHA-1 digest=SHA-1
asmCrypto.PBKDF2_HMAC_SHA1.bytes(password, "saltsalt", 1000, 32) // expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=256 digest=SHA-1
asmCrypto.SHA1.hex(message) // expect: hash SHA-1
asmCrypto.HMAC_SHA1.hex(message, key) // expect: mac HMAC-SHA-1 digest=SHA-1
asmCrypto.PBKDF2_HMAC_SHA1.hex(password, "saltsalt", 1000, 32) // expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=256 digest=SHA-1
asmCrypto.SHA1.base64(message) // expect: hash SHA-1
asmCrypto.HMAC_SHA1.base64(message, key) // expect: mac HMAC-SHA-1 digest=SHA-1
asmCrypto.PBKDF2_HMAC_SHA1.base64(password, "saltsalt", 1000, 32) // expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=256 digest=SHA-1
asmCrypto.SHA256.bytes(message) // expect: hash SHA-256
asmCrypto.HMAC_SHA256.bytes(message, key) // expect: mac HMAC-SHA-256 digest=SHA-256
asmCrypto.PBKDF2_HMAC_SHA256.bytes(password, "saltsalt", 1000, 32) // expect: kdf PBKDF2-SHA-256-1000 saltBits=64 digest=SHA-256
asmCrypto.SHA256.hex(message) // expect: hash SHA-256
asmCrypto.HMAC_SHA256.hex(message, key) // expect: mac HMAC-SHA-256 digest=SHA-256
asmCrypto.PBKDF2_HMAC_SHA256.hex(password, "saltsalt", 1000, 32) // expect: kdf PBKDF2-SHA-256-1000 saltBits=64 digest=SHA-256
asmCrypto.SHA256.base64(message) // expect: hash SHA-256
asmCrypto.HMAC_SHA256.base64(message, key) // expect: mac HMAC-SHA-256 digest=SHA-256
asmCrypto.PBKDF2_HMAC_SHA256.base64(password, "saltsalt", 1000, 32) // expect: kdf PBKDF2-SHA-256-1000 saltBits=64 digest=SHA-256
asmCrypto.SHA512.bytes(message) // expect: hash SHA-512
asmCrypto.HMAC_SHA512.bytes(message, key) // expect: mac HMAC-SHA-512 digest=SHA-512
asmCrypto.PBKDF2_HMAC_SHA512.bytes(password, "saltsalt", 1000, 32) // expect: kdf PBKDF2-SHA-512-1000 saltBits=64 outputBits=256 digest=SHA-512
asmCrypto.SHA512.hex(message) // expect: hash SHA-512
asmCrypto.HMAC_SHA512.hex(message, key) // expect: mac HMAC-SHA-512 digest=SHA-512
asmCrypto.PBKDF2_HMAC_SHA512.hex(password, "saltsalt", 1000, 32) // expect: kdf PBKDF2-SHA-512-1000 saltBits=64 outputBits=256 digest=SHA-512
asmCrypto.SHA512.base64(message) // expect: hash SHA-512
asmCrypto.HMAC_SHA512.base64(message, key) // expect: mac HMAC-SHA-512 digest=SHA-512
asmCrypto.PBKDF2_HMAC_SHA512.base64(password, "saltsalt", 1000, 32) // expect: kdf PBKDF2-SHA-512-1000 saltBits=64 outputBits=256 digest=SHA-512
Pbkdf2HmacSha1(password, salt, 2000, 16) // expect: kdf PBKDF2-SHA-1-2000 outputBits=128 digest=SHA-1
new Sha1().process(message) // expect: hash SHA-1
new HmacSha1(key) // expect: mac HMAC-SHA-1 digest=SHA-1
Pbkdf2HmacSha256(password, salt, 2000, 16) // expect: kdf PBKDF2-SHA-256-2000 outputBits=128 digest=SHA-256
new Sha256().process(message) // expect: hash SHA-256
new HmacSha256(key) // expect: mac HMAC-SHA-256 digest=SHA-256
Pbkdf2HmacSha512(password, salt, 2000, 16) // expect: kdf PBKDF2-SHA-512-2000 outputBits=128 digest=SHA-512
new Sha512().process(message) // expect: hash SHA-512
new HmacSha512(key) // expect: mac HMAC-SHA-512 digest=SHA-512
asmCrypto.AES_ECB.encrypt(message, key, iv) // expect: cipher AES-ECB functions=encrypt mode=ecb
asmCrypto.AES_ECB.decrypt(message, key, iv) // expect: cipher AES-ECB functions=decrypt mode=ecb
asmCrypto.AES_CBC.encrypt(message, key, iv) // expect: cipher AES-CBC functions=encrypt mode=cbc
asmCrypto.AES_CBC.decrypt(message, key, iv) // expect: cipher AES-CBC functions=decrypt mode=cbc
asmCrypto.AES_CFB.encrypt(message, key, iv) // expect: cipher AES-CFB functions=encrypt mode=cfb
asmCrypto.AES_CFB.decrypt(message, key, iv) // expect: cipher AES-CFB functions=decrypt mode=cfb
asmCrypto.AES_OFB.encrypt(message, key, iv) // expect: cipher AES-OFB functions=encrypt mode=ofb
asmCrypto.AES_OFB.decrypt(message, key, iv) // expect: cipher AES-OFB functions=decrypt mode=ofb
asmCrypto.AES_CTR.encrypt(message, key, iv) // expect: cipher AES-CTR functions=encrypt mode=ctr
asmCrypto.AES_CTR.decrypt(message, key, iv) // expect: cipher AES-CTR functions=decrypt mode=ctr
asmCrypto.AES_CCM.encrypt(message, key, iv) // expect: cipher AES-CCM functions=encrypt mode=ccm
asmCrypto.AES_CCM.decrypt(message, key, iv) // expect: cipher AES-CCM functions=decrypt mode=ccm
asmCrypto.AES_GCM.encrypt(message, key, iv) // expect: cipher AES-GCM functions=encrypt mode=gcm
asmCrypto.AES_GCM.decrypt(message, key, iv) // expect: cipher AES-GCM functions=decrypt mode=gcm
AES_GCM.encrypt(message, new Uint8Array(32), nonce) // expect: cipher AES-256-GCM functions=encrypt mode=gcm
AES_CBC.encrypt(message, key)
