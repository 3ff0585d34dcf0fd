import type { Skip } from "../select/Selection.ts"
import type { TarInput } from "./TarInput.ts"

/** What an entry is: of no other kind anything can be read. */
export type TarEntryKind = "file" | "folder" | "link" | "sparse" | "other"

export interface TarEntry {
  readonly name: Uint8Array
  readonly kind: TarEntryKind
  readonly size: number
  /** Where its bytes begin. */
  readonly offset: number
  /** Its bytes, while no next entry was asked for; undefined where the archive ends before. */
  readonly content: () => Promise<Uint8Array | undefined>
}

const BLOCK = 512

/** Names and attributes that do not fit into a header. */
const MAX_EXTENSION = 1_048_576

/** Type flags of POSIX.1-2017 pax(1), "ustar Interchange Format", and of GNU tar ("Basic Tar Format" of its manual). */
const kinds: { readonly [flag: string]: TarEntryKind } = {
  "\0": "file",
  "0": "file",
  "7": "file",
  "1": "link",
  "2": "link",
  "5": "folder",
  S: "sparse"
}

const latin1 = new TextDecoder("latin1")

const untilNul = (bytes: Uint8Array): Uint8Array => {
  const end = bytes.indexOf(0)
  return end < 0 ? bytes : bytes.subarray(0, end)
}

/** An octal number, or one of base 256 where the first bit is set; undefined for anything else. */
const numberOf = (field: Uint8Array): number | undefined => {
  if (field[0] === 0x80) return field.subarray(1).reduce((value, byte) => value * 256 + byte, 0)
  const text = latin1.decode(untilNul(field)).trim()
  return /^[0-7]*$/.test(text) ? Number.parseInt(text === "" ? "0" : text, 8) : undefined
}

const CHECKSUM = 148
const SPACE = 32

/** The sum of all bytes of a header, with spaces in the place of the sum itself. */
const hasItsChecksum = (header: Uint8Array): boolean => {
  let sum = 0
  for (let at = 0; at < BLOCK; at++) sum += at >= CHECKSUM && at < CHECKSUM + 8 ? SPACE : header[at]!
  return numberOf(header.subarray(CHECKSUM, CHECKSUM + 8)) === sum
}

const joined = (prefix: Uint8Array, name: Uint8Array): Uint8Array =>
  prefix.length === 0 ? name : Uint8Array.from([...prefix, 0x2f, ...name])

const USTAR = "ustar\0"

/** GNU tar has other fields where ustar has the beginning of a long name. */
const nameIn = (header: Uint8Array): Uint8Array => {
  const name = untilNul(header.subarray(0, 100))
  return latin1.decode(header.subarray(257, 263)) === USTAR ? joined(untilNul(header.subarray(345, 500)), name) : name
}

/** `LENGTH KEY=VALUE\n`, again and again; the length counts itself. */
const paxRecords = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const records = new Map<string, Uint8Array>()
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(SPACE, at)
    const length = space < 0 ? "" : latin1.decode(bytes.subarray(at, Math.min(space, at + 8)))
    const end = at + Number(length)
    const equals = bytes.indexOf(0x3d, space)
    if (!/^[1-9]\d*$/.test(length) || equals < 0 || equals >= end || end > bytes.length) break
    records.set(latin1.decode(bytes.subarray(space + 1, equals)), bytes.subarray(equals + 1, end - 1))
    at = end
  }
  return records
}

/** What an entry in front says of the one behind it. */
interface Extension {
  readonly name?: Uint8Array
  readonly size?: number
  readonly isSparse?: true
}

const extensionOf = (flag: string, bytes: Uint8Array): Extension => {
  if (flag === "L") return { name: untilNul(bytes) }
  if (flag !== "x") return {}
  const records = paxRecords(bytes)
  const name = records.get("path")
  const size = records.get("size")
  return {
    ...(name !== undefined && { name }),
    ...(size !== undefined && { size: Number(latin1.decode(size)) }),
    ...([...records.keys()].some((key) => key.startsWith("GNU.sparse.")) && { isSparse: true as const })
  }
}

const malformed = (detail: string): Skip => ({ reason: "malformed", detail })

const CUT_OFF = malformed("it is cut off")

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

const isSize = (size: number | undefined): size is number =>
  size !== undefined && Number.isSafeInteger(size) && size >= 0

/**
 * The entries of a tar file in their order, as ustar, pax and GNU tar write them. Returns why there may be more, if so. What
 * is not asked for is passed over.
 */
export async function* readTar(input: TarInput): AsyncGenerator<TarEntry, Skip | undefined> {
  let extension: Extension = {}
  let isEmpty = true
  while (true) {
    const header = await input.take(BLOCK)
    if (header.length === 0) return isEmpty ? malformed("nothing is in it") : undefined
    if (header.length < BLOCK) return CUT_OFF
    if (header.every((byte) => byte === 0)) return undefined
    if (!hasItsChecksum(header)) return malformed(isEmpty ? "no tar file" : "a header is damaged")
    isEmpty = false
    const flag = latin1.decode(header.subarray(156, 157))
    const written = numberOf(header.subarray(124, 136))
    if (flag === "x" || flag === "g" || flag === "L" || flag === "K") {
      if (!isSize(written) || written > MAX_EXTENSION) return malformed("a header is damaged")
      const bytes = await input.take(written)
      if (bytes.length < written || !(await input.skip(paddingOf(written)))) return CUT_OFF
      extension = { ...extension, ...extensionOf(flag, bytes) }
      continue
    }
    const size = extension.size ?? written
    if (!isSize(size)) return malformed("a header is damaged")
    const name = extension.name ?? nameIn(header)
    const isFolder = name.at(-1) === 0x2f
    const kind = extension.isSparse === true ? "sparse" : isFolder ? "folder" : (kinds[flag] ?? "other")
    extension = {}
    // Links have a size that is that of what they lead to, and no content.
    const bytes = kind === "link" || kind === "folder" ? 0 : size
    let left = bytes
    const content = async (): Promise<Uint8Array | undefined> => {
      left = 0
      const read = await input.take(bytes)
      return read.length === bytes ? read : undefined
    }
    yield { name, kind, size: bytes, offset: input.position(), content }
    if (!(await input.skip(left + paddingOf(bytes)))) return CUT_OFF
  }
}
