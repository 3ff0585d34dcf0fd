import * as Schema from "effect/Schema"

export const Severity = Schema.Literals(["critical", "high", "medium", "low", "info"])
export type Severity = typeof Severity.Type

const Line = Schema.Int
const optionalNumber = Schema.NullOr(Schema.Int)

/** A weakness of a scanned repository, as clients read it. */
export const ScanFinding = Schema.Struct({
  id: Schema.String.annotate({ description: "Fingerprint that survives moved lines, 32 hexadecimal digits" }),
  rule_id: Schema.String,
  title: Schema.String,
  severity: Severity,
  category: Schema.String,
  message: Schema.String,
  recommendation: Schema.String,
  algorithm: Schema.NullOr(Schema.String),
  confidence: Schema.Literals(["high", "medium", "low"]),
  quantum_vulnerable: Schema.Boolean,
  nist_quantum_security_level: optionalNumber,
  cwe: Schema.Array(Schema.String),
  references: Schema.Array(Schema.String),
  location: Schema.Struct({
    path: Schema.String,
    start_line: Line,
    start_column: Line,
    end_line: Line,
    end_column: Line
  }),
  component_ref: Schema.String,
  snippet: Schema.Null,
  suppressed: Schema.Boolean
}).annotate({ identifier: "Finding" })
export type ScanFinding = typeof ScanFinding.Type
