import * as Schema from "effect/Schema"

const text = Schema.NullOr(Schema.String)
const number = Schema.NullOr(Schema.Int)

/** A cryptographic asset of a scanned repository, named as CycloneDX 1.6 names its properties. */
export const ScanComponent = Schema.Struct({
  bom_ref: Schema.String,
  type: Schema.Literal("cryptographic-asset"),
  name: Schema.String,
  asset_type: Schema.Literals(["algorithm", "certificate", "protocol", "related-crypto-material"]),
  primitive: text,
  parameter_set: text,
  mode: text,
  padding: text,
  curve: text,
  crypto_functions: Schema.Array(Schema.String),
  classical_security_level: number,
  nist_quantum_security_level: number,
  oid: text,
  occurrences: Schema.Array(Schema.Struct({ path: Schema.String, line: Schema.Int, offset: number, symbol: text })),
  occurrences_total: Schema.Int
}).annotate({ identifier: "Component" })
export type ScanComponent = typeof ScanComponent.Type
