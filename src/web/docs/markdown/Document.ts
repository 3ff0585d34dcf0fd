import type { Html } from "../../../../scanner/html/markup.ts"

export interface Heading {
  readonly level: number
  /** What links point to. */
  readonly id: string
  readonly text: string
}

/** A text in Markdown, ready for a page. */
export interface Document {
  /** The text of its heading of the first level. */
  readonly title: string
  /** The headings below the title. */
  readonly headings: ReadonlyArray<Heading>
  /** Everything but the title. */
  readonly body: Html
}
