import type { Confidence, Severity } from "../model/Assessment.ts"
import type { Facts } from "../model/Facts.ts"
import { groupOf, type PurposeGroup } from "../model/Purpose.ts"
import type { UsageScope } from "../model/UsageScope.ts"

const C = "critical"
const H = "high"
const M = "medium"
const L = "low"
const I = "info"

/** The columns of the table below. */
export const COLUMNS = [
  "unknown",
  "authenticity",
  "secret",
  "mac",
  "prescribed",
  "optional",
  "part",
  "harmless"
] as const satisfies ReadonlyArray<PurposeGroup>

type SeverityOfEach<Columns> = { readonly [K in keyof Columns]: Severity }

type Row = SeverityOfEach<typeof COLUMNS>

/**
 * How severe each weakness is in production code, by what the result is for. High: a security engineer would open a ticket
 * today. `docs/methodology.md` gives the reasons.
 */
export const SEVERITIES = {
  "CM-CERTIFICATE-EXPIRED": [M, M, M, M, L, L, M, M],
  "CM-CERTIFICATE-EXPIRING": [L, L, L, L, I, L, L, L],
  "CM-CERTIFICATE-MD5": [M, H, M, M, L, M, M, M],
  "CM-CERTIFICATE-ROOT": [I, I, I, I, I, I, I, I],
  "CM-CERTIFICATE-SELF-SIGNED": [L, L, L, L, I, I, L, L],
  "CM-CERTIFICATE-SHA1": [M, M, M, M, L, L, M, M],
  "CM-CIPHER-3DES": [M, M, M, M, L, L, L, L],
  "CM-CIPHER-3DES-TWO-KEY": [H, H, H, H, M, M, M, L],
  "CM-CIPHER-BLOCK64": [L, L, L, L, L, L, L, I],
  "CM-CIPHER-BROKEN": [H, H, H, H, M, M, M, L],
  "CM-CIPHER-DES": [H, H, H, H, M, M, M, L],
  "CM-CIPHER-NULL": [H, H, H, H, M, M, M, L],
  "CM-CIPHER-PBE": [H, H, H, H, M, M, M, L],
  "CM-CIPHER-PBE-3DES": [M, M, M, M, L, L, L, L],
  "CM-CIPHER-RC2": [H, H, H, H, M, M, M, L],
  "CM-CIPHER-RC4": [H, H, H, H, M, M, M, L],
  "CM-CURVE-BINARY": [L, L, L, L, L, L, L, I],
  "CM-CURVE-BN254": [L, L, L, L, L, L, L, I],
  "CM-CURVE-TEST": [M, M, M, M, L, L, L, L],
  "CM-DTLS-VERSION": [M, M, M, M, L, L, L, L],
  "CM-HARDCODED-KEY": [H, H, H, H, L, M, L, L],
  "CM-HARDCODED-PASSWORD": [H, H, H, H, M, M, M, L],
  "CM-HARDCODED-SALT": [M, M, M, M, L, M, L, L],
  "CM-HARDCODED-SECRET": [H, H, H, H, M, M, M, L],
  "CM-HARDCODED-SEED": [M, M, M, M, L, L, L, I],
  "CM-HASH-LEGACY": [M, H, M, M, L, L, L, I],
  "CM-HASH-MD5": [M, H, M, L, L, L, L, I],
  "CM-HASH-SHA1": [M, M, M, I, L, L, L, I],
  "CM-HASH-WEAK": [L, L, L, I, I, L, L, I],
  "CM-IKE-VERSION": [M, M, M, M, L, L, L, L],
  "CM-KDF-ARGON2-COST": [L, L, L, L, L, L, L, I],
  "CM-KDF-BCRYPT-COST": [M, M, M, M, L, L, L, L],
  "CM-KDF-DIGEST": [L, L, L, L, L, L, L, I],
  "CM-KDF-PBKDF1": [M, M, M, M, L, L, L, L],
  "CM-KDF-PBKDF2-BELOW-1000": [H, H, H, H, M, M, I, L],
  "CM-KDF-PBKDF2-BELOW-10000": [M, M, M, M, L, L, I, L],
  "CM-KDF-PBKDF2-LOW": [L, L, L, L, L, L, I, I],
  "CM-KDF-SCRYPT-COST": [L, L, L, L, L, L, L, I],
  "CM-KEM-SIKE": [H, H, H, H, M, M, M, L],
  "CM-KEX-SHA1": [L, L, L, L, L, L, L, I],
  "CM-KEY-DH-SHORT": [H, H, H, H, M, M, M, L],
  "CM-KEY-DSA-SHORT": [H, H, H, H, L, M, M, L],
  "CM-KEY-EC-SHORT": [H, H, H, H, L, M, M, L],
  "CM-KEY-MAC-SHORT": [M, M, M, M, L, L, L, L],
  "CM-KEY-PROTECTION-ITERATIONS": [L, L, L, L, L, L, L, I],
  "CM-KEY-RSA-SHORT": [H, H, H, H, L, M, M, L],
  "CM-KEY-SYMMETRIC-SHORT": [H, H, H, H, M, M, M, L],
  "CM-KEY-UNENCRYPTED": [H, H, H, H, M, M, M, M],
  "CM-KEY-WEAK-PROTECTION": [M, M, M, M, L, L, L, L],
  "CM-MAC-CBC": [M, M, M, M, L, L, L, L],
  "CM-MAC-HMAC-LEGACY": [M, M, M, M, L, L, L, L],
  "CM-MAC-HMAC-MD5": [L, L, L, L, L, L, L, I],
  "CM-MAC-WEAK-CIPHER": [M, M, M, M, L, L, L, L],
  "CM-MODE-ECB": [H, H, H, H, L, M, I, L],
  "CM-MODE-ECB-DEFAULT": [H, H, H, H, L, M, I, L],
  "CM-MODE-UNAUTHENTICATED": [I, I, I, I, I, I, I, I],
  "CM-NONCE-REPEATED": [M, M, M, M, L, L, I, L],
  "CM-NONCE-REPEATED-STREAM": [H, H, H, H, M, M, I, L],
  "CM-NONCE-SHORT": [M, M, M, M, L, L, L, L],
  "CM-NONCE-STATIC": [M, M, M, M, L, L, I, L],
  "CM-NONCE-STATIC-STREAM": [H, H, H, H, L, M, I, L],
  "CM-PADDING-RSA-NONE": [M, M, M, M, L, L, I, L],
  "CM-PADDING-RSA-PKCS1": [M, M, M, M, L, L, L, L],
  "CM-PASSWORD-HASH-CRYPT": [M, M, H, M, L, M, M, L],
  "CM-PASSWORD-HASH-NTLM": [M, M, H, M, L, M, M, L],
  "CM-PASSWORD-HASH-PHPASS": [M, M, M, M, L, L, L, L],
  "CM-PASSWORD-HASH-PLAIN": [H, H, H, H, L, M, M, L],
  "CM-PQC-DRAFT": [L, L, L, L, L, L, L, L],
  "CM-QUANTUM-DH": [M, M, M, M, M, M, M, M],
  "CM-QUANTUM-ECDH": [M, M, M, M, M, M, M, M],
  "CM-QUANTUM-ENCRYPTION": [M, M, M, M, M, M, M, M],
  "CM-QUANTUM-PUBLIC-KEY": [L, L, L, L, L, L, L, L],
  "CM-QUANTUM-RSA": [L, L, L, L, L, L, L, L],
  "CM-QUANTUM-RSA-ENCRYPTION": [M, M, M, M, M, M, M, M],
  "CM-QUANTUM-RSA-SIGNATURE": [L, L, L, L, L, L, L, L],
  "CM-QUANTUM-SIGNATURE": [L, L, L, L, L, L, L, L],
  "CM-RANDOM-BACKDOOR": [C, C, C, C, H, H, C, M],
  "CM-RANDOM-KEY": [H, H, H, H, M, M, M, M],
  "CM-RANDOM-LEGACY": [M, M, M, M, L, L, L, L],
  "CM-RANDOM-NONCE": [M, M, M, M, L, L, L, L],
  "CM-RANDOM-NONCRYPTOGRAPHIC": [M, M, H, I, I, I, I, I],
  "CM-RANDOM-PREDICTABLE": [M, M, M, M, M, L, L, I],
  "CM-RANDOM-SALT": [L, L, L, L, L, L, L, I],
  "CM-SALT-BELOW-64": [M, M, M, M, L, L, L, L],
  "CM-SALT-SHORT": [L, L, L, L, L, L, L, I],
  "CM-SIGNATURE-BROKEN": [H, H, H, H, M, M, M, L],
  "CM-SIGNATURE-DSA": [L, L, L, L, L, L, L, L],
  "CM-SIGNATURE-MD5": [H, H, H, H, M, M, M, L],
  "CM-SIGNATURE-NONE": [H, H, H, H, M, M, M, M],
  "CM-SIGNATURE-SHA1": [M, M, M, M, L, L, L, L],
  "CM-SSH-VERIFY-NONE": [H, H, H, H, L, M, M, M],
  "CM-SSH-VERSION": [H, H, H, H, M, M, M, L],
  "CM-TAG-MAC-SHORT": [L, L, L, L, L, L, L, I],
  "CM-TAG-SHORT": [M, M, M, M, L, L, L, L],
  "CM-TLS-SUITE-3DES": [M, M, M, M, L, L, L, L],
  "CM-TLS-SUITE-ANON": [H, H, H, H, M, M, M, L],
  "CM-TLS-SUITE-CBC": [I, I, I, I, I, I, I, I],
  "CM-TLS-SUITE-DES": [H, H, H, H, M, M, M, L],
  "CM-TLS-SUITE-EXPORT": [H, H, H, H, M, M, M, L],
  "CM-TLS-SUITE-MD5": [M, M, M, M, L, L, L, L],
  "CM-TLS-SUITE-NULL": [H, H, H, H, M, M, M, L],
  "CM-TLS-SUITE-RC4": [H, H, H, H, M, M, M, L],
  "CM-TLS-SUITE-STATIC": [L, L, L, L, L, L, L, I],
  "CM-TLS-VERIFY-HOST-NAME": [H, H, H, H, L, M, M, M],
  "CM-TLS-VERIFY-NONE": [H, H, H, H, L, M, M, M],
  "CM-TLS-VERSION": [M, M, M, M, L, L, L, L],
  "CM-TLS-VERSION-SSL": [H, H, H, H, M, M, M, L]
} as const satisfies { readonly [rule: string]: Row }

/** Ids of the rules: a weakness without a severity, or a severity without a weakness, does not compile. */
export type RuleId = keyof typeof SEVERITIES

const LOWER: { readonly [S in Severity]: Severity } = { critical: L, high: L, medium: I, low: I, info: I }

const UNCHANGED: { readonly [S in Severity]: Severity } = { critical: C, high: H, medium: M, low: L, info: I }

/** Tests and examples protect nothing; copies of others and what a tool wrote are shipped like one's own code. */
const BY_SCOPE: { readonly [S in UsageScope]: { readonly [T in Severity]: Severity } } = {
  production: UNCHANGED,
  vendored: UNCHANGED,
  generated: UNCHANGED,
  test: LOWER,
  example: LOWER
}

/** What is not sure enough is nothing to open a ticket for. */
const BY_CONFIDENCE: { readonly [K in Confidence]: { readonly [T in Severity]: Severity } } = {
  high: UNCHANGED,
  medium: UNCHANGED,
  low: { ...UNCHANGED, critical: M, high: M }
}

/** What the severity of a weakness depends on, beside the weakness. */
export interface Circumstances {
  readonly purpose: Facts["purpose"]
  readonly scope: UsageScope
  readonly confidence: Confidence
  /** True where the algorithm is offered: one of several, of which the program or its user picks, or only named or read (`offeredUses`). */
  readonly isChosen: boolean
}

/** Groups of which another one of the algorithms may be what is taken. */
const AT_STAKE: ReadonlySet<PurposeGroup> = new Set(["unknown", "authenticity", "secret"])

const columnOf = ({ purpose, isChosen }: Circumstances): PurposeGroup => {
  const group = groupOf(purpose)
  return isChosen && AT_STAKE.has(group) ? "optional" : group
}

/** How the severity of a weakness comes about. */
export interface SeverityReason {
  /** The column of its row in the table. */
  readonly column: PurposeGroup
  /** What stands there: that of production code, beyond doubt. */
  readonly inTable: Severity
  /** What the scope makes of it. */
  readonly inScope: Severity
  /** What the confidence makes of that. */
  readonly severity: Severity
}

export const severityReason = (rule: RuleId, circumstances: Circumstances): SeverityReason => {
  const column = columnOf(circumstances)
  const inTable = SEVERITIES[rule][COLUMNS.indexOf(column)]!
  const inScope = BY_SCOPE[circumstances.scope][inTable]
  return { column, inTable, inScope, severity: BY_CONFIDENCE[circumstances.confidence][inScope] }
}

/** The severity of a weakness under its circumstances: the only place that decides it. */
export const severityOf = (rule: RuleId, circumstances: Circumstances): Severity =>
  severityReason(rule, circumstances).severity

/** Of a use in production code of which no more is known. */
export const usualSeverityOf = (rule: RuleId): Severity => SEVERITIES[rule][0]
