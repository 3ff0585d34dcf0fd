import { cipherSuiteOf, suiteNames } from "../model/cipherSuites.ts"
import { isPlainWord } from "../model/plainFacts.ts"

/**
 * Keywords of openssl-ciphers(1) that mean the same in every version of OpenSSL, as patterns of IANA names. Groups of
 * strength such as `HIGH` do not.
 */
const KEYWORDS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    "kRSA RSA": /^TLS_RSA_(?!PSK)/,
    "kDHE kEDH DH": /^TLS_(?:DHE_(?!PSK)|DH_anon)/,
    "DHE EDH": /^TLS_DHE_(?!PSK)/,
    "kECDHE kEECDH ECDH": /^TLS_(?:ECDHE_(?!PSK)|ECDH_anon)/,
    "ECDHE EECDH": /^TLS_ECDHE_(?!PSK)/,
    ADH: /^TLS_DH_anon/,
    AECDH: /^TLS_ECDH_anon/,
    aRSA: /^TLS_(?:RSA|DHE_RSA|ECDHE_RSA)_(?!PSK)/,
    "aDSS DSS": /^TLS_DHE?_DSS/,
    "aECDSA ECDSA": /_ECDSA_/,
    aNULL: /_anon_/,
    "eNULL NULL": /_WITH_NULL_/,
    "PSK kPSK aPSK": /_PSK_/,
    SRP: /_SRP_/,
    "EXP EXPORT": /_EXPORT_/,
    AES: /_AES_/,
    AES128: /_AES_128_/,
    AES256: /_AES_256_/,
    AESGCM: /_AES_\d+_GCM/,
    AESCCM: /_AES_\d+_CCM/,
    AESCCM8: /_AES_\d+_CCM_8/,
    CHACHA20: /_CHACHA20_/,
    CAMELLIA: /_CAMELLIA_/,
    CAMELLIA128: /_CAMELLIA_128_/,
    CAMELLIA256: /_CAMELLIA_256_/,
    ARIA: /_ARIA_/,
    "3DES": /_3DES_/,
    DES: /_DES_/,
    RC4: /_RC4_/,
    RC2: /_RC2_/,
    IDEA: /_IDEA_/,
    SEED: /_SEED_/,
    MD5: /_MD5$/,
    "SHA1 SHA": /_SHA$/,
    SHA256: /_CBC_SHA256$/,
    SHA384: /_CBC_SHA384$/
  }).flatMap(([names, pattern]) => names.split(" ").map((name) => [name, pattern] as const))
)

/** Keywords of openssl-ciphers(1) whose meaning depends on the version. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    "HIGH MEDIUM LOW ALL DEFAULT COMPLEMENTOFALL COMPLEMENTOFDEFAULT EXPORT40 EXPORT56 SUITEB128 SUITEB128ONLY SUITEB192 " +
    "FIPS SSLv3 TLSv1 kSRP aSRP kGOST GOST aGOST aGOST01 GOST94 GOST89MAC kDHr kDHd kECDHr kECDHe kPSK kRSAPSK kDHEPSK kECDHEPSK aDH aECDH CBC ARIA128 ARIA256 ARIAGCM"
  ).split(" ")
)

const isKeyword = (entry: string): boolean => entry.split("+").every((word) => KEYWORDS.has(word) || OTHERS.has(word))

const patternsOf = (words: string): ReadonlyArray<RegExp> | undefined => {
  const patterns = words.split("+").map((word) => KEYWORDS.get(word))
  return patterns.some((pattern) => pattern === undefined) ? undefined : (patterns as ReadonlyArray<RegExp>)
}

/** Suites of TLS 1.3 are configured apart: no keyword means them. */
const matching = (patterns: ReadonlyArray<RegExp>): ReadonlyArray<string> =>
  suiteNames().filter((name) => name.includes("_WITH_") && patterns.every((pattern) => pattern.test(name)))

/** What looks like the name of a suite that is not in the table. */
const isSuiteLike = (entry: string): boolean =>
  isPlainWord(entry.replaceAll("_", "-")) && /^[A-Z][A-Z0-9]{1,11}(?:[-_][A-Z0-9]{1,12}){2,8}$/.test(entry)

/**
 * A suite, the suites of a combination such as `ECDHE+AESGCM`, or a keyword that only the library knows the meaning of; no
 * other text, which could be a secret.
 */
const named = (entry: string): ReadonlyArray<string> => {
  const suite = cipherSuiteOf(entry)
  if (suite !== undefined) return [suite.name]
  const patterns = entry.includes("+") ? patternsOf(entry) : undefined
  if (patterns !== undefined) return matching(patterns)
  return isKeyword(entry) || isSuiteLike(entry) ? [entry] : []
}

const isExcluded = (name: string, excluded: string): boolean =>
  cipherSuiteOf(excluded)?.name === name ||
  (cipherSuiteOf(name) !== undefined && patternsOf(excluded)?.every((pattern) => pattern.test(name)) === true)

const MAX_LENGTH = 8_192
const MAX_ENTRIES = 512

/**
 * What a cipher list of openssl-ciphers(1) allows: names of suites as IANA writes them, and keywords. What `!` or `-`
 * takes away is not among it.
 */
export const cipherString = (text: string): ReadonlyArray<string> => {
  const entries = text
    .slice(0, MAX_LENGTH)
    .split(/[:,;\s|[\]]+|@(?:STRENGTH|SECLEVEL=\d)/)
    .filter((entry) => entry !== "" && !entry.startsWith("@"))
    .slice(0, MAX_ENTRIES)
  const excluded = entries.filter((entry) => /^[!-]/.test(entry)).map((entry) => entry.slice(1))
  const allowed = entries.filter((entry) => !/^[!-]/.test(entry)).flatMap((entry) => named(entry.replace(/^[+?]/, "")))
  return [...new Set(allowed)].filter((name) => !excluded.some((one) => isExcluded(name, one)))
}
