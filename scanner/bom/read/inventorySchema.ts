import * as Schema from "effect/Schema"
import { TRAIL_ROLES } from "../../model/Trail.ts"
import { assetTypes, cryptoFunctions, fileUses, materialTypes, usageScopes } from "../../model/vocabularies.ts"
import {
  Certificate,
  CodeLine,
  count,
  Facts,
  flag,
  Library,
  number,
  Images,
  Origin,
  OwnRules,
  Place,
  ReadDependencies,
  Sources,
  Stored,
  Suppression,
  text,
  Texts,
  Unrecognised
} from "./scanSchema.ts"

const Functions = Schema.Array(Schema.Literals(cryptoFunctions))

const Occurrence = Schema.Struct({
  path: Schema.String,
  place: Place,
  code: Schema.optionalKey(CodeLine),
  symbol: Schema.String,
  role: Schema.Literals(["use", "part", "caller", "operation", "choice", "literal", "implied"]),
  sources: Sources,
  facts: Facts,
  functions: Schema.optionalKey(Functions),
  suites: Schema.optionalKey(Texts),
  suitesAt: Schema.optionalKey(Place),
  suitesCode: Schema.optionalKey(CodeLine),
  isNamedOnly: flag,
  isOption: flag,
  table: Schema.optionalKey(Place),
  isWrittenElsewhere: flag,
  scope: Schema.Literals(usageScopes),
  origin: Origin,
  dependency: text,
  isAssumed: flag,
  ownRules: text,
  isOpenEnded: flag,
  trail: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        role: Schema.Literals(TRAIL_ROLES),
        symbol: Schema.String,
        path: Schema.String,
        place: Place
      })
    )
  ),
  confidence: Schema.Finite
})

const { subject, issuer, notAfter, names, ...others } = Certificate.fields

const KnownCertificate = Schema.Struct({
  subject,
  issuer,
  notAfter,
  names,
  serialNumber: Schema.optionalKey(others.serialNumber),
  notBefore: Schema.optionalKey(others.notBefore),
  fingerprint: Schema.optionalKey(others.fingerprint),
  isAuthority: others.isAuthority,
  subjectKeyId: others.subjectKeyId,
  authorityKeyId: others.authorityKeyId,
  publicKey: Schema.optionalKey(others.publicKey),
  publicKeyFingerprint: Schema.optionalKey(others.publicKeyFingerprint)
})

const Asset = Schema.Struct({
  id: Schema.String,
  type: Schema.Literals(assetTypes),
  name: Schema.String,
  facts: Facts,
  observed: Schema.Record(Schema.String, Texts),
  functions: Functions,
  family: text,
  oid: text,
  levels: Schema.Struct({
    classical: number,
    quantum: number,
    basis: Schema.optionalKey(Schema.Literals(["normative", "reference", "derived", "policy"]))
  }),
  material: Schema.optionalKey(Schema.Literals(materialTypes)),
  size: number,
  certificate: Schema.optionalKey(KnownCertificate),
  stored: Schema.optionalKey(Stored),
  suites: Schema.Array(
    Schema.Struct({ name: Schema.String, identifiers: Schema.optionalKey(Texts), algorithms: Texts })
  ),
  relations: Schema.Array(
    Schema.Struct({
      role: Schema.Literals([
        "algorithm",
        "part",
        "suite",
        "signature-algorithm",
        "public-key",
        "protection",
        "issuer",
        "reference"
      ]),
      to: Schema.String
    })
  ),
  references: Schema.Array(Schema.Struct({ of: Schema.Literals(fileUses), path: Schema.String, from: Schema.String })),
  languages: Texts,
  libraries: Texts,
  packages: Texts,
  confidence: Schema.Finite,
  occurrences: Schema.Array(Occurrence)
})

const Counts = Schema.Record(Schema.String, Schema.Int)

const Coverage = Schema.Struct({
  filesScanned: Schema.Int,
  filesPrefiltered: Schema.Int,
  bytesScanned: count,
  filesPartial: Schema.Int,
  skipped: Counts,
  unsupported: Counts,
  unrecognised: Unrecognised,
  ownRules: OwnRules,
  dependencies: ReadDependencies,
  images: Images,
  languages: Schema.Record(Schema.String, Schema.Struct({ files: Schema.Int, bytes: count }))
})

/** An `Inventory` as JSON: what `inventoryJsonChunks` writes of one that comes from a bill of materials. */
export const InventorySchema = Schema.Struct({
  assets: Schema.Array(Asset),
  libraries: Schema.Array(Library),
  coverage: Schema.optionalKey(Coverage),
  suppressions: Schema.Array(Suppression)
})
