import type { WeakPlace } from "../model/Assessment.ts"
import { type CodeLine, HIDDEN } from "../model/CodeLine.ts"
import type { Place } from "../model/Place.ts"
import { groupOf, type PurposeGroup } from "../model/Purpose.ts"
import type { RuleId } from "./severityOf.ts"

/** An edit of a text that removes a weakness. */
export interface Fix {
  /** What is replaced, on one line. */
  readonly place: Place
  readonly text: string
  readonly description: string
}

/** A text that stands for a weakness, and what to write instead. */
interface Edit {
  readonly rules: ReadonlyArray<RuleId>
  /** Of the API that is called: names of one library mean nothing in another. */
  readonly symbol?: RegExp
  /** What is replaced; it must be there once. */
  readonly find: RegExp
  readonly write: string
  /** What has to be known of the replacement. */
  readonly note?: string
}

const HASHES = ["CM-HASH-MD5", "CM-HASH-SHA1", "CM-MAC-HMAC-MD5"] as const satisfies ReadonlyArray<RuleId>
const SIGNATURES = ["CM-SIGNATURE-MD5", "CM-SIGNATURE-SHA1"] as const satisfies ReadonlyArray<RuleId>
const VERSIONS = ["CM-TLS-VERSION", "CM-TLS-VERSION-SSL"] as const satisfies ReadonlyArray<RuleId>
const VERIFICATION = ["CM-TLS-VERIFY-NONE", "CM-TLS-VERIFY-HOST-NAME"] as const satisfies ReadonlyArray<RuleId>

const JVM = /^(?:new )?java(?:x)?\./
const NOT_JVM = /^(?!(?:new )?(?:javax?|org|com)\.)/

const digestNote = "Digests are longer and differ from those that were stored before."
const modeNote = "Each message needs a nonce of its own, which is sent with it."
const peerNote = "A peer with a certificate of your own authority needs that authority's certificate."

/**
 * The texts of names, settings and switches that can be replaced as they stand. Sources: the standard names of the JCA, and the
 * documentation of each library.
 */
export const EDITS: ReadonlyArray<Edit> = [
  { rules: HASHES, symbol: JVM, find: /(?<=["'])(?:MD5|SHA-?1|SHA)(?=["'])/i, write: "SHA-256", note: digestNote },
  { rules: HASHES, symbol: NOT_JVM, find: /(?<=["'])(?:md5|sha1)(?=["'])/, write: "sha256", note: digestNote },
  { rules: HASHES, symbol: NOT_JVM, find: /(?<=["'])(?:MD5|SHA1)(?=["'])/, write: "SHA256", note: digestNote },
  { rules: HASHES, symbol: NOT_JVM, find: /(?<=["'])SHA-1(?=["'])/, write: "SHA-256", note: digestNote },
  { rules: HASHES, symbol: JVM, find: /(?<=["']Hmac)MD5(?=["'])/i, write: "SHA256", note: digestNote },
  { rules: SIGNATURES, symbol: JVM, find: /(?<=["'])(?:MD5|SHA1)(?=with(?:RSA|DSA|ECDSA)["'])/i, write: "SHA256" },
  { rules: SIGNATURES, symbol: NOT_JVM, find: /(?<=["']RSA-)(?:MD5|SHA1)(?=["'])/, write: "SHA256" },
  {
    rules: ["CM-MODE-ECB"],
    symbol: /^javax\.crypto\.Cipher/,
    find: /(?<=["']AES\/)ECB\/\w+(?=["'])/,
    write: "GCM/NoPadding",
    note: modeNote
  },
  {
    rules: ["CM-MODE-ECB", "CM-MODE-ECB-DEFAULT"],
    symbol: /^javax\.crypto\.Cipher/,
    find: /(?<=["']AES)(?=["'])/,
    write: "/GCM/NoPadding",
    note: modeNote
  },
  { rules: VERSIONS, find: /(?<=["'])(?:TLSv1(?:\.[01])?|SSLv3)(?=["'])/, write: "TLSv1.2" },
  { rules: VERSIONS, find: /\b(?:VersionTLS1[01]|VersionSSL30)\b/, write: "VersionTLS12" },
  { rules: VERSIONS, find: /(?<=\bTLSVersion\.)(?:TLSv1(?:_1)?|SSLv3)\b/, write: "TLSv1_2" },
  { rules: VERSIONS, find: /(?<=\bSslProtocols\.)(?:Tls11|Tls|Ssl3)\b/, write: "Tls12" },
  { rules: VERSIONS, find: /\b(?:TLS1(?:_1)?|SSL3)_VERSION\b/, write: "TLS1_2_VERSION" },
  { rules: VERSIONS, find: /(?<=^[\w.-]+\s*[=\s]\s*)(?:TLSv1(?:\.[01])?|SSLv3)(?=\s*;?$)/, write: "TLSv1.2" },
  { rules: VERIFICATION, find: /(?<=\bverify\s*=\s*)False\b/, write: "True", note: peerNote },
  { rules: VERIFICATION, find: /(?<=\brejectUnauthorized["']?\s*:\s*)false\b/, write: "true", note: peerNote },
  { rules: VERIFICATION, find: /(?<=\bInsecureSkipVerify\s*[:=]\s*)true\b/, write: "false", note: peerNote },
  { rules: VERIFICATION, find: /(?<=\bdanger_accept_invalid_certs\()true(?=\))/, write: "false", note: peerNote },
  { rules: VERIFICATION, find: /(?<=["']verify["']\s*=>\s*)false\b/, write: "true", note: peerNote },
  { rules: VERIFICATION, find: /(?<=\bOpenSSL::SSL::)VERIFY_NONE\b/, write: "VERIFY_PEER", note: peerNote },
  { rules: VERIFICATION, find: /\bSSL_VERIFY_NONE\b/, write: "SSL_VERIFY_PEER", note: peerNote }
]

/** Where a protocol or a format demands what is there, or a password is kept, other text is no remedy. */
const MENDABLE: ReadonlySet<PurposeGroup> = new Set(["unknown", "authenticity", "mac"])

const isSure = ({ basis, confidence, purpose, isAssumed, isChosen }: WeakPlace): boolean =>
  confidence === "high" &&
  isAssumed !== true &&
  isChosen !== true &&
  MENDABLE.has(groupOf(purpose)) &&
  Object.values(basis).every(({ from, hops }) => from !== "resolved" && hops === 0)

/** What an edit finds in a line, where that is once. */
const onlyMatch = (find: RegExp, text: string): RegExpExecArray | undefined => {
  const [first, ...others] = text.matchAll(new RegExp(find.source, `${find.flags}g`))
  return others.length === 0 ? first : undefined
}

/**
 * The column of the source at which a text of a line stands: counted from where what was found begins, or else ends, since what
 * is left out of the line has another length than in the source. Undefined where both are beyond something left out.
 */
const columnOf = (code: CodeLine, place: Place, index: number, length: number): number | undefined => {
  const isShown = (from: number, to: number): boolean => !code.text.slice(from, to).includes(HIDDEN)
  if (index < code.start) return undefined
  if (isShown(code.start, index)) return place.column + index - code.start
  const isBeforeEnd = place.endLine === place.line && index + length <= code.end
  return isBeforeEnd && isShown(index, code.end) ? place.endColumn - (code.end - index) : undefined
}

const appliesTo = ({ rules, symbol }: Edit, { rule, location }: WeakPlace): boolean =>
  rules.some((one) => one === rule) && symbol?.test(location.symbol) !== false

/** The text edit that removes a weakness; undefined where none is sure to. What is replaced stands in the source as it is shown. */
export const fixOf = (weakness: WeakPlace): Fix | undefined => {
  const { code, place } = weakness.location
  if (code === undefined || !isSure(weakness)) return undefined
  for (const edit of EDITS) {
    const match = appliesTo(edit, weakness) ? onlyMatch(edit.find, code.text) : undefined
    if (match === undefined) continue
    const [old] = match
    const column = columnOf(code, place, match.index, old.length)
    if (column === undefined) continue
    const { write, note } = edit
    return {
      place: { line: place.line, column, endLine: place.line, endColumn: column + old.length },
      text: write,
      description: `${old === "" ? `Add ${write}` : `Replace ${old} by ${write}`}${note === undefined ? "" : `. ${note}`}`
    }
  }
  return undefined
}
