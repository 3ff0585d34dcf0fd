import type { Directive } from "./Directive.ts"
import { hclDirectives } from "./hclDirectives.ts"
import { isOpen, plainValue } from "./plainValue.ts"
import type { Setting } from "./Setting.ts"

const settingOf = (key: string, { values, block, place }: Directive, folder = "."): ReadonlyArray<Setting> => {
  const value = values.join(" ")
  if (block !== undefined || value === "" || isOpen(plainValue(value))) return []
  return [{ key, value, place, folder }]
}

const MAX_DEPTH = 3

/** A value, or the members of an object by their paths. */
const settingsOf = (key: string, directive: Directive, depth = 0): ReadonlyArray<Setting> => {
  const { block } = directive
  if (block === undefined) return settingOf(key, directive)
  return depth === MAX_DEPTH ? [] : block.flatMap((one) => settingsOf(`${key}.${one.name}`, one, depth + 1))
}

/** Modules of the tree itself: https://developer.hashicorp.com/terraform/language/modules/sources#local-paths. */
const LOCAL = /^\.\.?\//

const settingsIn = (directive: Directive): ReadonlyArray<Setting> => {
  const { name, values, block } = directive
  const isValue =
    block === undefined || (name !== "variable" && name !== "locals" && name !== "module" && values.length === 0)
  if (isValue) return settingsOf(name, directive)
  if (name === "variable")
    return block.flatMap((one) => (one.name === "default" ? settingsOf(values[0] ?? "", one) : []))
  if (name === "locals") return block.flatMap((one) => settingsOf(`locals.${one.name}`, one))
  const source = block.find((one) => one.name === "source")?.values[0] ?? ""
  return name === "module" && LOCAL.test(source) ? block.flatMap((one) => settingOf(one.name, one, source)) : []
}

/**
 * What gives variables of Terraform their values: defaults, files of values, the arguments of modules, and local values
 * (https://developer.hashicorp.com/terraform/language/values).
 */
export const hclSettings = (text: string): ReadonlyArray<Setting> => hclDirectives(text).flatMap(settingsIn)
