const EC = require("elliptic").ec
const { eddsa: EdDSA, ec } = require("elliptic")
import secp256k1 from "secp256k1"
import * as tiny from "tiny-secp256k1"
import ed25519 from "ed25519"
import * as stable from "@stablelib/ed25519"
import * as stableX from "@stablelib/x25519"
import { generateKeyPair, sharedKey } from "curve25519-js"
import { ec as Mine } from "./elliptic"

const curve = new EC("secp256k1") // expect: parameters EC-secp256k1
const pair = curve.genKeyPair() // expect: keygen EC-secp256k1
curve.keyFromPrivate(secret).sign(digest) // expect: key EC-secp256k1; signature ECDSA-secp256k1 functions=sign
curve.keyFromPublic(key, "hex").verify(digest, signature) // expect: key EC-secp256k1; signature ECDSA-secp256k1 functions=verify
curve.keyPair({ priv: secret }) // expect: key EC-secp256k1
pair.derive(curve.keyFromPublic(key).getPublic()) // expect: key-agreement ECDH-secp256k1 functions=keyderive; key EC-secp256k1
curve.sign(digest, pair) // expect: signature ECDSA-secp256k1 functions=sign
curve.verify(digest, signature, key) // expect: signature ECDSA-secp256k1 functions=verify
curve.recoverPubKey(digest, signature, 1) // expect: signature ECDSA-secp256k1 functions=verify
ec("p256") // expect: parameters EC-P-256 curve=P-256
const edwards = new EdDSA("ed25519") // expect: parameters Ed25519
const edKey = edwards.keyFromSecret(secret) // expect: key Ed25519
edwards.keyFromPublic(key) // expect: key Ed25519
edKey.sign(message) // expect: signature Ed25519 functions=sign
edKey.verify(message, signature) // expect: signature Ed25519 functions=verify
edwards.sign(message, secret) // expect: signature Ed25519 functions=sign
edwards.verify(message, signature, key) // expect: signature Ed25519 functions=verify
EdDSA("ed25519") // expect: parameters Ed25519
secp256k1.ecdsaSign(digest, secret) // expect: signature ECDSA-secp256k1 functions=sign
secp256k1.sign(digest, secret) // expect: signature ECDSA-secp256k1 functions=sign
secp256k1.ecdsaVerify(signature, digest, key) // expect: signature ECDSA-secp256k1 functions=verify
secp256k1.verify(digest, signature, key) // expect: signature ECDSA-secp256k1 functions=verify
secp256k1.ecdsaRecover(signature, 1, digest) // expect: signature ECDSA-secp256k1 functions=verify
secp256k1.recover(digest, signature, 1) // expect: signature ECDSA-secp256k1 functions=verify
secp256k1.ecdh(key, secret) // expect: key-agreement ECDH-secp256k1 functions=keyderive
secp256k1.publicKeyCreate(secret) // expect: key EC-secp256k1 material=public-key
tiny.sign(digest, secret) // expect: signature ECDSA-secp256k1 functions=sign
tiny.signRecoverable(digest, secret) // expect: signature ECDSA-secp256k1 functions=sign
tiny.verify(digest, key, signature) // expect: signature ECDSA-secp256k1 functions=verify
tiny.recover(digest, signature, 1) // expect: signature ECDSA-secp256k1 functions=verify
tiny.signSchnorr(digest, secret) // expect: signature Schnorr-secp256k1 functions=sign
tiny.verifySchnorr(digest, key, signature) // expect: signature Schnorr-secp256k1 functions=verify
ed25519.Sign(message, secret) // expect: signature Ed25519 functions=sign
ed25519.Verify(message, signature, key) // expect: signature Ed25519 functions=verify
ed25519.MakeKeypair(seed) // expect: keygen Ed25519
stable.sign(secret, message) // expect: signature Ed25519 functions=sign
stable.verify(key, message, signature) // expect: signature Ed25519 functions=verify
stable.generateKeyPair() // expect: keygen Ed25519
stableX.sharedKey(secret, key) // expect: key-agreement x25519 functions=keyderive
stableX.generateKeyPair() // expect: keygen x25519
sharedKey(secret, key) // expect: key-agreement x25519 functions=keyderive
generateKeyPair(seed) // expect: keygen x25519
new Mine("p384")
