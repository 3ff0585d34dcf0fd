import type { Declared, Reader } from "./Declared.ts"
import { argumentsAfter, sourceTokens, type Token } from "./sourceTokens.ts"
import { exactVersion, versionOrRange } from "./versions.ts"

const elixirTokens = (text: string): ReadonlyArray<Token> =>
  sourceTokens(text, { lineComments: ["#"], quotes: ['"""', '"'], interpolation: "#{" })

const NOT_RUN: ReadonlySet<string> = new Set(["dev", "test", "docs"])

/** `only: :test`, `only: [:dev, :test]`, `runtime: false`. */
const isLeftOut = (given: ReadonlyArray<Token>): boolean => {
  const only = given.findIndex(({ kind, value }) => kind === "word" && value === "only")
  const runtime = given.findIndex(({ kind, value }) => kind === "word" && value === "runtime")
  const names = given
    .slice(only + 2)
    .flatMap(({ kind, value }, at, all) => (kind === "word" && all[at - 1]?.value === ":" ? [value] : []))
  return (only >= 0 && names.length > 0 && NOT_RUN.has(names[0]!)) || given[runtime + 2]?.value === "false"
}

/** `{:name, "~> 1.0", only: :test}` of `mix.exs`: https://hexdocs.pm/mix/Mix.Tasks.Deps.html. */
export const readMixExs: Reader = (text) => {
  const tokens = elixirTokens(text)
  return tokens.flatMap(({ value, at: offset }, at): ReadonlyArray<Declared> => {
    const [colon, name, comma, wanted] = tokens.slice(at + 1, at + 5)
    if (value !== "{" || colon?.value !== ":" || name?.kind !== "word" || comma?.value !== ",") return []
    const version = wanted?.kind === "text" && wanted.isPlain ? wanted.value : undefined
    if (version === undefined && !["git", "github", "path", "hex", "only", "override"].includes(wanted?.value ?? ""))
      return []
    const scope = isLeftOut(argumentsAfter(tokens, at)) ? "excluded" : "required"
    const asked = versionOrRange(version, (one) => /^(?:==\s*)?\d+\.\d+\.\d+\S*$/.test(one))
    return [{ type: "hex", name: name.value, ...asked, scope, transitive: false, find: offset }]
  })
}

/** `"name": {:hex, :name, "1.0.0", ...}` of `mix.lock`. */
export const readMixLock: Reader = (text) => {
  const tokens = elixirTokens(text)
  return tokens.flatMap(({ kind, at: offset }, at): ReadonlyArray<Declared> => {
    const [colon, brace, mark, source, comma, nameMark, name, second, version] = tokens.slice(at + 1, at + 10)
    const isEntry = kind === "text" && colon?.value === ":" && brace?.value === "{" && mark?.value === ":"
    if (!isEntry || source?.value !== "hex" || comma?.value !== "," || nameMark?.value !== ":") return []
    if (name?.kind !== "word" || second?.value !== "," || version?.kind !== "text") return []
    return [{ type: "hex", name: name.value, version: exactVersion(version.value), find: offset }]
  })
}
