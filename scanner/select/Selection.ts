import picomatch from "picomatch"
import { type Language, manifest } from "../../grammars/manifest.ts"
import type { SkipReason } from "../model/ScanReport.ts"
import { asciiCompatible } from "./decodeSource.ts"
import { isBinary } from "./isBinary.ts"
import { isMinified } from "./isMinified.ts"
import { languageByName, languageByShebang } from "./languageOf.ts"
import { vendoredFolders } from "./vendored.ts"

export interface Skip {
  readonly reason: SkipReason
  readonly detail?: string
}

/** What may be scanned at all. */
export interface Selection {
  readonly maxFileSize: number
  readonly languages: ReadonlyArray<Language>
  /** Whether a path, relative to the root, is wanted by the include and exclude globs. */
  readonly isWanted: (path: string) => boolean
}

export const DEFAULT_MAX_FILE_SIZE = 1_048_576

const options = { dot: true }

const anyOf = (globs: ReadonlyArray<string>): ((path: string) => boolean) => {
  const matchers = globs.flatMap((glob) => [picomatch(glob, options), picomatch(`${glob.replace(/\/+$/, "")}/**`, options)])
  return (path) => matchers.some((matches) => matches(path))
}

/** Globs are matched against paths relative to the root; one that names a folder means everything in it. */
export const makeSelection = (wishes: {
  readonly maxFileSize?: number | undefined
  readonly include?: ReadonlyArray<string>
  readonly exclude?: ReadonlyArray<string>
  readonly languages?: ReadonlyArray<Language>
}): Selection => {
  const { include = [], exclude = [] } = wishes
  const isIncluded = include.length === 0 ? () => true : anyOf(include)
  const isExcluded = exclude.length === 0 ? () => false : anyOf(exclude)
  return {
    maxFileSize: wishes.maxFileSize ?? DEFAULT_MAX_FILE_SIZE,
    languages: wishes.languages ?? manifest,
    isWanted: (path) => isIncluded(path) && !isExcluded(path)
  }
}

export const defaultSelection: Selection = makeSelection({})

const isVendored = (path: string): boolean => path.split("/").slice(0, -1).some((folder) => vendoredFolders.has(folder))

/** What a path and a size alone decide. Undefined: the content must be looked at. */
export const selectName = (path: string, size: number, selection: Selection): Skip | undefined => {
  if (isVendored(path)) return { reason: "vendored" }
  if (!selection.isWanted(path)) return { reason: "ignored", detail: "include and exclude patterns" }
  return size > selection.maxFileSize ? { reason: "too-large", detail: `${size} bytes` } : undefined
}

/** The language a file is scanned as, or why it is not scanned. */
export const selectContent = (path: string, bytes: Uint8Array, selection: Selection): Skip | { readonly language: string } => {
  const { languages } = selection
  const language = languageByName(path, languages) ?? languageByShebang(path, bytes, languages)
  if (language === undefined) return { reason: "unsupported-language" }
  const skip = selectName(path, bytes.length, selection)
  if (skip !== undefined) return skip
  if (isBinary(bytes)) return { reason: "binary" }
  return isMinified(asciiCompatible(bytes)) || /\.min\.[^./]+$/.test(path) ? { reason: "minified" } : { language: language.name }
}
