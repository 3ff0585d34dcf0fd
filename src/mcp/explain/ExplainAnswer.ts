import * as Schema from "effect/Schema"
import { severities } from "../../../scanner/model/Assessment.ts"
import { ShownFinding } from "../ShownFinding.ts"

const Texts = Schema.Array(Schema.String)

const Severity = Schema.Literals(severities)

const Source = Schema.Struct({ title: Schema.String, address: Schema.String })

export const ExplainedRule = Schema.Struct({
  id: Schema.String,
  severity: Severity.annotate({ description: "Of a use in production code" }),
  category: Schema.String,
  cwe: Texts,
  title: Schema.String,
  message: Schema.String,
  advice: Schema.String,
  references: Texts
})

export const ExplainedPolicy = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  authority: Schema.String,
  version: Schema.String,
  status: Schema.Literals(["final", "draft"]),
  published: Schema.String,
  source: Schema.String,
  scope: Schema.String,
  clauses: Schema.Int.annotate({ description: "Rows that say something of algorithms" }),
  otherwise: Schema.String.annotate({ description: "What it says of an algorithm that it does not name" })
})

export const ExplainedVerdict = Schema.Struct({
  policy: Schema.String,
  says: Schema.String.annotate({ description: "What it says, and from when" }),
  clause: Schema.String,
  note: Schema.optionalKey(Schema.String)
})

export const ExplainedAlgorithm = Schema.Struct({
  name: Schema.String,
  readAs: Texts.annotate({ description: "Dialects in which the text means this" }),
  type: Schema.String,
  primitive: Schema.optionalKey(Schema.String),
  family: Schema.optionalKey(Schema.String),
  oid: Schema.optionalKey(Schema.String),
  attributes: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Number])),
  parts: Texts.annotate({ description: "Algorithms that it brings with it" }),
  classicalBits: Schema.optionalKey(Schema.Number),
  quantumCategory: Schema.optionalKey(Schema.Int).annotate({ description: "NIST category 1 to 5; 0: none is met" }),
  basis: Schema.optionalKey(Schema.String).annotate({ description: "Why the category may be stated" }),
  judgedFor: Schema.String,
  policies: Schema.Array(ExplainedVerdict),
  findings: Schema.Array(
    Schema.Struct({ rule: Schema.String, severity: Severity, title: Schema.String, advice: Schema.String })
  ).annotate({ description: "What a scan reports of a use in production code, with what to use instead" }),
  sources: Schema.Array(Source)
})

export const ExplainedApi = Schema.Struct({
  name: Schema.String,
  ecosystem: Schema.String,
  library: Schema.String,
  says: Texts.annotate({ description: "What a call means to a scan, and where it says which algorithm" })
})

export const ExplainedFinding = Schema.Struct({
  shown: ShownFinding,
  message: Schema.String,
  confidenceFrom: Schema.String.annotate({ description: "Where the attributes come from that make it one" }),
  purpose: Schema.optionalKey(Schema.String).annotate({ description: "What the result is for" }),
  severityFrom: Schema.String.annotate({ description: "The row and the column of the table that give its severity" }),
  fix: Schema.optionalKey(Schema.String).annotate({ description: "A text edit that removes it" }),
  trail: Schema.Array(Schema.Struct({ text: Schema.String, path: Schema.String, line: Schema.Int })).annotate({
    description: "Where its values came from, and the name that tells the purpose"
  })
})

export const ExplainAnswer = Schema.Struct({
  asked: Schema.String,
  kind: Schema.Literals(["rule", "finding", "policy", "algorithm", "api", "unknown"]),
  finding: Schema.optionalKey(ExplainedFinding),
  rule: Schema.optionalKey(ExplainedRule),
  policy: Schema.optionalKey(ExplainedPolicy),
  algorithms: Schema.optionalKey(Schema.Array(ExplainedAlgorithm)),
  apis: Schema.optionalKey(Schema.Array(ExplainedApi)),
  nearest: Schema.optionalKey(Texts).annotate({ description: "Of something unknown: the names that are most like it" })
})

export type ExplainAnswer = typeof ExplainAnswer.Type
