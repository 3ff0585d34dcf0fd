/** The part of SPDX 3.0.1 that a cryptography inventory uses, as JSON-LD. Keys are in the order of their names. */
export interface SpdxDocument {
  readonly "@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld"
  readonly "@graph": ReadonlyArray<CreationInfo | SpdxElement>
}

export type SpdxElement =
  | DocumentElement
  | SbomElement
  | AgentElement
  | ToolElement
  | LicenceElement
  | PackageElement
  | FileElement
  | SnippetElement
  | RelationshipElement
  | AnnotationElement

/** The `spdxId` of an element. */
export type Iri = string

export interface CreationInfo {
  readonly "@id": "_:creationinfo"
  /** UTC, whole seconds. */
  readonly created: string
  readonly createdBy: ReadonlyArray<Iri>
  readonly createdUsing: ReadonlyArray<Iri>
  readonly specVersion: "3.0.1"
  readonly type: "CreationInfo"
}

interface Element<Type extends string> {
  readonly comment?: string
  readonly creationInfo: "_:creationinfo"
  readonly extension?: ReadonlyArray<PropertiesExtension>
  readonly externalIdentifier?: ReadonlyArray<ExternalIdentifier>
  readonly externalRef?: ReadonlyArray<ExternalRef>
  readonly name?: string
  readonly spdxId: Iri
  readonly summary?: string
  readonly type: Type
  readonly verifiedUsing?: ReadonlyArray<Hash>
}

/** Properties as CycloneDX has them. */
export interface PropertiesExtension {
  readonly extension_cdxProperty: ReadonlyArray<{
    readonly extension_cdxPropName: string
    readonly extension_cdxPropValue: string
    readonly type: "extension_CdxPropertyEntry"
  }>
  readonly type: "extension_CdxPropertiesExtension"
}

export interface ExternalIdentifier {
  readonly externalIdentifierType: "packageUrl" | "securityOther" | "swhid"
  readonly identifier: string
  readonly type: "ExternalIdentifier"
}

export interface ExternalRef {
  readonly comment?: string
  readonly externalRefType: "cwe" | "other" | "securityOther" | "vcs"
  readonly locator: ReadonlyArray<string>
  readonly type: "ExternalRef"
}

export interface Hash {
  readonly algorithm: "sha256"
  readonly hashValue: string
  readonly type: "Hash"
}

type Profile = "core" | "simpleLicensing" | "software"

interface Collection<Type extends string> extends Element<Type> {
  readonly name: string
  readonly profileConformance: ReadonlyArray<Profile>
  readonly rootElement: ReadonlyArray<Iri>
}

export interface DocumentElement extends Collection<"SpdxDocument"> {
  readonly dataLicense: Iri
}

export interface SbomElement extends Collection<"software_Sbom"> {
  readonly element: ReadonlyArray<Iri>
  readonly software_sbomType: ReadonlyArray<"source">
}

export type AgentElement = Element<"SoftwareAgent"> & { readonly name: string }

export type ToolElement = Element<"Tool"> & { readonly name: string }

export interface LicenceElement extends Element<"simplelicensing_LicenseExpression"> {
  readonly simplelicensing_licenseExpression: string
}

/** `SoftwarePurpose`, as far as it is needed. */
export type Purpose =
  | "application"
  | "container"
  | "data"
  | "file"
  | "firmware"
  | "framework"
  | "library"
  | "manifest"
  | "source"
  | "specification"

export interface PackageElement extends Element<"software_Package"> {
  readonly name: string
  readonly software_additionalPurpose?: ReadonlyArray<Purpose>
  readonly software_downloadLocation?: string
  readonly software_packageUrl?: string
  readonly software_packageVersion?: string
  readonly software_primaryPurpose: Purpose
  readonly standardName?: ReadonlyArray<string>
  /** UTC, whole seconds. */
  readonly validUntilTime?: string
}

export interface FileElement extends Element<"software_File"> {
  readonly name: string
  readonly software_fileKind: "file"
  readonly software_primaryPurpose?: Purpose
}

export interface SnippetElement extends Element<"software_Snippet"> {
  readonly name: string
  /** From 1, both ends included. */
  readonly software_lineRange: {
    readonly beginIntegerRange: number
    readonly endIntegerRange: number
    readonly type: "PositiveIntegerRange"
  }
  readonly software_snippetFromFile: Iri
}

export type RelationshipType =
  | "contains"
  | "dependsOn"
  | "hasConcludedLicense"
  | "hasDeclaredLicense"
  | "hasDependencyManifest"
  | "hasEvidence"
  | "hasOptionalDependency"
  | "hasSpecification"
  | "usesTool"

export type LifecycleScope = "development" | "other" | "runtime" | "test"

export interface RelationshipElement extends Element<"LifecycleScopedRelationship" | "Relationship"> {
  readonly completeness?: "incomplete" | "noAssertion"
  readonly from: Iri
  readonly relationshipType: RelationshipType
  /** Only of a `LifecycleScopedRelationship`. */
  readonly scope?: LifecycleScope
  readonly to: ReadonlyArray<Iri>
}

export interface AnnotationElement extends Element<"Annotation"> {
  readonly annotationType: "other" | "review"
  readonly contentType: "application/json"
  /** A JSON text. */
  readonly statement: string
  readonly subject: Iri
}
