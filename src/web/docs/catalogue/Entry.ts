/** Names of a library with the same meaning, and this meaning in words. */
export interface CatalogueEntry {
  readonly names: ReadonlyArray<string>
  /** The use that a call is reported as, or what it adds to. */
  readonly use: string
  /** Known attributes and where others are read from: `key size` and `argument 1`. */
  readonly says: ReadonlyArray<readonly [label: string, value: string]>
}

/** One rule table. */
export interface CatalogueLibrary {
  readonly name: string
  readonly entries: ReadonlyArray<CatalogueEntry>
  /** The number of qualified names. */
  readonly size: number
  /** What its names begin with, or the first names. */
  readonly beginnings: ReadonlyArray<string>
}
