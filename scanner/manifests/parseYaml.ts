import * as Yaml from "effect/encoding/Yaml"
import { isObject, type JsonObject } from "./json.ts"

/** The mapping that a YAML text is; undefined of any other text. */
export const parseYaml = (text: string): JsonObject | undefined => {
  try {
    const value = Yaml.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
