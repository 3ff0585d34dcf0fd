/** Names of a library that mean the same, and what they mean in words. */
export interface CatalogueEntry {
  readonly names: ReadonlyArray<string>
  /** What a call is found as, or what it adds to. */
  readonly use: string
  /** What is known of it or read from its arguments: `key size` and `argument 1`. */
  readonly says: ReadonlyArray<readonly [label: string, value: string]>
}

/** One table of rules. */
export interface CatalogueLibrary {
  readonly name: string
  readonly entries: ReadonlyArray<CatalogueEntry>
  /** So many qualified names. */
  readonly size: number
  /** What its names begin with, or the first of them. */
  readonly beginnings: ReadonlyArray<string>
}
