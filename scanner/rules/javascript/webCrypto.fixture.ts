import { webcrypto, subtle as nodeSubtle } from "node:crypto"
import { Crypto as Peculiar } from "@peculiar/webcrypto"
import isomorphic from "isomorphic-webcrypto"
import { crypto as std } from "@std/crypto"

const AES = { name: "AES-GCM", length: 256 } as const

export class WebCrypto {
  private readonly subtle: SubtleCrypto
  constructor(private readonly win: Window, private readonly other: Crypto) {
    this.subtle = win.crypto.subtle
  }
  async hash(data: BufferSource) {
    await this.subtle.digest("SHA-256", data) // expect: hash SHA-256
    await this.other.subtle.digest({ name: "SHA-1" }, data) // expect: hash SHA-1
    await webcrypto.subtle.digest("SHA-512", data) // expect: hash SHA-512
    await nodeSubtle.digest("SHA3-384", data) // expect: hash SHA3-384
    await window.crypto.subtle.digest({ name: "cSHAKE128", length: 256 }, data) // expect: hash cSHAKE128 outputBits=256
    await new Peculiar().subtle.digest("SHA-384", data) // expect: hash SHA-384
    await isomorphic.subtle.digest("SHA-1", data) // expect: hash SHA-1
    await std.subtle.digest("BLAKE3", data) // expect: hash BLAKE3
    await globalThis.crypto.subtle.digest(data.algorithm, data) // expect: hash unknown
    this.other.getRandomValues(new Uint8Array(32)) // expect: random RNG byteLength=32
    this.other.randomUUID() // expect: random RNG
  }
  async encrypt(data: BufferSource) {
    const key = await crypto.subtle.generateKey(AES, true, ["encrypt", "decrypt"]) // expect: keygen AES-256-GCM mode=gcm
    const iv = crypto.getRandomValues(new Uint8Array(12)) // expect: random RNG byteLength=12
    await crypto.subtle.encrypt({ name: "AES-GCM", iv, tagLength: 128 }, key, data) // expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128 mode=gcm
    await crypto.subtle.decrypt({ ...AES, iv }, key, data) // expect: cipher AES-256-GCM functions=decrypt nonceBits=96 mode=gcm
    const raw = await crypto.subtle.importKey("raw", data, "AES-CBC", false, ["encrypt"]) // expect: key AES-CBC mode=cbc
    await crypto.subtle.encrypt({ name: "AES-CTR", counter: new Uint8Array(16), length: 64 }, raw, data) // expect: cipher AES-CTR functions=encrypt nonceBits=128 mode=ctr
    const { publicKey, privateKey } = await crypto.subtle.generateKey( // expect: keygen RSA-OAEP-SHA-512-MGF1-4096 digest=SHA-512
      { name: "RSA-OAEP", modulusLength: 4096, publicExponent: new Uint8Array([1, 0, 1]), hash: "SHA-512" },
      true,
      ["encrypt"]
    )
    crypto.subtle.encrypt({ name: "RSA-OAEP" }, publicKey, data).then((sealed) => sealed) // expect: cipher RSA-OAEP-4096 functions=encrypt
    crypto.subtle.decrypt("RSA-OAEP", privateKey, data) // expect: cipher RSA-OAEP-4096 functions=decrypt
    crypto.subtle.encrypt(this.algorithm, raw, data) // expect: cipher AES functions=encrypt
  }
  async sign(data: BufferSource, jwk: JsonWebKey) {
    const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-384" }, true, ["sign"]) // expect: keygen ECDSA-P-384 curve=P-384
    await crypto.subtle.sign({ name: "ECDSA", hash: { name: "SHA-384" } }, pair.privateKey, data) // expect: signature ECDSA-P-384-SHA-384 functions=sign curve=P-384 digest=SHA-384
    const pss = { name: "RSA-PSS", saltLength: 32 }
    const key = await crypto.subtle.importKey("jwk", jwk, { name: "RSA-PSS", hash: "SHA-256" }, false, ["verify"]) // expect: key RSA-PSS-SHA-256-MGF1 digest=SHA-256
    await crypto.subtle.verify(pss, key, data, data) // expect: signature RSA-PSS functions=verify saltBits=256
    const mac = await crypto.subtle.importKey("raw", data, { name: "HMAC", hash: "SHA-1", length: 160 }, false, ["sign"]) // expect: key HMAC-SHA-1 keyBits=160 digest=SHA-1
    await crypto.subtle.sign("HMAC", mac, data) // expect: mac HMAC functions=sign keyBits=160
    crypto.subtle.importKey("spki", data, { name: "ECDH", namedCurve: "P-256" }, true, []).then((imported) => // expect: key ECDH-P-256 curve=P-256
      crypto.subtle.deriveBits({ name: "ECDH", public: imported }, pair.privateKey, 256) // expect: kdf ECDH-P-384 functions=keyderive outputBits=256 curve=P-384
    )
    await crypto.subtle.sign("Ed25519", data.key, data) // expect: signature Ed25519 functions=sign
    await crypto.subtle.sign({ name: "RSASSA-PKCS1-v1_5" }, data.key, data) // expect: signature RSA-PKCS1-1.5 functions=sign
  }
  async derive(password: string) {
    const base = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, ["deriveKey"]) // expect: key PBKDF2
    const key = await crypto.subtle.deriveKey( // expect: kdf PBKDF2-SHA-256-310000 functions=keyderive saltBits=128 outputBits=128 digest=SHA-256
      { name: "PBKDF2", salt: crypto.getRandomValues(new Uint8Array(16)), iterations: 310_000, hash: "SHA-256" }, // expect: random RNG byteLength=16
      base,
      { name: "AES-GCM", length: 128 },
      false,
      ["encrypt"]
    )
    await crypto.subtle.encrypt({ name: "AES-GCM", iv: new Uint8Array(12) }, key, password) // expect: cipher AES-128-GCM functions=encrypt nonceBits=96 mode=gcm
    await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-512", salt: new Uint8Array(), info: new Uint8Array() }, base, 512) // expect: kdf HKDF-SHA-512 functions=keyderive digest=SHA-512
    await crypto.subtle.deriveBits({ name: "Argon2id", nonce: new Uint8Array(16), parallelism: 1, memory: 19456, passes: 2 }, base, 256) // expect: kdf Argon2id-19456-2-1 functions=keyderive saltBits=128 outputBits=256
    await crypto.subtle.wrapKey("raw", key, base, "AES-KW") // expect: key-wrap AES-KW functions=encrypt mode=kw
    await crypto.subtle.unwrapKey("raw", password, base, { name: "AES-GCM", iv: new Uint8Array(12) }, AES, true, ["encrypt"]) // expect: key-wrap AES-GCM functions=decrypt nonceBits=96 mode=gcm
    const kem = await crypto.subtle.generateKey("ML-KEM-768", true, ["encapsulateBits"]) // expect: keygen ML-KEM-768
    await crypto.subtle.encapsulateKey({ name: "ML-KEM-768" }, kem.publicKey, AES, true, []) // expect: kem ML-KEM-768 functions=encapsulate
    await crypto.subtle.encapsulateBits("ML-KEM-768", kem.publicKey) // expect: kem ML-KEM-768 functions=encapsulate
    await crypto.subtle.decapsulateKey("ML-KEM-768", kem.privateKey, password, AES, true, []) // expect: kem ML-KEM-768 functions=decapsulate
    await crypto.subtle.decapsulateBits("ML-KEM-768", kem.privateKey, password) // expect: kem ML-KEM-768 functions=decapsulate
  }
}

function shadowed(crypto: { subtle: { digest(name: string): void } }, window: unknown) {
  crypto.subtle.digest("SHA-1")
  window.crypto.subtle.digest("SHA-1")
}
const mine = { subtle: { digest: (name: string) => name } }
mine.subtle.digest("SHA-1")
