import { type Logo, logoOf, type Logos, logosOf } from "../../scanner/html/Branding.ts"
import type { PublicBranding } from "../domain/BrandingRecord.ts"
import type { Content } from "../../scanner/html/markup.ts"

/** Branding in the header and footer of a page; pages of the service itself have none. */
export type Site = Partial<Omit<PublicBranding, "subdomain" | "live_url">>

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
  /** Whether a folder can be scanned in it, whose report it shows in a frame; then it has a `folderForm`. */
  readonly scansFolders?: boolean
  /** Without JavaScript the page is reloaded after this many seconds. */
  readonly refreshSeconds?: number
  /** Whether search engines may list it. */
  readonly isIndexed?: boolean
}

/** The logo of a tenant: what was uploaded comes before an address. */
export const logosIn = (site: Site): Logos | undefined => {
  const [light, dark] = [site.uploaded_logo_url ?? site.logo_url, site.uploaded_logo_dark_url ?? site.logo_dark_url]
  return logosOf({
    ...(typeof light === "string" && { logoUrl: light }),
    ...(typeof dark === "string" && { logoDarkUrl: dark }),
    logoNeedsPlate: site.logo_needs_plate === true
  })
}

/** An image that a page may load from another server; undefined unless it is a plain https address. */
export const webImage = (url: string | null | undefined): Logo | undefined =>
  url === null || url === undefined ? undefined : logoOf({ logoUrl: url })
