import { makeNativeReader, MalformedNative, type NativeReader } from "./NativeReader.ts"
import {
  MAX_PARTS,
  MAX_SYMBOLS,
  type NativeBinary,
  type NativeSection,
  type NativeSymbol,
  type NeededLibrary
} from "./NativeBinary.ts"

/** Types of sections, tags and flags of the System V ABI, chapters 4 and 5, and of the "Symbol Versioning" of the Linux Standard Base Core 5.0, 11.7. */
const SECTION = { symbols: 2, strings: 3, nobits: 8, dynamicSymbols: 11, needs: 0x6ffffffe, versions: 0x6fffffff }
const SEGMENT = { load: 1, dynamic: 2 }
const TAG = { needed: 1, strings: 5, symbols: 6, soname: 14 }
const LOCAL = 0
const KINDS: ReadonlySet<number> = new Set([0, 1, 2, 10])
const COMMON = 0xfff2
const ABSOLUTE = 0xfff1
const HIDDEN = 0x8000

/** Offsets of fields, by the width of addresses. */
const WIDE = { phoff: 32, shoff: 40, counts: 54, section: 64, segment: 56, symbol: 24, tag: 16 }
const NARROW = { phoff: 28, shoff: 32, counts: 42, section: 40, segment: 32, symbol: 16, tag: 8 }

interface Elf {
  readonly reader: NativeReader
  readonly isWide: boolean
  readonly at: typeof WIDE
}

interface ElfSection extends NativeSection {
  readonly type: number
  readonly link: number
}

interface Segment {
  readonly type: number
  readonly offset: number
  readonly address: number
  readonly size: number
}

const many = (count: number, size: number): number => Math.min(count, MAX_PARTS, size)

const sectionsOf = ({ reader, isWide, at }: Elf): ReadonlyArray<ElfSection> => {
  const start = reader.word(at.shoff, isWide)
  const size = reader.u16(at.counts + 4)
  if (start === 0) return []
  if (size < at.section) throw new MalformedNative("its section headers are too short")
  const [count, names] = [reader.u16(at.counts + 6), reader.u16(at.counts + 8)]
  // System V ABI, "ELF Header": what does not fit stands in the first section header.
  const all = many(count === 0 ? reader.word(start + (isWide ? 32 : 20), isWide) : count, reader.size)
  const link = (header: number): number => reader.u32(header + (isWide ? 40 : 24))
  const nameTable = start + (names === 0xffff ? link(start) : names) * size
  const strings = reader.word(nameTable + (isWide ? 24 : 16), isWide)
  return Array.from({ length: all }, (_, one) => {
    const header = start + one * size
    return {
      name: reader.name(strings + reader.u32(header)),
      type: reader.u32(header + 4),
      address: reader.word(header + (isWide ? 16 : 12), isWide),
      offset: reader.word(header + (isWide ? 24 : 16), isWide),
      size: reader.word(header + (isWide ? 32 : 20), isWide),
      link: link(header)
    }
  })
}

const segmentsOf = ({ reader, isWide, at }: Elf): ReadonlyArray<Segment> => {
  const start = reader.word(at.phoff, isWide)
  const size = reader.u16(at.counts)
  const count = many(reader.u16(at.counts + 2), reader.size)
  if (start === 0 || size < at.segment) return []
  return Array.from({ length: count }, (_, one) => {
    const header = start + one * size
    return {
      type: reader.u32(header),
      offset: reader.word(header + (isWide ? 8 : 4), isWide),
      address: reader.word(header + (isWide ? 16 : 8), isWide),
      size: reader.word(header + (isWide ? 32 : 16), isWide)
    }
  })
}

/** Where an address of memory stands in the file. */
const offsetOf = (segments: ReadonlyArray<Segment>, address: number): number | undefined => {
  const segment = segments.find(
    (one) => one.type === SEGMENT.load && address >= one.address && address < one.address + one.size
  )
  return segment === undefined ? undefined : address - segment.address + segment.offset
}

interface Dynamic {
  readonly needed: ReadonlyArray<number>
  readonly soname?: number
  readonly strings: number
  readonly symbols?: number
}

const dynamicOf = ({ reader, isWide, at }: Elf, segments: ReadonlyArray<Segment>): Dynamic | undefined => {
  const segment = segments.find(({ type }) => type === SEGMENT.dynamic)
  if (segment === undefined) return undefined
  const found = new Map<number, Array<number>>()
  const half = at.tag / 2
  for (let one = 0; one < many(segment.size / at.tag, reader.size); one++) {
    const entry = segment.offset + one * at.tag
    const tag = reader.word(entry, isWide)
    if (tag === 0) break
    const value = tag < 32 ? reader.word(entry + half, isWide) : 0
    found.set(tag, [...(found.get(tag) ?? []), value])
  }
  const strings = offsetOf(segments, found.get(TAG.strings)?.[0] ?? -1)
  if (strings === undefined) return undefined
  const symbols = offsetOf(segments, found.get(TAG.symbols)?.[0] ?? -1)
  const soname = found.get(TAG.soname)?.[0]
  return {
    needed: (found.get(TAG.needed) ?? []).map((one) => strings + one),
    ...(soname !== undefined && { soname: strings + soname }),
    strings,
    ...(symbols !== undefined && { symbols })
  }
}

/** A version of an interface, and the library that has it. */
interface NeededVersion {
  readonly from: string
  readonly version: string
}

const versionsNeeded = ({ reader }: Elf, sections: ReadonlyArray<ElfSection>): ReadonlyMap<number, NeededVersion> => {
  const found = new Map<number, NeededVersion>()
  // The linker of Go leaves an empty one in programs that need nothing.
  const section = sections.find(({ type, size }) => type === SECTION.needs && size > 0)
  const strings = section === undefined ? undefined : sections[section.link]?.offset
  if (section === undefined || strings === undefined) return found
  let left = MAX_PARTS
  for (let need = section.offset; left > 0; left--) {
    const from = reader.name(strings + reader.u32(need + 4))
    for (let aux = need + reader.u32(need + 8), count = reader.u16(need + 2); count > 0 && left > 0; count--, left--) {
      found.set(reader.u16(aux + 6), { from, version: reader.name(strings + reader.u32(aux + 8)) })
      aux += reader.u32(aux + 12)
    }
    const next = reader.u32(need + 12)
    if (next === 0) break
    need += next
  }
  return found
}

/** A table of symbols, and where the names of these are. */
interface SymbolTable {
  readonly offset: number
  readonly count: number
  readonly strings: number
  /** Numbers of versions, one for each symbol. */
  readonly versions?: number
}

const tablesOf = ({ at }: Elf, sections: ReadonlyArray<ElfSection>, dynamic: Dynamic | undefined) => {
  const tables = sections.flatMap((section): ReadonlyArray<SymbolTable> => {
    if (section.type !== SECTION.symbols && section.type !== SECTION.dynamicSymbols) return []
    const strings = sections[section.link]?.offset
    if (strings === undefined) return []
    const versions = section.type === SECTION.dynamicSymbols && sections.find((one) => one.type === SECTION.versions)
    return [
      {
        offset: section.offset,
        count: Math.floor(section.size / at.symbol),
        strings,
        ...(versions && { versions: versions.offset })
      }
    ]
  })
  if (tables.length > 0 || dynamic?.symbols === undefined) return tables
  // Without section headers nothing says how many symbols there are; linkers write their names right behind them.
  const { symbols, strings } = dynamic
  return strings > symbols ? [{ offset: symbols, count: Math.floor((strings - symbols) / at.symbol), strings }] : []
}

const UNDERSCORE = 0x5f
const MANGLED: ReadonlySet<number> = new Set([0x5a, 0x52])

/** `_Z` and `_R` begin the names that compilers of C++ and Rust make up; programs have hundreds of thousands of them. */
const isMangled = (reader: NativeReader, start: number): boolean =>
  reader.u8(start) === UNDERSCORE && MANGLED.has(reader.u8(start + 1))

/** Symbols by name; one that the binary has itself counts more than one that it takes from elsewhere. */
class Symbols {
  readonly found = new Map<string, NativeSymbol>()
  left = MAX_SYMBOLS

  add(
    { reader, isWide, at }: Elf,
    { offset, count, strings, versions }: SymbolTable,
    needs: ReadonlyMap<number, NeededVersion>
  ): void {
    for (let one = 1; one < count && this.left > 0; one++, this.left--) {
      const entry = offset + one * at.symbol
      const info = reader.u8(entry + (isWide ? 4 : 12))
      const section = reader.u16(entry + (isWide ? 6 : 14))
      const isImported = section === 0
      if (!KINDS.has(info & 15) || section === ABSOLUTE || section === COMMON) continue
      if (isImported && info >> 4 === LOCAL) continue
      const start = strings + reader.u32(entry)
      const name = isMangled(reader, start) ? "" : reader.name(start)
      if (name === "" || this.found.get(name)?.isImported === false) continue
      const version = versions === undefined || !isImported ? 0 : reader.u16(versions + one * 2) & ~HIDDEN
      const known = this.found.get(name)
      this.found.set(name, { ...known, name, isImported, offset: known?.offset ?? start, ...needs.get(version) })
    }
  }
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

const neededOf = (
  reader: NativeReader,
  dynamic: Dynamic | undefined,
  versions: ReadonlyMap<number, NeededVersion>
): ReadonlyArray<NeededLibrary> =>
  (dynamic?.needed ?? []).slice(0, MAX_PARTS).map((offset) => {
    const name = reader.name(offset)
    const own = [...versions.values()].flatMap(({ from, version }) => (from === name ? [version] : []))
    return { name, offset, versions: own.toSorted() }
  })

/** What an ELF file says (System V ABI, chapters 4 and 5), of 32 or 64 bits and in either byte order. */
export const readElf = (bytes: Uint8Array): NativeBinary => {
  const [, , , , width, order] = bytes
  if ((width !== 1 && width !== 2) || (order !== 1 && order !== 2)) throw new MalformedNative("no class or byte order")
  const isWide = width === 2
  const elf: Elf = { reader: makeNativeReader(bytes, order === 1), isWide, at: isWide ? WIDE : NARROW }
  const left: Array<string> = []
  const segments = segmentsOf(elf)
  const sections = orElse(left, [], () => sectionsOf(elf))
  const dynamic = orElse(left, undefined, () => dynamicOf(elf, segments))
  const versions = orElse(left, new Map<number, NeededVersion>(), () => versionsNeeded(elf, sections))
  const symbols = new Symbols()
  for (const table of tablesOf(elf, sections, dynamic)) orElse(left, undefined, () => symbols.add(elf, table, versions))
  if (symbols.left === 0) left.push(`more than ${MAX_SYMBOLS} symbols`)
  const ownName = orElse(left, undefined, () =>
    dynamic?.soname === undefined ? undefined : elf.reader.name(dynamic.soname)
  )
  return {
    format: "elf",
    sections: sections.filter(({ type, size }) => type !== SECTION.nobits && type !== 0 && size > 0),
    symbols: [...symbols.found.values()],
    needed: orElse(left, [], () => neededOf(elf.reader, dynamic, versions)),
    ...(ownName !== undefined && { ownName }),
    ...(left[0] !== undefined && { left: left[0] })
  }
}
