import type { Inclusions } from "../../grammars/inclusions.ts"
import type { PlainValue, Question } from "../resolve/Question.ts"

/** What the files of a tree take in of each other, by their paths. */
export type Included = ReadonlyMap<string, Inclusions>

/** Which definitions of other files one file sees. */
export interface DefinitionsSeen {
  /** Files that it takes in, itself among them. */
  readonly files: ReadonlySet<string>
  /** Files that it would take in under other conditions only: those of another platform or library. */
  readonly excluded: ReadonlySet<string>
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/** The files of a tree by the last part of their paths. */
const byLastPart = (included: Included): ReadonlyMap<string, ReadonlyArray<string>> =>
  Map.groupBy(included.keys(), lastOf)

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1)

/** The file beside the one that names it, or else each whose path ends so. */
const filesNamed = (
  files: ReadonlyMap<string, ReadonlyArray<string>>,
  from: string,
  written: string
): ReadonlyArray<string> => {
  const named = files.get(lastOf(written)) ?? []
  const beside = folderOf(from) + written
  const end = `/${written.replace(/^(?:\.\.?\/)+/, "")}`
  return named.includes(beside) ? [beside] : named.filter((path) => `/${path}`.endsWith(end))
}

const reachedFrom = (
  included: Included,
  files: ReadonlyMap<string, ReadonlyArray<string>>,
  path: string,
  required: ReadonlySet<string>
): ReadonlySet<string> => {
  const reached = new Set([path])
  for (const one of reached)
    for (const { path: written, arms } of included.get(one)?.taken ?? []) {
      const isOther = arms.some(
        ({ own, others }) => others.some((name) => required.has(name)) && !own.some((name) => required.has(name))
      )
      if (!isOther) for (const file of filesNamed(files, one, written)) reached.add(file)
    }
  return reached
}

/** Tells which definitions each file sees. A file that is there for one library only takes in what that library needs. */
export const definitionsSeen = (included: Included): ((path: string) => DefinitionsSeen) => {
  const files = byLastPart(included)
  const known = new Map<string, DefinitionsSeen>()
  const find = (path: string): DefinitionsSeen => {
    const seen = reachedFrom(included, files, path, new Set(included.get(path)?.required))
    const all = reachedFrom(included, files, path, new Set())
    return { files: seen, excluded: new Set([...all].filter((one) => !seen.has(one))) }
  }
  return (path) => {
    const before = known.get(path)
    const found = before ?? find(path)
    known.set(path, found)
    return found
  }
}

/** The answers that rest on definitions which a file sees, as far as there are any. */
export const answersSeen = (
  { files, excluded }: DefinitionsSeen,
  { kind }: Question,
  values: ReadonlyArray<PlainValue>
): ReadonlyArray<PlainValue> => {
  const possible = values.filter(({ evidence }) =>
    evidence.every(({ path }) => path === undefined || !excluded.has(path))
  )
  const left = possible.length > 0 ? possible : values
  const seen = kind === "constant" ? left.filter(({ evidence: [first] }) => files.has(first?.path ?? "")) : []
  return seen.length > 0 ? seen : left
}
