import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

export interface TestPackage {
  readonly name: string
  readonly version: string
  readonly release: string
  readonly epoch?: number
  readonly vendor?: string
  /** Bytes of other data in the header. */
  readonly padding?: number
}

const u32 = (...values: ReadonlyArray<number>): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at))
  return bytes
}

/** A header as RPM's database keeps it: number of entries, size of the data, entries, data. */
const rpmHeader = ({ name, version, release, epoch, vendor, padding = 0 }: TestPackage): Buffer => {
  const texts: ReadonlyArray<readonly [number, string | undefined]> = [
    [1000, name],
    [1001, version],
    [1002, release],
    [1011, vendor]
  ]
  const entries: Array<Buffer> = []
  const data: Array<Buffer> = [Buffer.alloc(padding, 0x2e)]
  const size = (): number => data.reduce((sum, one) => sum + one.length, 0)
  if (epoch !== undefined) {
    entries.push(u32(1003, 4, size(), 1))
    data.push(u32(epoch))
  }
  for (const [tag, text] of texts) {
    if (text === undefined) continue
    entries.push(u32(tag, 6, size(), 1))
    data.push(Buffer.from(`${text}\0`))
  }
  return Buffer.concat([u32(entries.length, size()), ...entries, ...data])
}

/** A database as RPM writes it, by SQLite itself. */
export const rpmDatabase = (packages: ReadonlyArray<TestPackage>, pageSize = 4_096): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), "ciphermap-rpm-"))
  const file = join(folder, "rpmdb.sqlite")
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA page_size = ${pageSize}`)
  database.exec("CREATE TABLE IF NOT EXISTS 'Packages' (hnum INTEGER PRIMARY KEY AUTOINCREMENT, blob BLOB NOT NULL)")
  database.exec("CREATE TABLE IF NOT EXISTS 'Name' (key TEXT NOT NULL, hnum INTEGER NOT NULL, idx INTEGER NOT NULL)")
  const insert = database.prepare("INSERT INTO Packages (blob) VALUES (?)")
  for (const one of packages) insert.run(rpmHeader(one))
  database.close()
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true })
  return bytes
}
