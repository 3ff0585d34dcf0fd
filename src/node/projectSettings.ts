import * as Result from "effect/Result"
import { decoded } from "../../scanner/bom/read/decoded.ts"
import { readYaml } from "../../scanner/formats/readYaml.ts"
import { treeValues } from "../../scanner/formats/treeValues.ts"
import { type ProjectConfiguration, projectConfiguration } from "./ProjectConfiguration.ts"

export const SETTINGS = Object.keys(projectConfiguration.fields)

export interface SettingsProblem {
  readonly message: string
  /** A setting that does not exist. */
  readonly unknown?: string
}

/** Reads the text of a `.ciphermap.yml`. That what it names exists is not checked. */
export const parseSettings = (text: string): Result.Result<ProjectConfiguration, SettingsProblem> => {
  const values = treeValues(readYaml(text))
  if (values === undefined) return Result.fail({ message: "is not YAML with a setting a line" })
  const unknown = Object.keys(values).find((name) => !SETTINGS.includes(name))
  if (unknown !== undefined) return Result.fail({ message: `there is no setting ${unknown}`, unknown })
  return Result.mapError(decoded("configuration", projectConfiguration, values), ({ message }) => ({ message }))
}
