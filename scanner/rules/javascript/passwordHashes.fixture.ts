import bcrypt from "bcrypt"
import * as bcryptjs from "bcryptjs"
import * as rs from "@node-rs/bcrypt"
import argon2, { argon2i as variant } from "argon2"
import * as rsArgon2 from "@node-rs/argon2"
import browser from "argon2-browser"
import { scrypt, syncScrypt } from "scrypt-js"
import scryptsy from "scryptsy"
import { pbkdf2, pbkdf2Sync } from "pbkdf2"
import mine from "./bcrypt"

const SALT_ROUNDS = 12

export class Users {
  async add(password: string) {
    const salt = await bcrypt.genSalt(SALT_ROUNDS)
    await bcrypt.hash(password, salt) // expect: password-hash bcrypt-4096 functions=keyderive saltBits=128
    bcrypt.hashSync(password, 8) // expect: password-hash bcrypt-256 functions=keyderive
    bcrypt.hashSync(password, bcrypt.genSaltSync()) // expect: password-hash bcrypt-1024 functions=keyderive saltBits=128
    bcrypt.genSalt(11, (error, made) => bcrypt.hash(password, made, () => {})) // expect: password-hash bcrypt-2048 functions=keyderive
    await bcrypt.compare(password, this.hashed) // expect: password-hash bcrypt functions=verify
    bcrypt.compareSync(password, this.hashed) // expect: password-hash bcrypt functions=verify
    await bcryptjs.hash(password, SALT_ROUNDS) // expect: password-hash bcrypt-4096 functions=keyderive
    bcryptjs.hashSync(password, bcryptjs.genSaltSync(10)) // expect: password-hash bcrypt-1024 functions=keyderive saltBits=128
    bcryptjs.hashSync(password, await bcryptjs.genSalt(10)) // expect: password-hash bcrypt-1024 functions=keyderive saltBits=128
    bcryptjs.compare(password, this.hashed) // expect: password-hash bcrypt functions=verify
    bcryptjs.compareSync(password, this.hashed) // expect: password-hash bcrypt functions=verify
    await rs.hash(password) // expect: password-hash bcrypt-4096 functions=keyderive
    rs.hashSync(password, 14) // expect: password-hash bcrypt-16384 functions=keyderive
    rs.verify(password, this.hashed) // expect: password-hash bcrypt functions=verify
    rs.verifySync(password, this.hashed) // expect: password-hash bcrypt functions=verify
    rs.compare(password, this.hashed) // expect: password-hash bcrypt functions=verify
    rs.compareSync(password, this.hashed) // expect: password-hash bcrypt functions=verify
    mine.hash(password, 4)
    await bcrypt.hash(password, rounds) // expect: password-hash bcrypt functions=keyderive
  }
  async argon(password: string, options: object) {
    await argon2.hash(password) // expect: password-hash Argon2id-65536-3-4 functions=keyderive outputBits=256
    await argon2.hash(password, { type: variant, memoryCost: 2 ** 16, timeCost: 4, parallelism: 2, hashLength: 64, salt: Buffer.alloc(16) }) // expect: password-hash Argon2i-65536-4-2 functions=keyderive saltBits=128 outputBits=512
    await argon2.hash(password, { type: argon2.argon2d, raw: true }) // expect: password-hash Argon2d-65536-3-4 functions=keyderive outputBits=256
    await argon2.hash(password, { type: argon2.argon2id }) // expect: password-hash Argon2id-65536-3-4 functions=keyderive outputBits=256
    await argon2.hash(password, options) // expect: password-hash unknown functions=keyderive
    await argon2.verify(this.hashed, password) // expect: password-hash Argon2 functions=verify
    await rsArgon2.hash(password, { algorithm: rsArgon2.Algorithm.Argon2i }) // expect: password-hash Argon2i functions=keyderive outputBits=256 unknown=memoryKib,iterations
    rsArgon2.hashSync(password, { algorithm: rsArgon2.Algorithm.Argon2d, outputLen: 16 }) // expect: password-hash Argon2d functions=keyderive outputBits=128 unknown=memoryKib,iterations
    rsArgon2.hashRaw(password, { algorithm: rsArgon2.Algorithm.Argon2id }) // expect: kdf Argon2id outputBits=256 unknown=memoryKib,iterations
    rsArgon2.hashRawSync(password) // expect: kdf Argon2id outputBits=256 unknown=memoryKib,iterations
    rsArgon2.verify(this.hashed, password) // expect: password-hash Argon2 functions=verify
    rsArgon2.verifySync(this.hashed, password) // expect: password-hash Argon2 functions=verify
    browser.hash({ pass: password, salt: "saltsalt", time: 2, mem: 4096, hashLen: 32, type: browser.ArgonType.Argon2id }) // expect: password-hash Argon2id-4096-2-1 functions=keyderive saltBits=64 outputBits=256
    browser.hash({ pass: password, salt: "saltsalt", type: browser.ArgonType.Argon2i }) // expect: password-hash Argon2i-1024-1-1 functions=keyderive saltBits=64 outputBits=192
    browser.hash({ pass: password, salt: "saltsalt", type: browser.ArgonType.Argon2d }) // expect: password-hash Argon2d-1024-1-1 functions=keyderive saltBits=64 outputBits=192
    browser.verify({ pass: password, encoded: this.hashed }) // expect: password-hash Argon2 functions=verify
  }
  derive(password: Uint8Array) {
    scrypt(password, new Uint8Array(16), 16384, 8, 1, 32) // expect: kdf scrypt-16384-8-1 saltBits=128 outputBits=256
    syncScrypt(password, salt, 1 << 14, 8, 1, 64) // expect: kdf scrypt-16384-8-1 outputBits=512
    scryptsy(password, salt, 1024, 8, 1, 32) // expect: kdf scrypt-1024-8-1 outputBits=256
    scryptsy.async(password, salt, 2048, 8, 1, 32) // expect: kdf scrypt-2048-8-1 outputBits=256
    pbkdf2(password, "saltsalt", 1000, 32, "sha512", () => {}) // expect: kdf PBKDF2-SHA-512-1000 saltBits=64 outputBits=256 digest=SHA-512
    pbkdf2Sync(password, salt, 1000, 32) // expect: kdf PBKDF2-SHA-1-1000 outputBits=256 digest=SHA-1
  }
}

bcrypt.genSalt(11, (err, salt) => {
  bcrypt.hash("pw", salt, (error, hash) => save(hash)) // expect: password-hash bcrypt-2048 functions=keyderive
})
bcrypt.genSalt(11, function (err, salt) {
  bcrypt.hash("pw", salt) // expect: password-hash bcrypt-2048
})
bcrypt.genSalt(11, (salt, other) => {
  bcrypt.hash("pw", other) // expect: password-hash bcrypt unknown=iterations
})
