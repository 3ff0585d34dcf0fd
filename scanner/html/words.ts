import type { Confidence, Severity, VerdictStatus, WeaknessCategory } from "../model/Assessment.ts"
import { PURPOSES } from "../model/Purpose.ts"
import type { AssetType, Relation } from "../model/CryptoAsset.ts"
import type { Origin, Reach } from "../model/Origin.ts"
import type { Attribute, Primitive } from "../model/Facts.ts"
import type { SkipReason } from "../model/ScanReport.ts"
import type { UsageScope } from "../model/UsageScope.ts"

export const SEVERITIES = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
  info: "Info"
} as const satisfies Record<Severity, string>

export const STATUSES = {
  disallowed: "Disallowed",
  deprecated: "Deprecated",
  unknown: "Unknown",
  compliant: "Compliant"
} as const satisfies Record<VerdictStatus, string>

export const statuses = Object.keys(STATUSES) as unknown as ReadonlyArray<VerdictStatus>

/** The tone of each status, shared with severities. */
export const STATUS_TONES = {
  disallowed: "critical",
  deprecated: "medium",
  unknown: "info",
  compliant: "good"
} as const satisfies Record<VerdictStatus, string>

export const CATEGORIES = {
  "weak-hash": "Weak hash",
  "weak-cipher": "Weak cipher",
  "weak-mode": "Weak mode",
  "weak-padding": "Weak padding",
  "weak-parameter": "Weak parameter",
  "short-key": "Short key",
  "quantum-vulnerable": "Quantum-vulnerable",
  "deprecated-protocol": "Deprecated protocol",
  certificate: "Certificate",
  "hard-coded-key": "Hard-coded key",
  "static-nonce": "Static nonce",
  "insecure-random": "Insecure randomness",
  "disabled-verification": "Disabled verification"
} as const satisfies Record<WeaknessCategory, string>

export const CONFIDENCES = {
  high: "High confidence",
  medium: "Medium confidence",
  low: "Low confidence"
} as const satisfies Record<Confidence, string>

export const ASSET_TYPES = {
  algorithm: "Algorithm",
  protocol: "Protocol",
  certificate: "Certificate",
  "related-crypto-material": "Key or other material"
} as const satisfies Record<AssetType, string>

export const SCOPES = {
  production: "production",
  test: "test",
  example: "example",
  generated: "generated",
  vendored: "vendored"
} as const satisfies Record<UsageScope, string>

export const ORIGINS = {
  own: "the project's own code",
  dependency: "a dependency",
  image: "the image"
} as const satisfies Record<Origin, string>

export const REACHES = {
  called: "Called",
  offered: "Offered",
  present: "Present"
} as const satisfies Record<Reach, string>

export const CONTEXTS: { readonly [context: string]: string } = {
  test: "in a test",
  example: "in an example",
  generated: "in generated code",
  vendored: "in vendored code",
  "non-security": PURPOSES["non-security"]
}

export const SKIP_REASONS = {
  "unsupported-language": ["In an unsupported language", "The scanner has no grammar for it."],
  ignored: ["Ignored", "An ignore file leaves it out."],
  vendored: ["Vendored", "A copy of other people's code; its libraries are listed where a manifest names them."],
  minified: ["Minified", "Made by a tool; its source is to be scanned instead."],
  binary: ["Binary", "No text."],
  "too-large": ["Too large", "Larger than the limit of the scan."],
  unreadable: ["Unreadable", "Could not be opened or read."],
  malformed: ["Malformed", "Not of the format that its name promises."],
  timeout: ["Timed out", "Reading it takes more steps than a file may take."],
  "parser-failure": ["Parser failed", "The parser could not work on it."],
  "worker-lost": [
    "Scanner failed",
    "The thread that read it got stuck or ended before its time; another scan may read it."
  ]
} as const satisfies Record<SkipReason, readonly [name: string, meaning: string]>

export const PRIMITIVES = {
  drbg: "Random bit generator",
  mac: "Message authentication",
  "block-cipher": "Block cipher",
  "stream-cipher": "Stream cipher",
  signature: "Signature",
  hash: "Hash",
  pke: "Public-key encryption",
  xof: "Extendable-output function",
  kdf: "Key derivation",
  "key-agree": "Key agreement",
  kem: "Key encapsulation",
  ae: "Authenticated encryption",
  combiner: "Combiner",
  "key-wrap": "Key wrap",
  other: "Other",
  unknown: "Unknown"
} as const satisfies Record<Primitive, string>

/** Attributes that distinguish assets or describe their use, in display order. */
export const ATTRIBUTES: { readonly [A in Attribute]?: string } = {
  keyBits: "key bits",
  parameterSet: "parameter set",
  curve: "curve",
  group: "group",
  mode: "mode",
  padding: "padding",
  digest: "digest",
  mgfDigest: "MGF digest",
  cipher: "cipher",
  tagBits: "tag bits",
  nonceBits: "nonce bits",
  saltBits: "salt bits",
  outputBits: "output bits",
  iterations: "iterations",
  memoryKib: "memory (KiB)",
  parallelism: "parallelism",
  blockSize: "block size",
  version: "version",
  verification: "verification",
  purpose: "purpose",
  certificateFormat: "format",
  generator: "drawn from",
  freshness: "use"
}

/** `key-agree` as `Key agree`. */
export const sentence = (word: string): string => {
  const text = word.replaceAll("-", " ")
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Words for relations between assets. */
export const RELATIONS = {
  algorithm: "for",
  part: "made of",
  suite: "suites use",
  "signature-algorithm": "signed with",
  "public-key": "key",
  protection: "protected by",
  issuer: "issued by",
  reference: "refers to"
} as const satisfies Record<Relation["role"], string>
