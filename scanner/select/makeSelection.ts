import picomatch from "picomatch"
import type { SourceKind } from "./languageOf.ts"
import { packageRecords } from "./artefactFormats.ts"
import { defaultSelection, type Selection } from "./Selection.ts"

/** Paths have `/` on every system, and a leading `!` or `#` is part of a name. */
const options = { dot: true, windows: false, nonegate: true }

const globsFor = (glob: string): ReadonlyArray<string> => {
  const named = glob.replace(/^\.\//, "").replace(/\/+$/, "")
  if (named === "") return []
  const anchored = named.includes("/") ? named.replace(/^\//, "") : `**/${named}`
  return [anchored, `${anchored}/**`, `${anchored}!/**`]
}

const anyOf = (globs: ReadonlyArray<string>): ((path: string) => boolean) => {
  const all = globs.flatMap(globsFor)
  return all.length === 0 ? () => false : picomatch(all, options)
}

/**
 * Globs are matched as in a `.gitignore` file: with a `/` against the path relative to the root, without one against the
 * name of a file or folder at any depth. A glob that names a folder or an archive means everything in it.
 */
export const makeSelection = (wishes: {
  readonly maxFileSize?: number | undefined
  readonly include?: ReadonlyArray<string>
  readonly exclude?: ReadonlyArray<string>
  readonly kinds?: ReadonlyArray<SourceKind>
  /** Whether installed packages are read. Default: those in archives and images. */
  readonly dependencies?: boolean | undefined
}): Selection => {
  const { include = [], exclude = [], kinds = defaultSelection.kinds, dependencies } = wishes
  const isIncluded = include.length === 0 ? () => true : anyOf(include)
  const isExcluded = anyOf(exclude)
  return {
    maxFileSize: wishes.maxFileSize ?? defaultSelection.maxFileSize,
    kinds: dependencies === true ? [...kinds, packageRecords] : kinds,
    ...(dependencies !== undefined && { dependencies }),
    isWanted: (path) => isIncluded(path) && !isExcluded(path),
    isExcluded
  }
}
