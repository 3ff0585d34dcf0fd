import nacl from "tweetnacl"
import sealed from "tweetnacl-sealedbox-js"
import { box } from "./tweetnacl"

const nonce = nacl.randomBytes(nacl.box.nonceLength) // expect: random RNG byteLength=24
const pair = nacl.box.keyPair() // expect: keygen x25519
nacl.box.keyPair.fromSecretKey(nacl.randomBytes(nacl.box.secretKeyLength)) // expect: key x25519 material=private-key; random RNG
nacl.box(message, nonce, theirs, pair.secretKey) // expect: cipher NaCl-box functions=encrypt nonceBits=192
nacl.box.open(message, new Uint8Array(24), theirs, pair.secretKey) // expect: cipher NaCl-box functions=decrypt nonceBits=192
const shared = nacl.box.before(theirs, pair.secretKey) // expect: key-agreement x25519 functions=keyderive
nacl.box.after(message, nonce, shared) // expect: cipher NaCl-box functions=encrypt nonceBits=192
nacl.box.open.after(message, nonce, shared) // expect: cipher NaCl-box functions=decrypt nonceBits=192
const key = nacl.randomBytes(nacl.secretbox.keyLength) // expect: random RNG byteLength=32
nacl.secretbox(message, nacl.randomBytes(nacl.secretbox.nonceLength), key) // expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192 keyBits=256; random RNG byteLength=24
nacl.secretbox.open(message, nonce, new Uint8Array(nacl.box.publicKeyLength)) // expect: cipher XSalsa20-Poly1305 functions=decrypt nonceBits=192 keyBits=256
const signing = nacl.sign.keyPair() // expect: keygen Ed25519
nacl.sign.keyPair.fromSeed(key) // expect: key Ed25519 material=private-key
nacl.sign.keyPair.fromSecretKey(key) // expect: key Ed25519 material=private-key
nacl.sign(message, signing.secretKey) // expect: signature Ed25519 functions=sign
nacl.sign.open(message, signing.publicKey) // expect: signature Ed25519 functions=verify
nacl.sign.detached(message, signing.secretKey) // expect: signature Ed25519 functions=sign
nacl.sign.detached.verify(message, signature, signing.publicKey) // expect: signature Ed25519 functions=verify
nacl.hash(message) // expect: hash SHA-512
nacl.scalarMult(key, theirs) // expect: key-agreement x25519 functions=keyderive
nacl.scalarMult.base(key) // expect: key x25519 material=public-key
sealed.seal(message, theirs) // expect: cipher NaCl-sealedbox functions=encrypt
sealed.open(message, theirs, key) // expect: cipher NaCl-sealedbox functions=decrypt
box(message, nonce, theirs, key)
nacl.lowlevel.crypto_stream(c, 0, 64, n, k) // expect: cipher XSalsa20
nacl.lowlevel.crypto_stream_xor(c, 0, m, 0, 64, n, k) // expect: cipher XSalsa20
nacl.lowlevel.crypto_stream_salsa20(c, 0, 64, n, k) // expect: cipher Salsa20
nacl.lowlevel.crypto_stream_salsa20_xor(c, 0, m, 0, 64, n, k) // expect: cipher Salsa20
nacl.lowlevel.crypto_onetimeauth(out, 0, m, 0, n, k) // expect: mac Poly1305
nacl.lowlevel.crypto_onetimeauth_verify(h, 0, m, 0, n, k) // expect: mac Poly1305
nacl.lowlevel.crypto_secretbox(c, m, d, n, k) // expect: cipher XSalsa20-Poly1305 functions=encrypt
nacl.lowlevel.crypto_secretbox_open(m, c, d, n, k) // expect: cipher XSalsa20-Poly1305 functions=decrypt
nacl.lowlevel.crypto_box(c, m, d, n, y, x) // expect: cipher NaCl-box functions=encrypt
nacl.lowlevel.crypto_box_open(m, c, d, n, y, x) // expect: cipher NaCl-box functions=decrypt
nacl.lowlevel.crypto_scalarmult(q, n, p) // expect: key-agreement x25519 functions=keyderive
nacl.lowlevel.crypto_box_beforenm(k, y, x) // expect: key-agreement x25519 functions=keyderive
nacl.lowlevel.crypto_scalarmult_base(q, n) // expect: key x25519 material=public-key
nacl.lowlevel.crypto_box_keypair(y, x) // expect: keygen x25519
nacl.lowlevel.crypto_sign(sm, m, n, sk) // expect: signature Ed25519 functions=sign
nacl.lowlevel.crypto_sign_open(m, sm, n, pk) // expect: signature Ed25519 functions=verify
nacl.lowlevel.crypto_sign_keypair(pk, sk) // expect: keygen Ed25519
nacl.lowlevel.crypto_hash(out, m, n) // expect: hash SHA-512
nacl.randomBytes(nacl.sign.seedLength) // expect: random RNG byteLength=32
