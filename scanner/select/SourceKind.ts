/** How files of a language or a format are recognised. */
export interface SourceKind {
  readonly name: string
  /** With their dot, lower case. */
  readonly extensions: ReadonlyArray<string>
  readonly fileNames?: ReadonlyArray<string>
  /** Paths of files whose names alone say nothing. */
  readonly paths?: RegExp
  /** For names that are not a matter of a list, where no other kind knows the name. */
  readonly isNamed?: (path: string) => boolean
  readonly shebangs?: ReadonlyArray<string>
  /** Extensions that another language has, too, and a mark of this one in a file's text. */
  readonly shared?: { readonly extensions: ReadonlyArray<string>; readonly mark: RegExp }
}
