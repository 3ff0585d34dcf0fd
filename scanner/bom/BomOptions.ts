import type { RootComponent, SpecVersion } from "./cyclonedx/CycloneDxBom.ts"

/** The components of a bill of materials of software. */
export interface SbomLinks {
  /** A BOM-Link to the document, or its namespace. */
  readonly url: string
  /** The link to the component with a package URL. */
  readonly linkOf: (purl: string) => string | undefined
}

/** What a bill of materials or a report states about its subject and its author. */
export interface BomOptions {
  /** Of CycloneDX. Default: 1.6. */
  readonly specVersion?: SpecVersion
  /** What was scanned. */
  readonly component: {
    readonly name: string
    readonly version?: string
    readonly type?: RootComponent["type"]
    readonly purl?: string
  }
  readonly git?: {
    readonly url: string
    /** Branch or tag that was requested. */
    readonly revision?: string
    readonly commit?: string
    readonly subfolder?: string
  }
  /** Where only findings are listed that a change adds: what it is compared with, and how many findings are gone and as before. */
  readonly since?: {
    /** As it was asked for. */
    readonly revision: string
    readonly commit: string
    readonly fixed: number
    readonly unchanged: number
  }
  /** Where nothing was scanned: the document that states what is listed, as `an uploaded CycloneDX 1.6 document of cdxgen 11.2.0`. */
  readonly statedBy?: string
  /** A bill of materials of the software, to which libraries are linked. */
  readonly sbom?: SbomLinks
  /** ISO 8601. */
  readonly timestamp: string
  /** A fresh UUID, with or without `urn:uuid:`. */
  readonly serialNumber: string
  /** Address of the page with a section for each rule, by whose id in small letters it is found: that of `docs/weaknesses.md`. */
  readonly rulesPage?: string
  readonly tool: { readonly name: string; readonly version: string }
}
