import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { elementsOf, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { argumentsAfter, sourceTokens } from "./sourceTokens.ts"
import { versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

/** `openssl/3.2.0@user/channel#revision%time`, `openssl/[>=1.1 <4]`: https://docs.conan.io/2/reference/conanfile/attributes.html#requires. */
const REFERENCE = /^\s*([a-z0-9_][a-z0-9_+.-]*)\/(\[[^\]]*\]|[^@#%\s]+)/

const reference = (
  text: string,
  scope: LibraryScope | undefined,
  find: Declared["find"],
  transitive?: boolean
): ReadonlyArray<Declared> => {
  const [, name, version] = REFERENCE.exec(text) ?? []
  if (name === undefined) return []
  const wanted = version!.replace(/^\[|\]$/g, "")
  return [{ type: "conan", name, ...versionOrRange(wanted, (one) => one === version), scope, transitive, find }]
}

const scopes: { readonly [section: string]: LibraryScope } = {
  requires: "required",
  tool_requires: "excluded",
  build_requires: "excluded",
  test_requires: "excluded",
  python_requires: "excluded"
}

/** `conanfile.txt`. */
export const readConanfileTxt: Reader = (text) => {
  let section = ""
  return text.split("\n").flatMap((line) => {
    const heading = /^\s*\[([^\]]+)\]/.exec(line)?.[1]
    if (heading !== undefined) section = heading
    const scope = heading === undefined && Object.hasOwn(scopes, section) ? scopes[section] : undefined
    return scope === undefined ? [] : reference(line, scope, [line.trim()], false)
  })
}

/** `requires = "a/1", "b/2"` and `self.requires("a/1")` of `conanfile.py`. */
export const readConanfilePy: Reader = (text) => {
  const tokens = sourceTokens(text, { lineComments: ["#"], quotes: ['"""', "'''", '"', "'"] })
  return tokens.flatMap(({ kind, value }, at) => {
    const scope = kind === "word" && Object.hasOwn(scopes, value) ? scopes[value] : undefined
    if (scope === undefined) return []
    const given = argumentsAfter(tokens, at)
    const isCall = given[0]?.value === "(" && tokens[at - 1]?.value === "."
    const texts = given.filter((one, place) => one.kind === "text" && given[place - 1]?.value !== "f")
    if (isCall) return texts.slice(0, 1).flatMap((one) => reference(one.value, scope, one.at, false))
    return given[0]?.value === "=" ? texts.flatMap((one) => reference(one.value, scope, one.at, false)) : []
  })
}

/** `conan.lock` of version 2, and of version 1, whose graph has the references. */
export const readConanLock: Reader = (text) => {
  const lock = readDocument("json", text)
  if (lock === undefined) return undefined
  const listed = Object.keys(scopes).flatMap((section) =>
    elementsOf(lock[section]).map((one) => [textOf(one) ?? "", scopes[section]] as const)
  )
  const nodes = membersOf(memberOf(lock, "graph_lock", "nodes")).map(
    ([, node]) => [textOf(memberOf(node, "ref")) ?? "", undefined] as const
  )
  return [...listed, ...nodes].flatMap(([one, scope]) => reference(one, scope, [one]))
}
