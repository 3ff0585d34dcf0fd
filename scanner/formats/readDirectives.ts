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
  /** With `dotted`, a name with dots is a path of blocks. */
  | { readonly kind: "yaml" | "json" | "toml" | "hcl" | "properties"; readonly dotted?: true }

/** The settings of a text in its order: as far as they can be read, whatever the text is. */
export const readDirectives = (syntax: Syntax, text: string): ReadonlyArray<Directive> => {
  if (syntax.kind === "lines") return lineDirectives(syntax, text)
  if (syntax.kind === "braces") return braceDirectives(syntax, text)
  const directives = readers[syntax.kind](text)
  return syntax.dotted === true ? undotted(directives) : directives
}

const MAX_NAMES = 24

/** `a.b: c` as `a: { b: c }`, together with what else is said of `a`. */
const undotted = (directives: ReadonlyArray<Directive>): Array<Directive> => {
  const made: Array<Directive> = []
  const blocks = new Map<string, Array<Directive>>([["", made]])
  const blockOf = (names: ReadonlyArray<string>, place: Directive["place"]): Array<Directive> => {
    const path = names.join(".")
    const known = blocks.get(path)
    if (known !== undefined) return known
    const block: Array<Directive> = []
    blocks.set(path, block)
    blockOf(names.slice(0, -1), place).push({ name: names.at(-1)!, values: [], place, block })
    return block
  }
  for (const directive of directives) {
    const names = directive.name.split(".")
    const isPath = names.length > 1 && names.length <= MAX_NAMES && !names.includes("")
    const inner = directive.block === undefined ? undefined : undotted(directive.block)
    if (isPath && inner !== undefined) blockOf(names, directive.place).push(...inner)
    else if (isPath) blockOf(names.slice(0, -1), directive.place).push({ ...directive, name: names.at(-1)! })
    else if (inner !== undefined) made.push({ ...directive, block: inner })
    else made.push(directive)
  }
  return made
}

const readers = {
  yaml: (text: string) => (/^\s*[{[]/.test(text) ? jsonDirectives(text) : yamlDirectives(text)),
  json: jsonDirectives,
  toml: tomlDirectives,
  hcl: hclDirectives,
  properties: propertiesDirectives
}
