import { AssemblyReader, MalformedAssembly } from "./AssemblyReader.ts"
import { CODED, type Column, SCHEMA } from "./metadataTables.ts"

/** The row of a table, the first of which is row 1; row 0 is none. */
export interface Row {
  readonly table: number
  readonly row: number
}

/** A table as it lies in the file: how many rows of how many bytes, and where each column begins. */
interface Table {
  readonly start: number
  readonly rows: number
  readonly size: number
  readonly columns: ReadonlyArray<{ readonly is: Column; readonly at: number; readonly size: number }>
}

const MAX_STREAMS = 16
const MAX_NAME = 32

/** So many bytes of a name are read. */
const MAX_TEXT = 1_024

const utf8 = new TextDecoder("utf-8")
const utf16 = new TextDecoder("utf-16le")

const readName = (reader: AssemblyReader): string => {
  let name = ""
  for (let at = 0; at < MAX_NAME; at++) {
    const code = reader.u1()
    if (code === 0) {
      reader.skip((4 - ((at + 1) % 4)) % 4)
      return name
    }
    name += String.fromCharCode(code)
  }
  throw new MalformedAssembly("a stream without an end of its name")
}

const readStreams = (root: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const reader = new AssemblyReader(root)
  if (reader.u4() !== 0x424a5342) throw new MalformedAssembly("its metadata does not begin like one")
  reader.skip(8)
  reader.skip(reader.u4() + 2)
  const count = reader.u2()
  if (count > MAX_STREAMS) throw new MalformedAssembly("more streams than metadata has")
  const streams = new Map<string, Uint8Array>()
  for (let left = count; left > 0; left--) {
    const [start, size] = [reader.u4(), reader.u4()]
    const name = readName(reader)
    if (start + size > root.length) throw new MalformedAssembly("cut off")
    streams.set(name, root.subarray(start, start + size))
  }
  return streams
}

const none = new Uint8Array()

const bitsOf = (tables: ReadonlyArray<number>): number => Math.ceil(Math.log2(tables.length))

/** The metadata of an assembly or of a portable PDB: its tables, texts and blobs (II.24). What an index does not lead to throws `MalformedAssembly`. */
export class Metadata {
  readonly #tables = new Map<number, Table>()
  readonly #stream: Uint8Array
  readonly #view: DataView
  readonly #strings: Uint8Array
  readonly #userStrings: Uint8Array
  readonly #blobs: Uint8Array
  readonly #texts = new Map<number, string>()
  /** The stream that a portable PDB begins with. */
  readonly pdb: Uint8Array | undefined

  constructor(root: Uint8Array) {
    const streams = readStreams(root)
    this.#stream = streams.get("#~") ?? streams.get("#-") ?? none
    this.#view = new DataView(this.#stream.buffer, this.#stream.byteOffset, this.#stream.byteLength)
    this.#strings = streams.get("#Strings") ?? none
    this.#userStrings = streams.get("#US") ?? none
    this.#blobs = streams.get("#Blob") ?? none
    this.pdb = streams.get("#Pdb")
    this.#readTables()
  }
  /** Rows of tables that a portable PDB refers to, which are in the assembly. */
  #referenced(): ReadonlyMap<number, number> {
    if (this.pdb === undefined) return new Map()
    const reader = new AssemblyReader(this.pdb, 24)
    const present = reader.u8()
    const found = new Map<number, number>()
    for (let table = 0; table < 64; table++) if (((present >> BigInt(table)) & 1n) === 1n) found.set(table, reader.u4())
    return found
  }
  #readTables(): void {
    const reader = new AssemblyReader(this.#stream)
    reader.skip(6)
    const heaps = reader.u1()
    reader.skip(1)
    const present = reader.u8()
    reader.skip(8)
    const rows = new Map(this.#referenced())
    const own: Array<number> = []
    for (let table = 0; table < 64; table++) {
      if (((present >> BigInt(table)) & 1n) === 0n) continue
      if (SCHEMA[table] === undefined) throw new MalformedAssembly(`a table of no known kind: ${table}`)
      rows.set(table, reader.u4())
      own.push(table)
    }
    // an additional four bytes that some writers leave there
    if ((heaps & 0x40) !== 0) reader.skip(4)
    this.#layOut(reader.at, own, rows, heaps)
  }
  #layOut(from: number, own: ReadonlyArray<number>, rows: ReadonlyMap<number, number>, heaps: number): void {
    const wide = (tables: ReadonlyArray<number>, bits: number): 2 | 4 =>
      tables.some((table) => (rows.get(table) ?? 0) >= 2 ** (16 - bits)) ? 4 : 2
    const heap: { readonly [column: string]: 2 | 4 } = {
      S: (heaps & 1) === 0 ? 2 : 4,
      G: (heaps & 2) === 0 ? 2 : 4,
      B: (heaps & 4) === 0 ? 2 : 4
    }
    const sizeOf = (is: Column): number => {
      if (typeof is === "number") return is
      if (is.startsWith("#")) return wide([Number(is.slice(1))], 0)
      if (is in CODED) {
        const tables = CODED[is as keyof typeof CODED]
        return wide(tables, bitsOf(tables))
      }
      return heap[is]!
    }
    let start = from
    for (const table of own) {
      let at = 0
      const columns = SCHEMA[table]!.map((is) => {
        const column = { is, at, size: sizeOf(is) }
        at += column.size
        return column
      })
      const count = rows.get(table)!
      this.#tables.set(table, { start, rows: count, size: at, columns })
      start += count * at
    }
    if (start > this.#stream.length) throw new MalformedAssembly("tables longer than the metadata")
  }
  rows(table: number): number {
    return this.#tables.get(table)?.rows ?? 0
  }
  /** A cell as it is written. */
  value(table: number, row: number, column: number): number {
    const found = this.#tables.get(table)
    if (found === undefined || row < 1 || row > found.rows) throw new MalformedAssembly("an index to no such row")
    const { at, size } = found.columns[column]!
    const offset = found.start + (row - 1) * found.size + at
    return size === 2 ? this.#view.getUint16(offset, true) : this.#view.getUint32(offset, true)
  }
  /** The row that a cell leads to. */
  leadsTo(table: number, row: number, column: number): Row {
    const value = this.value(table, row, column)
    const { is } = this.#tables.get(table)!.columns[column]!
    const tables = typeof is === "string" && is in CODED ? CODED[is as keyof typeof CODED] : undefined
    if (tables === undefined) return { table: Number(String(is).slice(1)), row: value }
    const bits = bitsOf(tables)
    return { table: tables[value & (2 ** bits - 1)] ?? -1, row: value >>> bits }
  }
  text(table: number, row: number, column: number): string {
    return this.textAt(this.value(table, row, column))
  }
  textAt(index: number): string {
    const known = this.#texts.get(index)
    if (known !== undefined) return known
    if (index >= this.#strings.length) {
      if (index === 0) return ""
      throw new MalformedAssembly("an index to no such text")
    }
    const end = this.#strings.indexOf(0, index)
    const last = Math.min(end < 0 ? this.#strings.length : end, index + MAX_TEXT)
    const text = utf8.decode(this.#strings.subarray(index, last))
    this.#texts.set(index, text)
    return text
  }
  blob(table: number, row: number, column: number): Uint8Array {
    return this.blobAt(this.value(table, row, column))
  }
  blobAt(index: number): Uint8Array {
    if (index === 0) return none
    const reader = new AssemblyReader(this.#blobs, index)
    return reader.take(reader.compressed())
  }
  /** A text of the program (II.24.2.4). */
  userText(index: number): string {
    const reader = new AssemblyReader(this.#userStrings, index)
    const bytes = reader.take(reader.compressed())
    return utf16.decode(bytes.subarray(0, bytes.length & ~1))
  }
  /** All names, and all texts of the program, as they lie in the file. */
  get heaps(): { readonly names: Uint8Array; readonly texts: Uint8Array } {
    return { names: this.#strings, texts: this.#userStrings }
  }
  /** Rows of a table of which a column, by which the table is sorted, leads to a row. */
  rowsOf(table: number, column: number, of: Row): ReadonlyArray<number> {
    return this.#indexed(table, column).get(of.table * 2 ** 32 + of.row) ?? []
  }
  readonly #indexes = new Map<string, ReadonlyMap<number, ReadonlyArray<number>>>()
  #indexed(table: number, column: number): ReadonlyMap<number, ReadonlyArray<number>> {
    const key = `${table} ${column}`
    const known = this.#indexes.get(key)
    if (known !== undefined) return known
    const found = new Map<number, Array<number>>()
    for (let row = 1; row <= this.rows(table); row++) {
      const to = this.leadsTo(table, row, column)
      const rows = found.get(to.table * 2 ** 32 + to.row)
      if (rows === undefined) found.set(to.table * 2 ** 32 + to.row, [row])
      else rows.push(row)
    }
    this.#indexes.set(key, found)
    return found
  }
}
