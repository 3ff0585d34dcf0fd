import { describe, expect, it } from "vitest"
import { algorithms } from "../../../scanner/model/algorithms.ts"
import { curves } from "../../../scanner/model/curves.ts"
import { effectiveFacts } from "../../../scanner/model/effectiveFacts.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import { modes, paddings } from "../../../scanner/model/modes.ts"
import { oidOf } from "../../../scanner/model/oids.ts"
import { cipherWords } from "../../../scanner/notation/cipher.ts"
import { hashWords } from "../../../scanner/notation/hash.ts"
import { jcaWords } from "../../../scanner/notation/jca/jca.ts"
import { modeWords } from "../../../scanner/notation/mode.ts"
import { type Notation, type NotationName, notations } from "../../../scanner/notation/notations.ts"
import { oids } from "../../../scanner/notation/oids.ts"
import { opensslWords } from "../../../scanner/notation/openssl.ts"
import { paddingWords } from "../../../scanner/notation/padding.ts"
import { pqcWords } from "../../../scanner/notation/pqc.ts"
import type { Words } from "../../../scanner/notation/words.ts"
import { cpuSeconds } from "../../support/cpuSeconds.ts"
import { isLong } from "../../support/isLong.ts"

const names = Object.keys(notations) as ReadonlyArray<NotationName>

const tables: { readonly [name: string]: Words } = {
  cipherWords,
  hashWords,
  jcaWords,
  modeWords,
  oids,
  opensslWords,
  paddingWords,
  pqcWords
}

const vocabulary: ReadonlyArray<string> = [...new Set(Object.values(tables).flatMap((words) => [...words.keys()]))]

/** What real names put before and after words. */
const forms: ReadonlyArray<(word: string) => string> = [
  (word) => `${word}withrsa`,
  (word) => `${word}withecdsa`,
  (word) => `sha256with${word}`,
  (word) => `hmac${word}`,
  (word) => `${word}cmac`,
  (word) => `${word}256`,
  (word) => `${word}/CBC/PKCS5Padding`,
  (word) => `${word}256gcm`,
  (word) => `PBEWith${word}AndDES`,
  (word) => `PBEWithHmacSHA256And${word}`,
  (word) => `PBKDF2WithHmac${word}`
]

/** Every word, alone and in every form; or in every fourth form, another one for each word. */
const compounds: ReadonlyArray<string> = vocabulary.flatMap((word, at) => [
  word,
  ...forms.filter((_, nth) => isLong || (at + nth) % 4 === 0).map((form) => form(word))
])

const said: ReadonlyArray<Facts> = names.flatMap((name) => {
  const notation: Notation = notations[name]
  return name === "text"
    ? []
    : compounds.flatMap((text) => {
        const facts = notation.ofText?.(text)
        return typeof facts === "object" ? [facts] : []
      })
})

const values = (attribute: keyof Facts): ReadonlyArray<string> => [
  ...new Set(said.flatMap((facts) => (facts[attribute] === undefined ? [] : [String(facts[attribute])])))
]

describe("every name that a notation says", () => {
  it("comes from more than a handful of readings", () => {
    expect(said.length).toBeGreaterThan(10_000)
    expect(values("name").length).toBeGreaterThan(200)
  })

  it.each(["name", "digest", "mgfDigest", "cipher"] as const)("is an algorithm of the model: %s", (attribute) => {
    expect(values(attribute).filter((value) => !Object.hasOwn(algorithms, value))).toEqual([])
  })

  it("is a curve, a mode or a padding of the model", () => {
    expect(values("curve").filter((value) => !Object.hasOwn(curves, value))).toEqual([])
    expect(values("mode").filter((value) => !Object.hasOwn(modes, value))).toEqual([])
    expect(values("padding").filter((value) => !Object.hasOwn(paddings, value))).toEqual([])
  })

  it("has a key size the algorithm can have", () => {
    const impossible = [...cipherWords.values(), ...opensslWords.values(), ...oids.values()].filter(
      ({ name, keyBits }) => keyBits !== undefined && algorithms[name ?? ""]?.keySizes?.includes(keyBits) === false
    )
    expect(impossible).toEqual([])
  })
})

/** Other object identifiers of something that the model knows under a first one. */
const SECOND_OIDS = new Set(["1.3.14.3.2.29", "1.3.14.3.2.27", "1.2.840.10046.2.1"])

/** The arc of AES is read where a program names it, and never given to an algorithm. */
const ARCS = new Set(["2.16.840.1.101.3.4.1"])

describe("an object identifier", () => {
  it.each([...oids].filter(([oid]) => !SECOND_OIDS.has(oid) && !ARCS.has(oid)))(
    "%s is the one the model has for what it stands for",
    (oid, facts) => {
      const use = facts.name === "RSA" && facts.digest !== undefined ? "signature" : undefined
      expect(oidOf(effectiveFacts(facts, use))).toBe(oid)
    }
  )
})

const ROUNDS = isLong ? 1_000 : 200

/** Dialects in which any word, or any number, says something. */
const OPEN: ReadonlySet<string> = new Set(["text", "integerBits", "jwtKey"])

/** Dialects in which a setting without a value says that something is off. */
const EMPTY: ReadonlySet<string> = new Set(["endpointAlgorithm"])

const hostile = [
  "",
  " ",
  "\0",
  "-",
  "/",
  "//",
  "///",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "💥",
  "ſha256",
  "aes\n256",
  "a".repeat(129),
  "aes".repeat(40),
  "sha256with".repeat(12),
  "des".repeat(42),
  "/".repeat(120),
  "1.".repeat(60),
  "[".repeat(100)
]

const reading = names.filter((name) => (notations[name] as Notation).ofText !== undefined)

describe.each([...reading])("the %s notation", (name) => {
  const notation: Notation = notations[name]

  it.each(OPEN.has(name) ? [] : hostile.filter((text) => text !== "" || !EMPTY.has(name)))(
    "says nothing about %j",
    (text) => {
      expect(notation.ofText?.(text)).toBeUndefined()
    }
  )

  it("reads hundreds of long texts in little time", () => {
    const before = cpuSeconds()
    for (let left = ROUNDS; left > 0; left--) {
      notation.ofText?.("sha256withaesandmgf1/".repeat(7).slice(0, 127))
      notation.ofText?.("x".repeat(100_000))
    }
    expect(cpuSeconds() - before).toBeLessThan(ROUNDS / 100)
  })

  it("does not say another thing when asked again", () => {
    for (const text of ["AES/CBC/PKCS5Padding", "sha256", "RS256"]) {
      expect(notation.ofText?.(text)).toEqual(notation.ofText?.(text))
    }
  })
})
