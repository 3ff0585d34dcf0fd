/** How files of a language or a format are recognised. */
export interface SourceKind {
  readonly name: string
  /** With their dot, lower case. */
  readonly extensions: ReadonlyArray<string>
  readonly fileNames?: ReadonlyArray<string>
  readonly shebangs?: ReadonlyArray<string>
}
