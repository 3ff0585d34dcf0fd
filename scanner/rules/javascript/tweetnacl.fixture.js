import nacl from "tweetnacl"
import sealed from "tweetnacl-sealedbox-js"
import { box } from "./tweetnacl"

const nonce = nacl.randomBytes(nacl.box.nonceLength) // expect: random RNG byteLength=24
const pair = nacl.box.keyPair() // expect: keygen x25519
nacl.box.keyPair.fromSecretKey(nacl.randomBytes(nacl.box.secretKeyLength)) // expect: keygen x25519; random RNG byteLength=32
nacl.box(message, nonce, theirs, pair.secretKey) // expect: cipher NaCl-box functions=encrypt nonceBits=192
nacl.box.open(message, new Uint8Array(24), theirs, pair.secretKey) // expect: cipher NaCl-box functions=decrypt nonceBits=192
const shared = nacl.box.before(theirs, pair.secretKey) // expect: key-agreement x25519 functions=keyderive
nacl.box.after(message, nonce, shared) // expect: cipher NaCl-box functions=encrypt nonceBits=192
nacl.box.open.after(message, nonce, shared) // expect: cipher NaCl-box functions=decrypt nonceBits=192
const key = nacl.randomBytes(nacl.secretbox.keyLength) // expect: random RNG byteLength=32
nacl.secretbox(message, nacl.randomBytes(nacl.secretbox.nonceLength), key) // expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192 keyBits=256; random RNG byteLength=24
nacl.secretbox.open(message, nonce, new Uint8Array(nacl.box.publicKeyLength)) // expect: cipher XSalsa20-Poly1305 functions=decrypt nonceBits=192 keyBits=256
const signing = nacl.sign.keyPair() // expect: keygen Ed25519
nacl.sign.keyPair.fromSeed(key) // expect: keygen Ed25519
nacl.sign.keyPair.fromSecretKey(key) // expect: keygen Ed25519
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
