import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { repositoryName } from "./swiftPackages.ts"
import { sourceTokens } from "./sourceTokens.ts"
import { exactVersion, versionRange } from "./versions.ts"

/** A command is rarely longer. */
const MAX_TOKENS = 512

/** https://cmake.org/cmake/help/latest/manual/cmake-language.7.html#command-invocations */
interface Command {
  readonly name: string
  readonly words: ReadonlyArray<string>
  readonly at: number
}

const ARGUMENT = /"(?:[^"\\]|\\[^])*"|[^\s"]+/g

/** The commands of a file with their arguments, which have no brackets in what matters here. */
const commandsOf = (text: string): ReadonlyArray<Command> => {
  const tokens = sourceTokens(text, { lineComments: ["#"], blockComments: ["#[[", "]]"], quotes: ['"'] })
  return tokens.flatMap(({ kind, value, at: offset }, at): ReadonlyArray<Command> => {
    const name = aliases[value.toLowerCase()] ?? value.toLowerCase()
    const open = tokens[at + 1]
    if (kind !== "word" || !Object.hasOwn(declarations, name) || open?.value !== "(") return []
    const end = tokens.slice(at, at + MAX_TOKENS).find((token) => token.kind === "sign" && token.value === ")")
    if (end === undefined) return []
    const words =
      text
        .slice(open.at + 1, end.at)
        .replace(/#[^\n]*/g, "")
        .match(ARGUMENT) ?? []
    return [{ name, words: words.map((word) => word.replace(/^"|"$/g, "")), at: offset }]
  })
}

const scopeOf = (words: ReadonlyArray<string>): LibraryScope | undefined =>
  words.includes("REQUIRED") ? "required" : words.includes("QUIET") ? "optional" : undefined

const generic = (name: string, { words, at }: Command, more: Partial<Declared>): Declared => ({
  type: "generic",
  name,
  scope: scopeOf(words),
  transitive: false,
  ...more,
  find: at
})

/** What one command declares. */
const declarations: { readonly [command: string]: (command: Command) => ReadonlyArray<Declared> } = {
  find_package: (command) => {
    const [name, version] = command.words
    if (name === undefined) return []
    const isVersion = version !== undefined && /^\d[\d.]*(?:\.\.\.<?[\d.]+)?$/.test(version)
    const sign = command.words.includes("EXACT") ? "==" : ">="
    return [generic(name, command, { requirement: isVersion ? versionRange(sign + version) : undefined })]
  },
  pkg_check_modules: (command) =>
    command.words.slice(1).flatMap((word, at, words) => {
      const [, name, joined] = /^([A-Za-z][\w.+-]*)((?:<=|>=|=|<|>).+)?$/.exec(word) ?? []
      if (name === undefined || word === word.toUpperCase()) return []
      const apart = /^[<>=]+$/.test(words[at + 1] ?? "") ? `${words[at + 1]}${words[at + 2]}` : undefined
      return [generic(name, command, { requirement: versionRange(joined ?? apart) })]
    }),
  fetchcontent_declare: (command) => {
    const after = (word: string): string | undefined =>
      command.words.includes(word) ? command.words[command.words.indexOf(word) + 1] : undefined
    const repository = repositoryName(after("GIT_REPOSITORY") ?? "")
    const tag = /^(?:[A-Za-z]+[-_])?(v?\d+(?:[._]\d+)+)$/.exec(after("GIT_TAG") ?? "")
    const name = repository?.slice(repository.lastIndexOf("/") + 1) ?? command.words[0]
    if (name === undefined) return []
    return [
      generic(name, command, {
        version: exactVersion(tag?.[1]?.replace(/^v/, "").replaceAll("_", ".")),
        scope: "required"
      })
    ]
  }
}

const aliases: { readonly [command: string]: string } = {
  find_dependency: "find_package",
  pkg_search_module: "pkg_check_modules",
  externalproject_add: "fetchcontent_declare"
}

/**
 * `CMakeLists.txt` and `*.cmake`: https://cmake.org/cmake/help/latest/command/find_package.html, FindPkgConfig, FetchContent and
 * ExternalProject. What is looked for on the machine has no registry, and so a package URL of the type `generic`.
 */
export const readCmake: Reader = (text) => commandsOf(text).flatMap((command) => declarations[command.name]!(command))
