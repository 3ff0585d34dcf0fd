import * as Schema from "effect/Schema"
import { ownRulesSchema } from "../scanner/ownRules/ownRulesSchema.ts"
import { projectConfiguration } from "../src/node/ProjectConfiguration.ts"

const jsonSchema = (title: string, of: Schema.Top): string => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(of, { onExcessProperty: "error" })
  const whole = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title,
    ...schema,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions })
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}

/** The JSON schema of `.ciphermap.yml`, for editors. */
export const configurationSchema = (): string => jsonSchema(".ciphermap.yml", projectConfiguration)

/** The JSON schema of files of rules that a project has for its own wrappers. */
export const rulesSchema = (): string => jsonSchema("Rules of Ciphermap for wrappers of a project", ownRulesSchema)
