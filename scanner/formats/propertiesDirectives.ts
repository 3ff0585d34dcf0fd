import { propertiesSettings } from "./lineSettings.ts"
import { type Directive, MAX_DIRECTIVES, openFile, type OpenDirective } from "./Directive.ts"

const MAX_NAMES = 24

/** The format of java.util.Properties, a name with dots being a path of blocks. */
export const propertiesDirectives = (text: string): ReadonlyArray<Directive> => {
  const file = openFile()
  const blocks = new Map<string, OpenDirective>([["", file]])
  const open = (names: ReadonlyArray<string>, place: Directive["place"]): OpenDirective => {
    const path = names.join(".")
    const known = blocks.get(path)
    if (known !== undefined) return known
    const made: OpenDirective = { name: names.at(-1)!, values: [], place, block: [] }
    blocks.set(path, made)
    open(names.slice(0, -1), place).block.push(made)
    return made
  }
  for (const { key, value, place } of propertiesSettings(text).slice(0, MAX_DIRECTIVES)) {
    const names = key.split(".", MAX_NAMES)
    const values = value === "" ? [] : [value.trim()]
    open(names.slice(0, -1), place).block.push({ name: names.at(-1)!, values, place })
  }
  return file.block
}
