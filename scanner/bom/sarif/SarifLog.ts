/** The part of SARIF 2.1.0 that findings need. */
export interface SarifLog {
  readonly $schema: string
  readonly version: "2.1.0"
  readonly runs: ReadonlyArray<SarifRun>
}

export interface SarifRun {
  readonly tool: { readonly driver: SarifDriver }
  readonly automationDetails: { readonly id: string }
  readonly invocations: ReadonlyArray<{
    readonly executionSuccessful: boolean
    readonly endTimeUtc: string
    readonly toolExecutionNotifications?: ReadonlyArray<{
      readonly level: "note" | "warning"
      readonly message: { readonly text: string }
      readonly locations?: ReadonlyArray<{
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string; readonly uriBaseId: "%SRCROOT%" }
          readonly region: { readonly startLine: number }
        }
      }>
    }>
  }>
  readonly columnKind: "utf16CodeUnits"
  /** What stands for text that is left out of snippets. */
  readonly redactionTokens: ReadonlyArray<string>
  readonly versionControlProvenance?: ReadonlyArray<{
    readonly repositoryUri: string
    readonly revisionId?: string
    readonly branch?: string
  }>
  readonly properties: { readonly [name: string]: string | number }
  readonly results: ReadonlyArray<SarifResult>
}

export interface SarifDriver {
  readonly name: string
  readonly version: string
  readonly rules: ReadonlyArray<SarifRule>
}

export interface SarifRule {
  readonly id: string
  readonly name: string
  readonly shortDescription: { readonly text: string }
  readonly fullDescription: { readonly text: string }
  readonly help: { readonly text: string; readonly markdown: string }
  readonly helpUri?: string
  readonly defaultConfiguration: { readonly level: SarifLevel }
  readonly properties: {
    readonly tags: ReadonlyArray<string>
    readonly precision: "high"
    readonly "security-severity": string
  }
}

export type SarifLevel = "error" | "warning" | "note"

export interface SarifRegion {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  readonly endColumn: number
}

export interface SarifLocation {
  readonly physicalLocation: {
    readonly artifactLocation: SarifFile
    readonly region: SarifRegion & { readonly snippet?: { readonly text: string } }
    readonly contextRegion?: {
      readonly startLine: number
      readonly endLine: number
      readonly snippet: { readonly text: string }
    }
  }
}

export interface SarifFile {
  readonly uri: string
  readonly uriBaseId: "%SRCROOT%"
}

export interface SarifResult {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: SarifLevel
  readonly message: { readonly text: string }
  readonly locations: ReadonlyArray<SarifLocation>
  readonly relatedLocations?: ReadonlyArray<
    SarifLocation & { readonly id: number; readonly message: { readonly text: string } }
  >
  /** Where a run is compared with another one; then every result has it. */
  readonly baselineState?: "new" | "updated" | "unchanged"
  /** From 0 to 100, the most urgent last. */
  readonly rank: number
  readonly fixes?: ReadonlyArray<{
    readonly description: { readonly text: string }
    readonly artifactChanges: ReadonlyArray<{
      readonly artifactLocation: SarifFile
      readonly replacements: ReadonlyArray<{
        readonly deletedRegion: SarifRegion
        readonly insertedContent: { readonly text: string }
      }>
    }>
  }>
  readonly codeFlows?: ReadonlyArray<{
    readonly threadFlows: ReadonlyArray<{
      readonly locations: ReadonlyArray<{
        readonly location: SarifLocation & { readonly message: { readonly text: string } }
      }>
    }>
  }>
  readonly partialFingerprints: { readonly [name: string]: string }
  readonly suppressions?: ReadonlyArray<{
    readonly kind: "inSource" | "external"
    readonly justification?: string
  }>
  readonly properties: { readonly [name: string]: string | number | boolean | ReadonlyArray<string> }
}
