/** A comment `ciphermap-ignore: RULE reason` in a file that was scanned. It applies to its own line and the next one. */
export interface Suppression {
  readonly path: string
  /** From 1. */
  readonly line: number
  /** Rule ids; `*` stands for all. */
  readonly rules: ReadonlyArray<string>
  readonly reason?: string
}
