import ignore, { type Ignore } from "ignore"

/**
 * One ignore file. It stands in `folder` (relative to the root, empty for the root itself), or above the root, and then
 * `rootWithin` is the path from its folder to the root.
 */
export interface IgnoreFile {
  readonly folder: string
  readonly rootWithin?: string
  readonly text: string
}

interface Level {
  readonly file: IgnoreFile
  readonly rules: Ignore
}

/** Ignore rules in force in one folder, outermost first. */
export type IgnoreRules = ReadonlyArray<Level>

export const noIgnoreRules: IgnoreRules = []

/** Adds the ignore files of a folder that has just been entered. */
export const withIgnoreFiles = (rules: IgnoreRules, files: ReadonlyArray<IgnoreFile>): IgnoreRules =>
  files.length === 0 ? rules : [...rules, ...files.map((file) => ({ file, rules: ignore().add(file.text) }))]

const seenFrom = ({ folder, rootWithin }: IgnoreFile, path: string): string => {
  if (rootWithin !== undefined) return `${rootWithin}/${path}`
  return folder === "" ? path : path.slice(folder.length + 1)
}

/** Whether an entry is ignored: of all rules that speak of it, the innermost and last one decides. `path` ends in `/` for folders. */
export const isIgnored = (rules: IgnoreRules, path: string): boolean => {
  for (let at = rules.length - 1; at >= 0; at--) {
    const { file, rules: level } = rules[at]!
    const { ignored, unignored } = level.test(seenFrom(file, path))
    if (ignored || unignored) return ignored
  }
  return false
}
