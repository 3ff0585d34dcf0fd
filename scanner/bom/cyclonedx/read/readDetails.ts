import { algorithmOf, familyOf, type LevelBasis, type SecurityLevels } from "../../../model/algorithms.ts"
import { UNNAMED } from "../../../model/confidence.ts"
import type {
  AssetReference as ReferencedFile,
  CipherSuiteUse,
  CryptoAsset,
  Occurrence
} from "../../../model/CryptoAsset.ts"
import { type Attribute, omitFacts } from "../../../model/Facts.ts"
import { oidOf } from "../../../model/oids.ts"
import { isPlainWord } from "../../../model/plainFacts.ts"
import { securityLevelsOf } from "../../../model/securityLevels.ts"
import { fileUses } from "../../../model/vocabularies.ts"
import { countIn, type JsonObject, objectIn, objectsIn, textIn, textsIn } from "../../read/JsonObject.ts"
import type { AssetCore } from "./AssetCore.ts"
import { type BomComponent, nativeText } from "./BomComponent.ts"
import { isAttribute, isFunction } from "./factOf.ts"
import type { ContextReader } from "./readContext.ts"
import { readConfidence, readOccurrences } from "./readOccurrences.ts"

/** The attributes of an asset beside its identity and its references. */
export type AssetDetails = Pick<
  CryptoAsset,
  "observed" | "functions" | "family" | "oid" | "levels" | "references" | "languages" | "libraries" | "confidence"
> & { readonly occurrences: ReadonlyArray<Occurrence> }

const BASES: ReadonlySet<string> = new Set<LevelBasis>(["normative", "reference", "policy", "derived"])

const isBasis = (text: string | undefined): text is LevelBasis => text !== undefined && BASES.has(text)

/** Those of the standards, where there are any: what the document states is for algorithms that they do not speak of. */
const levelsOf = (component: BomComponent, core: AssetCore, block: JsonObject): SecurityLevels => {
  if (core.type !== "algorithm") return {}
  const known = securityLevelsOf(core.known)
  const classical = known.classical ?? countIn(block, "classicalSecurityLevel")
  const quantum = known.quantum ?? countIn(block, "nistQuantumSecurityLevel")
  const basis = known.basis ?? nativeText(component, "nistQuantumSecurityLevel.basis")
  return {
    ...(classical !== undefined && { classical }),
    ...(quantum !== undefined && quantum <= 5 && { quantum }),
    ...(isBasis(basis) && { basis })
  }
}

/** Attributes that are not part of an asset's identity, from its properties and its uses. */
const observedIn = (
  { own }: BomComponent,
  { known }: AssetCore,
  occurrences: ReadonlyArray<Occurrence>
): CryptoAsset["observed"] => {
  const values = new Map<Attribute, Set<string>>()
  const add = (attribute: Attribute, value: string): void => {
    if (known[attribute] !== undefined) return
    const seen = values.get(attribute)
    if (seen === undefined) values.set(attribute, new Set([value]))
    else seen.add(value)
  }
  for (const [name, texts] of own) if (isObserved(name)) for (const text of texts) add(name, text)
  for (const facts of new Set(occurrences.map((one) => one.facts)))
    for (const [attribute, value] of Object.entries(facts)) add(attribute as Attribute, String(value))
  const sorted = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([attribute, seen]) => [attribute, [...seen].toSorted()]))
}

/** Properties with these names are not observed attributes. */
const OTHERS: ReadonlySet<string> = new Set(["mode", "padding", "primitive"])

const isObserved = (name: string): name is Attribute => isAttribute(name) && !OTHERS.has(name)

/** Documents give many an algorithm the number of another one; only that of an unknown algorithm is taken from them. */
const numberOf = ({ known }: AssetCore, written: string | undefined): string | undefined =>
  oidOf(known) ??
  (algorithmOf(known.name) === undefined ? /^[012](?:\.\d{1,20}){1,30}$/.exec(written ?? "")?.[0] : undefined)

/** Files that configurations name; the document does not state which configuration names which. */
const filesOf = ({ own }: BomComponent, occurrences: ReadonlyArray<Occurrence>): ReadonlyArray<ReferencedFile> => {
  const paths = new Set(occurrences.map(({ path }) => path))
  const from = paths.size === 1 ? [...paths][0]! : ""
  return fileUses.flatMap((of) => (own.get(`file.${of}`) ?? []).map((path) => ({ of, path, from })))
}

const wordsOf = ({ own }: BomComponent, name: string): ReadonlyArray<string> =>
  [...new Set((own.get(name) ?? []).filter(isPlainWord))].toSorted()

/** Reads the attributes of an asset beside its identity and its references. */
export const readDetails = (component: BomComponent, core: AssetCore, contextOf: ContextReader): AssetDetails => {
  const properties = objectIn(component.fields, "cryptoProperties")
  const block = objectIn(properties, "algorithmProperties")
  const isNameless = core.type === "algorithm" && core.facts.name === undefined
  const confidence = Math.min(readConfidence(component), isNameless ? UNNAMED : 1)
  const occurrences = readOccurrences(component, {
    says: core.says,
    follows: omitFacts(core.known, ...(Object.keys(core.facts) as ReadonlyArray<Attribute>)),
    confidence,
    most: isNameless ? UNNAMED : 1,
    contextOf
  })
  const family = core.type === "algorithm" ? familyOf(core.known) : undefined
  const oid = core.type === "algorithm" ? numberOf(core, textIn(properties, "oid")) : undefined
  return {
    observed: observedIn(component, core, occurrences),
    functions: [...new Set(textsIn(block, "cryptoFunctions").filter(isFunction))].toSorted(),
    ...(family !== undefined && { family }),
    ...(oid !== undefined && { oid }),
    levels: levelsOf(component, core, block),
    references: filesOf(component, occurrences),
    languages: wordsOf(component, "language"),
    libraries: wordsOf(component, "library"),
    confidence,
    occurrences
  }
}

const NO_IDENTIFIER = /[^0-9A-Za-zx]/

/** The cipher suites of a protocol, with the ids of their algorithms. */
export const suitesOf = (
  { fields }: BomComponent,
  idOf: (ref: string) => string | undefined
): ReadonlyArray<CipherSuiteUse> => {
  const block = objectIn(objectIn(fields, "cryptoProperties"), "protocolProperties")
  return objectsIn(block, "cipherSuites").flatMap((suite) => {
    const name = textIn(suite, "name")
    if (name === undefined || !isPlainWord(name)) return []
    const identifiers = textsIn(suite, "identifiers").filter((one) => !NO_IDENTIFIER.test(one))
    return [
      {
        name,
        ...(identifiers.length > 0 && { identifiers }),
        algorithms: textsIn(suite, "algorithms").flatMap((ref) => idOf(ref) ?? [])
      }
    ]
  })
}
