import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { KeyEnv } from "./ApiKeyText.ts"
import { parsedText } from "./parsedText.ts"
import { Instant } from "./Instant.ts"

const named = (text: string): Result.Result<string, string> => {
  const name = text.trim()
  if (name === "") return Result.fail("name must not be blank")
  return /\p{Cc}/u.test(name) ? Result.fail("name must not hold control characters") : Result.succeed(name)
}

/** A label for people, without white space around it. */
export const KeyName = parsedText({ min: 1, max: 80 }, named)

const KeyStatus = Schema.Literals(["active", "revoked"])

const fields = {
  id: Schema.String,
  key_lookup: Schema.String,
  key_prefix: Schema.String,
  name: Schema.String,
  env: KeyEnv,
  status: KeyStatus,
  created_at: Instant,
  last_used_at: Schema.NullOr(Instant),
  revoked_at: Schema.NullOr(Instant),
  expires_at: Schema.NullOr(Instant),
  exposed_at: Schema.NullOr(Instant).annotate({
    description: "When the key was last sent over plain HTTP; such a key should be replaced"
  }),
  created_by: Schema.String.annotate({ description: "Lookup part of the key that made this one, or `admin`" })
}

/** A key as it is listed: nothing of its secret. */
export const KeyRecord = Schema.Struct({ ...fields, is_current: Schema.Boolean }).annotate({ identifier: "ApiKey" })
export type KeyRecord = typeof KeyRecord.Type

/** A key just made, with the only copy of its text. */
export const CreatedKey = Schema.Struct({
  ...fields,
  is_current: Schema.Boolean,
  api_key: Schema.String.annotate({ description: "The key itself, shown this once" })
}).annotate({ identifier: "CreatedApiKey" })
export type CreatedKey = typeof CreatedKey.Type
