import { yamlValue } from "./yamlValue.ts"
import { isObject, type JsonObject } from "./json.ts"

/** The mapping that a YAML text is; undefined of any other text. */
export const parseYaml = (text: string): JsonObject | undefined => {
  const value = yamlValue(text)
  return isObject(value) ? value : undefined
}
