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
  /** Its sections, if it is long. */
  readonly parts?: ReadonlyArray<{ readonly id: string; readonly text: string }>
  /** Whether a folder can be scanned in it. */
  readonly scansFolders?: boolean
  /** Previous and next page, unless the list of pages determines them. */
  readonly before?: Neighbour
  readonly behind?: Neighbour
  /** The search query. */
  readonly query?: string
}
