import { type Logo, logoOf } from "../../scanner/html/Branding.ts"
import type { Content } from "../../scanner/html/markup.ts"

/** A page of the service. */
export interface Page {
  readonly title: string
  /** One sentence on the content, for search engines and previews. */
  readonly description?: string
  /** Everything in the body. */
  readonly body: Content
  /** Class of the body, so that styles apply from the first element and nothing moves while the rest arrives. */
  readonly bodyClass?: string
  /** `#RRGGBB` of the tenant whose page it is. */
  readonly accent?: string | null
  /** https address of the tenant's icon. */
  readonly icon?: string | null
  /** Addresses of images on other servers: the tenant's logo. */
  readonly images?: ReadonlyArray<string | null>
  /** Whether parts of it are refreshed while it is open; then it loads htmx. */
  readonly isLive?: boolean
  /** Without JavaScript the page is reloaded after this many seconds. */
  readonly refreshSeconds?: number
  /** Whether search engines may list it. */
  readonly isIndexed?: boolean
}

/** An image that a page may load from another server; undefined unless it is a plain https address. */
export const webImage = (url: string | null | undefined): Logo | undefined =>
  url === null || url === undefined ? undefined : logoOf({ logoUrl: url })
