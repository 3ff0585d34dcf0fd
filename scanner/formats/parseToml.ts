import * as Result from "effect/Result"
import * as Toml from "effect/encoding/Toml"
import type { JsonObject } from "./json.ts"

/** The table that a TOML text is; undefined of any other text. */
export const parseToml = (text: string): JsonObject | undefined => {
  try {
    return Result.getOrUndefined(Toml.parse(text))
  } catch {
    return undefined
  }
}
