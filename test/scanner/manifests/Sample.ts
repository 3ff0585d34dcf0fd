/** A manifest or lock file and what it names, as `purl@version|requirement scope direct|transitive role line`. */
export interface Sample {
  readonly path: string
  readonly text: string
  readonly names: ReadonlyArray<string>
}
