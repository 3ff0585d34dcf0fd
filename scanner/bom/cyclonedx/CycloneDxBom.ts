import type { Declarations, Definitions, Vulnerability } from "./CycloneDxResults.ts"

export type SpecVersion = "1.6" | "1.7"

/** The part of CycloneDX 1.6 and 1.7 that a cryptography inventory uses. */
export interface CycloneDxBom {
  readonly $schema: string
  readonly bomFormat: "CycloneDX"
  readonly specVersion: SpecVersion
  readonly serialNumber: string
  readonly version: number
  readonly metadata: Metadata
  readonly components: ReadonlyArray<AssetComponent | LibraryComponent>
  readonly dependencies: ReadonlyArray<Dependency>
  readonly compositions: ReadonlyArray<Composition>
  readonly vulnerabilities?: ReadonlyArray<Vulnerability>
  readonly declarations?: Declarations
  readonly definitions?: Definitions
}

export interface Property {
  readonly name: string
  readonly value: string
}

export interface Metadata {
  readonly timestamp: string
  readonly lifecycles: ReadonlyArray<{ readonly phase: "pre-build" }>
  readonly tools: { readonly components: ReadonlyArray<ToolComponent> }
  readonly component: RootComponent
  readonly properties: ReadonlyArray<Property>
}

interface ToolComponent {
  readonly type: "application"
  readonly "bom-ref": string
  readonly name: string
  readonly version: string
  readonly licenses: ReadonlyArray<{ readonly license: { readonly id: string } }>
}

export interface RootComponent {
  readonly type: "application" | "library" | "framework" | "firmware" | "container" | "file"
  readonly "bom-ref": string
  readonly name: string
  readonly version?: string
  readonly purl?: string
  readonly swhid?: ReadonlyArray<string>
  readonly externalReferences?: ReadonlyArray<{ readonly type: "vcs"; readonly url: string } | BomReference>
}

export interface AssetComponent {
  readonly type: "cryptographic-asset"
  readonly "bom-ref": string
  readonly name: string
  /** What only tests and examples use. */
  readonly scope?: "excluded"
  readonly evidence: Evidence
  readonly cryptoProperties: CryptoProperties
  readonly properties: ReadonlyArray<Property>
}

export interface LibraryComponent {
  readonly type: "library"
  readonly "bom-ref": string
  readonly name: string
  readonly version?: string
  readonly scope?: "required" | "optional" | "excluded"
  readonly licenses?: ReadonlyArray<DeclaredLicence>
  readonly purl: string
  readonly externalReferences?: ReadonlyArray<BomReference>
  readonly evidence: Evidence
  readonly cryptoProperties?: never
  readonly properties: ReadonlyArray<Property>
}

interface Acknowledged {
  readonly acknowledgement: "declared"
}

/** A licence by its identifier, an expression of several, or its name where it has no identifier. */
export type DeclaredLicence =
  | (Acknowledged & { readonly expression: string })
  | { readonly license: Acknowledged & ({ readonly id: string } | { readonly name: string }) }

/** A BOM-Link (https://cyclonedx.org/capabilities/bomlink/) to an element of another document, or the address of one. */
export interface BomReference {
  readonly type: "bom"
  readonly url: string
}

export interface Evidence {
  readonly identity: ReadonlyArray<{
    readonly field: "name" | "purl"
    readonly confidence: number
    readonly concludedValue: string
    readonly methods: ReadonlyArray<{
      readonly technique: "source-code-analysis" | "manifest-analysis"
      readonly confidence: number
      readonly value: string
    }>
    readonly tools: ReadonlyArray<string>
  }>
  readonly occurrences: ReadonlyArray<EvidenceOccurrence>
}

export interface EvidenceOccurrence {
  readonly location: string
  readonly line: number
  readonly offset: number
  readonly symbol?: string
  readonly additionalContext: string
}

export interface CryptoProperties {
  readonly assetType: "algorithm" | "certificate" | "protocol" | "related-crypto-material"
  readonly algorithmProperties?: AlgorithmProperties
  readonly certificateProperties?: {
    readonly subjectName?: string
    readonly issuerName?: string
    readonly notValidBefore?: string
    readonly notValidAfter?: string
    readonly signatureAlgorithmRef?: string
    readonly subjectPublicKeyRef?: string
    readonly certificateFormat?: string
    readonly serialNumber?: string
    readonly fingerprint?: Hash
    readonly certificateExtensions?: ReadonlyArray<CertificateExtension>
    readonly relatedCryptographicAssets?: ReadonlyArray<RelatedAsset>
  }
  readonly relatedCryptoMaterialProperties?: {
    readonly type: string
    readonly id?: string
    readonly fingerprint?: Hash
    readonly relatedCryptographicAssets?: ReadonlyArray<RelatedAsset>
    readonly algorithmRef?: string
    readonly size?: number
    readonly format?: string
    readonly securedBy?: { readonly mechanism?: string; readonly algorithmRef?: string }
  }
  readonly protocolProperties?: {
    readonly type: string
    readonly version?: string
    readonly cipherSuites?: ReadonlyArray<SuiteProperties>
    readonly relatedCryptographicAssets?: ReadonlyArray<RelatedAsset>
  }
  readonly oid?: string
}

/** Since 1.7. */
export interface Hash {
  readonly alg: "SHA-256"
  readonly content: string
}

/** Since 1.7. */
export interface CertificateExtension {
  readonly commonExtensionName:
    | "subjectAlternativeName"
    | "basicConstraints"
    | "subjectKeyIdentifier"
    | "authorityKeyIdentifier"
  readonly commonExtensionValue: string
}

/** Since 1.7. */
export interface RelatedAsset {
  readonly type: string
  readonly ref: string
}

export interface SuiteProperties {
  readonly name: string
  readonly algorithms?: ReadonlyArray<string>
  readonly identifiers?: ReadonlyArray<string>
  /** Since 1.7. */
  readonly tlsGroups?: ReadonlyArray<string>
}

export interface AlgorithmProperties {
  readonly primitive: string
  /** Since 1.7. */
  readonly algorithmFamily?: string
  readonly parameterSetIdentifier?: string
  /** Deprecated since 1.7. */
  readonly curve?: string
  /** Since 1.7. */
  readonly ellipticCurve?: string
  readonly mode?: string
  readonly padding?: string
  readonly cryptoFunctions?: ReadonlyArray<string>
  readonly classicalSecurityLevel?: number
  readonly nistQuantumSecurityLevel?: number
}

export interface Dependency {
  readonly ref: string
  readonly dependsOn?: ReadonlyArray<string>
  /** What it implements, whether or not that is in use. */
  readonly provides?: ReadonlyArray<string>
}

export interface Composition {
  readonly aggregate: "incomplete" | "incomplete_first_party_only" | "unknown"
  readonly assemblies: ReadonlyArray<string>
  readonly dependencies: ReadonlyArray<string>
}
