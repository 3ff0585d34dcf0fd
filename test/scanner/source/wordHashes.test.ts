import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { eachWord, makeWordSet } from "../../../scanner/source/identifiers.ts"
import { hashOfWord, makeWordHasher } from "../../../scanner/source/wordHashes.ts"

const encoder = new TextEncoder()

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\w$]+/g))

describe("the hashes of the words of a text", () => {
  it("are those of its words, each once, for one text after the other", () => {
    const hashes = makeWordHasher()
    const text = fc.array(fc.constantFrom("key", "Key", "key_", "$a", "x1", " ", ".", "\n", "("), { maxLength: 60 })
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join("")
        expect([...(hashes(encoder.encode(whole)) ?? [])].toSorted()).toEqual(
          [...wordsOf(whole)].map(hashOfWord).toSorted()
        )
      })
    )
  })

  it("hold each word that is looked for in it, whatever is beside it", () => {
    const hashes = makeWordHasher()
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const latin1 = Buffer.from(text, "latin1")
        const found = new Set(hashes(latin1))
        eachWord(latin1.toString("latin1"), makeWordSet(wordsOf(text)), (word) =>
          expect(found.has(hashOfWord(word))).toBe(true)
        )
      })
    )
  })

  it("are not given for a text of more words than a program has", () => {
    const hashes = makeWordHasher()
    const text = (words: number): Uint8Array =>
      encoder.encode(Array.from({ length: words }, (_, at) => `w${at}`).join(" "))
    expect(hashes(text(32_768))).toHaveLength(32_768)
    expect(hashes(text(32_769))).toBeUndefined()
    expect(hashes(text(3))).toHaveLength(3)
  })
})
