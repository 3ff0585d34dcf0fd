import { describe, expect, it } from "vitest"
import { asciiText } from "../../../scanner/select/asciiText.ts"

const utf8 = new TextEncoder()

const wide = (text: string): Uint8Array => Uint8Array.from([...text].flatMap((char) => [char.charCodeAt(0), 0]))

const isBinary = (bytes: Uint8Array): boolean => asciiText(bytes) === undefined

describe("a file is binary", () => {
  it("when a NUL byte is in its first 8 KiB", () => {
    expect(isBinary(utf8.encode("import ssl\n\0"))).toBe(true)
    expect(isBinary(utf8.encode(`${" ".repeat(8_191)}\0`))).toBe(true)
  })

  it.each([
    ["a PDF", "%PDF-1.7\n"],
    ["a ZIP or JAR", "PK\u0003\u0004"],
    ["an ELF program", "\u007fELF\u0001"]
  ])("when it starts as %s does", (_, start) => {
    expect(isBinary(utf8.encode(`${start} no NUL follows`))).toBe(true)
  })

  it.each([
    ["a class file", [0xca, 0xfe, 0xba, 0xbe]],
    ["gzip", [0x1f, 0x8b]],
    ["a Java key store", [0xfe, 0xed, 0xfe, 0xed]],
    ["a PNG image", [0x89, 0x50, 0x4e, 0x47]]
  ])("when it starts as %s does, whatever follows", (_, start) => {
    expect(isBinary(Uint8Array.from([...start, 0x20, 0x20]))).toBe(true)
  })

  it("when it is UTF-32, which is not read", () => {
    expect(isBinary(Uint8Array.of(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0))).toBe(true)
  })

  it("but not when the NUL bytes are those of UTF-16", () => {
    expect(isBinary(Uint8Array.of(0xff, 0xfe, ...wide("import ssl\n")))).toBe(false)
    expect(isBinary(wide("import ssl\n"))).toBe(false)
  })

  it("but not for a NUL byte further on, for high bytes, or for being empty", () => {
    expect(isBinary(utf8.encode(`${" ".repeat(8_192)}\0`))).toBe(false)
    expect(isBinary(Uint8Array.of(0x23, 0xe9, 0xff, 0x80))).toBe(false)
    expect(isBinary(new Uint8Array())).toBe(false)
  })
})

describe("the ASCII view of a text", () => {
  it("shows UTF-16 as UTF-8, with and without a byte order mark", () => {
    const source = "import ssl\n"
    expect(asciiText(wide(source))).toEqual(utf8.encode(source))
    expect(asciiText(Uint8Array.of(0xff, 0xfe, ...wide(source)))).toEqual(utf8.encode(source))
  })

  it("is the very same array for everything else", () => {
    const bytes = utf8.encode("import ssl # \u00e9\n")
    expect(asciiText(bytes)).toBe(bytes)
  })
})
