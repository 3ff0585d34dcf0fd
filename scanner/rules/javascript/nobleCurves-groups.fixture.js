import { decaf448_oprf, ed448_FROST } from "@noble/curves/ed448.js"
import { ed25519_FROST, ristretto255_FROST, ristretto255_oprf } from "@noble/curves/ed25519.js"
import { babyjubjub, jubjub } from "@noble/curves/misc.js"
import { p256_FROST, p256_oprf, p384_oprf, p521_oprf } from "@noble/curves/nist.js"
import { schnorr_FROST, secp256k1_FROST } from "@noble/curves/secp256k1.js"

p256_oprf.oprf.generateKeyPair(a, b) // expect: keygen OPRF curve=P-256
p256_oprf.oprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=P-256
p256_oprf.oprf.blind(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.oprf.blindEvaluate(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.oprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.oprf.finalize(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.oprf.finalizeBatch(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.voprf.generateKeyPair(a, b) // expect: keygen OPRF curve=P-256
p256_oprf.voprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=P-256
p256_oprf.voprf.blind(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.voprf.blindEvaluate(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.voprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.voprf.finalize(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.voprf.finalizeBatch(a, b) // expect: kdf OPRF curve=P-256
p256_oprf.poprf(info).blind(input, publicKey) // expect: kdf OPRF curve=P-256
p384_oprf.oprf.generateKeyPair(a, b) // expect: keygen OPRF curve=P-384
p384_oprf.oprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=P-384
p384_oprf.oprf.blind(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.oprf.blindEvaluate(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.oprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.oprf.finalize(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.oprf.finalizeBatch(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.voprf.generateKeyPair(a, b) // expect: keygen OPRF curve=P-384
p384_oprf.voprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=P-384
p384_oprf.voprf.blind(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.voprf.blindEvaluate(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.voprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.voprf.finalize(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.voprf.finalizeBatch(a, b) // expect: kdf OPRF curve=P-384
p384_oprf.poprf(info).blind(input, publicKey) // expect: kdf OPRF curve=P-384
p521_oprf.oprf.generateKeyPair(a, b) // expect: keygen OPRF curve=P-521
p521_oprf.oprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=P-521
p521_oprf.oprf.blind(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.oprf.blindEvaluate(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.oprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.oprf.finalize(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.oprf.finalizeBatch(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.voprf.generateKeyPair(a, b) // expect: keygen OPRF curve=P-521
p521_oprf.voprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=P-521
p521_oprf.voprf.blind(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.voprf.blindEvaluate(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.voprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.voprf.finalize(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.voprf.finalizeBatch(a, b) // expect: kdf OPRF curve=P-521
p521_oprf.poprf(info).blind(input, publicKey) // expect: kdf OPRF curve=P-521
ristretto255_oprf.oprf.generateKeyPair(a, b) // expect: keygen OPRF curve=Ristretto255
ristretto255_oprf.oprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=Ristretto255
ristretto255_oprf.oprf.blind(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.oprf.blindEvaluate(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.oprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.oprf.finalize(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.oprf.finalizeBatch(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.voprf.generateKeyPair(a, b) // expect: keygen OPRF curve=Ristretto255
ristretto255_oprf.voprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=Ristretto255
ristretto255_oprf.voprf.blind(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.voprf.blindEvaluate(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.voprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.voprf.finalize(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.voprf.finalizeBatch(a, b) // expect: kdf OPRF curve=Ristretto255
ristretto255_oprf.poprf(info).blind(input, publicKey) // expect: kdf OPRF curve=Ristretto255
decaf448_oprf.oprf.generateKeyPair(a, b) // expect: keygen OPRF curve=Decaf448
decaf448_oprf.oprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=Decaf448
decaf448_oprf.oprf.blind(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.oprf.blindEvaluate(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.oprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.oprf.finalize(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.oprf.finalizeBatch(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.voprf.generateKeyPair(a, b) // expect: keygen OPRF curve=Decaf448
decaf448_oprf.voprf.deriveKeyPair(a, b) // expect: keygen OPRF curve=Decaf448
decaf448_oprf.voprf.blind(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.voprf.blindEvaluate(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.voprf.blindEvaluateBatch(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.voprf.finalize(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.voprf.finalizeBatch(a, b) // expect: kdf OPRF curve=Decaf448
decaf448_oprf.poprf(info).blind(input, publicKey) // expect: kdf OPRF curve=Decaf448
p256_FROST.trustedDealer(a, b) // expect: keygen Schnorr-P-256
p256_FROST.DKG.round1(a, b) // expect: keygen Schnorr-P-256
p256_FROST.DKG.round2(a, b) // expect: keygen Schnorr-P-256
p256_FROST.DKG.round3(a, b) // expect: keygen Schnorr-P-256
p256_FROST.commit(a, b) // expect: signature Schnorr-P-256 functions=sign
p256_FROST.signShare(a, b) // expect: signature Schnorr-P-256 functions=sign
p256_FROST.aggregate(a, b) // expect: signature Schnorr-P-256 functions=sign
p256_FROST.sign(a, b) // expect: signature Schnorr-P-256 functions=sign
p256_FROST.verifyShare(a, b) // expect: signature Schnorr-P-256 functions=verify
p256_FROST.verify(a, b) // expect: signature Schnorr-P-256 functions=verify
secp256k1_FROST.trustedDealer(a, b) // expect: keygen Schnorr-secp256k1
secp256k1_FROST.DKG.round1(a, b) // expect: keygen Schnorr-secp256k1
secp256k1_FROST.DKG.round2(a, b) // expect: keygen Schnorr-secp256k1
secp256k1_FROST.DKG.round3(a, b) // expect: keygen Schnorr-secp256k1
secp256k1_FROST.commit(a, b) // expect: signature Schnorr-secp256k1 functions=sign
secp256k1_FROST.signShare(a, b) // expect: signature Schnorr-secp256k1 functions=sign
secp256k1_FROST.aggregate(a, b) // expect: signature Schnorr-secp256k1 functions=sign
secp256k1_FROST.sign(a, b) // expect: signature Schnorr-secp256k1 functions=sign
secp256k1_FROST.verifyShare(a, b) // expect: signature Schnorr-secp256k1 functions=verify
secp256k1_FROST.verify(a, b) // expect: signature Schnorr-secp256k1 functions=verify
schnorr_FROST.trustedDealer(a, b) // expect: keygen Schnorr-secp256k1
schnorr_FROST.DKG.round1(a, b) // expect: keygen Schnorr-secp256k1
schnorr_FROST.DKG.round2(a, b) // expect: keygen Schnorr-secp256k1
schnorr_FROST.DKG.round3(a, b) // expect: keygen Schnorr-secp256k1
schnorr_FROST.commit(a, b) // expect: signature Schnorr-secp256k1 functions=sign
schnorr_FROST.signShare(a, b) // expect: signature Schnorr-secp256k1 functions=sign
schnorr_FROST.aggregate(a, b) // expect: signature Schnorr-secp256k1 functions=sign
schnorr_FROST.sign(a, b) // expect: signature Schnorr-secp256k1 functions=sign
schnorr_FROST.verifyShare(a, b) // expect: signature Schnorr-secp256k1 functions=verify
schnorr_FROST.verify(a, b) // expect: signature Schnorr-secp256k1 functions=verify
ed25519_FROST.trustedDealer(a, b) // expect: keygen Schnorr-Ed25519
ed25519_FROST.DKG.round1(a, b) // expect: keygen Schnorr-Ed25519
ed25519_FROST.DKG.round2(a, b) // expect: keygen Schnorr-Ed25519
ed25519_FROST.DKG.round3(a, b) // expect: keygen Schnorr-Ed25519
ed25519_FROST.commit(a, b) // expect: signature Schnorr-Ed25519 functions=sign
ed25519_FROST.signShare(a, b) // expect: signature Schnorr-Ed25519 functions=sign
ed25519_FROST.aggregate(a, b) // expect: signature Schnorr-Ed25519 functions=sign
ed25519_FROST.sign(a, b) // expect: signature Schnorr-Ed25519 functions=sign
ed25519_FROST.verifyShare(a, b) // expect: signature Schnorr-Ed25519 functions=verify
ed25519_FROST.verify(a, b) // expect: signature Schnorr-Ed25519 functions=verify
ristretto255_FROST.trustedDealer(a, b) // expect: keygen Schnorr-Ristretto255
ristretto255_FROST.DKG.round1(a, b) // expect: keygen Schnorr-Ristretto255
ristretto255_FROST.DKG.round2(a, b) // expect: keygen Schnorr-Ristretto255
ristretto255_FROST.DKG.round3(a, b) // expect: keygen Schnorr-Ristretto255
ristretto255_FROST.commit(a, b) // expect: signature Schnorr-Ristretto255 functions=sign
ristretto255_FROST.signShare(a, b) // expect: signature Schnorr-Ristretto255 functions=sign
ristretto255_FROST.aggregate(a, b) // expect: signature Schnorr-Ristretto255 functions=sign
ristretto255_FROST.sign(a, b) // expect: signature Schnorr-Ristretto255 functions=sign
ristretto255_FROST.verifyShare(a, b) // expect: signature Schnorr-Ristretto255 functions=verify
ristretto255_FROST.verify(a, b) // expect: signature Schnorr-Ristretto255 functions=verify
ed448_FROST.trustedDealer(a, b) // expect: keygen Schnorr-Ed448
ed448_FROST.DKG.round1(a, b) // expect: keygen Schnorr-Ed448
ed448_FROST.DKG.round2(a, b) // expect: keygen Schnorr-Ed448
ed448_FROST.DKG.round3(a, b) // expect: keygen Schnorr-Ed448
ed448_FROST.commit(a, b) // expect: signature Schnorr-Ed448 functions=sign
ed448_FROST.signShare(a, b) // expect: signature Schnorr-Ed448 functions=sign
ed448_FROST.aggregate(a, b) // expect: signature Schnorr-Ed448 functions=sign
ed448_FROST.sign(a, b) // expect: signature Schnorr-Ed448 functions=sign
ed448_FROST.verifyShare(a, b) // expect: signature Schnorr-Ed448 functions=verify
ed448_FROST.verify(a, b) // expect: signature Schnorr-Ed448 functions=verify
jubjub.sign(a, b) // expect: signature EdDSA-JubJub functions=sign
jubjub.verify(a, b) // expect: signature EdDSA-JubJub functions=verify
jubjub.getPublicKey(a, b) // expect: key EdDSA-JubJub
jubjub.keygen(a, b) // expect: keygen EdDSA-JubJub
babyjubjub.sign(a, b) // expect: signature EdDSA-BabyJubJub functions=sign
babyjubjub.verify(a, b) // expect: signature EdDSA-BabyJubJub functions=verify
babyjubjub.getPublicKey(a, b) // expect: key EdDSA-BabyJubJub
babyjubjub.keygen(a, b) // expect: keygen EdDSA-BabyJubJub
