import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { KeyEnv } from "./ApiKeyText.ts"
import { parsedText } from "./fields.ts"
import { Instant } from "./Instant.ts"

const named = (text: string): Result.Result<string, string> => {
  const name = text.trim()
  if (name === "") return Result.fail("name must not be blank")
  return /\p{Cc}/u.test(name) ? Result.fail("name must not hold control characters") : Result.succeed(name)
}

/** A label for people, without white space around it. */
export const KeyName = parsedText({ min: 1, max: 80 }, named, {
  description: "A label for people; white space around it is dropped",
  examples: ["CI of the portal"]
})

const KeyStatus = Schema.Literals(["active", "revoked"])

const fields = {
  id: Schema.String.annotate({ examples: ["key_2b6c0d4e8f1a3g5h"] }),
  key_lookup: Schema.String.annotate({
    description: "The part of the key that is no secret",
    examples: ["Ab3dE5gH7jK9mN1p"]
  }),
  key_prefix: Schema.String.annotate({ description: "What the key begins with", examples: ["cbk_test"] }),
  name: Schema.String.annotate({ examples: ["CI of the portal"] }),
  env: KeyEnv.annotate({ examples: ["test"] }),
  status: KeyStatus,
  created_at: Instant,
  last_used_at: Schema.NullOr(Instant).annotate({ examples: [null] }),
  revoked_at: Schema.NullOr(Instant).annotate({ examples: [null] }),
  expires_at: Schema.NullOr(Instant).annotate({ examples: [null] }),
  exposed_at: Schema.NullOr(Instant).annotate({
    description: "When the key was last sent over plain HTTP; such a key should be replaced",
    examples: [null]
  }),
  created_by: Schema.String.annotate({
    description: "Lookup part of the key that made this one, or `admin`",
    examples: ["admin"]
  })
}

const isCurrent = Schema.Boolean.annotate({
  description: "Whether it is the key that this request carried",
  examples: [false]
})

/** A key as it is listed: nothing of its secret. */
export const KeyRecord = Schema.Struct({ ...fields, is_current: isCurrent }).annotate({ identifier: "ApiKey" })
export type KeyRecord = typeof KeyRecord.Type

/** A key just made, with the only copy of its text. */
export const CreatedKey = Schema.Struct({
  ...fields,
  is_current: isCurrent,
  api_key: Schema.String.annotate({
    description: "The key itself, shown this once",
    examples: ["cbk_test_Ab3dE5gH7jK9mN1p_<32 characters>"]
  })
}).annotate({ identifier: "CreatedApiKey" })
export type CreatedKey = typeof CreatedKey.Type
