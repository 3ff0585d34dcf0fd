import * as Schema from "effect/Schema"

/** What became of stored secrets that were not encrypted under the newest key. */
export const ResealedSecrets = Schema.Struct({
  resealed: Schema.Int.annotate({ description: "Encrypted again under the newest key", examples: [12] }),
  unreadable: Schema.Int.annotate({
    description:
      "Encrypted under a key that this process does not have: replace these secrets, or set the key as `OLD_SECRETS_KEY`",
    examples: [0]
  })
}).annotate({ identifier: "ResealedSecrets" })
export type ResealedSecrets = typeof ResealedSecrets.Type
