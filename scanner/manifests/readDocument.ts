import { readJson } from "../formats/readJson.ts"
import { readToml } from "../formats/readToml.ts"
import { readYaml } from "../formats/readYaml.ts"
import { type JsonObject, treeValues } from "../formats/treeValues.ts"

const readers = { json: readJson, toml: readToml, yaml: readYaml }

/** The largest lock files have some hundred thousand entries. */
const MAX_NODES = 2_000_000

/** The mapping that a manifest or lock file is; undefined of one that is damaged. */
export const readDocument = (format: keyof typeof readers, text: string): JsonObject | undefined =>
  treeValues(readers[format](text, MAX_NODES))
