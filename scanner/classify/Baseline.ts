/** Weaknesses that a team knows of, by their ids. */
export interface Baseline {
  readonly version: 1
  /** What was scanned; a baseline of something else is refused. */
  readonly component: string
  readonly weaknesses: ReadonlyArray<{
    readonly id: string
    readonly rule: string
    readonly path: string
    readonly reason?: string
  }>
}
