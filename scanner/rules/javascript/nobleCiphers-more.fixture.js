import { hchacha, rngChacha20, rngChacha8 } from "@noble/ciphers/chacha.js"
import { hsalsa } from "@noble/ciphers/salsa.js"
import { ml_kem768_p256, ml_kem1024_p384, QSF_ml_kem768_p256, QSF_ml_kem1024_p384, KitchenSink_ml_kem768_x25519 } from "@noble/post-quantum/hybrid.js"

ml_kem768_p256.keygen() // expect: keygen unknown
ml_kem768_p256.encapsulate(publicKey) // expect: kem unknown functions=encapsulate
ml_kem768_p256.decapsulate(cipherText, secretKey) // expect: kem unknown functions=decapsulate
ml_kem1024_p384.keygen() // expect: keygen unknown
ml_kem1024_p384.encapsulate(publicKey) // expect: kem unknown functions=encapsulate
ml_kem1024_p384.decapsulate(cipherText, secretKey) // expect: kem unknown functions=decapsulate
QSF_ml_kem768_p256.keygen() // expect: keygen unknown
QSF_ml_kem768_p256.encapsulate(publicKey) // expect: kem unknown functions=encapsulate
QSF_ml_kem768_p256.decapsulate(cipherText, secretKey) // expect: kem unknown functions=decapsulate
QSF_ml_kem1024_p384.keygen() // expect: keygen unknown
QSF_ml_kem1024_p384.encapsulate(publicKey) // expect: kem unknown functions=encapsulate
QSF_ml_kem1024_p384.decapsulate(cipherText, secretKey) // expect: kem unknown functions=decapsulate
KitchenSink_ml_kem768_x25519.keygen() // expect: keygen unknown
KitchenSink_ml_kem768_x25519.encapsulate(publicKey) // expect: kem unknown functions=encapsulate
KitchenSink_ml_kem768_x25519.decapsulate(cipherText, secretKey) // expect: kem unknown functions=decapsulate
rngChacha20(seed) // expect: random RNG
rngChacha8(seed) // expect: random RNG
hchacha(sigma, key, nonce, out) // expect: kdf ChaCha20
hsalsa(sigma, key, nonce, out) // expect: kdf Salsa20
