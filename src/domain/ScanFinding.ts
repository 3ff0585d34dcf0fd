import * as Schema from "effect/Schema"

export const Severity = Schema.Literals(["critical", "high", "medium", "low", "info"])
export type Severity = typeof Severity.Type

const Line = Schema.Int.annotate({ examples: [17] })
const Column = Schema.Int.annotate({ examples: [5] })

const Step = Schema.Struct({
  text: Schema.String.annotate({ examples: ["constant ALGORITHM"] }),
  path: Schema.String.annotate({ examples: ["src/main/java/org/example/Names.java"] }),
  line: Line
})

/** Why a finding is one, beside its rule. */
const Reason = Schema.Struct({
  code: Schema.NullOr(
    Schema.Struct({
      text: Schema.String.annotate({ examples: ['MessageDigest.getInstance("MD5")'] }),
      start: Schema.Int.annotate({ description: "Where in the text it begins, from 0", examples: [14] }),
      end: Schema.Int.annotate({ examples: [32] })
    })
  ).annotate({
    description:
      "The line of code, of whose texts and values only those are shown that name cryptography; `…` stands for the others"
  }),
  confidence_from: Schema.String.annotate({ examples: ["algorithm resolved through 1 step"] }),
  purpose: Schema.NullOr(Schema.String).annotate({
    description: "What the result is for, where that is known",
    examples: ["signature"]
  }),
  trail: Schema.Array(Step).annotate({ description: "Where the values came from, and the name that tells the purpose" })
})
export type FindingReason = typeof Reason.Type

const Location = Schema.Struct({
  path: Schema.String.annotate({ examples: ["src/main/java/org/example/Checksum.java"] }),
  start_line: Line,
  start_column: Column,
  end_line: Line,
  end_column: Schema.Int.annotate({ examples: [45] })
})

const Suppression = Schema.Struct({
  by: Schema.Literals(["comment", "baseline", "decision"]),
  tool: Schema.NullOr(Schema.String).annotate({
    description: "The other tool whose mark the comment is, such as `nosec`; null for a comment of Ciphermap",
    examples: ["nosec"]
  }),
  reason: Schema.NullOr(Schema.String).annotate({ examples: ["checksum of a public file"] })
})

/** So many places of one finding are listed. */
export const mostPlaces = 100

/** A place of a finding, or one of the values at a place. */
const FindingPlace = Schema.Struct({
  id: Schema.String.annotate({
    description: "Fingerprint of this place and value, as baselines list it",
    examples: ["5f2b8c1e90d47a36b1c8e2f40a6d9753"]
  }),
  rule_id: Schema.String.annotate({ examples: ["CM-HASH-MD5"] }),
  severity: Severity.annotate({ examples: ["high"] }),
  algorithm: Schema.NullOr(Schema.String).annotate({ examples: ["MD5"] }),
  location: Location,
  origin: Schema.NullOr(Location).annotate({
    description: "Where the value is written, if that is not where it is used; null where it is, or is not known"
  }),
  suppressed: Schema.Boolean.annotate({ examples: [false] }),
  suppression: Schema.NullOr(Suppression)
}).annotate({ identifier: "FindingPlace" })

/**
 * A weakness of a scanned repository, as clients read it: one call with all of its values, one table with its rows or one file
 * of trust anchors. Results of scans by earlier versions have no `places`, `places_total`, `suppression` and
 * `reason`.
 */
export const ScanFinding = Schema.Struct({
  id: Schema.String.annotate({
    description: "Fingerprint that survives moved lines, 32 hexadecimal digits",
    examples: ["5f2b8c1e90d47a36b1c8e2f40a6d9753"]
  }),
  rule_id: Schema.String.annotate({ examples: ["CM-HASH-MD5"] }),
  title: Schema.String.annotate({ examples: ["MD5 is broken"] }),
  severity: Severity.annotate({ examples: ["high"] }),
  category: Schema.String.annotate({ examples: ["weak-hash"] }),
  message: Schema.String.annotate({
    examples: [
      "Collisions of MD5 are found within seconds, so that two different inputs can be made to have one digest."
    ]
  }),
  recommendation: Schema.String.annotate({
    examples: ["Use SHA-256, SHA-512 or SHA3-256; for passwords use Argon2id."]
  }),
  algorithm: Schema.NullOr(Schema.String).annotate({ examples: ["MD5"] }),
  confidence: Schema.Literals(["high", "medium", "low"]),
  quantum_vulnerable: Schema.Boolean.annotate({ examples: [false] }),
  nist_quantum_security_level: Schema.NullOr(Schema.Int).annotate({
    description: "0 to 6, as CycloneDX has it; null when unknown",
    examples: [0]
  }),
  cwe: Schema.Array(Schema.String).annotate({ examples: [["CWE-328"]] }),
  references: Schema.Array(Schema.String).annotate({ examples: [["https://www.rfc-editor.org/rfc/rfc6151"]] }),
  location: Location,
  component_ref: Schema.String.annotate({
    description: "`bom_ref` of the component",
    examples: ["crypto/algorithm/md5"]
  }),
  snippet: Schema.Null.annotate({
    description: "Source text is not shown as it stands; `reason.code` has what may be shown"
  }),
  suppressed: Schema.Boolean.annotate({ description: "Whether all of its places are", examples: [false] }),
  suppression: Schema.optionalKey(Schema.NullOr(Suppression)).annotate({ description: "What suppresses it" }),
  places: Schema.optionalKey(Schema.Array(FindingPlace)).annotate({
    description: "All places and values, that of `location` first; at most 100"
  }),
  places_total: Schema.optionalKey(Schema.Int).annotate({ description: "How many there are", examples: [1] }),
  reason: Schema.optionalKey(Reason).annotate({
    description: "Of the worst of its places; absent of scans from before it was kept"
  })
}).annotate({ identifier: "Finding" })
export type ScanFinding = typeof ScanFinding.Type
