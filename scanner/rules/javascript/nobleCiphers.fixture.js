import * as aes from "@noble/ciphers/aes.js"
import { cbc, ctr, gcm } from "@noble/ciphers/webcrypto"
import { managedNonce } from "@noble/ciphers/utils.js"
import { BinaryFF1, FF1 } from "@noble/ciphers/ff1"
import * as salsa from "@noble/ciphers/salsa.js"
import * as chacha from "@noble/ciphers/chacha"
import { poly1305 } from "@noble/ciphers/_poly1305"
import { ml_kem512, ml_kem768, ml_kem1024 } from "@noble/post-quantum/ml-kem.js"
import * as dsa from "@noble/post-quantum/ml-dsa"
import * as slh from "@noble/post-quantum/slh-dsa.js"
import * as falcon from "@noble/post-quantum/falcon.js"
import { gcm as mine } from "./aes"

const key = new Uint8Array(32)
const nonce = new Uint8Array(12)
aes.gcm(key, nonce).encrypt(data) // expect: cipher AES-256-GCM functions=encrypt nonceBits=96 mode=gcm
const cipher = aes.cbc(new Uint8Array(16), new Uint8Array(16)) // expect: cipher AES-128-CBC-PKCS7 functions=decrypt mode=cbc
cipher.decrypt(data)
aes.cbc(key, nonce, { disablePadding: true }) // expect: cipher AES-256-CBC-NoPadding padding=none
managedNonce(aes.gcm)(key).encrypt(data) // expect: cipher AES-256-GCM functions=encrypt mode=gcm
managedNonce(gcm)(key) // expect: cipher AES-256-GCM mode=gcm
aes.ctr(key, nonce) // expect: cipher AES-256-CTR nonceBits=96 mode=ctr
aes.cfb(key, nonce) // expect: cipher AES-256-CFB nonceBits=96 mode=cfb
aes.gcmsiv(key, nonce) // expect: cipher AES-256-GCM-SIV nonceBits=96 mode=gcm-siv
aes.aessiv(key, nonce) // expect: cipher AES-SIV mode=siv
aes.siv(key, nonce) // expect: cipher AES-256-GCM-SIV nonceBits=96 mode=gcm-siv
aes.ecb(key, nonce) // expect: cipher AES-256-ECB-PKCS7 mode=ecb
aes.aeskw(key, nonce) // expect: key-wrap AES-256-KW mode=kw
aes.aeskwp(key, nonce) // expect: key-wrap AES-256-KWP mode=kwp
aes.cmac(key, nonce) // expect: mac AES-256-CMAC
cbc(key, nonce) // expect: cipher AES-256-CBC-PKCS7 nonceBits=96 mode=cbc
ctr(key, nonce) // expect: cipher AES-256-CTR nonceBits=96 mode=ctr
gcm(key, nonce) // expect: cipher AES-256-GCM nonceBits=96 mode=gcm
FF1(10, key) // expect: cipher AES-256-FF1 mode=ff1
BinaryFF1(2, key) // expect: cipher AES-256-FF1 mode=ff1
salsa.salsa20(key, new Uint8Array(24), data) // expect: cipher Salsa20 nonceBits=192 keyBits=256
salsa.xsalsa20(key, new Uint8Array(24), data) // expect: cipher XSalsa20 nonceBits=192 keyBits=256
salsa.xsalsa20poly1305(key, new Uint8Array(24), data) // expect: cipher XSalsa20-Poly1305 nonceBits=192 keyBits=256
salsa.secretbox(key, new Uint8Array(24), data) // expect: cipher XSalsa20-Poly1305 nonceBits=192 keyBits=256
chacha.chacha20(key, nonce, data) // expect: cipher ChaCha20 nonceBits=96 keyBits=256
chacha.xchacha20(key, nonce, data) // expect: cipher XChaCha20 nonceBits=96 keyBits=256
chacha.chacha20orig(key, nonce, data) // expect: cipher ChaCha20 nonceBits=96 keyBits=256
chacha.chacha8(key, nonce, data) // expect: cipher ChaCha8 nonceBits=96 keyBits=256
chacha.chacha12(key, nonce, data) // expect: cipher ChaCha12 nonceBits=96 keyBits=256
chacha.chacha20poly1305(key, nonce, data) // expect: cipher ChaCha20-Poly1305 nonceBits=96 keyBits=256
chacha.xchacha20poly1305(key, nonce, data) // expect: cipher XChaCha20-Poly1305 nonceBits=96 keyBits=256
poly1305(data, key) // expect: mac Poly1305
ml_kem512.keygen() // expect: keygen ML-KEM-512
ml_kem512.encapsulate(key) // expect: kem ML-KEM-512 functions=encapsulate
ml_kem512.decapsulate(data, key) // expect: kem ML-KEM-512 functions=decapsulate
ml_kem768.keygen() // expect: keygen ML-KEM-768
ml_kem768.encapsulate(key) // expect: kem ML-KEM-768 functions=encapsulate
ml_kem768.decapsulate(data, key) // expect: kem ML-KEM-768 functions=decapsulate
ml_kem1024.keygen() // expect: keygen ML-KEM-1024
ml_kem1024.encapsulate(key) // expect: kem ML-KEM-1024 functions=encapsulate
ml_kem1024.decapsulate(data, key) // expect: kem ML-KEM-1024 functions=decapsulate
dsa.ml_dsa44.keygen() // expect: keygen ML-DSA-44
dsa.ml_dsa44.sign(data, key) // expect: signature ML-DSA-44 functions=sign
dsa.ml_dsa44.verify(data, data, key) // expect: signature ML-DSA-44 functions=verify
dsa.ml_dsa65.keygen() // expect: keygen ML-DSA-65
dsa.ml_dsa65.sign(data, key) // expect: signature ML-DSA-65 functions=sign
dsa.ml_dsa65.verify(data, data, key) // expect: signature ML-DSA-65 functions=verify
dsa.ml_dsa87.keygen() // expect: keygen ML-DSA-87
dsa.ml_dsa87.sign(data, key) // expect: signature ML-DSA-87 functions=sign
dsa.ml_dsa87.verify(data, data, key) // expect: signature ML-DSA-87 functions=verify
slh.slh_dsa_sha2_128f.keygen() // expect: keygen SLH-DSA-SHA2-128f
slh.slh_dsa_sha2_128f.sign(data, key) // expect: signature SLH-DSA-SHA2-128f functions=sign
slh.slh_dsa_sha2_128f.verify(data, data, key) // expect: signature SLH-DSA-SHA2-128f functions=verify
slh.slh_dsa_sha2_128s.keygen() // expect: keygen SLH-DSA-SHA2-128s
slh.slh_dsa_sha2_128s.sign(data, key) // expect: signature SLH-DSA-SHA2-128s functions=sign
slh.slh_dsa_sha2_128s.verify(data, data, key) // expect: signature SLH-DSA-SHA2-128s functions=verify
slh.slh_dsa_sha2_192f.keygen() // expect: keygen SLH-DSA-SHA2-192f
slh.slh_dsa_sha2_192f.sign(data, key) // expect: signature SLH-DSA-SHA2-192f functions=sign
slh.slh_dsa_sha2_192f.verify(data, data, key) // expect: signature SLH-DSA-SHA2-192f functions=verify
slh.slh_dsa_sha2_192s.keygen() // expect: keygen SLH-DSA-SHA2-192s
slh.slh_dsa_sha2_192s.sign(data, key) // expect: signature SLH-DSA-SHA2-192s functions=sign
slh.slh_dsa_sha2_192s.verify(data, data, key) // expect: signature SLH-DSA-SHA2-192s functions=verify
slh.slh_dsa_sha2_256f.keygen() // expect: keygen SLH-DSA-SHA2-256f
slh.slh_dsa_sha2_256f.sign(data, key) // expect: signature SLH-DSA-SHA2-256f functions=sign
slh.slh_dsa_sha2_256f.verify(data, data, key) // expect: signature SLH-DSA-SHA2-256f functions=verify
slh.slh_dsa_sha2_256s.keygen() // expect: keygen SLH-DSA-SHA2-256s
slh.slh_dsa_sha2_256s.sign(data, key) // expect: signature SLH-DSA-SHA2-256s functions=sign
slh.slh_dsa_sha2_256s.verify(data, data, key) // expect: signature SLH-DSA-SHA2-256s functions=verify
slh.slh_dsa_shake_128f.keygen() // expect: keygen SLH-DSA-SHAKE-128f
slh.slh_dsa_shake_128f.sign(data, key) // expect: signature SLH-DSA-SHAKE-128f functions=sign
slh.slh_dsa_shake_128f.verify(data, data, key) // expect: signature SLH-DSA-SHAKE-128f functions=verify
slh.slh_dsa_shake_128s.keygen() // expect: keygen SLH-DSA-SHAKE-128s
slh.slh_dsa_shake_128s.sign(data, key) // expect: signature SLH-DSA-SHAKE-128s functions=sign
slh.slh_dsa_shake_128s.verify(data, data, key) // expect: signature SLH-DSA-SHAKE-128s functions=verify
slh.slh_dsa_shake_192f.keygen() // expect: keygen SLH-DSA-SHAKE-192f
slh.slh_dsa_shake_192f.sign(data, key) // expect: signature SLH-DSA-SHAKE-192f functions=sign
slh.slh_dsa_shake_192f.verify(data, data, key) // expect: signature SLH-DSA-SHAKE-192f functions=verify
slh.slh_dsa_shake_192s.keygen() // expect: keygen SLH-DSA-SHAKE-192s
slh.slh_dsa_shake_192s.sign(data, key) // expect: signature SLH-DSA-SHAKE-192s functions=sign
slh.slh_dsa_shake_192s.verify(data, data, key) // expect: signature SLH-DSA-SHAKE-192s functions=verify
slh.slh_dsa_shake_256f.keygen() // expect: keygen SLH-DSA-SHAKE-256f
slh.slh_dsa_shake_256f.sign(data, key) // expect: signature SLH-DSA-SHAKE-256f functions=sign
slh.slh_dsa_shake_256f.verify(data, data, key) // expect: signature SLH-DSA-SHAKE-256f functions=verify
slh.slh_dsa_shake_256s.keygen() // expect: keygen SLH-DSA-SHAKE-256s
slh.slh_dsa_shake_256s.sign(data, key) // expect: signature SLH-DSA-SHAKE-256s functions=sign
slh.slh_dsa_shake_256s.verify(data, data, key) // expect: signature SLH-DSA-SHAKE-256s functions=verify
falcon.falcon512.keygen() // expect: keygen FN-DSA-512
falcon.falcon512.sign(data, key) // expect: signature FN-DSA-512 functions=sign
falcon.falcon512.verify(data, data, key) // expect: signature FN-DSA-512 functions=verify
falcon.falcon1024.keygen() // expect: keygen FN-DSA-1024
falcon.falcon1024.sign(data, key) // expect: signature FN-DSA-1024 functions=sign
falcon.falcon1024.verify(data, data, key) // expect: signature FN-DSA-1024 functions=verify
falcon.falcon512padded.keygen() // expect: keygen unknown
falcon.falcon512padded.sign(data, key) // expect: signature unknown functions=sign
falcon.falcon512padded.verify(data, data, key) // expect: signature unknown functions=verify
falcon.falcon1024padded.keygen() // expect: keygen unknown
falcon.falcon1024padded.sign(data, key) // expect: signature unknown functions=sign
falcon.falcon1024padded.verify(data, data, key) // expect: signature unknown functions=verify
mine(key, nonce)
import * as hybrid from "@noble/post-quantum/hybrid.js"
import * as webKem from "@noble/post-quantum/webcrypto.js"
aes.rngAesCtrDrbg128(seed).randomBytes(16) // expect: random CTR_DRBG-AES
aes.rngAesCtrDrbg256(seed).randomBytes(16) // expect: random CTR_DRBG-AES
hybrid.ml_kem768_x25519.keygen() // expect: keygen X-Wing
hybrid.ml_kem768_x25519.encapsulate(key) // expect: kem X-Wing functions=encapsulate
hybrid.ml_kem768_x25519.decapsulate(text, key) // expect: kem X-Wing functions=decapsulate
webKem.ml_kem768_x25519.keygen() // expect: keygen X-Wing
webKem.ml_kem768_x25519.encapsulate(key) // expect: kem X-Wing functions=encapsulate
webKem.ml_kem768_x25519.decapsulate(text, key) // expect: kem X-Wing functions=decapsulate
await webKem.ml_kem512.keygen() // expect: keygen ML-KEM-512
await webKem.ml_kem512.encapsulate(key) // expect: kem ML-KEM-512 functions=encapsulate
await webKem.ml_kem512.decapsulate(text, key) // expect: kem ML-KEM-512 functions=decapsulate
await webKem.ml_kem768.keygen() // expect: keygen ML-KEM-768
await webKem.ml_kem768.encapsulate(key) // expect: kem ML-KEM-768 functions=encapsulate
await webKem.ml_kem768.decapsulate(text, key) // expect: kem ML-KEM-768 functions=decapsulate
await webKem.ml_kem1024.keygen() // expect: keygen ML-KEM-1024
await webKem.ml_kem1024.encapsulate(key) // expect: kem ML-KEM-1024 functions=encapsulate
await webKem.ml_kem1024.decapsulate(text, key) // expect: kem ML-KEM-1024 functions=decapsulate
