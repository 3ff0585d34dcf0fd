import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { argumentsAfter, sourceTokens, type Token } from "./sourceTokens.ts"
import { exactVersion, versionOrRange } from "./versions.ts"

/** Ruby as far as a Gemfile, a Podfile or a specification needs it. */
export const rubyTokens = (text: string): ReadonlyArray<Token> =>
  sourceTokens(text, {
    lineComments: ["#"],
    blockComments: ["\n=begin", "\n=end"],
    quotes: ['"', "'"],
    interpolation: "#{"
  })

const isExact = (text: string): boolean => /^=?\s*\d[\w.-]*$/.test(text)

/** The texts at the beginning of what a call is given, before any options. */
export const leadingTexts = (given: ReadonlyArray<Token>): ReadonlyArray<string> => {
  const inner = given[0]?.value === "(" ? given.slice(1) : given
  const end = inner.findIndex(({ kind, value }) => kind !== "text" && value !== ",")
  return (end < 0 ? inner : inner.slice(0, end)).flatMap(({ kind, value, isPlain }) =>
    kind === "text" && isPlain ? [value] : []
  )
}

const NOT_RUN: ReadonlySet<string> = new Set(["development", "test", "doc", "docs", "ci", "lint"])

const groupScope = (groups: ReadonlyArray<string>): LibraryScope =>
  groups.length > 0 && groups.every((name) => NOT_RUN.has(name)) ? "excluded" : "required"

/** Names written as `:test` or `"test"` behind a word. */
const groupsAfter = (given: ReadonlyArray<Token>): ReadonlyArray<string> =>
  given.flatMap(({ kind, value }, at) =>
    kind === "text" || (kind === "word" && given[at - 1]?.value === ":") ? [value] : []
  )

const groupsGiven = (given: ReadonlyArray<Token>): ReadonlyArray<string> => {
  const at = given.findIndex(({ value }) => value === "group" || value === "groups")
  return at < 0 ? [] : groupsAfter(given.slice(at + 1))
}

const OPENING: ReadonlySet<string> = new Set(["if", "unless", "case", "begin", "def", "class", "module", "while"])

/** `Gemfile`: https://bundler.io/man/gemfile.5.html. */
export const readGemfile: Reader = (text) => {
  const tokens = rubyTokens(text)
  const blocks: Array<ReadonlyArray<string>> = []
  let start = 0
  return tokens.flatMap(({ kind, value, at: offset, isFirstInLine }, at): ReadonlyArray<Declared> => {
    if (isFirstInLine) start = at
    if (kind !== "word") return []
    if (value === "do")
      blocks.push(tokens[start]?.value === "group" ? groupsAfter(tokens.slice(start + 1, at)) : (blocks.at(-1) ?? []))
    else if (value === "end") blocks.pop()
    else if (isFirstInLine && OPENING.has(value)) blocks.push(blocks.at(-1) ?? [])
    if (value !== "gem" || !isFirstInLine) return []
    const given = argumentsAfter(tokens, at)
    const [name, ...wanted] = leadingTexts(given)
    if (name === undefined) return []
    const scope = groupScope([...(blocks.at(-1) ?? []), ...groupsGiven(given)])
    return [
      { type: "gem", name, ...versionOrRange(wanted.join(", "), isExact), scope, transitive: false, find: offset }
    ]
  })
}

const SPECIFIED: { readonly [method: string]: LibraryScope } = {
  add_dependency: "required",
  add_runtime_dependency: "required",
  add_development_dependency: "excluded"
}

/** `*.gemspec`: https://guides.rubygems.org/specification-reference/. */
export const readGemspec: Reader = (text) => {
  const tokens = rubyTokens(text)
  return tokens.flatMap(({ kind, value, at: offset }, at): ReadonlyArray<Declared> => {
    const scope = kind === "word" && Object.hasOwn(SPECIFIED, value) ? SPECIFIED[value] : undefined
    const [name, ...wanted] = scope === undefined ? [] : leadingTexts(argumentsAfter(tokens, at))
    if (name === undefined) return []
    return [
      { type: "gem", name, ...versionOrRange(wanted.join(", "), isExact), scope, transitive: false, find: offset }
    ]
  })
}

/** The platform that a version may end in: `1.16.2-x86_64-linux`. */
const PLATFORM = /-(?:x86|x64|arm|aarch64|java|universal|mingw|mswin|ruby|powerpc).*$/

/** `Gemfile.lock`: every gem with its version, and those that the project asks for under `DEPENDENCIES`. */
export const readGemfileLock: Reader = (text) => {
  const lines = text.split("\n")
  const start = lines.indexOf("DEPENDENCIES")
  const direct = new Set(
    (start < 0 ? [] : lines.slice(start + 1)).flatMap((line) => /^ {2}([^\s(!]+)/.exec(line)?.[1] ?? [])
  )
  return lines.slice(0, start < 0 ? lines.length : start).flatMap((line): ReadonlyArray<Declared> => {
    const [, name, version] = /^ {4}(\S+) \(([^)]+)\)$/.exec(line) ?? []
    if (name === undefined) return []
    return [
      {
        type: "gem",
        name,
        version: exactVersion(version!.replace(PLATFORM, "")),
        transitive: !direct.has(name),
        find: [line.trimStart()]
      }
    ]
  })
}
