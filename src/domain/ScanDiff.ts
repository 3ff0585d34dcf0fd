import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"
import { MethodologyVersion, ShownVersion } from "./ScanRecord.ts"
import { ScanComponent } from "./ScanComponent.ts"
import { ScanFinding, Severity } from "./ScanFinding.ts"

/** Of each list of a comparison. */
export const mostListed = 5_000

const total = Schema.Int.annotate({ examples: [1] })
const truncated = Schema.Boolean.annotate({ description: "Whether the list ends before the total", examples: [false] })
const score = Schema.NullOr(Schema.Int).annotate({
  description: "0 to 100; null where nothing was judged",
  examples: [78]
})

const Side = Schema.Struct({
  id: Schema.String.annotate({ examples: ["cbom_7k2m9x4qa0w8z3rt"] }),
  repo_url: Schema.String.annotate({ examples: ["https://github.com/openssl/openssl"] }),
  commit_sha: Schema.NullOr(Schema.String).annotate({ examples: ["8d91a7e0f2c64b53a1e7d0f94c2b6a835e17f09d"] }),
  project_version: Schema.String.annotate({ examples: ["1.0.0"] }),
  version: ShownVersion,
  methodology_version: MethodologyVersion,
  completed_at: Schema.NullOr(Instant)
}).annotate({ identifier: "ComparedScan" })
export type ComparedScan = typeof Side.Type

const ChangedFinding = Schema.Struct({
  finding: ScanFinding,
  severity_before: Severity.annotate({ examples: ["medium"] }),
  suppressed_before: Schema.Boolean.annotate({ examples: [false] }),
  places_added: Schema.Int.annotate({ description: "Places and values that are new", examples: [0] }),
  places_removed: Schema.Int.annotate({ description: "Places and values that are gone", examples: [0] })
}).annotate({ identifier: "ChangedFinding", description: "`finding` is as in `head`" })

const ChangedComponent = Schema.Struct({
  component: ScanComponent,
  occurrences_added: Schema.Int.annotate({ examples: [2] }),
  occurrences_removed: Schema.Int.annotate({ examples: [0] })
}).annotate({ identifier: "ChangedComponent", description: "`component` is as in `head`" })

/** What is new, fixed and changed from one scan to another. */
export const ScanDiff = Schema.Struct({
  base: Side,
  head: Side,
  same_repository: Schema.Boolean.annotate({
    description: "Whether both are of one repository, whatever the ref",
    examples: [true]
  }),
  same_methodology: Schema.Boolean.annotate({
    description: "Whether both scores are of one version of the methodology; otherwise they cannot be compared",
    examples: [true]
  }),
  findings: Schema.Struct({
    new: Schema.Array(ScanFinding),
    new_total: total,
    new_truncated: truncated,
    fixed: Schema.Array(ScanFinding),
    fixed_total: total,
    fixed_truncated: truncated,
    changed: Schema.Array(ChangedFinding).annotate({
      description: "In both, of another severity, in more or fewer places, or suppressed in one only"
    }),
    changed_total: total,
    changed_truncated: truncated,
    unchanged_total: total
  }),
  components: Schema.Struct({
    added: Schema.Array(ScanComponent),
    added_total: total,
    added_truncated: truncated,
    removed: Schema.Array(ScanComponent),
    removed_total: total,
    removed_truncated: truncated,
    changed: Schema.Array(ChangedComponent).annotate({
      description: "In both, in other places; moved lines do not count"
    }),
    changed_total: total,
    changed_truncated: truncated,
    unchanged_total: total
  }),
  score_before: score,
  score_after: score
}).annotate({ identifier: "ScanDiff" })
export type ScanDiff = typeof ScanDiff.Type
