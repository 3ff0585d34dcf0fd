import * as Schema from "effect/Schema"

const text = (example: string | null) => Schema.NullOr(Schema.String).annotate({ examples: [example] })
const number = (example: number | null) => Schema.NullOr(Schema.Int).annotate({ examples: [example] })

/** A cryptographic asset of a scanned repository, named as CycloneDX 1.6 names its properties. */
export const ScanComponent = Schema.Struct({
  bom_ref: Schema.String.annotate({ examples: ["crypto/algorithm/md5"] }),
  type: Schema.Literal("cryptographic-asset"),
  name: Schema.String.annotate({ examples: ["MD5"] }),
  asset_type: Schema.Literals(["algorithm", "certificate", "protocol", "related-crypto-material"]),
  primitive: text("hash"),
  parameter_set: text("128"),
  mode: text(null),
  padding: text(null),
  curve: text(null),
  crypto_functions: Schema.Array(Schema.String).annotate({ examples: [["digest"]] }),
  classical_security_level: number(0),
  nist_quantum_security_level: number(0),
  oid: text("1.2.840.113549.2.5"),
  occurrences: Schema.Array(
    Schema.Struct({
      path: Schema.String.annotate({ examples: ["src/main/java/org/example/Checksum.java"] }),
      line: Schema.Int.annotate({ examples: [17] }),
      offset: number(412),
      symbol: text("java.security.MessageDigest.getInstance")
    })
  ),
  occurrences_total: Schema.Int.annotate({ examples: [1] })
}).annotate({ identifier: "Component" })
export type ScanComponent = typeof ScanComponent.Type
