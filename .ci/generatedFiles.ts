import { configurationSchema, rulesSchema } from "./configurationSchema.ts"
import { environmentPage } from "./environmentPage.ts"
import { ruleTables } from "./ruleTables.ts"
import { weaknessesPage } from "./weaknessesPage.ts"
import { reportStyleSheet, sharedStyleSheet, siteStyleSheet } from "./styleSheet.ts"

/** Files that are committed and made from others: how each is made. */
export const generatedFiles: { readonly [path: string]: () => string } = {
  "docs/ciphermap.schema.json": configurationSchema,
  "docs/rules.schema.json": rulesSchema,
  "docs/environment.md": environmentPage,
  "docs/weaknesses.md": weaknessesPage,
  "scanner/html/sharedStyleSheet.ts": sharedStyleSheet,
  "scanner/report/styleSheet.ts": reportStyleSheet,
  "src/web/styleSheet.ts": siteStyleSheet,
  ...ruleTables
}
