import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"
import { Severity } from "./ScanFinding.ts"
import { ScanRecord, ScoreBasisText } from "./ScanRecord.ts"

const { risk_level, components_total, findings_total, findings_by_severity, progress, status, error } =
  ScanRecord.fields

const Count = Schema.Int.annotate({ examples: [1] })

/** A kind of cryptography: how much of it there is, and how many findings are about it. */
export const DemoFamily = Schema.Struct({
  family: Schema.String.annotate({
    description: "A primitive of CycloneDX 1.6, or `certificate`, `protocol`, `related-crypto-material`",
    examples: ["hash"]
  }),
  components: Count,
  findings: Count
}).annotate({ identifier: "DemoFamily" })
export type DemoFamily = typeof DemoFamily.Type

/** A kind of finding, and the first place of it. */
export const DemoFinding = Schema.Struct({
  title: Schema.String.annotate({ examples: ["MD5 is broken"] }),
  severity: Severity.annotate({ examples: ["high"] }),
  algorithm: Schema.NullOr(Schema.String).annotate({ examples: ["MD5"] }),
  recommendation: Schema.String.annotate({
    examples: ["Use SHA-256, SHA-512 or SHA3-256; for passwords use Argon2id."]
  }),
  places: Schema.Int.annotate({ description: "How often it was found", examples: [12] }),
  path: Schema.String.annotate({ examples: ["src/main/java/org/example/Checksum.java"] }),
  line: Schema.Int.annotate({ examples: [17] })
}).annotate({ identifier: "DemoFinding" })
export type DemoFinding = typeof DemoFinding.Type

export const DemoResult = Schema.Struct({
  score: Schema.NullOr(Schema.Int).annotate({ description: "0 to 100; null where nothing was judged", examples: [78] }),
  not_judged: Schema.NullOr(Schema.String).annotate({ description: "Why there is no score", examples: [null] }),
  score_basis: Schema.NullOr(ScoreBasisText),
  quantum_readiness: Schema.NullOr(Schema.Int).annotate({
    description: "0 to 100; null without public-key cryptography",
    examples: [0]
  }),
  risk_level,
  files_scanned: Schema.Int.annotate({ examples: [2098] }),
  components_total,
  findings_total,
  findings_by_severity,
  families: Schema.Array(DemoFamily).annotate({ description: "The largest first" }),
  top_findings: Schema.Array(DemoFinding).annotate({
    description: "The five most severe kinds that are not suppressed"
  })
}).annotate({ identifier: "DemoResult" })
export type DemoResult = typeof DemoResult.Type

/** A scan of the demo: how far it is, and a summary once it has completed. There are no documents of it. */
export const DemoTry = Schema.Struct({
  id: Schema.String.annotate({ examples: ["cbom_7k2m9x4qa0w8z3rt"] }),
  status,
  repo_url: Schema.String.annotate({ examples: ["https://github.com/openssl/openssl"] }),
  ref: Schema.NullOr(Schema.String).annotate({ description: "null for the default branch", examples: [null] }),
  commit_sha: Schema.NullOr(Schema.String).annotate({
    description: "null until it was fetched",
    examples: ["8d91a7e0f2c64b53a1e7d0f94c2b6a835e17f09d"]
  }),
  progress,
  result: Schema.NullOr(DemoResult).annotate({ description: "null until completed" }),
  error,
  created_at: Instant,
  completed_at: Schema.NullOr(Instant).annotate({
    description: "When it ended",
    examples: ["2026-11-22T09:30:41.500Z"]
  })
}).annotate({ identifier: "DemoTry" })
export type DemoTry = typeof DemoTry.Type
