import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"

const token = "8f3k1x7q9m2c5v0z6b4n1d7h3j5l9p2r8t6w0y4s"

export const reportUrlOf = (publicUrl: string, token: string): string => `${publicUrl}/r/${token}`

export const badgeUrlOf = (publicUrl: string, token: string, kind: "svg" | "json"): string =>
  `${publicUrl}/badge/${token}.${kind}`

/** A link that shows the report of a scan to whoever has it. */
export const PublicationRecord = Schema.Struct({
  scan_id: Schema.String.annotate({ examples: ["cbom_7k2m9x4qa0w8z3rt"] }),
  report_url: Schema.String.annotate({
    description: "Nobody can guess it; whoever has it can read the report, without a key, until it is revoked",
    examples: [`https://api.example.com/r/${token}`]
  }),
  badge_url: Schema.NullOr(Schema.String).annotate({
    description: "An SVG image; null without `badge`",
    examples: [`https://api.example.com/badge/${token}.svg`]
  }),
  badge_json_url: Schema.NullOr(Schema.String).annotate({
    description: "What Shields needs to draw a badge (https://shields.io/badges/endpoint-badge); null without `badge`",
    examples: [`https://api.example.com/badge/${token}.json`]
  }),
  follows: Schema.Boolean.annotate({ examples: [true] }),
  listed: Schema.Boolean.annotate({ examples: [false] }),
  badge: Schema.Boolean.annotate({ examples: [true] }),
  created_at: Instant
}).annotate({ identifier: "Publication" })
export type PublicationRecord = typeof PublicationRecord.Type
