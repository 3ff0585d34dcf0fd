import { manifest } from "../../../../grammars/manifest.ts"
import { expandRow } from "../../../../scanner/match/expandRow.ts"
import { librariesOf } from "../../../../scanner/rules/librariesOf.ts"
import type { Library, Row } from "../../../../scanner/rules/rule.ts"
import { meaningOf } from "./meaningOf.ts"

/** The names of the manifest's languages as written in texts. */
export const languageNames: { readonly [language: string]: string } = {
  java: "Java",
  kotlin: "Kotlin",
  scala: "Scala",
  groovy: "Groovy",
  elixir: "Elixir",
  python: "Python",
  powershell: "PowerShell",
  csharp: "C#",
  ruby: "Ruby",
  php: "PHP",
  javascript: "JavaScript",
  typescript: "TypeScript",
  tsx: "TSX",
  vue: "Vue",
  rust: "Rust",
  swift: "Swift",
  c: "C",
  objc: "Objective-C",
  cpp: "C++",
  go: "Go",
  solidity: "Solidity",
  dart: "Dart",
  lua: "Lua",
  bash: "Bash",
  dockerfile: "Dockerfiles",
  makefile: "makefiles"
}

/** Names of a library with the same meaning, and this meaning in words. */
export interface CatalogueEntry {
  readonly names: ReadonlyArray<string>
  /** The use that a call is reported as, or what it adds to. */
  readonly use: string
  /** Known attributes and where others are read from: `key size` and `argument 1`. */
  readonly says: ReadonlyArray<readonly [label: string, value: string]>
}

/** One rule table. */
export interface CatalogueLibrary {
  readonly name: string
  readonly entries: ReadonlyArray<CatalogueEntry>
  /** The number of qualified names. */
  readonly size: number
  /** What its names begin with, or the first names. */
  readonly beginnings: ReadonlyArray<string>
}

/** Languages that share rule tables. */
export interface Ecosystem {
  /** The name in the address of its page: `/docs/rules/{name}`. */
  readonly name: string
  /** Names as in the manifest. */
  readonly languages: ReadonlyArray<string>
  /** `Java, Kotlin and Scala` */
  readonly title: string
}

const listed = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`

/** All ecosystems, with their titles. */
export const ecosystems: ReadonlyArray<Ecosystem> = [...new Set(manifest.map(({ ecosystem }) => ecosystem))]
  .map((name) => {
    const languages = manifest.filter(({ ecosystem }) => ecosystem === name).map((language) => language.name)
    return { name, languages, title: listed(languages.map((language) => languageNames[language] ?? language)) }
  })
  .toSorted((one, other) => (one.title < other.title ? -1 : 1))

const NAMED = 4

/** The package of a qualified name: everything before its first type, or before its last part. */
const packageOf = (name: string): string | undefined => {
  const [path = ""] = name.replace(/^(?:new|entry) /, "").split(/[#(]/, 1)
  const mark = path.includes("::") ? "::" : "."
  const parts = path.split(mark).slice(0, -1)
  const first = parts.findIndex((part) => /^[A-Z]/.test(part))
  const kept = first > 0 ? parts.slice(0, first) : first < 0 ? parts : parts.slice(0, 2)
  return kept.length === 0 ? undefined : kept.join(mark)
}

/** What the names of a library begin with: its packages and modules, or its first names if it has none. */
export const beginningsOf = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const packages = [...new Set(names.flatMap((name) => packageOf(name) ?? []))]
  const outer = packages.filter(
    (one) => !packages.some((other) => other !== one && one.startsWith(other) && /^[.:/]/.test(one.slice(other.length)))
  )
  return (outer.length === 0 ? names : outer).slice(0, NAMED)
}

/** Whether the row has a different meaning for each of its names. */
const isFilled = (row: Row): boolean => /\{\d\}/.test(JSON.stringify(row))

/** The names that a row stands for, grouped by meaning. */
const entriesOf = (key: string, row: Row): ReadonlyArray<CatalogueEntry> => {
  const expanded = expandRow(key, row)
  if (!isFilled(row)) return [{ ...meaningOf(row), names: expanded.map((one) => one.key) }]
  const entries = new Map<string, CatalogueEntry & { readonly names: Array<string> }>()
  for (const one of expanded) {
    const meaning = meaningOf(one.row)
    const text = JSON.stringify(meaning)
    const known = entries.get(text)
    if (known === undefined) entries.set(text, { ...meaning, names: [one.key] })
    else known.names.push(one.key)
  }
  return [...entries.values()]
}

/** A rule table for readers: all its rows, in its order. */
export const catalogueLibrary = ({ name, rows }: Library): CatalogueLibrary => {
  const entries = Object.entries(rows).flatMap(([key, row]) => entriesOf(key, row))
  const names = entries.flatMap((entry) => entry.names)
  return { name, entries, size: names.length, beginnings: beginningsOf(names) }
}

/** The libraries of an ecosystem, in the order of their names. */
export const catalogueOf = async (ecosystem: string): Promise<ReadonlyArray<CatalogueLibrary>> =>
  (await librariesOf(ecosystem))
    .map(catalogueLibrary)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en", { sensitivity: "base" }))
