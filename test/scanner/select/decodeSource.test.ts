import { describe, expect, it } from "vitest"
import { decodeSource } from "../../../scanner/select/decodeSource.ts"

const utf8 = new TextEncoder()

const source = 'import hashlib\n# Grüße, 東京, 一, 🔑\nhashlib.new("md5")\n'

const utf16 = (text: string, order: "le" | "be", mark = true): Uint8Array => {
  const units = [...(mark ? "\uFEFF" : ""), ...text].join("")
  const bytes = new Uint8Array(units.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < units.length; at++) view.setUint16(at * 2, units.charCodeAt(at), order === "le")
  return bytes
}

describe("the source decoder", () => {
  it.each([
    ["UTF-8", utf8.encode(source), "utf-8"],
    ["UTF-8 with a byte order mark", utf8.encode(`\uFEFF${source}`), "utf-8"],
    ["UTF-16 little endian with a byte order mark", utf16(source, "le"), "utf-16le"],
    ["UTF-16 big endian with a byte order mark", utf16(source, "be"), "utf-16be"],
    ["UTF-16 little endian without one", utf16(source, "le", false), "utf-16le"],
    ["UTF-16 big endian without one", utf16(source, "be", false), "utf-16be"]
  ] as const)("reads %s as the same text", (_, bytes, encoding) => {
    expect(decodeSource(bytes)).toEqual({ text: source, encoding })
  })

  it("knows UTF-16 without a mark although most of the file is a comment in Chinese", () => {
    const text = `# ${"密码学清单".repeat(4)}\n${"import ssl\n".repeat(3)}# ${"加密".repeat(9)}\n`
    expect(decodeSource(utf16(text, "le", false))).toEqual({ text, encoding: "utf-16le" })
  })

  it("takes small numbers of two bytes for no text", () => {
    const samples = Uint8Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? at % 31 : 0))
    expect(decodeSource(samples).encoding).toBe("utf-8")
  })

  it("reads as Windows-1252 what is no UTF-8, one character a byte", () => {
    const bytes = Uint8Array.of(0x23, 0x20, 0x63, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x0a)
    expect(decodeSource(bytes)).toEqual({ text: "# café €\n", encoding: "windows-1252" })
  })

  it.each([
    ["a cut sequence", [0x61, 0xe2, 0x82]],
    ["an overlong slash", [0x61, 0xc0, 0xaf]],
    ["half of a surrogate pair", [0x61, 0xed, 0xa0, 0x80]],
    ["a lone continuation byte", [0x61, 0x80]]
  ])("does not take %s for UTF-8, and reads proper UTF-8 afterwards", (_, bytes) => {
    const read = decodeSource(Uint8Array.from(bytes))
    expect(read.encoding).toBe("windows-1252")
    expect(read.text).toHaveLength(bytes.length)
    expect(decodeSource(utf8.encode(source)).text).toBe(source)
  })

  it("keeps line ends and an empty file as they are", () => {
    expect(decodeSource(utf8.encode("a\r\nb\rc\n")).text).toBe("a\r\nb\rc\n")
    expect(decodeSource(new Uint8Array())).toEqual({ text: "", encoding: "utf-8" })
  })

  it("keeps the last unit of UTF-16 that was cut in two recognisable", () => {
    expect(decodeSource(utf16("x = 1", "le").subarray(0, 11)).text).toBe("x = \uFFFD")
  })
})
