import { type FileResult, skippedFile } from "./FileResult.ts"
import type { Finding } from "../model/Finding.ts"
import type { Answers } from "../resolve/Question.ts"
import { scanConfiguration } from "../configuration/scanConfiguration.ts"
import { connectionFindings } from "../configuration/connections/readConnections.ts"
import { asciiText } from "../select/asciiText.ts"
import { decodeSource } from "../select/decodeSource.ts"
import { sortFindings } from "../model/sortFindings.ts"
import { formatNamed } from "../select/artefactFormats.ts"
import { locatePem, readArtefact, type LocatedArtefact } from "../artefacts/readArtefact.ts"
import { placesIn } from "../model/placesIn.ts"
import { securityLevelsOf } from "../model/securityLevels.ts"
import { isBehindComment } from "../model/scopeWithin.ts"
import type { UsageScope } from "../model/UsageScope.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"

/** Everything in an artefact is a literal. */
const sourcesOf = (facts: Finding["facts"]): Finding["sources"] =>
  Object.fromEntries(Object.keys(facts).map((attribute) => [attribute, { from: "literal", hops: 0 }]))

const isPrivate = ({ found: { facts, stored } }: LocatedArtefact): boolean =>
  facts.material === "private-key" || stored?.entries !== undefined

const isRoot = ({ found: { certificate } }: LocatedArtefact): boolean =>
  certificate !== undefined && certificate.subject === certificate.issuer

/**
 * Public keys, and several roots, in a file without a private key are there to check others against: whose they are decides about
 * them, not the program.
 */
const anchorsIn = (all: ReadonlyArray<LocatedArtefact>): ((one: LocatedArtefact) => boolean) => {
  if (all.some(isPrivate)) return () => false
  const areRoots = all.filter(isRoot).length > 1
  return (one) => (one.found.facts.material === "public-key" && !isSubkey(one)) || (areRoots && isRoot(one))
}

/** What a subkey of OpenPGP is for is said by flags of its own; others are checked against the primary key. */
const isSubkey = ({ found: { symbol } }: LocatedArtefact): boolean => symbol === "PGP public subkey"

/** Below this, it matters whether a key is one of several. */
const WEAK_BITS = 112

/**
 * What is weak and there beside something else that is taken: parameters of a size beside larger ones of a list, and subkeys of keys to
 * check others against, with which nothing need be encrypted.
 */
const optionsIn = (all: ReadonlyArray<LocatedArtefact>): ((one: LocatedArtefact) => boolean) => {
  const sizes = all.flatMap(({ found: { kind, facts } }) => (kind === "parameters" ? [facts.keyBits ?? 0] : []))
  const largest = Math.max(0, ...sizes)
  const areAnchors = !all.some(isPrivate)
  return (one) => {
    const { kind, facts } = one.found
    if ((securityLevelsOf(facts).classical ?? WEAK_BITS) >= WEAK_BITS) return false
    return (areAnchors && isSubkey(one)) || (kind === "parameters" && (facts.keyBits ?? largest) < largest)
  }
}

const ANCHOR: Pick<Finding["facts"], "purpose"> = { purpose: "trust-anchor" }

/** Findings of the keys and certificates of a file. `text` is what their places count in. */
const toFindings = (
  path: string,
  language: string,
  text: string,
  all: ReadonlyArray<LocatedArtefact>
): ReadonlyArray<Finding> => {
  const placeOf = placesIn(text)
  const isAnchor = anchorsIn(all)
  const isOption = optionsIn(all)
  const placed = usageScopeOf(path)
  const scopeOf = (start: number): UsageScope =>
    placed === "production" && isBehindComment(text, start) ? "example" : placed
  return sortFindings(
    all.map((one): Finding => {
      const {
        found: { symbol, ...found },
        start,
        end
      } = one
      const facts = isAnchor(one) ? { ...found.facts, ...ANCHOR } : found.facts
      return {
        ...found,
        facts,
        api: symbol,
        library: "file",
        language,
        path,
        scope: scopeOf(start),
        place: placeOf(start, end),
        sources: sourcesOf(found.facts),
        evidence: [],
        ...(isOption(one) && { isOption: true })
      }
    })
  )
}

const latin1 = new TextDecoder("latin1")

/** The keys and certificates of a file that is no program. */
export const scanArtefact = (path: string, language: string, bytes: Uint8Array, answers?: Answers): FileResult => {
  const all = readArtefact(path, bytes) ?? (formatNamed(language)?.marks === undefined ? undefined : [])
  if (all === undefined) return skippedFile(path, bytes.length, "malformed", "no key or certificate that could be read")
  const text = asciiText(bytes) === undefined ? "" : decodeSource(bytes).text
  const found = [...toFindings(path, language, latin1.decode(bytes), all), ...connectionFindings(path, language, text)]
  const { findings: configured, questions } = scanConfiguration(path, language, bytes, answers)
  return {
    path,
    language,
    bytes: bytes.length,
    findings: sortFindings([...found, ...configured]),
    ...(questions.length > 0 && { questions }),
    partial: false,
    prefiltered: false
  }
}

/** Keys and certificates in the text of a program. */
export const pemFindings = (path: string, language: string, text: string): ReadonlyArray<Finding> =>
  toFindings(path, language, text, locatePem(text))
