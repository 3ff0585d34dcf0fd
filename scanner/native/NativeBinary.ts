/** A part of a binary with a name. */
export interface NativeSection {
  readonly name: string
  /** In the file. */
  readonly offset: number
  readonly size: number
  /** In memory. */
  readonly address: number
}

/** A function or a variable that a binary takes from elsewhere, or has itself. */
export interface NativeSymbol {
  readonly name: string
  readonly isImported: boolean
  /** Where its name stands in the file. */
  readonly offset: number
  /** The library that it is taken from, as the binary names it, where the binary says so. */
  readonly from?: string
  /** The version of the library's interface, where the binary says so: `OPENSSL_3.0.0`. */
  readonly version?: string
}

/** A library that a binary asks the loader for. */
export interface NeededLibrary {
  /** As the binary writes it: `libcrypto.so.3`, `bcrypt.dll`. */
  readonly name: string
  readonly offset: number
  /** Versions of its interface that the binary needs, or the version that it was linked with. */
  readonly versions: ReadonlyArray<string>
}

/** What the headers and tables of a binary say. */
export interface NativeBinary {
  readonly format: "elf" | "mach-o" | "pe"
  readonly sections: ReadonlyArray<NativeSection>
  readonly symbols: ReadonlyArray<NativeSymbol>
  readonly needed: ReadonlyArray<NeededLibrary>
  /** As which others load it, where it is a library. */
  readonly ownName?: string
  /** Why its tables are not read to their end, if so. */
  readonly left?: string
}

/** So many symbols of one binary are looked at. */
export const MAX_SYMBOLS = 1_048_576

/** So many sections, segments, commands and libraries of each kind; real binaries have fewer than 100. */
export const MAX_PARTS = 4_096
