import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"

/** Whether the database can be worked with: it answers, and has every step of the schema this program knows. */
export class SchemaStatus extends Context.Service<
  SchemaStatus,
  { readonly isUpToDate: Effect.Effect<boolean, DatabaseUnavailable> }
>()("ciphermap/sql/SchemaStatus") {}
