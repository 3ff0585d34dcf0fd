import { leadingTexts, rubyTokens } from "../gems.ts"
import { foldedName } from "../purl.ts"
import { argumentsAfter } from "../sourceTokens.ts"
import { exactVersion } from "../versions.ts"
import { anyLicence } from "../../model/spdxLicences.ts"
import { folderOf, type PartReader } from "./PackagePart.ts"

const RUNTIME: ReadonlySet<string> = new Set(["add_dependency", "add_runtime_dependency"])

/** What a specification assigns begins at most so many texts. */
const MAX_TEXTS = 16

/** `specifications/NAME-VERSION.gemspec`, which RubyGems writes of an installed gem: https://guides.rubygems.org/specification-reference/. */
export const readGemSpecification: PartReader = (text, path) => {
  const tokens = rubyTokens(text)
  const textsOf = (member: string): ReadonlyArray<string> => {
    const at = tokens.findIndex(
      ({ kind, value }, index) =>
        kind === "word" && value === member && tokens[index - 1]?.value === "." && tokens[index + 1]?.value === "="
    )
    if (at < 0) return []
    const from = at + 2
    const end = tokens.findIndex(({ isFirstInLine }, index) => index > from && isFirstInLine)
    return tokens
      .slice(from, end < 0 ? undefined : end)
      .slice(0, MAX_TEXTS * 4)
      .flatMap(({ kind, value, isPlain }) => (kind === "text" && isPlain ? [value] : []))
      .slice(0, MAX_TEXTS)
  }
  const [name] = textsOf("name")
  if (name === undefined) return undefined
  const file = path.slice(path.lastIndexOf("/") + 1, -".gemspec".length)
  const home = folderOf(folderOf(path).replace(/specifications\/(?:default\/)?$/, ""))
  const requires = tokens.flatMap(({ kind, value }, at) => {
    const [required] = kind === "word" && RUNTIME.has(value) ? leadingTexts(argumentsAfter(tokens, at)) : []
    return required === undefined ? [] : [`gem:${foldedName("gem", required)}`]
  })
  return [
    {
      at: `${home}gems/${file}/`,
      isInstalled: true,
      type: "gem",
      name,
      version: exactVersion(textsOf("version")[0]),
      licence: anyLicence([...textsOf("licenses"), ...textsOf("license")]),
      requires: [...new Set(requires)],
      find: ["name", name]
    }
  ]
}
