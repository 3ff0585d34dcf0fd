import sjcl from "sjcl"
import { encrypt } from "./sjcl"

sjcl.encrypt("password", message) // expect: cipher AES-128-CCM-64 functions=encrypt iterations=10000 mode=ccm
sjcl.json.encrypt("password", message, { mode: "gcm", ks: 256, iter: 100000, ts: 128 }) // expect: cipher AES-256-GCM functions=encrypt tagBits=128 iterations=100000 mode=gcm
sjcl.decrypt("password", sealed) // expect: cipher AES functions=decrypt
sjcl.json.decrypt("password", sealed) // expect: cipher AES functions=decrypt
sjcl.hash.sha1.hash(message) // expect: hash SHA-1
new sjcl.hash.sha1().update(message) // expect: hash SHA-1
new sjcl.misc.hmac(key, sjcl.hash.sha1) // expect: mac HMAC-SHA-1 digest=SHA-1
sjcl.hash.sha256.hash(message) // expect: hash SHA-256
new sjcl.hash.sha256().update(message) // expect: hash SHA-256
new sjcl.misc.hmac(key, sjcl.hash.sha256) // expect: mac HMAC-SHA-256 digest=SHA-256
sjcl.hash.sha512.hash(message) // expect: hash SHA-512
new sjcl.hash.sha512().update(message) // expect: hash SHA-512
new sjcl.misc.hmac(key, sjcl.hash.sha512) // expect: mac HMAC-SHA-512 digest=SHA-512
sjcl.hash.ripemd160.hash(message) // expect: hash RIPEMD-160
new sjcl.hash.ripemd160().update(message) // expect: hash RIPEMD-160
new sjcl.misc.hmac(key, sjcl.hash.ripemd160) // expect: mac HMAC-RIPEMD-160 digest=RIPEMD-160
sjcl.misc.pbkdf2("password", salt, 20000, 256) // expect: kdf PBKDF2-SHA-256-20000 digest=SHA-256
sjcl.misc.cachedPbkdf2("password", options) // expect: kdf PBKDF2-SHA-256 digest=SHA-256
sjcl.misc.hkdf(key, 256, null, "info", sjcl.hash.sha512) // expect: kdf HKDF-SHA-512 outputBits=256 digest=SHA-512
sjcl.misc.scrypt("password", salt, 1024, 8, 1, 256) // expect: kdf scrypt-1024-8-1 outputBits=256
new sjcl.cipher.aes(key) // expect: cipher AES
sjcl.mode.gcm.encrypt(prp, message, iv) // expect: cipher AES-GCM functions=encrypt mode=gcm
sjcl.mode.gcm.decrypt(prp, message, iv) // expect: cipher AES-GCM functions=decrypt mode=gcm
sjcl.mode.ccm.encrypt(prp, message, iv) // expect: cipher AES-CCM functions=encrypt mode=ccm
sjcl.mode.ccm.decrypt(prp, message, iv) // expect: cipher AES-CCM functions=decrypt mode=ccm
sjcl.mode.cbc.encrypt(prp, message, iv) // expect: cipher AES-CBC functions=encrypt mode=cbc
sjcl.mode.cbc.decrypt(prp, message, iv) // expect: cipher AES-CBC functions=decrypt mode=cbc
sjcl.mode.ctr.encrypt(prp, message, iv) // expect: cipher AES-CTR functions=encrypt mode=ctr
sjcl.mode.ctr.decrypt(prp, message, iv) // expect: cipher AES-CTR functions=decrypt mode=ctr
sjcl.ecc.ecdsa.generateKeys(sjcl.ecc.curves.c192) // expect: keygen ECDSA-P-192 curve=P-192
sjcl.ecc.ecdsa.generateKeys(sjcl.ecc.curves.c224) // expect: keygen ECDSA-P-224 curve=P-224
sjcl.ecc.ecdsa.generateKeys(sjcl.ecc.curves.c256) // expect: keygen ECDSA-P-256 curve=P-256
sjcl.ecc.ecdsa.generateKeys(sjcl.ecc.curves.c384) // expect: keygen ECDSA-P-384 curve=P-384
sjcl.ecc.ecdsa.generateKeys(sjcl.ecc.curves.c521) // expect: keygen ECDSA-P-521 curve=P-521
sjcl.ecc.ecdsa.generateKeys(sjcl.ecc.curves.k256) // expect: keygen ECDSA-secp256k1
sjcl.ecc.elGamal.generateKeys(sjcl.ecc.curves.c384) // expect: keygen EC-ElGamal-P-384 curve=P-384
sjcl.random.randomWords(8) // expect: random RNG
encrypt("password", message)
sjcl.misc.cachedPbkdf2("password") // expect: kdf PBKDF2-SHA-256-10000 digest=SHA-256
sjcl.misc.cachedPbkdf2("password", { iter: 20000 }) // expect: kdf PBKDF2-SHA-256-20000 digest=SHA-256
sjcl.mode.ocb2.encrypt(new sjcl.cipher.aes(key), text, iv, [], 128) // expect: cipher AES functions=encrypt tagBits=128
sjcl.mode.ocb2.decrypt(aes, text, iv) // expect: cipher AES functions=decrypt
sjcl.ecc.ecdsa.generateKeys(sjcl.ecc.curves.k192) // expect: keygen ECDSA-secp192k1
sjcl.ecc.ecdsa.generateKeys(sjcl.ecc.curves.k224) // expect: keygen ECDSA-secp224k1
