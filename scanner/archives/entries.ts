import type { Skip } from "../select/Selection.ts"
import type { ArchiveBudget } from "./archiveLimits.ts"
import { type ByteSource, exactly, partOf } from "./ByteSource.ts"
import { classEntries } from "./classEntries.ts"
import type { Decompression } from "./Decompression.ts"
import { readAr } from "./readAr.ts"
import { readTar, type TarEntryKind } from "./readTar.ts"
import { readZip, storedPart, zipContent, type ZipEntry } from "./readZip.ts"
import type { TarInput } from "./TarInput.ts"

/** An entry of an archive of any kind. */
export interface Entry {
  readonly name: Uint8Array
  readonly kind: TarEntryKind
  readonly size: number
  /** Its size in the archive, where it is packed by itself. */
  readonly packed?: number
  readonly content: () => Promise<Uint8Array | Skip>
  /** Where it stands in the archive as it is. */
  readonly stored?: () => ByteSource | Skip | undefined
  /** Of a class file: those of the classes within it. */
  readonly nested?: ReadonlyArray<Entry>
}

/** What reading the entries of an archive depends on. */
interface EntryOptions {
  readonly options: { readonly decompression: Decompression }
  readonly budget: Pick<ArchiveBudget, "limits">
}

export const isSkip = (value: object): value is Skip => "reason" in value

export const malformed = (detail: string): Skip => ({ reason: "malformed", detail })

export async function* zipEntries(
  { options: { decompression }, budget: { limits } }: EntryOptions,
  source: ByteSource
): AsyncGenerator<Entry, Skip | undefined> {
  const directory = readZip(source, limits.directoryBytes)
  if (isSkip(directory)) return directory
  const entryOf = (entry: ZipEntry): Entry => ({
    name: entry.name,
    kind: entry.isLink ? "link" : entry.name.at(-1) === 0x2f ? "folder" : "file",
    size: entry.size,
    packed: entry.packed,
    content: () => Promise.resolve(zipContent(source, entry, decompression)),
    stored: () => storedPart(source, entry)
  })
  for (const [entry, nested] of classEntries(directory.entries))
    yield { ...entryOf(entry), ...(nested.length > 0 && { nested: nested.map(entryOf) }) }
  return directory.damage()
}

export async function* tarEntries(input: TarInput, source?: ByteSource): AsyncGenerator<Entry, Skip | undefined> {
  const entries = readTar(input)
  for (let next = await entries.next(); ; next = await entries.next()) {
    if (next.done === true) return next.value
    const { content, offset, ...entry } = next.value
    yield {
      ...entry,
      content: async () => (await content()) ?? malformed("it is cut off"),
      ...(source !== undefined && { stored: () => storedIn(source, offset, entry.size) })
    }
  }
}

export async function* arEntries(_: EntryOptions, source: ByteSource): AsyncGenerator<Entry, Skip | undefined> {
  const entries = readAr(source)
  for (let next = entries.next(); ; next = entries.next()) {
    if (next.done === true) return next.value
    const { name, size, offset } = next.value
    const stored = storedIn(source, offset, size)
    const content = (): Uint8Array | Skip =>
      isSkip(stored) ? stored : (exactly(stored, 0, size) ?? malformed("it is cut off"))
    yield { name, kind: "file", size, content: () => Promise.resolve(content()), stored: () => stored }
  }
}

const storedIn = (source: ByteSource, offset: number, size: number): ByteSource | Skip =>
  offset + size > source.size ? malformed("it is cut off") : partOf(source, offset, size)
