import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { reaches } from "../../model/Origin.ts"
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

/** Longer than any path or name that there is: what is longer is not one. */
const Words = Schema.String.check(Schema.isMaxLength(10_000))

export const Texts = Schema.Array(Words)
export const text = Schema.optionalKey(Words)
export const number = Schema.optionalKey(Schema.Finite)
export const count = Schema.optionalKey(Schema.Int)
export const flag = Schema.optionalKey(Schema.Literal(true))

/** Lines and columns count from 1; PostgreSQL's and SARIF's integers end there. */
const position = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2_147_483_647 }))

export const Place = Schema.Struct({
  line: position,
  column: position,
  endLine: position,
  endColumn: position
})

export const CodeLine = Schema.Struct({ text: Words, start: Schema.Int, end: Schema.Int })

const Scope = Schema.Literals(usageScopes)

/** What is not the project's own says whose it is. */
export const Origin = Schema.optionalKey(Schema.Literals(["dependency", "image"]))

const Primitive = Schema.Literals(primitives)

const CryptoFunction = Schema.Literals(cryptoFunctions)

const Kind = Schema.Literals(findingKinds)

export const Facts = Schema.Struct({
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

export const Sources = Schema.Record(
  Words,
  Schema.Struct({ from: Schema.Literals(["literal", "resolved", "inferred", "default", "unknown"]), hops: Schema.Int })
)

const Evidence = Schema.Struct({
  place: Place,
  path: text,
  scope: Schema.optionalKey(Scope),
  symbol: Words,
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
  path: Words,
  place: Place
})

export const Certificate = Schema.Struct({
  subject: Words,
  issuer: Words,
  serialNumber: Words,
  notBefore: Words,
  notAfter: Words,
  fingerprint: Words,
  names: Texts,
  isAuthority: Schema.optionalKey(Schema.Boolean),
  subjectKeyId: text,
  authorityKeyId: text,
  publicKey: Facts,
  publicKeyFingerprint: Words
})

export const Stored = Schema.Struct({
  format: Words,
  fingerprint: text,
  isEncrypted: Schema.optionalKey(Schema.Boolean),
  protection: Schema.optionalKey(Facts),
  entries: number,
  subject: text,
  signature: Schema.optionalKey(Facts)
})

const Finding = Schema.Struct({
  kind: Kind,
  api: Words,
  library: Words,
  language: Words,
  path: Words,
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
  origin: Origin,
  dependency: text,
  certificate: Schema.optionalKey(Certificate),
  stored: Schema.optionalKey(Stored)
})

export const Library = Schema.Struct({
  purl: Words,
  name: Words,
  version: text,
  scope: Schema.optionalKey(Schema.Literals(["required", "optional", "excluded"])),
  direct: Schema.optionalKey(Schema.Boolean),
  used: Schema.Boolean,
  uses: Schema.Int,
  offers: Texts,
  occurrences: Schema.Array(
    Schema.Struct({ path: Words, place: Place, scope: Scope, requirement: text, origin: Origin })
  ),
  licence: text,
  requires: Schema.optionalKey(Texts),
  reach: Schema.optionalKey(Schema.Literals(reaches)),
  contains: count
})

const Skipped = Schema.Struct({
  path: Words,
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
  path: Words,
  language: Words,
  library: Words,
  imported: Words,
  line: Schema.Int,
  scope: Schema.Literals(usageScopes),
  calls: Schema.Array(Schema.Struct({ name: Words, line: Schema.Int, count: Schema.Int })),
  moreCalls: Schema.Int
})

/** A scan that an earlier version saved does not say it. */
export const Unrecognised = Schema.Struct({
  imports: Schema.Array(UnrecognisedImport),
  more: Schema.Int,
  recognised: Schema.optionalKey(Schema.Int)
}).pipe(Schema.withDecodingDefaultKey(Effect.succeed({ imports: [], more: 0 })))

export const Suppression = Schema.Struct({
  path: Words,
  line: Schema.Int,
  endLine: Schema.optionalKey(Schema.Int),
  rules: Texts,
  reason: text,
  tool: text,
  isOfLine: flag
})

export const OwnRules = Schema.optionalKey(
  Schema.Array(Schema.Struct({ file: Words, name: Words, rows: Schema.Int, replaces: Texts }))
)

export const ReadDependencies = Schema.optionalKey(
  Schema.Struct({
    packages: Schema.Int,
    withCryptography: Schema.Int,
    files: Schema.Int,
    unrecognised: Schema.Int
  })
)

export const Images = Schema.optionalKey(
  Schema.Array(
    Schema.Struct({
      path: Words,
      name: Words,
      layers: Schema.Array(Schema.Struct({ id: Words, files: Texts }))
    })
  )
)

/** A `ScanReport` as JSON. */
export const ScanReportSchema = Schema.Struct({
  findings: Schema.Array(Finding),
  libraries: Schema.Array(Library),
  skipped: Schema.Array(Skipped),
  partial: Texts,
  filesScanned: Schema.Int,
  filesPrefiltered: Schema.Int,
  bytesScanned: Schema.Int,
  unsupported: Schema.Record(Words, Schema.Int),
  languages: Schema.Record(Words, Schema.Struct({ files: Schema.Int, bytes: Schema.Int })),
  suppressions: Schema.Array(Suppression),
  unrecognised: Unrecognised,
  ownRules: OwnRules,
  dependencies: ReadDependencies,
  images: Images
})
