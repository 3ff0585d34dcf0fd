import type { Content } from "../../scanner/html/markup.ts"

/** A page of ours for people. */
export interface Page {
  readonly title: string
  /** Of the page's content in a sentence, for search engines and previews. */
  readonly description?: string
  /** Everything in the body. */
  readonly body: Content
  /** What its style sheet knows the body by from its first element on, so that nothing moves while the rest arrives. */
  readonly bodyClass?: string
  /** `#RRGGBB` of the tenant whose page it is. */
  readonly accent?: string | null
  /** https address of the tenant's icon. */
  readonly icon?: string | null
  /** Addresses of images that others serve: the tenant's logo. */
  readonly images?: ReadonlyArray<string | null>
  /** Whether parts of it are renewed while it is open; then it loads htmx. */
  readonly isLive?: boolean
  /** Without JavaScript the page is loaded anew after as many seconds. */
  readonly refreshSeconds?: number
  /** Whether search engines may list it. */
  readonly isIndexed?: boolean
}
