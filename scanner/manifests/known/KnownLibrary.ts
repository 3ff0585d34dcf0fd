/** What is known of a cryptographic library, by the name its registry has for it. */
export interface KnownLibrary {
  /** The name it has in package URLs, where this is another one. */
  readonly as?: string
  /** Set of rule tables that its API is in; absent: that of the type of package. */
  readonly ecosystem?: string
  /** How the qualified names of its API begin; absent: as the type of package has it. */
  readonly api?: ReadonlyArray<string>
  /** Its rule tables, where qualified names do not tell libraries apart. */
  readonly tables?: ReadonlyArray<string>
  /** True: it is there for something else, and of interest only where its cryptography is used. */
  readonly isGeneral?: true
  /** Algorithms that its documentation names and no row has: those it takes by text. */
  readonly offers?: ReadonlyArray<string>
}

export type KnownLibraries = { readonly [name: string]: KnownLibrary }
