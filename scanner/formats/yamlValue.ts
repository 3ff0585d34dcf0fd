import * as Yaml from "effect/encoding/Yaml"
import { jsonValue } from "./jsonValue.ts"

/** The parser of YAML takes time that grows with the square of such a run, which no person writes. */
const BLANKS = /[ \t]{1000}/

const yaml = (text: string): unknown => {
  try {
    return BLANKS.test(text) ? undefined : Yaml.parse(text)
  } catch {
    return undefined
  }
}

/** What a text of YAML 1.2, and so of JSON, says; undefined of one that is neither. */
export const yamlValue = (text: string): unknown => {
  const json = /^\s*[{[]/.test(text) ? jsonValue(text) : undefined
  return json ?? yaml(text)
}
