import type { Declared, Reader } from "./Declared.ts"
import { leadingTexts, rubyTokens } from "./gems.ts"
import { elementsOf, membersOf, textOf } from "../formats/treeValues.ts"
import { argumentsAfter } from "./sourceTokens.ts"
import { exactVersion, versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

/** `Name/Subspec (1.2.3)`. */
const POD = /^([^\s/(]+)[^\s(]*(?: \(([^)]*)\))?/

const podOf = (entry: unknown): string | undefined => textOf(entry) ?? membersOf(entry)[0]?.[0]

/** `Podfile.lock`: https://guides.cocoapods.org/using/using-cocoapods.html#what-is-podfilelock. */
export const readPodfileLock: Reader = (text) => {
  const lock = readDocument("yaml", text)
  if (lock === undefined) return undefined
  const direct = new Set(elementsOf(lock["DEPENDENCIES"]).map((one) => POD.exec(podOf(one) ?? "")?.[1]))
  return elementsOf(lock["PODS"]).flatMap((entry): ReadonlyArray<Declared> => {
    const pod = podOf(entry)
    const [, name, version] = POD.exec(pod ?? "") ?? []
    if (pod === undefined || name === undefined) return []
    return [
      { type: "cocoapods", name, version: exactVersion(version), transitive: !direct.has(name), find: ["PODS:", pod] }
    ]
  })
}

/** `Podfile` and `*.podspec`: https://guides.cocoapods.org/syntax/podfile.html#pod. */
export const readPodfile: Reader = (text) => {
  const tokens = rubyTokens(text)
  return tokens.flatMap(({ kind, value, at: offset, isFirstInLine }, at): ReadonlyArray<Declared> => {
    const isPod = value === "pod" ? isFirstInLine : value === "dependency" && tokens[at - 1]?.value === "."
    if (kind !== "word" || !isPod) return []
    const [written, wanted] = leadingTexts(argumentsAfter(tokens, at))
    const name = written?.split("/")[0]
    if (name === undefined) return []
    const version = versionOrRange(wanted, (one) => /^=?\s*\d[\w.-]*$/.test(one))
    return [{ type: "cocoapods", name, ...version, transitive: false, find: offset }]
  })
}
