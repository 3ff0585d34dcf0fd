import ignore, { type Ignore, type TestResult } from "ignore"

const plain = /^[^*?[\\]+$/
const anyBeginning = /^\*([^*?[\\]+)$/
const anyEnding = /^([^*?[\\]+)\*$/
const anyName = /^\*+$/

/** The segments of a pattern; none for a line without a pattern. */
const segmentsOf = (line: string): ReadonlyArray<string> => {
  if (line.trim() === "" || line.startsWith("#")) return []
  const pattern = line.replace(/^!/, "").replace(/[ \r]+$/, "")
  // Here a slash may be part of a bracket expression, or a space part of a name.
  if (/[[\\].*\/./.test(pattern) || pattern.endsWith("\\")) return ["*"]
  return pattern.replace(/\/$/, "").split("/")
}

/** For a pattern that leaves the last name open, a folder that must be on the way; empty where that is open too. */
const folderOf = (segments: ReadonlyArray<string>): string => segments.findLast((segment) => plain.test(segment)) ?? ""

/**
 * Whether some pattern of an ignore file may match a path with this last name. Most paths match none, and to find that out
 * costs a tenth of what matching costs. Never false for a path that a pattern matches itself, not by a folder above it.
 */
const possibleMatch = (text: string): ((path: string, name: string) => boolean) => {
  const patterns = text
    .split("\n")
    .map(segmentsOf)
    .filter((segments) => segments.length > 0)
  const open = patterns.filter((segments) => anyName.test(segments.at(-1)!))
  const lasts = patterns.map((segments) => segments.at(-1)!).filter((last) => !anyName.test(last))
  const captured = (form: RegExp): ReadonlyArray<string> => lasts.flatMap((last) => form.exec(last)?.[1] ?? [])
  const names = new Set(lasts.filter((last) => plain.test(last)))
  const endings = captured(anyBeginning)
  const beginnings = captured(anyEnding)
  const folders = open.map((segments) => `${folderOf(segments)}/`)
  const others = lasts.filter((last) => ![plain, anyBeginning, anyEnding].some((form) => form.test(last)))
  const rest = ignore({ ignorecase: false }).add(others.map((last) => ({ pattern: `/${last}` })))
  if (folders.includes("/")) return () => true
  return (path, name) =>
    names.has(name) ||
    endings.some((ending) => name.endsWith(ending)) ||
    beginnings.some((beginning) => name.startsWith(beginning)) ||
    folders.some((folder) => path.includes(folder)) ||
    (others.length > 0 && rest.ignores(name))
}

export type IgnoreFileName = ".git/info/exclude" | ".gitignore" | ".ciphermapignore"

/**
 * One ignore file. It stands in `folder` (relative to the root, empty for the root itself), or above the root, and then
 * `rootWithin` is the path from its folder to the root.
 */
export interface IgnoreFile {
  readonly name: IgnoreFileName
  readonly folder: string
  readonly rootWithin?: string
  readonly text: string
}

interface Level {
  readonly file: IgnoreFile
  readonly rules: Ignore
  readonly mayMatch: ReturnType<typeof possibleMatch>
  /** The same rules for what is below a folder that these rules ignore, but that was entered nevertheless. */
  readonly below: Map<string, Level>
}

/** Far larger than known ignore files; a larger one is refused as a whole, so that no pattern is cut. */
export const MAX_IGNORE_FILE = 1_048_576

/** Ignore rules in force in one folder, the least important first. */
export type IgnoreRules = ReadonlyArray<Level>

export const noIgnoreRules: IgnoreRules = []

const importance: { readonly [N in IgnoreFileName]: number } = {
  ".git/info/exclude": 0,
  ".gitignore": 1,
  ".ciphermapignore": 2
}

/** No path is longer; no path matches a longer pattern but by wildcards that match nothing. */
const MAX_PATTERN = 4_096

/** The time to match one path grows with their number: 1 ms. */
const MAX_LINES = 10_000

/** The time to match one path grows with its depth to this power: 6 ms at 128 folders. */
const MAX_GLOBSTARS = 3

const globstar = /(?:^!?|\/)\*{2,}(?=\/)/g

const isBounded = (pattern: string): boolean =>
  pattern.length <= MAX_PATTERN && (pattern.match(globstar)?.length ?? 0) <= MAX_GLOBSTARS

const bounded = (text: string): string => text.split("\n").slice(0, MAX_LINES).filter(isBounded).join("\n")

const levelOf = (file: IgnoreFile): Level => {
  const text = bounded(file.text)
  return { file, rules: ignore({ ignorecase: false }).add(text), mayMatch: possibleMatch(text), below: new Map() }
}

/**
 * Adds the ignore files of a folder that has just been entered. A pattern over 4,096 characters or with more than three
 * `**` between slashes, and what follows the 10,000th line, counts for nothing: a hostile file could take hours to match.
 */
export const withIgnoreFiles = (rules: IgnoreRules, files: ReadonlyArray<IgnoreFile>): IgnoreRules =>
  files.length === 0
    ? rules
    : [...rules, ...files.map(levelOf)].sort((a, b) => importance[a.file.name] - importance[b.file.name])

/** What still counts in a repository within the folder: git looks at no ignore file outside it. */
export const withinRepository = (rules: IgnoreRules): IgnoreRules =>
  rules.filter(({ file }) => file.name === ".ciphermapignore")

const seenFrom = ({ folder, rootWithin }: IgnoreFile, path: string): string => {
  if (rootWithin !== undefined) return `${rootWithin}/${path}`
  return folder === "" ? path : path.slice(folder.length + 1)
}

const literally = (path: string): string => path.replace(/[\\*?[\]!# ]/g, "\\$&")

const below = (level: Level, folder: string): Level => {
  const known = level.below.get(folder)
  if (known !== undefined) return known
  const rules = ignore({ ignorecase: false })
    .add(level.rules)
    .add([{ pattern: `!/${literally(folder)}` }])
  const made = { ...level, rules, below: new Map<string, Level>() }
  level.below.set(folder, made)
  return made
}

const ignoredFolder = ({ rules }: Level, path: string): string | undefined => {
  for (let slash = path.indexOf("/"); slash >= 0 && slash < path.length - 1; slash = path.indexOf("/", slash + 1)) {
    const folder = path.slice(0, slash + 1)
    if (rules.test(folder).ignored) return folder
  }
  return undefined
}

const decide = (level: Level, path: string): TestResult => {
  const result = level.rules.test(path)
  const folder = result.ignored ? ignoredFolder(level, path) : undefined
  return folder === undefined ? result : decide(below(level, folder), path)
}

const lastName = (path: string): string => {
  const end = path.endsWith("/") ? path.length - 1 : path.length
  return path.slice(path.lastIndexOf("/", end - 1) + 1, end)
}

/**
 * The file and pattern that ignore an entry of a folder that is not ignored itself. Of all rules that speak of the entry,
 * the last one of the most important file decides: a `.ciphermapignore` file before any `.gitignore`, an inner file before an
 * outer one. `path` ends in `/` for folders. Letters match in their own case only, as in git on Linux, and `?` matches one character, in git one byte.
 */
export const ignoredBy = (rules: IgnoreRules, path: string): string | undefined => {
  const name = lastName(path)
  for (let at = rules.length - 1; at >= 0; at--) {
    const level = rules[at]!
    const seen = seenFrom(level.file, path)
    if (!level.mayMatch(seen, name)) continue
    const { ignored, unignored, rule } = decide(level, seen)
    if (ignored) return `${level.file.name}: ${rule?.pattern ?? ""}`
    if (unignored) return undefined
  }
  return undefined
}
