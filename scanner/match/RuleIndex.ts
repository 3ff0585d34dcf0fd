import { isTypeName, makeWordSet } from "../source/identifiers.ts"
import { once } from "../source/LazyWrite.ts"
import { oncePer } from "../source/oncePer.ts"
import type { CandidateNames } from "../source/callSites.ts"
import type { ExpandedRow } from "./expandRow.ts"
import { MADE, type Maker, makersOf, mayMake } from "./makersOf.ts"
import { rowsOf } from "./rowsOf.ts"
import { type Command, listed } from "../rules/Command.ts"
import type { Library, Row } from "../rules/rule.ts"

export interface IndexedRow {
  readonly key: string
  readonly library: string
  readonly row: Row
}

class RowInLibrary implements IndexedRow {
  readonly key: string
  readonly library: string
  readonly #expanded: ExpandedRow

  constructor(library: string, expanded: ExpandedRow) {
    this.key = expanded.key
    this.library = library
    this.#expanded = expanded
  }
  get row(): Row {
    return this.#expanded.row
  }
}

/** A program by the name rows have for it. */
export interface NamedCommand {
  readonly name: string
  readonly command: Command
}

/** All rows of one language by qualified name. */
export interface RuleIndex {
  readonly rows: ReadonlyMap<string, IndexedRow>
  /** Programs by each of their names. */
  readonly commands: ReadonlyMap<string, NamedCommand>
  readonly interest: CandidateNames
  /** Whether constants may be uses of their own in tables. */
  readonly hasTabled: boolean
  /** Types of which a call of the program makes an object by its name, by qualified name. */
  readonly makers: ReadonlyMap<string, Maker>
  /** Names of which some rows are only for calls with a certain text as an argument, and which arguments that is. */
  readonly byText: ReadonlyMap<string, ReadonlySet<number>>
  /** Names of which some rows are only for calls with an object that has a certain entry, and which entries these are. */
  readonly byEntry: ReadonlyMap<string, ReadonlySet<string>>
  /** Qualified types that rows speak of, and those around them. */
  readonly owners: () => ReadonlySet<string>
  /** What the names of these begin with. */
  readonly packages: () => ReadonlySet<string>
}

/** What the key of a call ends with that has an argument of that name, or an object with an entry of that name as one. */
export const withLabel = (label: string): string => `(${label}:)`
export const withEntry = (label: string): string => `(.${label}:)`

/** What the key of a call ends with that has so many arguments. */
export const withCount = (count: number): string => `(${count})`

const labelOf = (key: string): string | undefined => /\(\.?(\w+):\)$/.exec(key)?.[1]

/** Names of which every row asks for an argument of some name. */
const namesOnlyWith = (keys: ReadonlyArray<string>): ReadonlyMap<string, ReadonlySet<string>> => {
  const labels = new Map<string, Set<string> | undefined>()
  for (const key of keys) {
    const name = lastName(key).replace(/=$/, "")
    const label = labelOf(key)
    const known = labels.has(name) ? labels.get(name) : new Set<string>()
    labels.set(name, label === undefined ? undefined : known?.add(label))
  }
  return new Map([...labels].flatMap(([name, needed]) => (needed === undefined ? [] : [[name, needed] as const])))
}

/** What the key of a call with a certain text ends with. */
export const textAt = (position: number, text: string): string =>
  position === 0 ? `("${text}")` : `(${position}:"${text}")`

const textPosition = (key: string): number | undefined => {
  const found = /\((?:(\d+):)?"[^"]*"\)$/.exec(key)
  return found === null ? undefined : Number(found[1] ?? 0)
}

const withoutArgument = (key: string): string => key.replace(/\([^)]*\)$/, "")

/**
 * The last name of a key. That of a module, which may be called itself, is its last word; Ruby's `valid?` and `sign!` are
 * looked for by the word before the mark, and the name of an argument is left out.
 */
const lastName = (key: string): string => {
  const written = withoutArgument(key)
  const name = written.slice(Math.max(written.lastIndexOf("."), written.lastIndexOf("#"), written.lastIndexOf(" ")) + 1)
  return /[-/]([\w$]+)$/.exec(name)?.[1] ?? name.replace(/[?!]$/, "")
}

/** Looks a key up; where no row has it, the row for every other member of the same owner. */
export const rowOf = (index: RuleIndex, key: string): IndexedRow | undefined => {
  const exact = index.rows.get(key)
  if (exact !== undefined) return exact
  const cut = Math.max(key.lastIndexOf("."), key.lastIndexOf("#")) + 1
  return cut === 0 ? undefined : index.rows.get(`${key.slice(0, cut)}*`)
}

/** What the key of an entry of an object begins with. */
export const ENTRY = "entry "

type MutableInterest = {
  readonly [K in Exclude<keyof CandidateNames, "words" | "isWhole" | "onlyWith" | "types">]: Set<string>
}

const isArgument = (value: Row[keyof Row]): boolean => typeof value === "object" && "at" in value

/** Specifications may hold bytes of the source, whatever takes them. */
const holdsBytes = ({ nonceBits, saltBits, keyBits }: Row): boolean => [nonceBits, saltBits, keyBits].some(isArgument)

const addInterest = (interest: MutableInterest, key: string, row: Row): void => {
  const name = lastName(key)
  if (key.startsWith(MADE)) return
  if (key.startsWith(ENTRY)) interest.entries.add(name)
  else if (name.endsWith("=")) {
    interest.sets.add(name.slice(0, -1))
    if (row.is === undefined) interest.refining.add(name.slice(0, -1))
  } else if (row.is !== undefined) {
    interest.calls.add(name)
    if (!key.includes("#") && !key.startsWith("new ")) interest.members.add(name)
  } else if (row.tabled !== undefined) {
    interest.calls.add(name)
    interest.members.add(name)
  } else if (row.refines === true || row.asksType === true || row.into !== undefined || holdsBytes(row))
    interest.refining.add(name)
}

/** `pkg.Type` of `pkg.Type.member`, `pkg.Type#member` and `new pkg.Type`. */
export const ownerOf = (key: string): string => {
  if (key.startsWith("new ")) return key.slice("new ".length)
  if (key.startsWith(MADE)) return key.slice(MADE.length)
  const written = withoutArgument(key)
  return written.slice(0, Math.max(written.lastIndexOf("."), written.lastIndexOf("#")))
}

const withOuter = (type: string): ReadonlyArray<string> => {
  const cut = type.lastIndexOf(".")
  const outer = type.slice(0, Math.max(cut, 0))
  return isTypeName(outer.slice(outer.lastIndexOf(".") + 1)) ? [type, ...withOuter(outer)] : [type]
}

/** The programs that the libraries describe, by each of their names. */
export const commandsOf = (libraries: ReadonlyArray<Library>): ReadonlyMap<string, NamedCommand> => {
  const commands = new Map<string, NamedCommand>()
  for (const [names, command] of libraries.flatMap((library) => Object.entries(library.commands ?? {})))
    for (const name of listed(names))
      for (const one of [name, ...listed(command.alsoNamed)]) {
        if (commands.has(one)) throw new Error(`two commands named ${one}`)
        commands.set(one, { name, command })
      }
  return commands
}

/**
 * Lays the rows of the libraries for lookup. A qualified name that two rows claim is an error in the tables, but where a row of
 * a project's own table, which stands before the others, replaces another one. Only names
 * of reported rows make a file worth reading; names of refining rows are looked at where there is something to refine.
 */
export const indexRules = (libraries: ReadonlyArray<Library>): RuleIndex => {
  const rows = new Map<string, IndexedRow>()
  const own = new Set<string>()
  const making: Array<IndexedRow> = []
  let hasTabled = false
  const byText = new Map<string, Set<number>>()
  const byEntry = new Map<string, Set<string>>()
  const interest = {
    calls: new Set<string>(),
    members: new Set<string>(),
    sets: new Set<string>(),
    entries: new Set<string>(),
    refining: new Set<string>()
  }
  for (const library of libraries) {
    for (const expanded of rowsOf(library)) {
      const { key, written } = expanded
      if (own.has(key) && library.isOwn !== true) continue
      if (rows.has(key)) throw new Error(`two rows for ${key} (${library.name})`)
      if (library.isOwn === true) own.add(key)
      const row = new RowInLibrary(library.name, expanded)
      rows.set(key, row)
      addInterest(interest, key, written)
      hasTabled ||= written.tabled !== undefined
      if (mayMake(written)) making.push(row)
      const position = textPosition(key)
      if (position !== undefined) {
        const name = withoutArgument(key)
        byText.set(name, (byText.get(name) ?? new Set()).add(position))
      }
      if (key.endsWith(":)") && key.includes("(.")) {
        const name = withoutArgument(key)
        byEntry.set(name, (byEntry.get(name) ?? new Set()).add(labelOf(key)!))
      }
    }
  }
  const words = makeWordSet(Object.values(interest).flatMap((names) => [...names]))
  const makers = makersOf(making)
  const types = makeWordSet([...makers.keys()].map(lastName))
  const owners = once(() => new Set([...rows.keys()].flatMap((key) => withOuter(ownerOf(key)))))
  return {
    rows,
    commands: commandsOf(libraries),
    interest: { ...interest, words, types, onlyWith: namesOnlyWith([...rows.keys()]) },
    makers,
    hasTabled,
    byText,
    byEntry,
    owners,
    packages: once(() => new Set([...owners()].map((owner) => owner.split(".")[0]!)))
  }
}

/** The index of the tables of an ecosystem: its languages share one. */
export const ruleIndexOf = oncePer(indexRules)
