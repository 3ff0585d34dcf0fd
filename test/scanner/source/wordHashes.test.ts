import { describe, expect, it } from "vitest"
import { eachWord, makeWordSet } from "../../../scanner/source/identifiers.ts"
import { hashOfWord, makeWordHasher } from "../../../scanner/source/wordHashes.ts"
import { randomFrom } from "../../support/randomFrom.ts"

const latin1 = new TextDecoder("latin1")

const TEXTS = 300

const alphabet = Uint8Array.from("kK_$1 .\n(é", (letter) => letter.charCodeAt(0))

/** Random bytes, mostly short words that come again. */
const texts = (): ReadonlyArray<Uint8Array> => {
  const random = randomFrom(7)
  return Array.from({ length: TEXTS }, (_, size) =>
    Uint8Array.from({ length: size }, () => alphabet[Math.floor(random() * alphabet.length)]!)
  )
}

const isAscii = (word: string): boolean => /^[\w$]+$/.test(word)

describe("the hashes of the words of a text", () => {
  it("are those of its words, each once, for one text after the other", () => {
    const hashes = makeWordHasher()
    for (const bytes of texts()) {
      const words = [...new Set(latin1.decode(bytes).match(/[\w$é]+/g))]
      const found = [...(hashes(bytes) ?? [])]
      expect(new Set(found).size).toBe(found.length)
      expect(found).toHaveLength(words.length)
      expect(found).toEqual(expect.arrayContaining(words.filter(isAscii).map(hashOfWord)))
    }
  })

  it("hold each word that is looked for in it", () => {
    const hashes = makeWordHasher()
    const wanted = makeWordSet(["k", "K", "kK", "k_", "$", "1", "k1"])
    for (const bytes of texts()) {
      const found = new Set(hashes(bytes))
      eachWord(latin1.decode(bytes), wanted, (word) => expect(found.has(hashOfWord(word))).toBe(true))
    }
  })

  it("are not given for a text of more words than a program has", () => {
    const hashes = makeWordHasher()
    const text = (words: number): Uint8Array =>
      new TextEncoder().encode(Array.from({ length: words }, (_, at) => `w${at}`).join(" "))
    expect(hashes(text(32_768))).toHaveLength(32_768)
    expect(hashes(text(32_769))).toBeUndefined()
    expect(hashes(text(3))).toHaveLength(3)
  })
})
