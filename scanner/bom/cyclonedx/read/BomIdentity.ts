/** What a bill of materials is of, and who wrote it when. */
export interface BomIdentity {
  readonly specVersion: string
  readonly serialNumber?: string
  /** As written. */
  readonly timestamp?: string
  /** What it is a bill of materials of. */
  readonly component?: {
    readonly name: string
    readonly version?: string
    readonly type?: string
    readonly purl?: string
  }
  readonly git?: {
    readonly url: string
    readonly revision?: string
    readonly commit?: string
    readonly subfolder?: string
  }
  /** What wrote it. */
  readonly tool?: { readonly name: string; readonly version?: string }
}
