import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { purposes } from "../../model/Purpose.ts"
import {
  cryptoFunctions,
  findingKinds,
  fileUses,
  freshnesses,
  primitives,
  usageScopes,
  verifications
} from "../../model/vocabularies.ts"

const Texts = Schema.Array(Schema.String)
const text = Schema.optionalKey(Schema.String)
const number = Schema.optionalKey(Schema.Finite)
const flag = Schema.optionalKey(Schema.Literal(true))

const Place = Schema.Struct({
  line: Schema.Int,
  column: Schema.Int,
  endLine: Schema.Int,
  endColumn: Schema.Int
})

const CodeLine = Schema.Struct({ text: Schema.String, start: Schema.Int, end: Schema.Int })

const Scope = Schema.Literals(usageScopes)

const Primitive = Schema.Literals(primitives)

const CryptoFunction = Schema.Literals(cryptoFunctions)

const Kind = Schema.Literals(findingKinds)

const Facts = Schema.Struct({
  name: text,
  primitive: Schema.optionalKey(Primitive),
  parameterSet: text,
  keyBits: number,
  mode: text,
  padding: text,
  digest: text,
  mgfDigest: text,
  cipher: text,
  curve: text,
  group: text,
  tagBits: number,
  nonceBits: number,
  saltBits: number,
  outputBits: number,
  iterations: number,
  memoryKib: number,
  parallelism: number,
  blockSize: number,
  version: text,
  suite: text,
  material: text,
  certificateFormat: text,
  generator: text,
  byteLength: number,
  functions: Schema.optionalKey(Schema.Array(CryptoFunction)),
  freshness: Schema.optionalKey(Schema.Literals(freshnesses)),
  verification: Schema.optionalKey(Schema.Literals(verifications)),
  purpose: Schema.optionalKey(Schema.Literals(purposes))
})

const Sources = Schema.Record(
  Schema.String,
  Schema.Struct({ from: Schema.Literals(["literal", "resolved", "inferred", "default", "unknown"]), hops: Schema.Int })
)

const Evidence = Schema.Struct({
  place: Place,
  path: text,
  scope: Schema.optionalKey(Scope),
  symbol: Schema.String,
  role: Schema.Literals([
    "definition",
    "constant",
    "caller",
    "unread",
    "part",
    "setting",
    "operation",
    "choice",
    "options",
    "suite",
    "version",
    "purpose",
    "offer"
  ]),
  name: text,
  code: Schema.optionalKey(CodeLine)
})

const Reference = Schema.Struct({
  of: Schema.Literals(fileUses),
  path: Schema.String,
  place: Place
})

const Certificate = Schema.Struct({
  subject: Schema.String,
  issuer: Schema.String,
  serialNumber: Schema.String,
  notBefore: Schema.String,
  notAfter: Schema.String,
  fingerprint: Schema.String,
  names: Texts,
  isAuthority: Schema.optionalKey(Schema.Boolean),
  subjectKeyId: text,
  authorityKeyId: text,
  publicKey: Facts,
  publicKeyFingerprint: Schema.String
})

const Stored = Schema.Struct({
  format: Schema.String,
  fingerprint: text,
  isEncrypted: Schema.optionalKey(Schema.Boolean),
  protection: Schema.optionalKey(Facts),
  entries: number,
  subject: text,
  signature: Schema.optionalKey(Facts)
})

const Finding = Schema.Struct({
  kind: Kind,
  api: Schema.String,
  library: Schema.String,
  language: Schema.String,
  path: Schema.String,
  place: Place,
  code: Schema.optionalKey(CodeLine),
  isAssumed: flag,
  isOffered: flag,
  isOption: flag,
  isNamedOnly: flag,
  table: Schema.optionalKey(Place),
  isOpenEnded: flag,
  ownRules: text,
  scope: Scope,
  facts: Facts,
  sources: Sources,
  evidence: Schema.Array(Evidence),
  agrees: Schema.optionalKey(Schema.Array(Schema.Struct({ kind: Kind, facts: Facts }))),
  references: Schema.optionalKey(Schema.Array(Reference)),
  packages: Schema.optionalKey(Texts),
  certificate: Schema.optionalKey(Certificate),
  stored: Schema.optionalKey(Stored)
})

const Library = Schema.Struct({
  purl: Schema.String,
  name: Schema.String,
  version: text,
  scope: Schema.optionalKey(Schema.Literals(["required", "optional", "excluded"])),
  direct: Schema.optionalKey(Schema.Boolean),
  used: Schema.Boolean,
  uses: Schema.Int,
  offers: Texts,
  occurrences: Schema.Array(Schema.Struct({ path: Schema.String, place: Place, scope: Scope, requirement: text }))
})

const Skipped = Schema.Struct({
  path: Schema.String,
  reason: Schema.Literals([
    "unsupported-language",
    "ignored",
    "vendored",
    "minified",
    "binary",
    "too-large",
    "unreadable",
    "malformed",
    "timeout",
    "parser-failure",
    "worker-lost"
  ]),
  detail: text
})

const UnrecognisedImport = Schema.Struct({
  path: Schema.String,
  language: Schema.String,
  library: Schema.String,
  imported: Schema.String,
  line: Schema.Int,
  scope: Schema.Literals(usageScopes),
  calls: Schema.Array(Schema.Struct({ name: Schema.String, line: Schema.Int, count: Schema.Int })),
  moreCalls: Schema.Int
})

/** A scan that an earlier version saved does not say it. */
const Unrecognised = Schema.Struct({
  imports: Schema.Array(UnrecognisedImport),
  more: Schema.Int,
  recognised: Schema.optionalKey(Schema.Int)
}).pipe(Schema.withDecodingDefaultKey(Effect.succeed({ imports: [], more: 0 })))

/** A `ScanReport` as JSON. */
export const ScanReportSchema = Schema.Struct({
  findings: Schema.Array(Finding),
  libraries: Schema.Array(Library),
  skipped: Schema.Array(Skipped),
  partial: Texts,
  filesScanned: Schema.Int,
  filesPrefiltered: Schema.Int,
  bytesScanned: Schema.Int,
  unsupported: Schema.Record(Schema.String, Schema.Int),
  languages: Schema.Record(Schema.String, Schema.Struct({ files: Schema.Int, bytes: Schema.Int })),
  suppressions: Schema.Array(
    Schema.Struct({
      path: Schema.String,
      line: Schema.Int,
      endLine: Schema.optionalKey(Schema.Int),
      rules: Texts,
      reason: text,
      tool: text,
      isOfLine: flag
    })
  ),
  unrecognised: Unrecognised,
  ownRules: Schema.optionalKey(
    Schema.Array(Schema.Struct({ file: Schema.String, name: Schema.String, rows: Schema.Int, replaces: Texts }))
  ),
  images: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        path: Schema.String,
        name: Schema.String,
        layers: Schema.Array(Schema.Struct({ id: Schema.String, files: Texts }))
      })
    )
  )
})
