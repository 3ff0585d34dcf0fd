import type { Declared, Reader } from "./Declared.ts"
import { elementsOf, memberOf, textOf } from "../formats/treeValues.ts"
import { argumentsAfter, namedText, sourceTokens, type Token } from "./sourceTokens.ts"
import { exactVersion, versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

const MAX_ADDRESS = 512

/** A repository's host and path: `https://github.com/a/b.git` and `git@github.com:a/b` are `github.com/a/b`. */
export const repositoryName = (address: string): string | undefined => {
  if (address.length > MAX_ADDRESS) return undefined
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/\s]+@)?([\w.-]+)(?::\d+)?[/:]+([\w.~/-]+?)(?:\.git)?\/?$/.exec(address) ?? []
  return host === undefined || path === undefined ? undefined : `${host.toLowerCase()}/${path}`
}

/** `from: "1.0.0"`, `exact: "1.0.0"`, `.exact("1.0.0")`, `"1.0.0"..<"2.0.0"`. */
const wantedIn = (given: ReadonlyArray<Token>): Pick<Declared, "version" | "requirement"> => {
  const exact = namedText(given, "exact")
  if (exact !== undefined) return versionOrRange(exact.value, () => true)
  const from = namedText(given, "from")
  if (from !== undefined) return versionOrRange(`>=${from.value}`, () => false)
  const dots = given.findIndex(({ value }, at) => value === "." && given[at + 1]?.value === ".")
  const [low, high] = [given[dots - 1], given.slice(dots).find(({ kind }) => kind === "text")]
  if (dots < 1 || low?.kind !== "text" || high === undefined) return {}
  const sign = given[dots + 2]?.value === "<" ? "<" : "<="
  return versionOrRange(`>=${low.value}, ${sign}${high.value}`, () => false)
}

/** `Package.swift`: https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html#package-dependency. */
export const readPackageSwift: Reader = (text) => {
  const tokens = sourceTokens(text, {
    lineComments: ["//"],
    blockComments: ["/*", "*/"],
    quotes: ['"""', '"'],
    interpolation: "\\("
  })
  return tokens.flatMap(({ value, at: offset }, at): ReadonlyArray<Declared> => {
    if (value !== "package" || tokens[at - 1]?.value !== ".") return []
    const given = argumentsAfter(tokens, at)
    const address = namedText(given, "url")
    const name = address?.isPlain === true ? repositoryName(address.value) : undefined
    return name === undefined ? [] : [{ type: "swift", name, ...wantedIn(given), transitive: false, find: offset }]
  })
}

/** `Package.resolved`, whose pins were within an object in version 1. */
export const readPackageResolved: Reader = (text) => {
  const resolved = readDocument("json", text)
  if (resolved === undefined) return undefined
  const pins = [...elementsOf(resolved["pins"]), ...elementsOf(memberOf(resolved, "object", "pins"))]
  return pins.flatMap((pin): ReadonlyArray<Declared> => {
    const address = textOf(memberOf(pin, "location")) ?? textOf(memberOf(pin, "repositoryURL"))
    const name = address === undefined ? undefined : repositoryName(address)
    if (name === undefined) return []
    const version = exactVersion(memberOf(pin, "state", "version"))
    return [
      { type: "swift", name, version, find: [JSON.stringify(address).replaceAll("/", "\\/"), JSON.stringify(address)] }
    ]
  })
}
