import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join, relative, resolve, sep } from "node:path"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ScanReport, Skipped } from "../../scanner/model/ScanReport.ts"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import {
  type IgnoreFile,
  type IgnoreRules,
  isIgnored,
  noIgnoreRules,
  withIgnoreFiles
} from "../../scanner/select/IgnoreRules.ts"
import { extensionOf, languageByName } from "../../scanner/select/languageOf.ts"
import { type Selection, selectName } from "../../scanner/select/Selection.ts"
import { vendoredFolders } from "../../scanner/select/vendored.ts"
import { ScanRootMissing, ScanRootNotFolder, ScanRootUnreadable, type ScanRootError } from "./ScanRootError.ts"

/** Files read at one go, so that other fibers get their turn in between. */
const READ_AT_ONCE = 64

const MAX_DEPTH = 256

/** What a folder holds: files worth reading, in the order of their paths, and what was left out. */
export interface FolderListing {
  readonly root: string
  readonly paths: ReadonlyArray<string>
  readonly skipped: ReadonlyArray<Skipped>
  /** Languages of the files, as far as their names tell. */
  readonly languages: ReadonlyArray<string>
  /** Files in no language the scanner knows, by extension. */
  readonly unsupported: ScanReport["unsupported"]
}

export interface ListOptions {
  readonly selection: Selection
  /** False: `.gitignore` files are not read; `.ciphermapignore` files always are. */
  readonly gitignore: boolean
}

const codeOf = (cause: unknown): string => (cause as { readonly code?: string } | undefined)?.code ?? "unknown"

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}

interface Walk {
  readonly root: string
  readonly options: ListOptions
  readonly paths: Array<string>
  readonly skipped: Array<Skipped>
  readonly languages: Set<string>
  readonly unsupported: Map<string, number>
}

const ignoreFilesIn = (
  absolute: string,
  folder: string,
  names: ReadonlySet<string>,
  gitignore: boolean
): ReadonlyArray<IgnoreFile> =>
  [...(gitignore ? [".gitignore"] : []), ".ciphermapignore"].flatMap((name) => {
    const text = names.has(name) ? readText(join(absolute, name)) : undefined
    return text === undefined ? [] : [{ folder, text }]
  })

const skip = (walk: Walk, path: string, reason: Skipped["reason"], detail?: string): void => {
  walk.skipped.push({ path, reason, ...(detail !== undefined && { detail }) })
}

const visitFile = (walk: Walk, path: string): void => {
  const { selection } = walk.options
  const language = languageByName(path, selection.languages)
  const extension = extensionOf(path)
  if (language !== undefined) walk.languages.add(language.name)
  if (language !== undefined || extension === "") walk.paths.push(path)
  else walk.unsupported.set(extension, (walk.unsupported.get(extension) ?? 0) + 1)
}

const visitFolder = (walk: Walk, folder: string, outer: IgnoreRules, depth: number): void => {
  const absolute = join(walk.root, folder)
  const entries = list(walk, absolute, folder)
  const rules = withIgnoreFiles(
    outer,
    ignoreFilesIn(absolute, folder, new Set(entries.map((entry) => entry.name)), walk.options.gitignore)
  )
  for (const entry of entries)
    visitEntry(walk, folder === "" ? entry.name : `${folder}/${entry.name}`, entry, rules, depth)
}

const visitEntry = (walk: Walk, path: string, entry: Dirent, rules: IgnoreRules, depth: number): void => {
  if (entry.isDirectory()) {
    if (vendoredFolders.has(entry.name)) skip(walk, `${path}/`, "vendored")
    else if (isIgnored(rules, `${path}/`)) skip(walk, `${path}/`, "ignored")
    else if (depth >= MAX_DEPTH) skip(walk, `${path}/`, "unreadable", `deeper than ${MAX_DEPTH} folders`)
    else visitFolder(walk, path, rules, depth + 1)
  } else if (languageByName(path, walk.options.selection.languages) !== undefined && isIgnored(rules, path)) {
    skip(walk, path, "ignored")
  } else if (entry.isFile()) {
    if (!isIgnored(rules, path)) visitFile(walk, path)
  } else if (languageByName(path, walk.options.selection.languages) !== undefined) {
    skip(walk, path, "ignored", entry.isSymbolicLink() ? "symbolic link" : "not a regular file")
  }
}

const list = (walk: Walk, absolute: string, folder: string): ReadonlyArray<Dirent> => {
  try {
    return readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (cause) {
    skip(walk, `${folder}/`, "unreadable", codeOf(cause))
    return []
  }
}

const within = (folder: string, root: string): string => relative(folder, root).split(sep).join("/")

/** Ignore files of the folders above the root, up to that of its repository, outermost first. */
const filesAbove = (root: string): ReadonlyArray<IgnoreFile> => {
  const found: Array<IgnoreFile> = []
  for (let at = root; ; at = dirname(at)) {
    const place = at === root ? { folder: "" } : { folder: "", rootWithin: within(at, root) }
    const own = at === root ? undefined : readText(join(at, ".gitignore"))
    if (own !== undefined) found.unshift({ ...place, text: own })
    if (exists(join(at, ".git"))) {
      const excluded = readText(join(at, ".git", "info", "exclude"))
      return excluded === undefined ? found : [{ ...place, text: excluded }, ...found]
    }
    if (dirname(at) === at) return []
  }
}

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

const checkRoot = (path: string): Effect.Effect<string, ScanRootError> =>
  Effect.suspend((): Effect.Effect<string, ScanRootError> => {
    const root = resolve(path)
    try {
      const stat = statSync(root, { throwIfNoEntry: false })
      if (stat === undefined) return Effect.fail(new ScanRootMissing({ path }))
      if (!stat.isDirectory()) return Effect.fail(new ScanRootNotFolder({ path }))
      readdirSync(root)
      return Effect.succeed(root)
    } catch (cause) {
      return Effect.fail(
        codeOf(cause) === "ENOTDIR"
          ? new ScanRootMissing({ path })
          : new ScanRootUnreadable({ path, code: codeOf(cause) })
      )
    }
  })

/** Lists what a folder holds. Symbolic links are not followed, sockets and pipes not opened. */
export const listFolder = Effect.fnUntraced(function* (path: string, options: ListOptions) {
  const root = yield* checkRoot(path)
  return yield* Effect.sync((): FolderListing => {
    const walk: Walk = { root, options, paths: [], skipped: [], languages: new Set(), unsupported: new Map() }
    visitFolder(walk, "", withIgnoreFiles(noIgnoreRules, options.gitignore ? filesAbove(root) : []), 0)
    return {
      root,
      paths: walk.paths,
      skipped: walk.skipped,
      languages: [...walk.languages].sort(),
      unsupported: Object.fromEntries([...walk.unsupported].sort(([a], [b]) => (a < b ? -1 : 1)))
    }
  })
})

const readOne = (root: string, path: string, { maxFileSize }: Selection): SourceFile | Skipped => {
  try {
    const absolute = join(root, path)
    const { size } = statSync(absolute)
    if (size > maxFileSize) return { path, reason: "too-large", detail: `${size} bytes` }
    return { path, bytes: readFileSync(absolute) }
  } catch (cause) {
    return { path, reason: "unreadable", detail: codeOf(cause) }
  }
}

/** Reads the files of a listing. Those that cannot be read, are too large or are not wanted go to `onSkipped` instead. */
export const readFiles = (
  listing: FolderListing,
  selection: Selection,
  onSkipped: (skipped: Skipped) => void
): Stream.Stream<SourceFile> => {
  const readAll = (paths: ReadonlyArray<string>): ReadonlyArray<SourceFile> =>
    paths.flatMap((path) => {
      const unwanted = selectName(path, 0, selection)
      const file = unwanted === undefined ? readOne(listing.root, path, selection) : { path, ...unwanted }
      if ("bytes" in file) return [file]
      onSkipped(file)
      return []
    })
  return Stream.fromIterable(listing.paths).pipe(
    Stream.grouped(READ_AT_ONCE),
    Stream.mapEffect((paths) =>
      Effect.andThen(
        Effect.yieldNow,
        Effect.sync(() => readAll(paths))
      )
    ),
    Stream.flattenIterable
  )
}
