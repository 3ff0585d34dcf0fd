import type { Inclusions } from "../../grammars/inclusions.ts"
import { grammars } from "../../grammars/manifest.ts"
import { sizeOf, type SourceFile } from "../model/SourceFile.ts"
import { formatNamed } from "../select/artefactFormats.ts"
import { makeWordHasher } from "../source/wordHashes.ts"

/** So many words of all files are remembered; of files beyond, any may be there. */
const MAX_WORDS = 8_388_608

export interface IndexedFile {
  readonly path: string
  readonly language: string
  readonly bytes: number
  /** Hashes of the words in it; without them it may have any. */
  readonly words?: Uint32Array
  /** Of its bytes, where the scan has a memory. */
  readonly digest?: string
}

/** What is remembered of the files that are scanned, from the first time each was read. */
export interface FileIndex {
  readonly note: (file: SourceFile, language: string, ascii: Uint8Array) => void
  /** Notes a file that is not read, because a scan before has left what it says. */
  readonly noteKnown: (file: SourceFile, language: string, inclusions: Inclusions | undefined) => void
  /** In the order in which they were read. */
  readonly files: ReadonlyMap<string, IndexedFile>
  /** What files take in of each other. */
  readonly included: ReadonlyMap<string, Inclusions>
}

const latin1 = new TextDecoder("latin1")

/** Whether files of a language or a format can say something to others. */
const canBeAsked = (language: string): boolean => {
  const format = formatNamed(language)
  return format === undefined || format.settings !== undefined
}

export const makeFileIndex = (maxWords: number = MAX_WORDS): FileIndex => {
  const files = new Map<string, IndexedFile>()
  const included = new Map<string, Inclusions>()
  const wordsOf = makeWordHasher()
  let kept = 0
  const add = (file: SourceFile, language: string, words?: Uint32Array): void => {
    const { path, digest } = file
    files.set(path, {
      path,
      language,
      bytes: sizeOf(file),
      ...(words !== undefined && { words }),
      ...(digest !== undefined && { digest })
    })
  }
  const note = (file: SourceFile, language: string, ascii: Uint8Array): void => {
    const { path } = file
    if (files.has(path)) return
    const words = canBeAsked(language) && kept < maxWords ? wordsOf(ascii) : undefined
    kept += words?.length ?? 0
    add(file, language, words)
    const { inclusions } = grammars.get(language)?.imports ?? {}
    if (inclusions !== undefined) included.set(path, inclusions(latin1.decode(ascii)))
  }
  const noteKnown: FileIndex["noteKnown"] = (file, language, inclusions) => {
    if (files.has(file.path)) return
    add(file, language)
    if (inclusions !== undefined) included.set(file.path, inclusions)
  }
  return { note, noteKnown, files, included }
}
