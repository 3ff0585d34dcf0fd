import * as Effect from "effect/Effect"
import type { SourceFile } from "../model/SourceFile.ts"
import type { Selection } from "../select/Selection.ts"
import { isRecordOf } from "./shapes.ts"
import { decodedAs, memoryKey, putValue, type ScanMemory } from "./ScanMemory.ts"

/** A file by what it is called and the digest of what is in it. */
type NamedFile = Pick<SourceFile, "path" | "digest">

/** What a pass over all files learns of each, so that the next scan need not read those that have not changed. */
export interface FileFacts<A> {
  readonly known: (file: NamedFile) => A | undefined
  readonly note: (file: NamedFile, fact: A) => void
  /** Keeps the facts of the files that were seen. */
  readonly save: Effect.Effect<void>
}

/** Of a digest: 128 bits tell the files of a scan apart. */
const NAME_LENGTH = 32

/** The facts of a pass, under all that they depend on but the file itself. */
export const makeFileFacts = Effect.fnUntraced(function* <A>(
  memory: ScanMemory | undefined,
  { maxFileSize, kinds, dependencies, isWanted }: Selection,
  parts: ReadonlyArray<unknown>,
  is: (value: unknown) => value is A
) {
  if (memory === undefined) {
    const none: FileFacts<A> = { known: () => undefined, note: () => undefined, save: Effect.void }
    return none
  }
  const key = memoryKey(memory, "files", [maxFileSize, kinds.map(({ name }) => name), dependencies ?? null, ...parts])
  const [bytes] = yield* memory.get([key])
  const before = new Map(Object.entries(decodedAs(bytes, isRecordOf(is)) ?? {}))
  const seen = new Map<string, A>()
  let isNew = false
  const nameOf = ({ path, digest }: NamedFile): string =>
    memory.digest(`${digest!} ${isWanted(path)} ${path}`).slice(0, NAME_LENGTH)
  const facts: FileFacts<A> = {
    known: (file) => {
      const name = nameOf(file)
      const fact = before.get(name)
      if (fact !== undefined) seen.set(name, fact)
      return fact
    },
    note: (file, fact) => {
      isNew = true
      seen.set(nameOf(file), fact)
    },
    save: Effect.suspend(() => (isNew ? putValue(memory, key, Object.fromEntries(seen)) : Effect.void))
  }
  return facts
})
