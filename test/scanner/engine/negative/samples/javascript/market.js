/**
 * Prices of crypto currencies.
 *
 * @example
 * const crypto = require("crypto")
 * crypto.createHash("md5").update("wallet").digest("hex")
 */
import { createHash, randomBytes } from "node:crypto"
import jwt from "jsonwebtoken"
import * as Dice from "./random.js"
import { Token } from "./lexer.js"

const md5sum_label = "MD5 (image.iso) = 9e107d9d372bb6826bd81d3542a419d6"
const aes_thetic = { cipher: "aes-256-gcm", key: "c minor" }
const query = "SELECT md5(name) FROM tokens WHERE cipher = 'des-ede3-cbc'"
const style = ".cipher { color: red } .sha1::after { content: 'RC4' }"

export class Cipher {
  constructor(wheels) {
    this.wheels = wheels
  }
  update(letters) {
    return letters.repeat(this.wheels)
  }
  final() {
    return ""
  }
}

function createCipheriv(name, wheels) {
  return new Cipher(wheels)
}

export function solve(riddle) {
  const cipher = createCipheriv("aes-128-ecb", riddle.length)
  return cipher.update(riddle) + cipher.final() + md5sum_label
}

window.addEventListener("keydown", (event) => {
  // crypto.createHash("sha1") in a comment
  if (event.keyCode === 13 || event.key === "Enter") console.log(`crypto.createHash("sha1") ${event.key}`)
})

export const tokens = (text) => text.split(" ").map((word) => new Token(word, word.length, style, query))

export const prices = new Map([["BTC", 97_000], ["DES", 0.5], [aes_thetic.key, 1]])

export const die = () => Dice.random() * 6

test("md5 of the empty wallet is shown", () => {
  expect(solve("")).toBe(md5sum_label)
})
