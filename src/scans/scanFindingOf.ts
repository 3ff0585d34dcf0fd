import { bomRef } from "../../scanner/bom/bomRef.ts"
import { algorithmProperties } from "../../scanner/bom/cyclonedx/cryptoProperties.ts"
import { isOpen, type Weakness, type WeakPlace } from "../../scanner/model/Assessment.ts"
import { originIn } from "../../scanner/model/Trail.ts"
import { weakPlaces } from "../../scanner/model/weakPlaces.ts"
import type { CryptoAsset } from "../../scanner/model/CryptoAsset.ts"
import type { ScanComponent } from "../domain/ScanComponent.ts"
import { basisText, reasonStep } from "../../scanner/bom/reasonText.ts"
import { type FindingReason, mostPlaces, type ScanFinding } from "../domain/ScanFinding.ts"

const reasonOf = (weakness: Weakness): FindingReason => {
  const { location, purpose, trail = [] } = weakness
  return {
    code: location.code ?? null,
    confidence_from: basisText(weakness),
    purpose: purpose ?? null,
    trail: trail.map((step) => ({ text: reasonStep(step, weakness), path: step.path, line: step.place.line }))
  }
}

const locationOf = ({ path, place }: Pick<WeakPlace["location"], "path" | "place">): ScanFinding["location"] => ({
  path,
  start_line: place.line,
  start_column: place.column,
  end_line: place.endLine,
  end_column: place.endColumn
})

const suppressionOf = ({ suppressed }: WeakPlace): NonNullable<ScanFinding["suppression"]> | null =>
  suppressed === undefined
    ? null
    : { by: suppressed.by, tool: suppressed.tool ?? null, reason: suppressed.reason ?? null }

const placeOf = (one: WeakPlace): NonNullable<ScanFinding["places"]>[number] => {
  const origin = originIn(one.trail)
  return {
    id: one.id,
    rule_id: one.rule,
    severity: one.severity,
    algorithm: one.algorithm,
    location: locationOf(one.location),
    origin: origin === undefined ? null : locationOf(origin),
    suppressed: !isOpen(one),
    suppression: suppressionOf(one)
  }
}

/** A weakness as clients read it; `componentRef` is the reference of its asset in the bill of materials. */
export const scanFindingOf = (weakness: Weakness, componentRef: string): ScanFinding => {
  const places = weakPlaces(weakness)
  return {
    id: weakness.id,
    rule_id: weakness.rule,
    title: weakness.title,
    severity: weakness.severity,
    category: weakness.category,
    message: weakness.message,
    recommendation: weakness.recommendation,
    algorithm: weakness.algorithm,
    confidence: weakness.confidence,
    quantum_vulnerable: weakness.isQuantumVulnerable,
    nist_quantum_security_level: weakness.quantumLevel ?? null,
    cwe: weakness.cwe.map((number) => `CWE-${number}`),
    references: weakness.references,
    location: locationOf(weakness.location),
    component_ref: componentRef,
    snippet: null,
    suppressed: !isOpen(weakness),
    suppression: suppressionOf(weakness),
    places: places.slice(0, mostPlaces).map(placeOf),
    places_total: places.length,
    reason: reasonOf(weakness)
  }
}

const propertiesOf = (asset: CryptoAsset): Partial<ReturnType<typeof algorithmProperties>> =>
  asset.type === "algorithm" ? algorithmProperties(asset) : {}

/** An asset as clients read it, with its first occurrences; names and places are those of the bill of materials. */
export const scanComponentOf = (asset: CryptoAsset, maximumOccurrences: number): ScanComponent => {
  const properties = propertiesOf(asset)
  return {
    bom_ref: bomRef(asset),
    type: "cryptographic-asset",
    name: asset.name,
    asset_type: asset.type,
    primitive: properties.primitive ?? null,
    parameter_set: properties.parameterSetIdentifier ?? null,
    mode: properties.mode ?? null,
    padding: properties.padding ?? null,
    curve: properties.curve ?? null,
    crypto_functions: properties.cryptoFunctions ?? [],
    classical_security_level: properties.classicalSecurityLevel ?? null,
    nist_quantum_security_level: properties.nistQuantumSecurityLevel ?? null,
    oid: asset.oid ?? null,
    occurrences: asset.occurrences
      .slice(0, maximumOccurrences)
      .map(({ path, place, symbol }) => ({ path, line: place.line, offset: place.column - 1, symbol })),
    occurrences_total: asset.occurrences.length
  }
}
