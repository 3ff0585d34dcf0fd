import { MalformedNative, makeNativeReader, type NativeReader } from "./NativeReader.ts"
import type { NativeSection } from "./NativeBinary.ts"

/** A module that is in a program of Go. */
export interface GoModule {
  readonly path: string
  readonly version: string
}

/** What the linker of Go leaves in a program. */
export interface GoBuildInfo {
  readonly goVersion: string
  /** The module of the program itself. */
  readonly main?: GoModule
  readonly modules: ReadonlyArray<GoModule>
  readonly offset: number
}

/** How it begins, at a multiple of 16 (`debug/buildinfo` of Go's standard library). */
export const GO_MARK = "\u00ff Go buildinf:"

const HEADER = 32
const MAX_MODULES = 10_000
const MAX_INFO = 4_194_304

const utf8 = new TextDecoder()

/** A number of seven bits a byte (`encoding/binary`, `Uvarint`), and where what follows begins. */
const varint = (reader: NativeReader, start: number): readonly [value: number, next: number] => {
  let value = 0
  for (let at = start, factor = 1; at < start + 5; at++, factor *= 128) {
    const byte = reader.u8(at)
    value += (byte & 127) * factor
    if (byte < 128) return [value, at + 1]
  }
  throw new MalformedNative("a length is too long")
}

const inline = (reader: NativeReader, offset: number): readonly [version: string, modules: string] => {
  const [size, at] = varint(reader, offset + HEADER)
  const version = utf8.decode(reader.bytes(at, Math.min(size, 512)))
  const [length, start] = varint(reader, at + size)
  return [version, utf8.decode(reader.bytes(start, Math.min(length, MAX_INFO)))]
}

/** Before Go 1.18 the header leads to texts elsewhere in memory. */
const pointed = (
  bytes: Uint8Array,
  offset: number,
  sections: ReadonlyArray<NativeSection>
): readonly [version: string, modules: string] => {
  const size = bytes[offset + 14]!
  const reader = makeNativeReader(bytes, (bytes[offset + 15]! & 1) === 0)
  const isWide = size === 8
  const placeOf = (address: number): number => {
    const section = sections.find((one) => address >= one.address && address < one.address + one.size)
    if (section === undefined) throw new MalformedNative("an address leads nowhere")
    return address - section.address + section.offset
  }
  const textAt = (pointer: number): string => {
    const header = placeOf(reader.word(pointer, isWide))
    const length = Math.min(reader.word(header + size, isWide), MAX_INFO)
    return length === 0 ? "" : utf8.decode(reader.bytes(placeOf(reader.word(header, isWide)), length))
  }
  return [textAt(offset + 16), textAt(offset + 16 + size)]
}

/** The texts of modules stand between two marks of 16 bytes each (`cmd/go/internal/modload`, `ModInfoData`). */
const SENTINEL = /^[^]{16}([^]*?)\n?[^]{16}$/

const modulesIn = (text: string): Pick<GoBuildInfo, "main" | "modules"> => {
  const lines = (SENTINEL.exec(text)?.[1] ?? text).split("\n").slice(0, MAX_MODULES)
  const modules: Array<GoModule> = []
  let main: GoModule | undefined
  for (const line of lines) {
    const [kind, path, version] = line.split("\t")
    if (path === undefined || version === undefined) continue
    if (kind === "mod") main = { path, version }
    else if (kind === "dep") modules.push({ path, version })
    else if (kind === "=>" && modules.length > 0) modules[modules.length - 1] = { path, version }
  }
  return { ...(main !== undefined && { main }), modules }
}

/** Reads what stands at a mark; undefined where it is cut off or leads nowhere. */
export const readGoBuildInfo = (
  bytes: Uint8Array,
  offset: number,
  sections: ReadonlyArray<NativeSection>
): GoBuildInfo | undefined => {
  try {
    const isInline = (bytes[offset + 15]! & 2) !== 0
    const [goVersion, text] = isInline
      ? inline(makeNativeReader(bytes, true), offset)
      : pointed(bytes, offset, sections)
    return { goVersion, ...modulesIn(text), offset }
  } catch (cause) {
    if (cause instanceof MalformedNative) return undefined
    throw cause
  }
}
