import type { Declared, Reader } from "./Declared.ts"
import { exactVersion } from "./versions.ts"

interface Directive {
  readonly verb: string
  readonly words: ReadonlyArray<string>
  readonly isIndirect: boolean
}

/** One directive a line, or a block of those of one verb; a path may be in quotes. */
const directivesOf = (text: string): ReadonlyArray<Directive> => {
  let block: string | undefined
  return text.split("\n").flatMap((line): ReadonlyArray<Directive> => {
    const [code = "", comment = ""] = line.split("//", 2) as ReadonlyArray<string>
    const words = code
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/^["`]|["`]$/g, ""))
    const isIndirect = /^\s*indirect\b/.test(comment)
    if (block !== undefined && words[0] === ")") block = undefined
    else if (block !== undefined) return words[0] === "" ? [] : [{ verb: block, words, isIndirect }]
    else if (words[1] === "(") block = words[0]
    else return [{ verb: words[0]!, words: words.slice(1), isIndirect }]
    return []
  })
}

/** Modules that are replaced, with the version where it is still the same module. */
const replacements = (directives: ReadonlyArray<Directive>): ReadonlyMap<string, string | undefined> =>
  new Map(
    directives.flatMap(({ verb, words }) => {
      const arrow = words.indexOf("=>")
      if (verb !== "replace" || arrow < 0) return []
      const [path, version] = words.slice(arrow + 1)
      return [[words[0]!, path === words[0] ? version : undefined] as const]
    })
  )

/** `go.mod`: https://go.dev/ref/mod#go-mod-file. The code of a replaced module is that of another one. */
export const readGoMod: Reader = (text) => {
  const directives = directivesOf(text)
  if (!directives.some(({ verb }) => verb === "module")) return undefined
  const replaced = replacements(directives)
  return directives.flatMap(({ verb, words: [name, version], isIndirect }): ReadonlyArray<Declared> =>
    verb !== "require" || name === undefined
      ? []
      : [
          {
            type: "golang",
            name,
            version: exactVersion(replaced.has(name) ? replaced.get(name) : version),
            transitive: isIndirect,
            find: ["require", name]
          }
        ]
  )
}

/** `go.sum`: https://go.dev/ref/mod#go-sum-files. It keeps the sums of modules that are needed no more. */
export const readGoSum: Reader = (text) => {
  const lines = text.split("\n").map((line) => [line, line.trim().split(/\s+/)] as const)
  const sums = lines.filter(([, [, , sum = ""]]) => sum.startsWith("h1:"))
  if (sums.length === 0 && text.trim() !== "") return undefined
  return sums.flatMap(([line, [name = "", version = ""]]): ReadonlyArray<Declared> =>
    version.endsWith("/go.mod")
      ? []
      : [{ type: "golang", name, version: exactVersion(version), role: "checksum", find: [line] }]
  )
}
