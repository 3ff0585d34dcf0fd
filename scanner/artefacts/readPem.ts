import * as Base64 from "effect/encoding/Base64"
import * as Result from "effect/Result"
import type { Facts } from "../model/Facts.ts"
import { openssl } from "../notation/openssl.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { readOpenPgpArmor } from "./openPgp.ts"
import { readOpenSshKey } from "./openSsh.ts"
import { readLabelled } from "./readDer.ts"

/** A block of a text, by the offset of its first dash. */
export interface PemBlock {
  readonly start: number
  readonly end: number
  readonly found: ReadonlyArray<FoundArtefact>
}

/** RFC 7468 2. */
const BEGIN = "-----BEGIN "
const LABEL = /^-----BEGIN ([A-Za-z0-9 #.]{3,40})-----/
const MAX_BLOCK = 262_144

/** Quotes, escaped line breaks and the signs that put strings together. */
const GLUE = /\\[nrt]|["'`]\s{0,80}(?:\+|\.\.?|\\|<<|,|&)?\s{0,80}["'`]|["'`\\]/g

/** RFC 1421 4.6: header fields such as `Proc-Type` precede the body. */
const HEADER = /^[ \t]*([A-Za-z][A-Za-z0-9-]*):[ \t]*(.*)$/

/** Of a block that is commented out as a whole: a line of base64 may begin with two slashes, too. */
const COMMENT = /^\s*(?:#|\/\/|\*|;)\s?/

interface Body {
  readonly headers: ReadonlyMap<string, string>
  readonly base64: string
}

const bodyOf = (raw: string): Body => {
  const headers = new Map<string, string>()
  const lines = raw.replace(GLUE, "\n").split(/\r?\n/)
  const kept = lines.filter((line) => {
    const header = HEADER.exec(line)
    if (header !== null) headers.set(header[1]!.toLowerCase(), header[2]!.trim())
    return header === null
  })
  const isCommented = kept.every((line) => line.trim() === "" || COMMENT.test(line))
  return { headers, base64: kept.map((line) => (isCommented ? line.replace(COMMENT, "") : line).trim()).join("") }
}

const decode = (base64: string): Uint8Array | undefined => {
  if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(base64)) return undefined
  return Result.getOrUndefined(Base64.decode(base64))
}

/** The cipher that `DEK-Info` names, with a key from one round of MD5 (OpenSSL, PEM_read_bio_PrivateKey(3)). */
const legacyProtection = (info: string | undefined): Facts => {
  const read = openssl.ofText?.((info ?? "").split(",")[0]!)
  const { name: cipher, keyBits, mode } = typeof read === "object" ? read : {}
  return {
    name: "PEM-PBE",
    digest: "MD5",
    iterations: 1,
    ...(cipher !== undefined && { cipher }),
    ...(keyBits !== undefined && { keyBits }),
    ...(mode !== undefined && { mode })
  }
}

const KEY_NAMES: ReadonlyMap<string, string> = new Map([
  ["RSA PRIVATE KEY", "RSA"],
  ["EC PRIVATE KEY", "EC"],
  ["DSA PRIVATE KEY", "DSA"]
])

/** RFC 1421: the body is encrypted, so only the label tells what it contains. */
const encryptedFound = (label: string, { headers }: Body, bytes: Uint8Array): FoundArtefact => {
  const name = KEY_NAMES.get(label)
  return {
    kind: "key",
    symbol: name === undefined ? "encrypted PEM" : label,
    facts: { ...(name !== undefined && { name }), material: "private-key" },
    stored: {
      format: "PEM",
      fingerprint: fingerprint(bytes),
      isEncrypted: true,
      protection: legacyProtection(headers.get("dek-info"))
    }
  }
}

const foundIn = (label: string, raw: string): ReadonlyArray<FoundArtefact> => {
  if (label.startsWith("PGP ")) return readOpenPgpArmor(label, raw)
  const body = bodyOf(raw)
  const bytes = decode(body.base64)
  if (bytes === undefined) return []
  if (body.headers.get("proc-type")?.includes("ENCRYPTED") === true) return [encryptedFound(label, body, bytes)]
  if (label === "OPENSSH PRIVATE KEY") {
    const found = readOpenSshKey(bytes)
    return found === undefined ? [] : [found]
  }
  return readLabelled(label, bytes) ?? []
}

const blockAt = (text: string, start: number, limit: number): PemBlock | undefined => {
  const label = LABEL.exec(text.slice(start, start + 64))
  if (label === null) return undefined
  const from = start + label[0].length
  const raw = text.slice(from, Math.min(limit, from + MAX_BLOCK))
  const close = `-----END ${label[1]}-----`
  const end = raw.indexOf(close)
  if (end < 0) return undefined
  return { start, end: from + end + close.length, found: foundIn(label[1]!, raw.slice(0, end)) }
}

/**
 * The keys and certificates that a text holds between `-----BEGIN` and `-----END`, wherever it does: a source file may
 * write line breaks as escapes and the lines as strings that are put together.
 */
export const readPem = (text: string): ReadonlyArray<PemBlock> => {
  const blocks: Array<PemBlock> = []
  for (let start = text.indexOf(BEGIN); start >= 0;) {
    const next = text.indexOf(BEGIN, start + BEGIN.length)
    const block = blockAt(text, start, next < 0 ? text.length : next)
    if (block !== undefined) blocks.push(block)
    start = next
  }
  return blocks
}
