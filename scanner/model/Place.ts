/** A range in a file. Lines and columns count from 1; columns count UTF-16 code units. */
export interface Place {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}
