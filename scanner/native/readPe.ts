import { makeNativeReader, MalformedNative, type NativeReader } from "./NativeReader.ts"
import {
  MAX_PARTS,
  MAX_SYMBOLS,
  type NativeBinary,
  type NativeSection,
  type NativeSymbol,
  type NeededLibrary
} from "./NativeBinary.ts"

/** "PE Format" of Microsoft's documentation, "Optional Header Data Directories". */
const DIRECTORY = { exports: 0, imports: 1, delayed: 13 }

interface Pe {
  readonly reader: NativeReader
  readonly isWide: boolean
  readonly sections: ReadonlyArray<NativeSection>
  /** Where an address of memory, relative to the image, stands in the file; 0 where it does not. */
  readonly offsetOf: (address: number) => number
  readonly directory: (index: number) => number
}

const latin1 = new TextDecoder("latin1")

const sectionsOf = (reader: NativeReader, header: number): ReadonlyArray<NativeSection> => {
  const start = header + 24 + reader.u16(header + 20)
  return Array.from({ length: Math.min(reader.u16(header + 6), MAX_PARTS) }, (_, one) => {
    const at = start + one * 40
    return {
      name: latin1.decode(reader.bytes(at, 8)).replace(/\0.*$/s, ""),
      address: reader.u32(at + 12),
      size: reader.u32(at + 16),
      offset: reader.u32(at + 20)
    }
  })
}

const openPe = (bytes: Uint8Array): Pe => {
  const reader = makeNativeReader(bytes, true)
  const header = reader.u32(0x3c)
  const optional = header + 24
  const magic = reader.u16(optional)
  if (magic !== 0x10b && magic !== 0x20b) throw new MalformedNative("no optional header")
  const isWide = magic === 0x20b
  const sections = sectionsOf(reader, header)
  const directories = optional + (isWide ? 112 : 96)
  const count = reader.u32(directories - 4)
  return {
    reader,
    isWide,
    sections,
    offsetOf: (address) => {
      const section = sections.find((one) => address >= one.address && address < one.address + one.size)
      return section === undefined || address === 0 ? 0 : address - section.address + section.offset
    },
    directory: (index) => (index < count ? reader.u32(directories + index * 8) : 0)
  }
}

/** The names that a library is asked for; what is asked for by number has none. */
const namesAt = ({ reader, isWide, offsetOf }: Pe, thunks: number, from: string): ReadonlyArray<NativeSymbol> => {
  const found: Array<NativeSymbol> = []
  const size = isWide ? 8 : 4
  for (let at = offsetOf(thunks), left = MAX_SYMBOLS; at !== 0 && left > 0; at += size, left--) {
    const high = reader.u32(at + size - 4)
    const low = reader.u32(at)
    if (low === 0 && high === 0) break
    if (high >= 0x80000000) continue
    const hint = offsetOf(low)
    if (hint !== 0) found.push({ name: reader.name(hint + 2), isImported: true, offset: hint + 2, from })
  }
  return found
}

interface Imported {
  readonly library: NeededLibrary
  readonly symbols: ReadonlyArray<NativeSymbol>
}

/** The table of imports, or that of those which are loaded when they are first called. */
const importsOf = (
  pe: Pe,
  directory: number,
  { size, name, thunks }: Record<"size" | "name", number> & { readonly thunks: ReadonlyArray<number> }
): ReadonlyArray<Imported> => {
  const { reader, offsetOf } = pe
  const found: Array<Imported> = []
  for (let at = offsetOf(directory); at !== 0 && found.length < MAX_PARTS; at += size) {
    const offset = offsetOf(reader.u32(at + name))
    if (offset === 0) break
    const library: NeededLibrary = { name: reader.name(offset), offset, versions: [] }
    const table = thunks.map((field) => reader.u32(at + field)).find((one) => one !== 0) ?? 0
    found.push({ library, symbols: namesAt(pe, table, library.name) })
  }
  return found
}

interface Exported {
  readonly ownName?: string
  readonly symbols: ReadonlyArray<NativeSymbol>
}

const exportsOf = ({ reader, offsetOf, directory }: Pe): Exported => {
  const at = offsetOf(directory(DIRECTORY.exports))
  if (at === 0) return { symbols: [] }
  const [own, names] = [offsetOf(reader.u32(at + 12)), offsetOf(reader.u32(at + 32))]
  const count = names === 0 ? 0 : Math.min(reader.u32(at + 24), MAX_SYMBOLS)
  const symbols = Array.from({ length: count }, (_, one) => offsetOf(reader.u32(names + one * 4))).flatMap((offset) =>
    offset === 0 ? [] : [{ name: reader.name(offset), isImported: false, offset }]
  )
  return { ...(own !== 0 && { ownName: reader.name(own) }), symbols }
}

const orElse = <A>(left: Array<string>, otherwise: A, read: () => A): A => {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof MalformedNative)) throw cause
    left.push(cause.message)
    return otherwise
  }
}

/** What a program or a library of Windows says in its tables of imports and exports. */
export const readPe = (bytes: Uint8Array): NativeBinary => {
  const pe = openPe(bytes)
  const left: Array<string> = []
  const tables = [
    [DIRECTORY.imports, { size: 20, name: 12, thunks: [0, 16] }],
    [DIRECTORY.delayed, { size: 32, name: 4, thunks: [16] }]
  ] as const
  const imported = tables.flatMap(([index, fields]) =>
    orElse(left, [], () => importsOf(pe, pe.directory(index), fields))
  )
  const { ownName, symbols } = orElse<Exported>(left, { symbols: [] }, () => exportsOf(pe))
  return {
    format: "pe",
    sections: pe.sections.filter(({ size }) => size > 0),
    symbols: [...imported.flatMap((one) => one.symbols), ...symbols],
    needed: imported.map(({ library }) => library),
    ...(ownName !== undefined && { ownName }),
    ...(left[0] !== undefined && { left: left[0] })
  }
}
