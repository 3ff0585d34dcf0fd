import type { Inclusions } from "../../grammars/inclusions.ts"
import { manifest } from "../../grammars/manifest.ts"
import type { ManifestSays } from "../manifests/LibraryMention.ts"
import type { Evidence, Finding } from "../model/Finding.ts"
import type { Facts } from "../model/Facts.ts"
import type { ScanReport, SkipReason } from "../model/ScanReport.ts"
import { reaches } from "../model/Origin.ts"
import { purposes } from "../model/Purpose.ts"
import {
  cryptoFunctions,
  fileUses,
  findingKinds,
  freshnesses,
  primitives,
  usageScopes,
  verifications
} from "../model/vocabularies.ts"
import { formats, packageRecords } from "../select/artefactFormats.ts"
import type { Answer, Question } from "../resolve/Question.ts"
import type { FileResult } from "./FileResult.ts"
import {
  isBoolean,
  isListOf,
  isNumber,
  isOneOf,
  isPlain,
  isRecordOf,
  isStruct,
  isText,
  isTrue,
  type Shape
} from "./shapes.ts"

const texts = isListOf(isText)
const scope = isOneOf(...usageScopes)
const place = isStruct({ line: isNumber, column: isNumber, endLine: isNumber, endColumn: isNumber })
const code = isStruct({ text: isText, start: isNumber, end: isNumber })
const kind = isOneOf(...findingKinds)
const origin = isOneOf("dependency", "image")

const factShapes = {
  name: isText,
  primitive: isOneOf(...primitives),
  parameterSet: isText,
  keyBits: isNumber,
  mode: isText,
  padding: isText,
  digest: isText,
  mgfDigest: isText,
  cipher: isText,
  curve: isText,
  group: isText,
  tagBits: isNumber,
  nonceBits: isNumber,
  saltBits: isNumber,
  outputBits: isNumber,
  iterations: isNumber,
  memoryKib: isNumber,
  parallelism: isNumber,
  blockSize: isNumber,
  version: isText,
  suite: isText,
  material: isText,
  certificateFormat: isText,
  generator: isText,
  freshness: isOneOf(...freshnesses),
  byteLength: isNumber,
  functions: isListOf(isOneOf(...cryptoFunctions)),
  verification: isOneOf(...verifications),
  side: isOneOf("server"),
  checkedBy: isOneOf("program"),
  purpose: isOneOf(...purposes)
} satisfies { readonly [A in keyof Required<Facts>]: Shape<unknown> }

const facts = isStruct({}, factShapes)

const sources = isRecordOf(
  isStruct({ from: isOneOf("literal", "resolved", "inferred", "default", "unknown"), hops: isNumber })
)

const roles = {
  definition: true,
  constant: true,
  caller: true,
  unread: true,
  part: true,
  setting: true,
  operation: true,
  options: true,
  suite: true,
  version: true,
  choice: true,
  purpose: true,
  offer: true
} satisfies { readonly [R in Evidence["role"]]: true }

const evidence = isStruct(
  { place, symbol: isText, role: isOneOf(...Object.keys(roles)) },
  { path: isText, scope, name: isText, code }
)

const certificate = isStruct(
  {
    subject: isText,
    issuer: isText,
    serialNumber: isText,
    notBefore: isText,
    notAfter: isText,
    fingerprint: isText,
    names: texts,
    publicKey: facts,
    publicKeyFingerprint: isText
  },
  { isAuthority: isBoolean, subjectKeyId: isText, authorityKeyId: isText }
)

const stored = isStruct(
  { format: isText },
  {
    fingerprint: isText,
    isEncrypted: isBoolean,
    protection: facts,
    entries: isNumber,
    subject: isText,
    signature: facts
  }
)

const finding = isStruct(
  {
    kind,
    api: isText,
    library: isText,
    language: isText,
    path: isText,
    place,
    scope,
    facts,
    sources,
    evidence: isListOf(evidence)
  },
  {
    code,
    isAssumed: isTrue,
    isOffered: isTrue,
    isOption: isTrue,
    isNamedOnly: isTrue,
    table: place,
    isOpenEnded: isTrue,
    ownRules: isText,
    agrees: isListOf(isStruct({ kind, facts })),
    references: isListOf(isStruct({ of: isOneOf(...fileUses), path: isText, place })),
    packages: texts,
    origin,
    dependency: isText,
    certificate,
    stored
  }
) as Shape<unknown> as Shape<Finding>

const reasons = {
  "unsupported-language": true,
  ignored: true,
  vendored: true,
  minified: true,
  binary: true,
  "too-large": true,
  unreadable: true,
  malformed: true,
  timeout: true,
  "parser-failure": true,
  "worker-lost": true
} satisfies { readonly [R in SkipReason]: true }

const reason = isOneOf(...Object.keys(reasons))

/** A language that files are scanned as; empty for a file that is not. */
export const isLanguage = isOneOf("", ...[...manifest, ...formats, packageRecords].map(({ name }) => name))

/** Why a file was skipped. */
export const isSkip = isStruct({ reason }, { detail: isText }) as Shape<unknown> as Shape<
  NonNullable<FileResult["skipped"]>
>

const suppression = isStruct(
  { path: isText, line: isNumber, rules: texts },
  { reason: isText, tool: isText, isOfLine: isTrue, endLine: isNumber }
)

const unrecognised = isStruct({
  path: isText,
  language: isText,
  library: isText,
  imported: isText,
  line: isNumber,
  scope,
  calls: isListOf(isStruct({ name: isText, line: isNumber, count: isNumber })),
  moreCalls: isNumber
})

const libraryScope = isOneOf("required", "optional", "excluded")

const occurrence = isStruct({ path: isText, place, scope }, { requirement: isText, origin })

const mention = isStruct(
  {
    purl: isText,
    name: isText,
    occurrence,
    api: isStruct({ ecosystem: isText, names: texts, tables: texts }),
    offers: texts
  },
  {
    version: isText,
    scope: libraryScope,
    transitive: isBoolean,
    role: isOneOf("version", "checksum"),
    versionName: isText,
    isHeld: isTrue,
    localName: isText,
    aliases: texts,
    isGeneral: isTrue
  }
)

const manifestShape = isStruct(
  {
    path: isText,
    mentions: isListOf(mention),
    names: isListOf(isStruct({ path: isText, name: isText, version: isText })),
    aliases: isListOf(isStruct({ name: isText, occurrence }, { scope: libraryScope }))
  },
  { parent: isText, sources: isListOf(isStruct({ path: isText, isShipped: isBoolean })), requires: texts }
) as Shape<unknown> as Shape<ManifestSays>

const installedPart = isStruct(
  { at: isText, path: isText, place },
  {
    isInstalled: isTrue,
    type: isText,
    name: isText,
    version: isText,
    licence: isText,
    roots: texts,
    likelyRoots: texts,
    region: isText,
    isNeeded: isTrue,
    requires: texts,
    isGuess: isTrue,
    mention
  }
)

const generic = isStruct({
  position: isNumber,
  from: isListOf(isStruct({ label: isText, position: isNumber }))
})

const questionKinds = {
  constant: isStruct(
    { kind: isText, name: isText },
    {
      args: isListOf(isStruct({}, { keyword: isText, value: isPlain })),
      path: texts,
      getter: isText,
      setting: isStruct(
        { path: texts },
        { keyed: texts, file: isText, spelling: isPlain, as: isOneOf("sections", "members", "options") }
      ),
      overrides: isTrue,
      within: isTrue,
      asks: isOneOf("types", "type")
    }
  ),
  argument: isStruct(
    { kind: isText, name: isText, label: isText, position: isNumber },
    { count: isNumber, others: isListOf(isNumber), path: texts, generic, hasDefault: isTrue }
  ),
  call: isStruct(
    { kind: isText, name: isText },
    { passes: isBoolean, labels: isStruct({ all: texts, needed: texts }), count: isNumber }
  ),
  setting: isStruct({ kind: isText, key: isText }, { file: isText, folder: isText })
} satisfies { readonly [K in Question["kind"]]: Shape<unknown> }

const ofKind =
  <A>(shapes: { readonly [kind: string]: Shape<unknown> }): Shape<A> =>
  (value): value is A => {
    const of = (value as { readonly kind?: unknown } | null)?.kind
    return typeof of === "string" && Object.hasOwn(shapes, of) && shapes[of]!(value)
  }

const isQuestion: Shape<Question> = ofKind(questionKinds)

const pick = isStruct({ choice: isText, branch: isText }, { except: texts, caller: evidence })

const valueOf = (
  own: { readonly [name: string]: Shape<unknown> },
  more: { readonly [name: string]: Shape<unknown> } = {}
) => isStruct({ kind: isText, hops: isNumber, evidence: isListOf(evidence), when: isListOf(pick), ...own }, more)

const valueKinds = {
  text: valueOf({ text: isText }, { isOfLibrary: isTrue }),
  number: valueOf({ value: isNumber }),
  boolean: valueOf({ value: isBoolean }),
  bytes: valueOf({ length: isNumber }, { isFixed: isBoolean }),
  null: valueOf({}),
  constant: valueOf({ key: isText }),
  unknown: valueOf({}, { symbol: isText }),
  implied: valueOf({ name: isText }),
  omitted: valueOf({})
} satisfies { readonly [K in Answer["values"][number]["kind"]]: Shape<unknown> }

const answer = isStruct({ question: isQuestion, values: isListOf(ofKind<Answer["values"][number]>(valueKinds)) })

/** A result of a file as another scan has left it. */
export const isFileResult = isStruct(
  { path: isText, bytes: isNumber, findings: isListOf(finding), partial: isBoolean, prefiltered: isBoolean },
  {
    language: isText,
    manifest: manifestShape,
    installed: isListOf(installedPart),
    skipped: isSkip,
    questions: isListOf(isQuestion),
    answers: isListOf(answer),
    suppressions: isListOf(suppression),
    unrecognised: isListOf(unrecognised),
    recognisedImports: isNumber,
    defines: isListOf(isStruct({ name: isText, library: isText }, { isHidden: isTrue }))
  }
) as Shape<unknown> as Shape<FileResult>

const library = isStruct(
  { purl: isText, name: isText, used: isBoolean, uses: isNumber, offers: texts, occurrences: isListOf(occurrence) },
  {
    version: isText,
    scope: libraryScope,
    direct: isBoolean,
    licence: isText,
    requires: texts,
    reach: isOneOf(...reaches),
    contains: isNumber
  }
)

/** A report as another scan has left it. */
export const isScanReport = isStruct(
  {
    findings: isListOf(finding),
    libraries: isListOf(library),
    skipped: isListOf(isStruct({ path: isText, reason }, { detail: isText })),
    partial: texts,
    filesScanned: isNumber,
    filesPrefiltered: isNumber,
    bytesScanned: isNumber,
    unsupported: isRecordOf(isNumber),
    languages: isRecordOf(isStruct({ files: isNumber, bytes: isNumber })),
    suppressions: isListOf(suppression),
    unrecognised: isStruct({ imports: isListOf(unrecognised), more: isNumber }, { recognised: isNumber })
  },
  {
    dependencies: isStruct({ packages: isNumber, withCryptography: isNumber, files: isNumber, unrecognised: isNumber }),
    ownRules: isListOf(isStruct({ file: isText, name: isText, rows: isNumber, replaces: texts })),
    images: isListOf(isStruct({ path: isText, name: isText, layers: isListOf(isStruct({ id: isText, files: texts })) }))
  }
) as Shape<unknown> as Shape<ScanReport>

/** What files take in of each other. */
export const isInclusions = isStruct({
  taken: isListOf(isStruct({ path: isText, arms: isListOf(isStruct({ own: texts, others: texts })) })),
  required: texts
}) as Shape<unknown> as Shape<Inclusions>
