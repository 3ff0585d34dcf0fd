import type { Html } from "../../../../scanner/html/markup.ts"

export interface Heading {
  readonly level: number
  /** What links point to. */
  readonly id: string
  readonly text: string
}

/** A text in Markdown, ready for a page. */
export interface Document {
  /** Of its heading of the first level. */
  readonly title: string
  /** Those below the title. */
  readonly headings: ReadonlyArray<Heading>
  /** All but the title. */
  readonly body: Html
}
