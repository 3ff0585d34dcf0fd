import type { Severity } from "../../model/Assessment.ts"
import type { Property } from "./CycloneDxBom.ts"

/** A kind of weakness with what it affects. */
export interface Vulnerability {
  readonly "bom-ref": string
  /** Of the rule. */
  readonly id: string
  readonly source: { readonly name: string }
  readonly ratings: ReadonlyArray<{
    readonly source: { readonly name: string }
    readonly severity: Severity
    readonly method: "other"
  }>
  readonly cwes?: ReadonlyArray<number>
  readonly description: string
  readonly detail: string
  readonly recommendation: string
  readonly advisories?: ReadonlyArray<{ readonly url: string }>
  readonly analysis?: { readonly state: "not_affected" | "in_triage"; readonly detail: string }
  readonly affects: ReadonlyArray<{ readonly ref: string }>
  readonly properties: ReadonlyArray<Property>
}

export interface Definitions {
  readonly standards: ReadonlyArray<Standard>
}

/** A policy, with the clauses that apply to an asset. */
export interface Standard {
  readonly "bom-ref": string
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly requirements: ReadonlyArray<{ readonly "bom-ref": string; readonly identifier: string }>
  readonly externalReferences: ReadonlyArray<{ readonly type: "documentation"; readonly url: string }>
}

export interface Declarations {
  readonly assessors: ReadonlyArray<{
    readonly "bom-ref": string
    readonly thirdParty: boolean
    readonly organization: { readonly name: string }
  }>
  readonly attestations: ReadonlyArray<Attestation>
  readonly claims: ReadonlyArray<Claim>
}

export interface Attestation {
  readonly summary: string
  readonly assessor: string
  readonly map: ReadonlyArray<{
    readonly requirement: string
    readonly claims?: ReadonlyArray<string>
    readonly counterClaims?: ReadonlyArray<string>
    readonly conformance: { readonly score?: number; readonly rationale: string }
  }>
}

export interface Claim {
  readonly "bom-ref": string
  readonly target: string
  readonly predicate: string
  readonly reasoning: string
}
