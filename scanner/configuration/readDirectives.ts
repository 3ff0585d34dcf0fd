import { braceDirectives, type BraceStyle } from "./braceDirectives.ts"
import type { Directive } from "./Directive.ts"
import { jsonDirectives } from "./flowDirectives.ts"
import { hclDirectives } from "./hclDirectives.ts"
import { lineDirectives, type LineStyle } from "./lineDirectives.ts"
import { propertiesDirectives } from "./propertiesDirectives.ts"
import { tomlDirectives } from "./tomlDirectives.ts"
import { yamlDirectives } from "./yamlDirectives.ts"

/** How the files of a product are written. */
export type Syntax =
  | ({ readonly kind: "lines" } & LineStyle)
  | ({ readonly kind: "braces" } & BraceStyle)
  | { readonly kind: "yaml" | "json" | "toml" | "hcl" | "properties" }

/** The settings of a text in its order: as far as they can be read, whatever the text is. */
export const readDirectives = (syntax: Syntax, text: string): ReadonlyArray<Directive> => {
  if (syntax.kind === "lines") return lineDirectives(syntax, text)
  if (syntax.kind === "braces") return braceDirectives(syntax, text)
  return readers[syntax.kind](text)
}

const readers = {
  yaml: (text: string) => (/^\s*[{[]/.test(text) ? jsonDirectives(text) : yamlDirectives(text)),
  json: jsonDirectives,
  toml: tomlDirectives,
  hcl: hclDirectives,
  properties: propertiesDirectives
}
