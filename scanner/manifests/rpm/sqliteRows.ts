/** A value of a row; fractions are not read. */
export type SqliteValue = string | number | Uint8Array | undefined

/** SQLite's file format (https://www.sqlite.org/fileformat2.html), as far as the rows of a table need it. */
interface Database {
  readonly bytes: Uint8Array
  readonly pageSize: number
  /** Of a page, less what is reserved at its end. */
  readonly usable: number
  readonly pages: number
}

const latin1 = new TextDecoder("latin1")
const utf8 = new TextDecoder()

const MAGIC = "SQLite format 3\0"
const HEADER = 100
const LEAF = 0x0d
const INTERIOR = 0x05
const MAX_ROWS = 200_000

const u16 = (bytes: Uint8Array, at: number): number => bytes[at]! * 256 + bytes[at + 1]!
const u32 = (bytes: Uint8Array, at: number): number => u16(bytes, at) * 65_536 + u16(bytes, at + 2)

const open = (bytes: Uint8Array): Database | undefined => {
  if (bytes.length < HEADER || latin1.decode(bytes.subarray(0, 16)) !== MAGIC) return undefined
  const written = u16(bytes, 16)
  const pageSize = written === 1 ? 65_536 : written
  if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0) return undefined
  return { bytes, pageSize, usable: pageSize - bytes[20]!, pages: Math.floor(bytes.length / pageSize) }
}

const pageAt = ({ bytes, pageSize, pages }: Database, number: number): Uint8Array | undefined =>
  number >= 1 && number <= pages ? bytes.subarray((number - 1) * pageSize, number * pageSize) : undefined

/** A number of up to nine bytes and where it ends; those beyond 2^53 come out as something too large to be a length. */
const varint = (bytes: Uint8Array, at: number): readonly [value: number, end: number] => {
  let value = 0
  for (let end = at; end < at + 8; end++) {
    const byte = bytes[end] ?? 0
    value = value * 128 + (byte & 127)
    if (byte < 128) return [value, end + 1]
  }
  return [value * 256 + (bytes[at + 8] ?? 0), at + 9]
}

/** How much of a payload stands in its cell: section 1.6. */
const localSize = ({ usable }: Database, size: number): number => {
  const most = usable - 35
  if (size <= most) return size
  const least = Math.floor(((usable - 12) * 32) / 255) - 23
  const wanted = least + ((size - least) % (usable - 4))
  return wanted <= most ? wanted : least
}

/** The payload of the cell of a leaf, with what its overflow pages hold; undefined where it is cut off. */
const payloadAt = (database: Database, page: Uint8Array, at: number): Uint8Array | undefined => {
  const [size, afterSize] = varint(page, at)
  const [, start] = varint(page, afterSize)
  const local = localSize(database, size)
  if (size > database.bytes.length || start + local > page.length) return undefined
  if (local === size) return page.subarray(start, start + size)
  const payload = new Uint8Array(size)
  payload.set(page.subarray(start, start + local))
  let filled = local
  for (let next = u32(page, start + local), left = database.pages; filled < size; left--) {
    const overflow = left > 0 ? pageAt(database, next) : undefined
    if (overflow === undefined) return undefined
    const part = overflow.subarray(4, Math.min(database.usable, 4 + size - filled))
    payload.set(part, filled)
    filled += part.length
    next = u32(overflow, 0)
  }
  return payload
}

/** Lengths of the serial types 0 to 11: section 2.1. */
const NUMBERS = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0]

const FRACTION = 7
const ZERO = 8
const ONE = 9

const valueOf = (type: number, bytes: Uint8Array): SqliteValue => {
  if (type >= NUMBERS.length) return type % 2 === 0 ? bytes : utf8.decode(bytes)
  if (type === ZERO || type === ONE) return type - ZERO
  return type === 0 || type >= FRACTION ? undefined : bytes.reduce((value, byte) => value * 256 + byte, 0)
}

const valuesIn = (payload: Uint8Array): ReadonlyArray<SqliteValue> => {
  const [headerSize, start] = varint(payload, 0)
  const values: Array<SqliteValue> = []
  let body = headerSize
  for (let at = start; at < headerSize && at < payload.length;) {
    const [type, end] = varint(payload, at)
    at = end
    const length = type < NUMBERS.length ? NUMBERS[type]! : Math.floor((type - 12) / 2)
    const bytes = payload.subarray(body, body + length)
    body += length
    values.push(valueOf(type, bytes))
  }
  return values
}

/** The rows of a table, from its root page. */
function* rowsFrom(database: Database, root: number): Generator<ReadonlyArray<SqliteValue>> {
  const open = [root]
  const seen = new Set<number>()
  for (let number = open.pop(), rows = 0; number !== undefined; number = open.pop()) {
    const page = seen.has(number) ? undefined : pageAt(database, number)
    seen.add(number)
    if (page === undefined) continue
    const header = number === 1 ? HEADER : 0
    const kind = page[header]
    const cells = u16(page, header + 3)
    const pointers = header + (kind === LEAF ? 8 : 12)
    if ((kind !== LEAF && kind !== INTERIOR) || pointers + 2 * cells > page.length) continue
    const below: Array<number> = []
    for (let cell = 0; cell < cells; cell++) {
      const at = u16(page, pointers + 2 * cell)
      if (kind === INTERIOR) below.push(u32(page, at))
      else {
        const payload = payloadAt(database, page, at)
        if (payload !== undefined) yield valuesIn(payload)
        if (++rows >= MAX_ROWS) return
      }
    }
    if (kind === INTERIOR) open.push(u32(page, header + 8), ...below.toReversed())
  }
}

/** `sqlite_schema` has its root on the first page, and tells type, name, table, root page and text of each: section 2.6. */
const rootOf = (database: Database, table: string): number | undefined => {
  for (const [type, name, , root] of rowsFrom(database, 1))
    if (type === "table" && name === table && typeof root === "number") return root
  return undefined
}

/** The rows of a table by its name; undefined where the bytes are no database, or it has no such table. */
export const sqliteRows = (bytes: Uint8Array, table: string): Generator<ReadonlyArray<SqliteValue>> | undefined => {
  const database = open(bytes)
  if (database === undefined) return undefined
  const root = rootOf(database, table)
  return root === undefined ? undefined : rowsFrom(database, root)
}
