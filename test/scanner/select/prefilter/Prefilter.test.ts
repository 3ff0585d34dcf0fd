import { afterEach, describe, expect, it, vi } from "vitest"
import type { KeywordSet } from "../../../../scanner/select/prefilter/keywordSets.ts"
import { prefilterFor } from "./prefilterFor.ts"

const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1")
const matches = (text: string, ...keywordSets: ReadonlyArray<KeywordSet>): boolean =>
  prefilterFor(keywordSets).mayMatch(latin1(text))

describe("a word", () => {
  it.each(["Cipher", "Cipher.x", "x.Cipher", "(Cipher)", "\nCipher\n", "Cipher\0", "x Cipher-", "\xe9Cipher\xe9"])(
    "is found between boundaries: %j",
    (text) => expect(matches(text, ["Cipher"])).toBe(true)
  )

  it.each([
    "",
    "Ciphe",
    "Ciphers",
    "aCipher",
    "_Cipher",
    "Cipher_",
    "$Cipher",
    "Cipher$",
    "Cipher1",
    "1Cipher",
    "cipher"
  ])("is not found inside another or misspelled: %j", (text) => expect(matches(text, ["Cipher"])).toBe(false))

  it("is found after a longer identifier that ends with it", () => {
    expect(matches("MyCipher Cipher", ["Cipher"])).toBe(true)
    expect(matches("CipherCipher", ["Cipher"])).toBe(false)
    expect(matches("CiphCipher.Cipher", ["Cipher"])).toBe(true)
  })

  it("may hold dots, slashes, dashes and colons", () => {
    expect(matches("import javax.crypto.Cipher;", ["javax.crypto"])).toBe(true)
    expect(matches("import foo.javax.crypto;", ["javax.crypto"])).toBe(true)
    expect(matches("import ajavax.crypto;", ["javax.crypto"])).toBe(false)
    expect(matches("import javax.cryptography;", ["javax.crypto"])).toBe(false)
    expect(matches('import "crypto/aes"', ["crypto/aes"])).toBe(true)
    expect(matches("require('node:crypto')", ["node:crypto"])).toBe(true)
    expect(matches("aes-256-gcm", ["aes-256"])).toBe(true)
    expect(matches("aes-256-gcm", ["aes-25"])).toBe(false)
  })

  it("may hold white space, which stands for any white space", () => {
    expect(matches("x = new Cipher()", ["new Cipher"])).toBe(true)
    expect(matches("return new\r\n\t\tCipher()", ["new Cipher"])).toBe(true)
    expect(matches(` new${" ".repeat(128)}Cipher`.padStart(20_000, "x").padEnd(40_000), ["new Cipher"])).toBe(true)
    expect(matches("renew Cipher", ["new Cipher"])).toBe(false)
    expect(matches("newCipher", ["new Cipher"])).toBe(false)
    expect(matches("new a.Cipher", ["new Cipher"])).toBe(false)
    expect(matches("new Ciphers", ["new Cipher"])).toBe(false)
  })

  it("that starts or ends with a boundary asks for none there", () => {
    expect(matches("x@noble/y", ["@noble/"])).toBe(true)
    expect(matches("x@noble", ["@noble/"])).toBe(false)
    expect(matches("x@nobles", ["@noble"])).toBe(false)
    expect(matches("a::b", ["::"])).toBe(true)
    expect(matches("a:b:", ["::"])).toBe(false)
  })
})

describe("words that share bytes", () => {
  it("are found when one is the end of another", () => {
    expect(matches("a.b.c", ["a.b.c", "b.c", "c"])).toBe(true)
    expect(matches("x.b.c", ["b.c", "c"])).toBe(true)
    expect(matches("x.b.c", ["a.b.c", "b.c"])).toBe(false)
    expect(matches("a.b.cc", ["b.c"], ["c"], ["a.b.c"])).toBe(false)
  })

  it("are found when one is the end of a longer one that is not there in full", () => {
    expect(matches("a.b.c.d", ["b.c"], ["a.b.c.x"])).toBe(true)
    expect(matches("a.b.c", ["c"], ["a.b.c.x"])).toBe(true)
  })

  it("are found when one is the beginning of another", () => {
    expect(matches("get getInstance", ["get", "getInstance"])).toBe(true)
    expect(matches("getInstance", ["get"], ["getInstances"])).toBe(false)
  })

  it("are found when they overlap", () => {
    expect(matches("a.b.c", ["a.b", "b.c"])).toBe(true)
    expect(matches("--.--", ["--", "-.-", ".--"])).toBe(true)
  })
})

describe("keywordSets", () => {
  it("need all their words, in any order and any number", () => {
    const prefilter = prefilterFor([
      ["hashlib", "md5"],
      ["ssl", "wrap_socket", "ssl"]
    ])
    expect(prefilter.mayMatch(latin1("md5 md5 ssl ssl ssl"))).toBe(false)
    expect(prefilter.mayMatch(latin1("md5(hashlib)"))).toBe(true)
    expect(prefilter.mayMatch(latin1("wrap_socket ssl"))).toBe(true)
  })

  it("are counted afresh for every text", () => {
    const prefilter = prefilterFor([
      ["a", "b"],
      ["b", "c"]
    ])
    const answers = ["a", "b", "c", "a b", "b", "c b", "a c", "", "a.b"].map((text) => prefilter.mayMatch(latin1(text)))
    expect(answers).toEqual([false, false, false, true, false, true, false, false, true])
  })

  it("that are none match nothing", () => {
    expect(matches("anything")).toBe(false)
  })

  it.each([[[]], [[""]], [["a", ""]], [["caf\u00e9"]], [["\u{1f511}"]]])(
    "are refused when they are %j",
    (keywordSet) => {
      expect(() => prefilterFor([["fine"], keywordSet])).toThrow(RangeError)
    }
  )
})

describe("the place of a word does not matter", () => {
  const range = (from: number, to: number): ReadonlyArray<number> =>
    Array.from({ length: to - from }, (_, k) => from + k)

  /** The positions at which `text` in a file of that size, filled with one character, makes `word` found. */
  const foundAt = (word: string, text: string, size: number, filler: string, positions: ReadonlyArray<number>) => {
    const prefilter = prefilterFor([[word]])
    const bytes = new Uint8Array(size)
    return positions.filter((at) => {
      bytes.fill(filler.charCodeAt(0)).set(latin1(text), at)
      return prefilter.mayMatch(bytes)
    })
  }

  it.each([48, 49, 50, 51, 52, 53, 500])("in a text of %i bytes, read in parts side by side", (size) => {
    const fitting = (length: number): ReadonlyArray<number> => range(0, size - length + 1)
    expect(foundAt("java.crypt", "java.crypt", size, " ", fitting(10))).toEqual(fitting(10))
    expect(foundAt("java.crypt", "java.crypt", size, "x", fitting(10))).toEqual([])
    expect(foundAt("java.crypt", " java.crypt ", size, "x", fitting(12))).toEqual(fitting(12))
    expect(foundAt("java.crypt", " java.crypt", size, "x", fitting(11))).toEqual([size - 11])
    expect(foundAt("java.crypt", "java.crypt ", size, "x", fitting(11))).toEqual([0])
  })

  it("around the ends of the parts a large text is handed over in", () => {
    const size = 4 * 65_536
    const near = [1, 2, 3].flatMap((part) => range(part * 65_536 - 20, part * 65_536 + 20))
    expect(foundAt("Cipher", "Cipher", size, " ", near)).toEqual(near)
    expect(foundAt("Cipher", "Cipher", size, "x", near)).toEqual([])
    expect(foundAt("Cipher", " Cipher ", size, "x", near)).toEqual(near)
    expect(foundAt("Cipher", " Cipher", size, "x", near)).toEqual([])
  })

  it("at the end of a text that just fills the parts, or exceeds them by a byte", () => {
    expect(foundAt("Cipher", " Cipher", 131_072, "x", [131_065])).toEqual([131_065])
    expect(foundAt("Cipher", " Cipher", 131_073, "x", [131_066])).toEqual([131_066])
  })
})

describe("memory", () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const recordMemories = (): ReadonlyArray<WebAssembly.Memory> => {
    const memories: Array<WebAssembly.Memory> = []
    const Instance = class extends WebAssembly.Instance {
      constructor(module: WebAssembly.Module) {
        super(module)
        memories.push(this.exports["memory"] as WebAssembly.Memory)
      }
    }
    vi.stubGlobal("WebAssembly", { Instance })
    return memories
  }

  it("does not grow with texts, and a word at the end of 10 MB is found", () => {
    const memories = recordMemories()
    const prefilter = prefilterFor([["Cipher", "getInstance"]])
    const before = memories[0]!.buffer.byteLength
    const text = latin1("Cipher.getinstance(x); ".repeat(450_000))
    expect(text.length).toBeGreaterThan(10_000_000)
    expect(prefilter.mayMatch(text)).toBe(false)
    text.set(latin1(" getInstance"), text.length - 12)
    expect(prefilter.mayMatch(text)).toBe(true)
    expect(memories.map((memory) => memory.buffer.byteLength)).toEqual([before])
    expect(before).toBeLessThan(200_000)
  })

  it("grows with words, all of which are found", () => {
    const memories = recordMemories()
    const words = Array.from({ length: 4096 }, (_, k) => `word${k.toString(36)}.of${k * 7}`)
    const prefilter = prefilterFor(words.map((word) => [word]))
    expect(memories[0]!.buffer.byteLength).toBeGreaterThan(1_000_000)
    expect(words.filter((word) => !prefilter.mayMatch(latin1(`x ${word};`)))).toEqual([])
    expect(words.filter((word) => prefilter.mayMatch(latin1(`x${word}; ${word}x`)))).toEqual([])
  })
})

describe("compared with a search for each word", () => {
  const isIdentifier = (char: string | undefined): boolean => char !== undefined && /[A-Za-z0-9_$]/.test(char)

  const spaced = (text: string): string => text.replace(/[\t-\r ]+/g, " ")

  const holds = (source: string, written: string): boolean => {
    const [text, word] = [spaced(source), spaced(written)]
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const before = isIdentifier(word[0]) && isIdentifier(text[at - 1])
      const after = isIdentifier(word.at(-1)) && isIdentifier(text[at + word.length])
      if (!before && !after) return true
    }
    return false
  }

  const randomly = (seed: number) => {
    let state = seed
    const below = (limit: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * limit)
    }
    const many = <A>(least: number, most: number, make: () => A): Array<A> =>
      Array.from({ length: least + below(most - least + 1) }, make)
    const text = (alphabet: string, least: number, most: number): string =>
      many(least, most, () => alphabet[below(alphabet.length)]!).join("")
    return { below, many, text }
  }

  it.each(["ab.", "ab$.-", "aA0_. \n", "abcdefgh./:\xe9\xff\0", "a ", "a \t\r\v", "-."])(
    "it gives the same answers over the letters %j",
    (letters) => {
      const { below, many, text } = randomly(letters.length)
      const ascii = letters.replace(/[^\0-\x7f]/g, "")
      const wrong: Array<unknown> = []
      const answers = { true: 0, false: 0 }
      for (let round = 0; round < 400; round++) {
        const words = many(1, 8, () => text(ascii, 1, 6))
        const keywordSets = many(1, 4, () => many(1, 3, () => words[below(words.length)]!))
        const prefilter = prefilterFor(keywordSets)
        for (const source of many(10, 10, () => text(letters, 0, 120))) {
          const expected = keywordSets.some((keywordSet) => keywordSet.every((word) => holds(source, word)))
          answers[`${expected}`]++
          if (prefilter.mayMatch(latin1(source)) !== expected) wrong.push({ keywordSets, source, expected })
        }
      }
      expect(wrong).toEqual([])
      expect(Math.min(answers.true, answers.false)).toBeGreaterThan(50)
    }
  )
})
