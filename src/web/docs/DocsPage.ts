import type { Content } from "../../../scanner/html/markup.ts"

export interface Neighbour {
  readonly path: string
  readonly title: string
}

/** One page of the documentation. */
export interface DocsPage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Everything below the title. */
  readonly content: Content
  /** Its parts, where it is long. */
  readonly parts?: ReadonlyArray<{ readonly id: string; readonly text: string }>
  /** Those before and behind it, where the list of pages does not say. */
  readonly before?: Neighbour
  readonly behind?: Neighbour
  /** What was searched for. */
  readonly query?: string
}
