import { hasProperty } from "effect/Predicate"
import type { NativeSection } from "./NativeBinary.ts"

/** A crate that is compiled into a program. */
export interface RustCrate {
  readonly name: string
  readonly version: string
  readonly offset: number
}

/** The list that `cargo auditable` leaves (https://github.com/rust-secure-code/cargo-auditable, `PARSING.md`): JSON, packed with zlib. */
interface AuditedCrates {
  readonly packages: ReadonlyArray<{ readonly name: string; readonly version: string; readonly kind?: unknown }>
}

const isAudited = (value: unknown): value is AuditedCrates =>
  hasProperty(value, "packages") &&
  Array.isArray(value.packages) &&
  value.packages.every(
    (one) =>
      hasProperty(one, "name") &&
      typeof one.name === "string" &&
      hasProperty(one, "version") &&
      typeof one.version === "string"
  )

const auditedIn = (text: string): AuditedCrates | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isAudited(value) ? value : undefined
  } catch {
    return undefined
  }
}

const SECTIONS: ReadonlySet<string> = new Set([".dep-v0", "rust-deps-v0"])

/** The documentation of the format gives 8 MiB as a bound of what it unpacks to. */
const MAX_UNPACKED = 8_388_608
const MAX_CRATES = 10_000

const inflated = async (bytes: Uint8Array): Promise<string | undefined> => {
  const reader = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream("deflate")).getReader()
  const utf8 = new TextDecoder()
  const parts: Array<string> = []
  let size = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      if (size > MAX_UNPACKED) return undefined
      parts.push(utf8.decode(next.value, { stream: true }))
    }
    return parts.join("") + utf8.decode()
  } catch {
    return undefined
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const auditedCrates = async (
  bytes: Uint8Array,
  sections: ReadonlyArray<NativeSection>
): Promise<ReadonlyArray<RustCrate> | undefined> => {
  const section = sections.find(({ name }) => SECTIONS.has(name))
  if (section === undefined) return undefined
  const text = await inflated(bytes.subarray(section.offset, section.offset + section.size))
  const read = text === undefined ? undefined : auditedIn(text)
  return read?.packages
    .filter(({ kind }) => kind !== "build")
    .slice(0, MAX_CRATES)
    .map(({ name, version }) => ({ name, version, offset: section.offset }))
}

/** What stands before the name of a crate in paths of its sources, which messages of errors have in them; Debian has folders of its own. */
export const CRATE_MARKS = ["/registry/src/", "/cargo/registry/"] as const

const PATH = /^(?:[^/\0]{1,64}\/)??([A-Za-z0-9_-]{1,64}?)-(\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]{1,32})?)\//

const latin1 = new TextDecoder("latin1")

const MAX_PATH = 256

const crateAt = (bytes: Uint8Array, offset: number): RustCrate | undefined => {
  const [, name, version] = PATH.exec(latin1.decode(bytes.subarray(offset, offset + MAX_PATH))) ?? []
  return name === undefined || version === undefined ? undefined : { name, version, offset }
}

/**
 * The crates in a program: those of its list, or else those whose sources its messages name. The first is all of them, the second only
 * what may stop with a message.
 */
export const rustCrates = async (
  bytes: Uint8Array,
  sections: ReadonlyArray<NativeSection>,
  paths: ReadonlyArray<number>
): Promise<ReadonlyArray<RustCrate>> => {
  const audited = await auditedCrates(bytes, sections)
  if (audited !== undefined) return audited
  const named = paths.flatMap((offset) => crateAt(bytes, offset) ?? [])
  return [...new Map(named.toReversed().map((one) => [`${one.name} ${one.version}`, one])).values()].toReversed()
}
