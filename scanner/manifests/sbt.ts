import type { Declared, Reader } from "./Declared.ts"
import { sourceTokens, type Token } from "./sourceTokens.ts"
import { versionOrRange } from "./versions.ts"

/** `"group" % "artifact" % "version"`, of which `%%` adds the version of Scala to the artifact. */
interface Module {
  readonly group: Token
  readonly artifact: Token
  readonly isCross: boolean
  readonly version: Token | undefined
  readonly after: ReadonlyArray<Token>
}

const isPercent = (token: Token | undefined): boolean => token?.value === "%"

const moduleAt = (tokens: ReadonlyArray<Token>, at: number): Module | undefined => {
  const signs = [1, 2, 3].findIndex((offset) => !isPercent(tokens[at + offset]))
  const artifact = tokens[at + signs + 1]
  const end = at + signs + 2
  if (signs < 1 || artifact?.kind !== "text" || !isPercent(tokens[end])) return undefined
  return {
    group: tokens[at]!,
    artifact,
    isCross: signs > 1,
    version: tokens[end + 1],
    after: tokens.slice(end + 2, end + 4)
  }
}

/** `val name = "1.0"`, and `scalaVersion := "2.13.12"`. */
const constantsOf = (tokens: ReadonlyArray<Token>): ReadonlyMap<string, string> =>
  new Map(
    tokens.flatMap(({ kind, value }, at) => {
      const assigned = tokens[at + 1]?.value === ":" ? at + 2 : at + 1
      const text = tokens[assigned + 1]
      const isGiven = kind === "word" && tokens[assigned]?.value === "=" && text?.kind === "text" && text.isPlain
      return isGiven ? [[value, text.value] as const] : []
    })
  )

/** `2.13` of `2.13.12`, `3` of `3.4.1`: https://www.scala-sbt.org/1.x/docs/Cross-Build.html. */
const binaryVersion = (version: string | undefined): string | undefined =>
  /^(?:3(?=\.)|2\.\d+)/.exec(version ?? "")?.[0]

/** `build.sbt`: https://www.scala-sbt.org/1.x/docs/Library-Dependencies.html. */
export const readSbt: Reader = (text) => {
  const tokens = sourceTokens(text, {
    lineComments: ["//"],
    blockComments: ["/*", "*/"],
    quotes: ['"""', '"'],
    interpolation: "${"
  })
  const constants = constantsOf(tokens)
  const scala = binaryVersion(constants.get("scalaVersion"))
  return tokens.flatMap(({ kind, at: offset }, at): ReadonlyArray<Declared> => {
    const module = kind === "text" ? moduleAt(tokens, at) : undefined
    if (module === undefined || (module.isCross && scala === undefined)) return []
    const { group, artifact, isCross, version, after } = module
    const wanted = version?.kind === "text" ? version.value : constants.get(version?.value ?? "")
    const isTest = isPercent(after[0]) && /^test$/i.test(after[1]?.value ?? "")
    return [
      {
        type: "maven",
        name: `${group.value}:${artifact.value}${isCross ? `_${scala}` : ""}`,
        ...versionOrRange(wanted, (one) => /^\d[\w.-]*$/.test(one)),
        scope: isTest ? "excluded" : "required",
        transitive: false,
        find: offset
      }
    ]
  })
}
