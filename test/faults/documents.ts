import { createHash } from "node:crypto"
import { gunzipSync } from "node:zlib"
import { storedFormats } from "../../src/domain/StoredFormat.ts"
import type { Fleet } from "./Fleet.ts"

/** What documents say of the scan, not of what it found: a number and a date. */
const ofTheScan = [
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  /\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z|, \d\d:\d\d UTC)/g,
  /cbom_[a-z0-9]{16}/g
]

/** The digest of each document of a scan, but for its number and date. */
export const documentsOf = async ({ sql }: Fleet, id: string): Promise<Readonly<Record<string, string>>> => {
  const pieces = await sql("select format, bytes from scan_bom_pieces where scan_id = $1 order by format, position", [
    id
  ])
  return Object.fromEntries(
    storedFormats.map((format) => {
      const gzip = Buffer.concat(pieces.filter((one) => one["format"] === format).map(({ bytes }) => bytes as Buffer))
      const text = ofTheScan.reduce((rest, pattern) => rest.replaceAll(pattern, "-"), gunzipSync(gzip).toString("utf8"))
      return [format, createHash("sha256").update(text).digest("hex")]
    })
  )
}
