import * as Schema from "effect/Schema"
import { projectConfiguration } from "../src/node/ProjectConfiguration.ts"

/** The JSON schema of `.ciphermap.yml`, for editors. */
export const configurationSchema = (): string => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(projectConfiguration, { onExcessProperty: "error" })
  const whole = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: ".ciphermap.yml",
    ...schema,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions })
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}
