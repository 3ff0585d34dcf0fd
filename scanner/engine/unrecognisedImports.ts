import { type ImportStatement, importStatements } from "../../grammars/importStatements.ts"
import { type CryptoImport, importsOf } from "../manifests/importsOf.ts"
import { type IndexedRow, type RuleIndex, rowOf } from "../match/RuleIndex.ts"
import { isOfLibrary } from "../model/LibraryApi.ts"
import type { UnknownCall, UnrecognisedImport } from "../model/UnrecognisedImport.ts"
import { readUsageScopes } from "../source/readUsageScopes.ts"
import { silentNames } from "../manifests/known/silentNames.ts"
import { ecosystemOf } from "./Linking.ts"

/** Names listed of one import; how many more there are is counted. */
const MAX_CALLS = 16

/** Imports read of one file, and places where a name may be called: files with more are generated. */
const MAX_STATEMENTS = 512
const MAX_PLACES = 4_096

interface Statement {
  readonly path: string
  readonly start: number
  /** Local names, each with the path that it stands for. */
  readonly bound: ReadonlyArray<readonly [local: string, path: string]>
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1)

/** `b::{self, c}` */
const GROUP = /([\w$:]+)::\s*\{([^{}]*)\}/

/** Groups read of one import. */
const MAX_GROUPS = 64

/** `a, b::{self, c::{d}}` as `a, b, b::c::d`. */
const ungrouped = (list: string): string => {
  let text = list
  for (let left = MAX_GROUPS; left > 0; left--) {
    const found = GROUP.exec(text)
    if (found === null) break
    const [whole, prefix, members] = found
    const names = members!.split(",").flatMap((member): ReadonlyArray<string> => {
      const name = member.trim()
      if (name === "") return []
      return [/^self\b/.test(name) ? name.replace("self", () => prefix!) : `${prefix!}::${name}`]
    })
    text = text.replace(whole, () => names.join(", "))
  }
  return text
}

/** `{a, b as c}`, `(a, b as c)`, `a, * as b`, `{a: b}`: names with what they are called here. */
const listedNames = (list: string): ReadonlyArray<readonly [local: string, name: string]> =>
  ungrouped(list)
    .replace(/[{}()\n\r]/g, (mark) => (mark === "\n" || mark === "\r" ? " " : ","))
    .split(",")
    .flatMap((part): ReadonlyArray<readonly [string, string]> => {
      const [, name, local] =
        /^\s*(?:::)?(?:type\s+)?((?:[\w$*]|::)+?)(?:\s*(?:\bas\b|:|=>)\s*(\w+))?\s*$/.exec(part) ?? []
      if (name === undefined || name === "_") return []
      const own = name.split("::").at(-1)!
      return own === "" || (own === "*" && local === undefined) ? [] : [[local ?? own, name.replaceAll("::", ".")]]
    })

/** A version is no name of a package: `jwt/v5`, `jose.v2`. */
const goName = (path: string): string => {
  const parts = path.split("/").filter((part) => !/^v\d+$/.test(part))
  return parts.at(-1)!.replace(/^go-|\.v\d+$|-go$/g, "")
}

const boundBy = (
  { binds, separator }: ImportStatement,
  path: string,
  { names, alias }: { readonly [group: string]: string | undefined }
): Statement["bound"] => {
  const listed = names === undefined ? [] : listedNames(names)
  if (listed.length > 0) return listed.map(([local, name]) => [local, name === "*" ? path : `${path}.${name}`])
  if (binds === "all" && path === alias) return []
  if (alias !== undefined && !alias.startsWith("{")) return [[alias.split(/\s+as\s+/).at(-1)!, path]]
  if (alias !== undefined) return listedNames(alias).map(([local, name]) => [local, `${path}.${name}`])
  if (binds === "last") return [[separator === "/" ? goName(path) : lastPart(path), path]]
  return binds === "first" ? [[path, path]] : []
}

/** Paths keep slashes; any other separator becomes a dot, as in the names of rows. */
const dotted = (path: string, separator: string): string =>
  separator === "/" || separator === "." ? path : path.replaceAll(separator, ".")

/** `import a.b as c` of Python has its path in one piece with the alias. */
const pathIn = (groups: { readonly [group: string]: string | undefined }): string =>
  groups["path"] ?? groups["alias"]?.split(/\s+as\s+/)[0] ?? ""

/** What a text imports. */
const statementsIn = (text: string, statement: ImportStatement): ReadonlyArray<Statement> => {
  const found: Array<Statement> = []
  for (const { index, groups = {}, 0: whole } of text.matchAll(statement.pattern)) {
    const path = dotted(pathIn(groups), statement.separator)
    const start = index + whole.length - whole.trimStart().length
    found.push({ path, start, bound: boundBy(statement, path, groups) })
    if (found.length === MAX_STATEMENTS) break
  }
  return found
}

const isBeneath = (path: string, prefix: string, separator: string): boolean => {
  if (!path.startsWith(prefix)) return false
  const next = path.charAt(prefix.length)
  return next === "" || next === "/" || (separator !== "/" && next === ".")
}

/** The library whose import is the longest that a path begins with. */
const libraryOf = (
  path: string,
  libraries: ReadonlyArray<CryptoImport>,
  separator: string
): CryptoImport | undefined => {
  let best: { readonly library: CryptoImport; readonly length: number } | undefined
  for (const library of libraries)
    for (const prefix of library.imports)
      if (prefix.length > (best?.length ?? 0) && isBeneath(path, prefix, separator))
        best = { library, length: prefix.length }
  return best?.library.except.some((one) => isBeneath(path, one, separator)) === true ? undefined : best?.library
}

const lineAt = (text: string, offset: number): number => {
  let line = 1
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++
  return line
}

/** Comments of a line of their own are left out; everything else keeps its offset. */
const withoutComments = (text: string): string =>
  text.replace(/^[ \t]*(?:\/\/|\/?\*|--|#(?![ \t]*(?:include|import|define)\b))[^\n]*/gm, (line) =>
    " ".repeat(line.length)
  )

type Place = readonly [name: string, start: number]

const escaped = (text: string): string => text.replace(/[$.*+?^()|[\]{}\\]/g, "\\$&")

/** Calls of local names and of their members, by the qualified names that these stand for. */
const callsOf = (text: string, bound: Statement["bound"]): ReadonlyArray<Place> => {
  if (bound.length === 0) return []
  const paths = new Map(bound)
  const names = [...paths.keys()].map(escaped).join("|")
  const call = new RegExp(
    `(?<![\\w$.>:])(${names})((?:\\s*(?:\\.|::|->|\\\\)\\s*\\w+)*)(?:\\s*::)?(?:\\s*<[\\w:, ]*>)?\\s*\\(`,
    "g"
  )
  const found: Array<Place> = []
  for (const { 1: local, 2: members, index } of text.matchAll(call)) {
    found.push([paths.get(local!)! + members!.replace(/\s*(?:\.|::|->|\\)\s*/g, "."), index])
    if (found.length === MAX_PLACES) break
  }
  return found
}

/** Words of names that have to do with cryptography: a file that imports all names of a library does not say which are its. */
const CRYPTOGRAPHIC =
  /crypt|cipher|hash(?!code)|sign(?!(?:ed)?_?(?:in|out|up)|al|ific)|verif(?!y?(?:code|phone|view|email))|(?:key|cert|mac|digest|hmac|nonce|salt)(?![a-z]{4}|os|h)|tls|ssl|rsa|ecds|ecdh|aes|kdf|pbkdf|argon|x509|pem|jw[tksea]|pkcs|curve|ed25519/i

/** Free functions and types that are called, where every name of a library is imported. */
const openCalls = (text: string, { functions }: CryptoImport): ReadonlyArray<Place> => {
  const pattern = functions ?? /(?<![\w$.>:])(?:new\s+)?([A-Z]\w*(?:(?:\.|::)\w+)*)\s*(?=\()/g
  const found: Array<Place> = []
  for (const { 0: whole, 1: name, index } of text.matchAll(pattern)) {
    const called = name ?? whole
    const isCall =
      functions === undefined
        ? CRYPTOGRAPHIC.test(called)
        : /^\s*[({.]/.test(text.slice(index + whole.length, index + whole.length + 2)) || called.includes(".")
    if (isCall) found.push([called.replaceAll("::", "."), index])
    if (found.length === MAX_PLACES) break
  }
  return found
}

/** Members of modules that are named whole at each use. */
const membersOf = (text: string, path: string): ReadonlyArray<Place> =>
  [...text.matchAll(new RegExp(`(?<![\\w.:"])${escaped(path)}\\.(\\w+[?!]?)`, "g"))]
    .slice(0, MAX_PLACES)
    .map((found): Place => [`${path}.${found[1]!}`, found.index])

const isKnown = (index: RuleIndex, name: string): boolean =>
  rowOf(index, name) !== undefined ||
  rowOf(index, `new ${name.replace(/\.new$/, "")}`) !== undefined ||
  index.owners().has(name)

/** A type that a file constructs, or a member of one of which only the name is known. */
const isKnownByName = (index: RuleIndex, name: string): boolean =>
  isKnown(index, name) || index.interest.words.has(lastPart(name))

/** An exception that is thrown, and what the language itself has for any type, are no use of a library. */
const NO_USE = /(?:Exception|Error)(?:\.|$)|\.class\./

const unknownCalls = (
  text: string,
  places: ReadonlyArray<Place>,
  known: (name: string) => boolean
): Pick<UnrecognisedImport, "calls" | "moreCalls"> => {
  const byName = new Map<string, { readonly start: number; count: number }>()
  for (const [name, start] of places) {
    const before = byName.get(name)
    if (before !== undefined) before.count++
    else if (!NO_USE.test(name) && !known(name)) byName.set(name, { start, count: 1 })
  }
  const sorted = [...byName].toSorted(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
  const calls = sorted
    .slice(0, MAX_CALLS)
    .map(([name, { start, count }]): UnknownCall => ({ name, line: lineAt(text, start), count }))
  return { calls, moreCalls: Math.max(0, sorted.length - MAX_CALLS) }
}

/** Whether only names that sound of cryptography are taken for calls of a library, so that there may be others. */
const isGuessed = (
  { binds }: ImportStatement,
  { functions }: CryptoImport,
  statements: ReadonlyArray<Statement>
): boolean => binds === "all" && functions === undefined && statements.some(({ bound }) => bound.length === 0)

/** What a text imports of each cryptographic library, in the order of the text. */
export type ImportsByLibrary = ReadonlyMap<CryptoImport, ReadonlyArray<Statement>>

/** A program of the library's own tree: its folders are those of the names it imports. */
const isWithinLibrary = (path: string, imported: string): boolean =>
  imported.includes(".") && path.includes(`${imported.replaceAll(".", "/")}/`)

export const importsIn = (path: string, language: string, text: string): ImportsByLibrary => {
  const statement = importStatements[language]
  const byLibrary = new Map<CryptoImport, Array<Statement>>()
  if (statement === undefined) return byLibrary
  const libraries = importsOf(ecosystemOf(language))
  for (const one of statementsIn(text, statement)) {
    const library = libraryOf(one.path, libraries, statement.separator)
    if (library === undefined || library.imports.some((imported) => isWithinLibrary(path, imported))) continue
    byLibrary.set(library, [...(byLibrary.get(library) ?? []), one])
  }
  return byLibrary
}

/** The imports of libraries of which neither a finding nor a matched row is. */
export const importsBeside = (
  imports: ImportsByLibrary,
  rows: ReadonlyArray<Pick<IndexedRow, "key" | "library">>
): ImportsByLibrary =>
  new Map([...imports].filter(([{ api }]) => !rows.some(({ key, library }) => isOfLibrary(api, library, key))))

interface ImportingFile {
  readonly path: string
  readonly language: string
  readonly text: string
}

/** How many imports that are not among the others stand in production code. */
export const productionImports = (
  { path, language, text }: ImportingFile,
  imports: ImportsByLibrary,
  others: ImportsByLibrary
): number => {
  if (imports.size === others.size) return 0
  const usage = readUsageScopes(path, language, text)
  return [...imports].filter(
    ([library, statements]) => !others.has(library) && usage.atLine(lineAt(text, statements[0]!.start)) === "production"
  ).length
}

const placesOf = (
  { binds }: ImportStatement,
  library: CryptoImport,
  statements: ReadonlyArray<Statement>,
  text: string
): ReadonlyArray<Place> => {
  const bound = statements.flatMap((one) => one.bound)
  if (binds === "path") return [...new Set(statements.map(({ path }) => path))].flatMap((one) => membersOf(text, one))
  return binds === "all" && bound.length === 0 ? openCalls(text, library) : callsOf(text, bound)
}

/**
 * What there is to say of imports of which nothing was recognised: where they are, and which unknown names are called. Of those
 * of which nothing is called that could say something, there is nothing.
 */
export const unrecognisedImports = (
  { path, language, text }: ImportingFile,
  imports: ImportsByLibrary,
  index: RuleIndex
): ReadonlyArray<UnrecognisedImport> => {
  if (imports.size === 0) return []
  const statement = importStatements[language]!
  const silent = silentNames[ecosystemOf(language)]
  const isSilent = (name: string): boolean => silent?.test(name) === true
  const code = withoutComments(text)
  const usage = readUsageScopes(path, language, text)
  return [...imports].flatMap(([library, statements]): ReadonlyArray<UnrecognisedImport> => {
    const line = lineAt(text, statements[0]!.start)
    const isNamed = statement.binds === "all" && library.functions === undefined ? isKnownByName : isKnown
    const places = placesOf(statement, library, statements, code)
    const named = places.length > 0 ? places.map(([name]) => name) : statements.map(({ path: imported }) => imported)
    if (!isGuessed(statement, library, statements) && named.every(isSilent)) return []
    return [
      {
        path,
        language,
        library: library.name,
        imported: statements[0]!.path,
        line,
        scope: usage.atLine(line),
        ...unknownCalls(text, places, (name) => isNamed(index, name) || isSilent(name))
      }
    ]
  })
}
