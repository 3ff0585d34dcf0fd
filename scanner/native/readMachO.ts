import { makeNativeReader, MalformedNative, type NativeReader } from "./NativeReader.ts"
import {
  MAX_PARTS,
  MAX_SYMBOLS,
  type NativeBinary,
  type NativeSection,
  type NativeSymbol,
  type NeededLibrary
} from "./NativeBinary.ts"

/** Commands of Apple's `mach-o/loader.h`; those that must be understood have the highest bit. */
const COMMAND = { segment: 0x1, symbols: 0x2, ownName: 0xd, segment64: 0x19 }
const LOADS: ReadonlySet<number> = new Set([0xc, 0x80000018, 0x8000001f, 0x20, 0x80000023])

/** Bits of `n_type` in `mach-o/nlist.h`. */
const STAB = 0xe0
const EXTERNAL = 1
const TYPE = 0x0e

/** Numbers of libraries beyond this one have meanings of their own. */
const MAX_ORDINAL = 0xfd

interface MachO {
  readonly reader: NativeReader
  readonly isWide: boolean
  /** Where the binary begins within a fat one. */
  readonly start: number
}

/** `xxxx.yy.zz` in 16, 8 and 8 bits. */
const versionOf = (packed: number): string => `${packed >>> 16}.${(packed >>> 8) & 255}.${packed & 255}`

const libraryAt = ({ reader }: MachO, command: number): NeededLibrary => {
  const offset = command + reader.u32(command + 8)
  const version = versionOf(reader.u32(command + 16))
  return { name: reader.name(offset), offset, versions: version === "0.0.0" ? [] : [version] }
}

const fixedName = (reader: NativeReader, at: number): string => {
  const bytes = reader.bytes(at, 16)
  const end = bytes.indexOf(0)
  return String.fromCharCode(...(end < 0 ? bytes : bytes.subarray(0, end)))
}

const sectionsAt = ({ reader, isWide, start }: MachO, command: number): ReadonlyArray<NativeSection> => {
  const [head, size] = isWide ? [72, 80] : [56, 68]
  const count = Math.min(reader.u32(command + (isWide ? 64 : 48)), MAX_PARTS)
  return Array.from({ length: count }, (_, one) => {
    const at = command + head + one * size
    return {
      name: fixedName(reader, at),
      address: reader.word(at + 32, isWide),
      size: reader.word(at + (isWide ? 40 : 36), isWide),
      offset: start + reader.u32(at + (isWide ? 48 : 40))
    }
  })
}

const symbolsAt = (
  { reader, isWide, start }: MachO,
  command: number,
  needed: ReadonlyArray<NeededLibrary>
): ReadonlyArray<NativeSymbol> => {
  const [table, count, strings] = [8, 12, 16].map((field) => reader.u32(command + field)) as [number, number, number]
  const found: Array<NativeSymbol> = []
  for (let one = 0; one < Math.min(count, MAX_SYMBOLS); one++) {
    const at = start + table + one * (isWide ? 16 : 12)
    const type = reader.u8(at + 4)
    const isImported = (type & TYPE) === 0
    if ((type & STAB) !== 0 || (isImported && (type & EXTERNAL) === 0)) continue
    const offset = start + strings + reader.u32(at)
    // Compilers put an underscore before the names of C.
    const name = reader.name(offset).replace(/^_/, "")
    const ordinal = reader.u16(at + 6) >> 8
    const from = isImported && ordinal > 0 && ordinal <= MAX_ORDINAL ? needed[ordinal - 1]?.name : undefined
    if (name !== "") found.push({ name, isImported, offset, ...(from !== undefined && { from }) })
  }
  return found
}

const readSlice = (bytes: Uint8Array, start: number): NativeBinary => {
  const isLittle = bytes[start] !== 0xfe
  const reader = makeNativeReader(bytes, isLittle)
  const isWide = (reader.u32(start) & 1) === 1
  const slice: MachO = { reader, isWide, start }
  const sections: Array<NativeSection> = []
  const needed: Array<NeededLibrary> = []
  const tables: Array<number> = []
  let ownName: string | undefined
  const count = Math.min(reader.u32(start + 16), MAX_PARTS)
  for (let one = 0, at = start + (isWide ? 32 : 28); one < count; one++) {
    const [command, size] = [reader.u32(at), reader.u32(at + 4)]
    if (size < 8) throw new MalformedNative("a load command is too short")
    if (command === COMMAND.segment || command === COMMAND.segment64) sections.push(...sectionsAt(slice, at))
    else if (command === COMMAND.symbols) tables.push(at)
    else if (command === COMMAND.ownName) ownName = libraryAt(slice, at).name
    else if (LOADS.has(command)) needed.push(libraryAt(slice, at))
    at += size
  }
  const symbols = tables.slice(0, 1).flatMap((at) => symbolsAt(slice, at, needed))
  return { format: "mach-o", sections, symbols, needed, ...(ownName !== undefined && { ownName }) }
}

const byName = <A extends { readonly name: string }>(all: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(all.toReversed().map((one) => [one.name, one])).values()
]

/** What a Mach-O file says (`mach-o/loader.h`, `mach-o/nlist.h`), of 32 or 64 bits and in either byte order. */
export const readMachO = (bytes: Uint8Array): NativeBinary => readSlice(bytes, 0)

const MACH_O = new Set([0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe])

/** Machines of one fat binary. */
const MAX_SLICES = 20

/** What the binaries in a fat one say together (`mach-o/fat.h`): they are made of one source for several machines. */
export const readFat = (bytes: Uint8Array): NativeBinary => {
  const reader = makeNativeReader(bytes, false)
  const starts = Array.from({ length: Math.min(reader.u32(4), MAX_SLICES) }, (_, one) => reader.u32(8 + one * 20 + 8))
  const slices = starts.flatMap((start) => (MACH_O.has(reader.u32(start)) ? [readSlice(bytes, start)] : []))
  const ownName = slices.find((one) => one.ownName !== undefined)?.ownName
  return {
    format: "mach-o",
    sections: slices.flatMap((one) => one.sections),
    symbols: byName(slices.flatMap((one) => one.symbols)),
    needed: byName(slices.flatMap((one) => one.needed)),
    ...(ownName !== undefined && { ownName })
  }
}
