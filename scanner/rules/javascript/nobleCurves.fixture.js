import { p256, p384, p521 } from "@noble/curves/nist.js"
import { schnorr, secp256k1 } from "@noble/curves/secp256k1"
import { brainpoolP256r1, brainpoolP384r1, brainpoolP512r1 } from "@noble/curves/misc.js"
import * as oldP256 from "@noble/curves/p256"
import * as oldP384 from "@noble/curves/p384"
import * as oldP521 from "@noble/curves/p521"
import { ed25519, ed25519ctx, ed25519ph, x25519 } from "@noble/curves/ed25519.js"
import { ed448, ed448ph, x448 } from "@noble/curves/ed448"
import { bls12_381 as bls } from "@noble/curves/bls12-381"
import * as secp from "@noble/secp256k1"
import * as ed from "@noble/ed25519"
import { sign } from "./noble"
p256.sign(message, secret) // expect: signature ECDSA-P-256 functions=sign curve=P-256
p256.verify(signature, message, key) // expect: signature ECDSA-P-256 functions=verify curve=P-256
p256.getPublicKey(secret) // expect: key EC-P-256 curve=P-256 material=public-key
p256.getSharedSecret(secret, key) // expect: key-agreement ECDH-P-256 functions=keyderive curve=P-256
p256.utils.randomPrivateKey() // expect: keygen EC-P-256 curve=P-256
p256.utils.randomSecretKey() // expect: keygen EC-P-256 curve=P-256
p256.keygen() // expect: keygen EC-P-256 curve=P-256
p384.sign(message, secret) // expect: signature ECDSA-P-384 functions=sign curve=P-384
p384.verify(signature, message, key) // expect: signature ECDSA-P-384 functions=verify curve=P-384
p384.getPublicKey(secret) // expect: key EC-P-384 curve=P-384 material=public-key
p384.getSharedSecret(secret, key) // expect: key-agreement ECDH-P-384 functions=keyderive curve=P-384
p384.utils.randomPrivateKey() // expect: keygen EC-P-384 curve=P-384
p384.utils.randomSecretKey() // expect: keygen EC-P-384 curve=P-384
p384.keygen() // expect: keygen EC-P-384 curve=P-384
p521.sign(message, secret) // expect: signature ECDSA-P-521 functions=sign curve=P-521
p521.verify(signature, message, key) // expect: signature ECDSA-P-521 functions=verify curve=P-521
p521.getPublicKey(secret) // expect: key EC-P-521 curve=P-521 material=public-key
p521.getSharedSecret(secret, key) // expect: key-agreement ECDH-P-521 functions=keyderive curve=P-521
p521.utils.randomPrivateKey() // expect: keygen EC-P-521 curve=P-521
p521.utils.randomSecretKey() // expect: keygen EC-P-521 curve=P-521
p521.keygen() // expect: keygen EC-P-521 curve=P-521
secp256k1.sign(message, secret) // expect: signature ECDSA-secp256k1 functions=sign
secp256k1.verify(signature, message, key) // expect: signature ECDSA-secp256k1 functions=verify
secp256k1.getPublicKey(secret) // expect: key EC-secp256k1 material=public-key
secp256k1.getSharedSecret(secret, key) // expect: key-agreement ECDH-secp256k1 functions=keyderive
secp256k1.utils.randomPrivateKey() // expect: keygen EC-secp256k1
secp256k1.utils.randomSecretKey() // expect: keygen EC-secp256k1
secp256k1.keygen() // expect: keygen EC-secp256k1
brainpoolP256r1.sign(message, secret) // expect: signature ECDSA-brainpoolP256r1 functions=sign
brainpoolP256r1.verify(signature, message, key) // expect: signature ECDSA-brainpoolP256r1 functions=verify
brainpoolP256r1.getPublicKey(secret) // expect: key EC-brainpoolP256r1 material=public-key
brainpoolP256r1.getSharedSecret(secret, key) // expect: key-agreement ECDH-brainpoolP256r1 functions=keyderive
brainpoolP256r1.utils.randomPrivateKey() // expect: keygen EC-brainpoolP256r1
brainpoolP256r1.utils.randomSecretKey() // expect: keygen EC-brainpoolP256r1
brainpoolP256r1.keygen() // expect: keygen EC-brainpoolP256r1
brainpoolP384r1.sign(message, secret) // expect: signature ECDSA-brainpoolP384r1 functions=sign
brainpoolP384r1.verify(signature, message, key) // expect: signature ECDSA-brainpoolP384r1 functions=verify
brainpoolP384r1.getPublicKey(secret) // expect: key EC-brainpoolP384r1 material=public-key
brainpoolP384r1.getSharedSecret(secret, key) // expect: key-agreement ECDH-brainpoolP384r1 functions=keyderive
brainpoolP384r1.utils.randomPrivateKey() // expect: keygen EC-brainpoolP384r1
brainpoolP384r1.utils.randomSecretKey() // expect: keygen EC-brainpoolP384r1
brainpoolP384r1.keygen() // expect: keygen EC-brainpoolP384r1
brainpoolP512r1.sign(message, secret) // expect: signature ECDSA-brainpoolP512r1 functions=sign
brainpoolP512r1.verify(signature, message, key) // expect: signature ECDSA-brainpoolP512r1 functions=verify
brainpoolP512r1.getPublicKey(secret) // expect: key EC-brainpoolP512r1 material=public-key
brainpoolP512r1.getSharedSecret(secret, key) // expect: key-agreement ECDH-brainpoolP512r1 functions=keyderive
brainpoolP512r1.utils.randomPrivateKey() // expect: keygen EC-brainpoolP512r1
brainpoolP512r1.utils.randomSecretKey() // expect: keygen EC-brainpoolP512r1
brainpoolP512r1.keygen() // expect: keygen EC-brainpoolP512r1
oldP256.p256.sign(message, secret) // expect: signature ECDSA-P-256 functions=sign curve=P-256
oldP256.p256.verify(signature, message, key) // expect: signature ECDSA-P-256 functions=verify curve=P-256
oldP256.p256.getPublicKey(secret) // expect: key EC-P-256 curve=P-256 material=public-key
oldP256.p256.getSharedSecret(secret, key) // expect: key-agreement ECDH-P-256 functions=keyderive curve=P-256
oldP256.p256.utils.randomPrivateKey() // expect: keygen EC-P-256 curve=P-256
oldP256.p256.utils.randomSecretKey() // expect: keygen EC-P-256 curve=P-256
oldP256.p256.keygen() // expect: keygen EC-P-256 curve=P-256
oldP256.secp256r1.sign(message, secret) // expect: signature ECDSA-P-256 functions=sign curve=P-256
oldP256.secp256r1.verify(signature, message, key) // expect: signature ECDSA-P-256 functions=verify curve=P-256
oldP256.secp256r1.getPublicKey(secret) // expect: key EC-P-256 curve=P-256 material=public-key
oldP256.secp256r1.getSharedSecret(secret, key) // expect: key-agreement ECDH-P-256 functions=keyderive curve=P-256
oldP256.secp256r1.utils.randomPrivateKey() // expect: keygen EC-P-256 curve=P-256
oldP256.secp256r1.utils.randomSecretKey() // expect: keygen EC-P-256 curve=P-256
oldP256.secp256r1.keygen() // expect: keygen EC-P-256 curve=P-256
oldP384.p384.sign(message, secret) // expect: signature ECDSA-P-384 functions=sign curve=P-384
oldP384.p384.verify(signature, message, key) // expect: signature ECDSA-P-384 functions=verify curve=P-384
oldP384.p384.getPublicKey(secret) // expect: key EC-P-384 curve=P-384 material=public-key
oldP384.p384.getSharedSecret(secret, key) // expect: key-agreement ECDH-P-384 functions=keyderive curve=P-384
oldP384.p384.utils.randomPrivateKey() // expect: keygen EC-P-384 curve=P-384
oldP384.p384.utils.randomSecretKey() // expect: keygen EC-P-384 curve=P-384
oldP384.p384.keygen() // expect: keygen EC-P-384 curve=P-384
oldP384.secp384r1.sign(message, secret) // expect: signature ECDSA-P-384 functions=sign curve=P-384
oldP384.secp384r1.verify(signature, message, key) // expect: signature ECDSA-P-384 functions=verify curve=P-384
oldP384.secp384r1.getPublicKey(secret) // expect: key EC-P-384 curve=P-384 material=public-key
oldP384.secp384r1.getSharedSecret(secret, key) // expect: key-agreement ECDH-P-384 functions=keyderive curve=P-384
oldP384.secp384r1.utils.randomPrivateKey() // expect: keygen EC-P-384 curve=P-384
oldP384.secp384r1.utils.randomSecretKey() // expect: keygen EC-P-384 curve=P-384
oldP384.secp384r1.keygen() // expect: keygen EC-P-384 curve=P-384
oldP521.p521.sign(message, secret) // expect: signature ECDSA-P-521 functions=sign curve=P-521
oldP521.p521.verify(signature, message, key) // expect: signature ECDSA-P-521 functions=verify curve=P-521
oldP521.p521.getPublicKey(secret) // expect: key EC-P-521 curve=P-521 material=public-key
oldP521.p521.getSharedSecret(secret, key) // expect: key-agreement ECDH-P-521 functions=keyderive curve=P-521
oldP521.p521.utils.randomPrivateKey() // expect: keygen EC-P-521 curve=P-521
oldP521.p521.utils.randomSecretKey() // expect: keygen EC-P-521 curve=P-521
oldP521.p521.keygen() // expect: keygen EC-P-521 curve=P-521
oldP521.secp521r1.sign(message, secret) // expect: signature ECDSA-P-521 functions=sign curve=P-521
oldP521.secp521r1.verify(signature, message, key) // expect: signature ECDSA-P-521 functions=verify curve=P-521
oldP521.secp521r1.getPublicKey(secret) // expect: key EC-P-521 curve=P-521 material=public-key
oldP521.secp521r1.getSharedSecret(secret, key) // expect: key-agreement ECDH-P-521 functions=keyderive curve=P-521
oldP521.secp521r1.utils.randomPrivateKey() // expect: keygen EC-P-521 curve=P-521
oldP521.secp521r1.utils.randomSecretKey() // expect: keygen EC-P-521 curve=P-521
oldP521.secp521r1.keygen() // expect: keygen EC-P-521 curve=P-521
ed25519.sign(message, secret) // expect: signature Ed25519 functions=sign
ed25519.verify(signature, message, key) // expect: signature Ed25519 functions=verify
ed25519.getPublicKey(secret) // expect: key Ed25519 material=public-key
ed25519.utils.randomPrivateKey() // expect: keygen Ed25519
ed25519.utils.randomSecretKey() // expect: keygen Ed25519
ed25519.keygen() // expect: keygen Ed25519
ed25519ctx.sign(message, secret) // expect: signature Ed25519ctx functions=sign
ed25519ctx.verify(signature, message, key) // expect: signature Ed25519ctx functions=verify
ed25519ctx.getPublicKey(secret) // expect: key Ed25519ctx material=public-key
ed25519ctx.utils.randomPrivateKey() // expect: keygen Ed25519ctx
ed25519ctx.utils.randomSecretKey() // expect: keygen Ed25519ctx
ed25519ctx.keygen() // expect: keygen Ed25519ctx
ed25519ph.sign(message, secret) // expect: signature Ed25519ph functions=sign
ed25519ph.verify(signature, message, key) // expect: signature Ed25519ph functions=verify
ed25519ph.getPublicKey(secret) // expect: key Ed25519ph material=public-key
ed25519ph.utils.randomPrivateKey() // expect: keygen Ed25519ph
ed25519ph.utils.randomSecretKey() // expect: keygen Ed25519ph
ed25519ph.keygen() // expect: keygen Ed25519ph
ed448.sign(message, secret) // expect: signature Ed448 functions=sign
ed448.verify(signature, message, key) // expect: signature Ed448 functions=verify
ed448.getPublicKey(secret) // expect: key Ed448 material=public-key
ed448.utils.randomPrivateKey() // expect: keygen Ed448
ed448.utils.randomSecretKey() // expect: keygen Ed448
ed448.keygen() // expect: keygen Ed448
ed448ph.sign(message, secret) // expect: signature Ed448ph functions=sign
ed448ph.verify(signature, message, key) // expect: signature Ed448ph functions=verify
ed448ph.getPublicKey(secret) // expect: key Ed448ph material=public-key
ed448ph.utils.randomPrivateKey() // expect: keygen Ed448ph
ed448ph.utils.randomSecretKey() // expect: keygen Ed448ph
ed448ph.keygen() // expect: keygen Ed448ph
x25519.getSharedSecret(secret, key) // expect: key-agreement x25519 functions=keyderive
x25519.scalarMult(secret, key) // expect: key-agreement x25519 functions=keyderive
x25519.getPublicKey(secret) // expect: key x25519 material=public-key
x25519.scalarMultBase(secret) // expect: key x25519 material=public-key
x25519.utils.randomPrivateKey() // expect: keygen x25519
x25519.utils.randomSecretKey() // expect: keygen x25519
x25519.keygen() // expect: keygen x25519
x448.getSharedSecret(secret, key) // expect: key-agreement x448 functions=keyderive
x448.scalarMult(secret, key) // expect: key-agreement x448 functions=keyderive
x448.getPublicKey(secret) // expect: key x448 material=public-key
x448.scalarMultBase(secret) // expect: key x448 material=public-key
x448.utils.randomPrivateKey() // expect: keygen x448
x448.utils.randomSecretKey() // expect: keygen x448
x448.keygen() // expect: keygen x448
schnorr.sign(message, secret) // expect: signature Schnorr-secp256k1 functions=sign
schnorr.verify(signature, message, key) // expect: signature Schnorr-secp256k1 functions=verify
bls.sign(message, secret) // expect: signature BLS12-381 functions=sign curve=BLS12-381
bls.shortSignatures.sign(message, secret) // expect: signature BLS12-381 functions=sign curve=BLS12-381
bls.longSignatures.sign(message, secret) // expect: signature BLS12-381 functions=sign curve=BLS12-381
bls.signShortSignature(message, secret) // expect: signature BLS12-381 functions=sign curve=BLS12-381
bls.verify(message, secret) // expect: signature BLS12-381 functions=verify curve=BLS12-381
bls.verifyBatch(message, secret) // expect: signature BLS12-381 functions=verify curve=BLS12-381
bls.shortSignatures.verify(message, secret) // expect: signature BLS12-381 functions=verify curve=BLS12-381
bls.longSignatures.verify(message, secret) // expect: signature BLS12-381 functions=verify curve=BLS12-381
bls.verifyShortSignature(message, secret) // expect: signature BLS12-381 functions=verify curve=BLS12-381
secp.sign(message, secret) // expect: signature ECDSA-secp256k1 functions=sign
secp.signSync(message, secret) // expect: signature ECDSA-secp256k1 functions=sign
secp.signAsync(message, secret) // expect: signature ECDSA-secp256k1 functions=sign
secp.verify(message, secret) // expect: signature ECDSA-secp256k1 functions=verify
secp.verifyAsync(message, secret) // expect: signature ECDSA-secp256k1 functions=verify
secp.recoverPublicKey(message, secret) // expect: signature ECDSA-secp256k1 functions=verify
secp.schnorr.sign(message, secret) // expect: signature Schnorr-secp256k1 functions=sign
secp.schnorr.signSync(message, secret) // expect: signature Schnorr-secp256k1 functions=sign
secp.schnorr.signAsync(message, secret) // expect: signature Schnorr-secp256k1 functions=sign
secp.schnorr.verify(message, secret) // expect: signature Schnorr-secp256k1 functions=verify
secp.schnorr.verifySync(message, secret) // expect: signature Schnorr-secp256k1 functions=verify
secp.schnorr.verifyAsync(message, secret) // expect: signature Schnorr-secp256k1 functions=verify
secp.getPublicKey(message, secret) // expect: key EC-secp256k1 material=public-key
secp.getSharedSecret(message, secret) // expect: key-agreement ECDH-secp256k1 functions=keyderive
secp.utils.randomPrivateKey(message, secret) // expect: keygen EC-secp256k1
secp.utils.randomSecretKey(message, secret) // expect: keygen EC-secp256k1
secp.keygen(message, secret) // expect: keygen EC-secp256k1
ed.sign(message, secret) // expect: signature Ed25519 functions=sign
ed.signAsync(message, secret) // expect: signature Ed25519 functions=sign
ed.verify(message, secret) // expect: signature Ed25519 functions=verify
ed.verifyAsync(message, secret) // expect: signature Ed25519 functions=verify
ed.getPublicKey(message, secret) // expect: key Ed25519 material=public-key
ed.getPublicKeyAsync(message, secret) // expect: key Ed25519 material=public-key
ed.utils.randomPrivateKey(message, secret) // expect: keygen Ed25519
ed.utils.randomSecretKey(message, secret) // expect: keygen Ed25519
ed.keygen(message, secret) // expect: keygen Ed25519
ed.keygenAsync(message, secret) // expect: keygen Ed25519
ed.getSharedSecret(message, secret) // expect: key-agreement x25519
sign(message, secret)
import * as web from "@noble/curves/webcrypto.js"
await web.p256.sign(message, key) // expect: signature ECDSA-P-256 functions=sign curve=P-256
await web.p256.verify(signature, message, key) // expect: signature ECDSA-P-256 functions=verify curve=P-256
await web.p256.getPublicKey(key) // expect: key EC-P-256 curve=P-256 material=public-key
await web.p256.getSharedSecret(key, other) // expect: key-agreement ECDH-P-256 functions=keyderive curve=P-256
await web.p256.keygen() // expect: keygen EC-P-256 curve=P-256
await web.p384.sign(message, key) // expect: signature ECDSA-P-384 functions=sign curve=P-384
await web.p384.verify(signature, message, key) // expect: signature ECDSA-P-384 functions=verify curve=P-384
await web.p384.getPublicKey(key) // expect: key EC-P-384 curve=P-384 material=public-key
await web.p384.getSharedSecret(key, other) // expect: key-agreement ECDH-P-384 functions=keyderive curve=P-384
await web.p384.keygen() // expect: keygen EC-P-384 curve=P-384
await web.p521.sign(message, key) // expect: signature ECDSA-P-521 functions=sign curve=P-521
await web.p521.verify(signature, message, key) // expect: signature ECDSA-P-521 functions=verify curve=P-521
await web.p521.getPublicKey(key) // expect: key EC-P-521 curve=P-521 material=public-key
await web.p521.getSharedSecret(key, other) // expect: key-agreement ECDH-P-521 functions=keyderive curve=P-521
await web.p521.keygen() // expect: keygen EC-P-521 curve=P-521
await web.ed25519.sign(message, key) // expect: signature Ed25519 functions=sign
await web.ed25519.verify(signature, message, key) // expect: signature Ed25519 functions=verify
await web.ed25519.getPublicKey(key) // expect: key Ed25519 material=public-key
await web.ed25519.keygen() // expect: keygen Ed25519
await web.ed448.sign(message, key) // expect: signature Ed448 functions=sign
await web.ed448.verify(signature, message, key) // expect: signature Ed448 functions=verify
await web.ed448.getPublicKey(key) // expect: key Ed448 material=public-key
await web.ed448.keygen() // expect: keygen Ed448
await web.x25519.getSharedSecret(key, other) // expect: key-agreement x25519 functions=keyderive
await web.x25519.getPublicKey(key) // expect: key x25519 material=public-key
await web.x25519.keygen() // expect: keygen x25519
await web.x448.getSharedSecret(key, other) // expect: key-agreement x448 functions=keyderive
await web.x448.getPublicKey(key) // expect: key x448 material=public-key
await web.x448.keygen() // expect: keygen x448
p256.recoverPublicKey(signature, message) // expect: signature ECDSA-P-256 functions=verify curve=P-256
p384.recoverPublicKey(signature, message) // expect: signature ECDSA-P-384 functions=verify curve=P-384
p521.recoverPublicKey(signature, message) // expect: signature ECDSA-P-521 functions=verify curve=P-521
secp256k1.recoverPublicKey(signature, message) // expect: signature ECDSA-secp256k1 functions=verify
brainpoolP256r1.recoverPublicKey(signature, message) // expect: signature ECDSA-brainpoolP256r1 functions=verify
brainpoolP384r1.recoverPublicKey(signature, message) // expect: signature ECDSA-brainpoolP384r1 functions=verify
brainpoolP512r1.recoverPublicKey(signature, message) // expect: signature ECDSA-brainpoolP512r1 functions=verify
oldP256.p256.recoverPublicKey(signature, message) // expect: signature ECDSA-P-256 functions=verify curve=P-256
oldP256.secp256r1.recoverPublicKey(signature, message) // expect: signature ECDSA-P-256 functions=verify curve=P-256
oldP384.p384.recoverPublicKey(signature, message) // expect: signature ECDSA-P-384 functions=verify curve=P-384
oldP384.secp384r1.recoverPublicKey(signature, message) // expect: signature ECDSA-P-384 functions=verify curve=P-384
oldP521.p521.recoverPublicKey(signature, message) // expect: signature ECDSA-P-521 functions=verify curve=P-521
oldP521.secp521r1.recoverPublicKey(signature, message) // expect: signature ECDSA-P-521 functions=verify curve=P-521
schnorr.keygen() // expect: keygen Schnorr-secp256k1
secp.schnorr.keygen() // expect: keygen Schnorr-secp256k1
bls.longSignatures.keygen() // expect: keygen BLS12-381 curve=BLS12-381
bls.shortSignatures.keygen() // expect: keygen BLS12-381 curve=BLS12-381
bls.longSignatures.verifyBatch(signature, messages, keys) // expect: signature BLS12-381 functions=verify curve=BLS12-381
bls.shortSignatures.verifyBatch(signature, messages, keys) // expect: signature BLS12-381 functions=verify curve=BLS12-381
await secp.recoverPublicKeyAsync(signature, message) // expect: signature ECDSA-secp256k1 functions=verify
