import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { NativeBinary } from "../../../scanner/native/NativeBinary.ts"
import { nativeKindOf } from "../../../scanner/native/nativeKind.ts"
import { readNative } from "../../../scanner/native/readNative.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"

const folder = new URL("samples/", import.meta.url)

const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)))

const names = readdirSync(folder).filter((name) => /\.(?:so|dylib|dll)$/.test(name))

const read = (bytes: Uint8Array): NativeBinary => {
  const binary = readNative(bytes)
  if (binary === undefined || "why" in binary) throw new Error(binary?.why ?? "no native binary")
  return binary
}

const imported = ({ symbols }: NativeBinary): ReadonlyArray<string> =>
  symbols.flatMap(({ name, isImported }) => (isImported ? [name] : [])).toSorted()

const OPENSSL = [
  "EVP_aes_256_gcm",
  "EVP_get_cipherbyname",
  "EVP_md5",
  "SSL_CTX_new",
  "SSL_CTX_set_min_proto_version",
  "TLS_method"
]

/** Two binaries in one, at the offsets of 4 and 32 KiB. */
const fat = (...slices: ReadonlyArray<Uint8Array>): Uint8Array => {
  const bytes = new Uint8Array(4_096 + slices.length * 32_768)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0xcafebabe)
  view.setUint32(4, slices.length)
  slices.forEach((slice, at) => {
    const start = 4_096 + at * 32_768
    view.setUint32(8 + at * 20 + 8, start)
    view.setUint32(8 + at * 20 + 12, slice.length)
    bytes.set(slice, start)
  })
  return bytes
}

describe("a native binary", () => {
  it.each(["x86-64.so", "i386.so", "s390x.so", "s390.so", "macho-x86_64.dylib", "macho-i386.dylib"])(
    "tells what it takes from libraries, of whichever width and byte order: %s",
    (name) => {
      expect(imported(read(sample(name)))).toEqual(expect.arrayContaining(OPENSSL))
    }
  )

  it("tells which libraries it needs, and which symbol is from which where it says so", () => {
    expect(read(sample("x86-64.so")).needed.map(({ name }) => name)).toEqual(["libssl.so.3"])
    const windows = read(sample("windows.dll"))
    expect(windows.needed.map(({ name }) => name)).toEqual(["ADVAPI32.dll", "bcrypt.dll"])
    expect(windows.symbols).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "BCryptOpenAlgorithmProvider", isImported: true, from: "bcrypt.dll" }),
        expect.objectContaining({ name: "use", isImported: false })
      ])
    )
  })

  it("tells as which others load it", () => {
    expect(read(sample("macho-x86_64.dylib")).ownName).toBe("@rpath/libuses.1.dylib")
    expect(read(sample("windows.dll")).ownName).toBe("windows.dll")
  })

  it("tells where the name of a symbol stands", () => {
    const bytes = sample("s390x.so")
    const { offset } = read(bytes).symbols.find(({ name }) => name === "EVP_md5")!
    expect(new TextDecoder().decode(bytes.subarray(offset, offset + 7))).toBe("EVP_md5")
  })

  it("is read without its section headers, as far as the loader needs none", () => {
    const bytes = sample("x86-64.so")
    new DataView(bytes.buffer).setBigUint64(40, 0n)
    const binary = read(bytes)
    expect(binary.sections).toEqual([])
    expect(imported(binary)).toEqual(expect.arrayContaining(OPENSSL))
    expect(binary.needed.map(({ name }) => name)).toEqual(["libssl.so.3"])
  })

  it("may be several in one, which say each thing once", () => {
    const binary = read(fat(sample("macho-x86_64.dylib"), sample("macho-i386.dylib")))
    expect(imported(binary)).toEqual(expect.arrayContaining(OPENSSL))
    expect(new Set(imported(binary)).size).toBe(imported(binary).length)
  })

  it("is told from class files, assemblies of .NET and texts", () => {
    expect(nativeKindOf(sample("x86-64.so"))).toBe("elf")
    expect(nativeKindOf(fat(sample("macho-i386.dylib")))).toBe("fat")
    expect(nativeKindOf(Uint8Array.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 65, ...new Uint8Array(32)]))).toBeUndefined()
    const managed = sample("windows.dll")
    const view = new DataView(managed.buffer)
    view.setUint32(view.getUint32(0x3c, true) + 24 + 112 + 14 * 8, 0x2008, true)
    expect(nativeKindOf(managed)).toBeUndefined()
    expect(
      nativeKindOf(new TextEncoder().encode("MZ is how this text begins, and it goes on for a while.".repeat(4)))
    ).toBeUndefined()
  })
})

describe("a native binary that is damaged", () => {
  it("is read as far as it goes, wherever it is cut off", () => {
    const bytes = sample("s390x.so")
    for (let length = 0; length < bytes.length; length += 7) {
      const binary = readNative(bytes.slice(0, length))
      if (binary !== undefined && !("why" in binary)) expect(binary.symbols.length).toBeLessThanOrEqual(9)
    }
  })

  it.each(names)("gives a result or a reason, whatever bytes are changed: %s", (name) => {
    const bytes = sample(name)
    const random = randomFrom(26)
    for (let left = isLong ? 20_000 : 400; left > 0; left--) {
      const binary = readNative(mutate(bytes, random))
      if (binary !== undefined && "why" in binary) expect(binary.why).toMatch(/\w/)
    }
  })

  it("takes no more work than its size allows, whatever its headers count", () => {
    const bytes = sample("x86-64.so")
    for (let at = 0; at + 8 <= bytes.length; at += 4) {
      const lying = bytes.slice()
      new DataView(lying.buffer).setUint32(at, 0x7fffffff, true)
      readNative(lying)
    }
  })
})

describe("an ELF file without needs", () => {
  it("is read whole where the section that lists them is empty", () => {
    const bytes = sample("s390x.so")
    const view = new DataView(bytes.buffer)
    const [headers, count] = [Number(view.getBigUint64(40)), view.getUint16(60)]
    const comment = Array.from({ length: count }, (_, one) => headers + one * 64).find(
      (header) => view.getUint32(header + 4) === 1 && view.getBigUint64(header + 16) === 0n
    )!
    view.setUint32(comment + 4, 0x6ffffffe)
    view.setBigUint64(comment + 32, 0n)
    expect(read(bytes).left).toBeUndefined()
  })
})
