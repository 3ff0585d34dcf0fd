/** A file to scan: a path relative to the root, with `/`, and its bytes. */
export interface SourceFile {
  readonly path: string
  /** Where `size` is given, too, they are read each time they are asked for, and may be others when the next file's are. */
  readonly bytes: Uint8Array
  readonly size?: number
  /** Of the bytes, made by the memory that the scan is given. */
  readonly digest?: string
}

export const sizeOf = (file: SourceFile): number => file.size ?? file.bytes.length

/** A source may use its memory again for the next file: the same file with bytes of its own. */
export const keptFile = (file: SourceFile): SourceFile =>
  file.size === undefined ? { ...file, bytes: new Uint8Array(file.bytes) } : file

/** The same file with bytes of its own at hand. */
export const readFile = (file: SourceFile): SourceFile =>
  file.size === undefined ? file : { path: file.path, bytes: new Uint8Array(file.bytes) }
