/** A file to scan: a path relative to the root, with `/`, and its bytes. */
export interface SourceFile {
  readonly path: string
  readonly bytes: Uint8Array
}
