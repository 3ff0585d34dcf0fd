import * as Schema from "effect/Schema"
import { KeyEnv } from "./ApiKeyText.ts"
import { Instant } from "./Instant.ts"

const moment = (description: string) =>
  Schema.NullOr(Instant).annotate({ description, examples: ["2026-11-22T03:00:00.000Z"] })

/** A repository that is scanned again from time to time. */
export const ScheduleRecord = Schema.Struct({
  id: Schema.String.annotate({
    description: "`sch_` and 16 characters of a-z and 0-9",
    examples: ["sch_6h1p8t3y5u9i2o4e"]
  }),
  repo_url: Schema.String.annotate({ examples: ["https://github.com/openssl/openssl"] }),
  cron: Schema.String.annotate({ examples: ["0 3 * * 1"] }),
  time_zone: Schema.String.annotate({ examples: ["Europe/Dublin"] }),
  project_name: Schema.NullOr(Schema.String).annotate({ examples: ["OpenSSL"] }),
  project_version: Schema.String.annotate({ examples: ["1.0.0"] }),
  env: KeyEnv.annotate({ description: "Of the key that the scans are submitted with" }),
  enabled: Schema.Boolean.annotate({ examples: [true] }),
  created_at: Instant,
  last_run_at: moment("null before the first time"),
  next_run_at: moment("null while it is not enabled"),
  last_commit: Schema.NullOr(Schema.String).annotate({
    description: "That was scanned last",
    examples: ["8d91a7e0f2c64b53a1e7d0f94c2b6a835e17f09d"]
  }),
  last_scan_id: Schema.NullOr(Schema.String).annotate({ examples: ["cbom_7k2m9x4qa0w8z3rt"] }),
  last_result: Schema.NullOr(Schema.String).annotate({
    description:
      "`submitted`; `unchanged`, when the commit was scanned before; `cap_reached`; or `failed:` and why: the code of a failed scan or of a refusal, such as `failed:key_revoked`",
    examples: ["submitted"]
  })
}).annotate({ identifier: "Schedule" })
export type ScheduleRecord = typeof ScheduleRecord.Type
