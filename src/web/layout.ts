import { brandText, logoView } from "../../scanner/html/Branding.ts"
import { type Content, type Html, markup } from "../../scanner/html/markup.ts"
import { logosIn, type Page, type Site } from "./Page.ts"

const product = "Ciphermap"

export const siteName = ({ display_name }: Site): string => brandText(display_name ?? undefined, 80) ?? product

/** A link to an address from a tenant: it sends no referrer and does not help its ranking. */
export const outside = (url: string | null | undefined, content: Content): Html | undefined => {
  const parsed = url === null || url === undefined ? null : URL.parse(url)
  if (parsed === null || parsed.protocol !== "https:" || parsed.username !== "" || parsed.password !== "")
    return undefined
  return markup`<a href="${parsed.href}" rel="noopener noreferrer nofollow">${content}</a>`
}

const brand = (site: Site, home: string): Html => {
  const logo = logosIn(site)
  const tagline = brandText(site.tagline ?? undefined, 160)
  return markup`<div class="brand">
    ${logo === undefined ? undefined : logoView(logo, "", 36)}
    <div>
      <p class="name"><a href="${home}">${siteName(site)}</a></p>
      ${tagline === undefined ? undefined : markup`<p class="tagline">${tagline}</p>`}
    </div>
  </div>`
}

/** A link that writes a mail. */
export const mailLink = (
  address: string | null | undefined,
  content: Content = address ?? undefined
): Html | undefined =>
  address === null || address === undefined
    ? undefined
    : markup`<a href="mailto:${encodeURIComponent(address).replaceAll("%40", "@")}">${content}</a>`

/** The footer of every page. */
export const footer = (site: Site): Html => {
  const links = [
    outside(site.website_url, "Website"),
    outside(site.support_url, "Support"),
    mailLink(site.support_email),
    outside(site.privacy_url, "Privacy"),
    outside(site.terms_url, "Terms")
  ].filter((one) => one !== undefined)
  const text = brandText(site.footer_text ?? undefined, 280)
  return markup`<footer class="page">
    ${text === undefined ? undefined : markup`<p>${text}</p>`}
    ${links.length === 0 ? undefined : markup`<ul class="kinds">${links.map((one) => markup`<li>${one}</li>`)}</ul>`}
    ${site.hide_powered_by === true || site.display_name === undefined ? undefined : markup`<p>Powered by Ciphermap</p>`}
  </footer>`
}

interface Layout {
  readonly site: Site
  /** Target of the name in the header. */
  readonly home: string
  /** In place of logo, name and tagline. */
  readonly brand?: Html
  /** Below the name: a title, an introduction. */
  readonly head?: Content
  readonly navigation?: Html
  readonly main: Content
  readonly mainClass?: string
}

/** The body of a page with header and footer. */
export const layout = ({ site, home, head, navigation, main, mainClass, ...own }: Layout): Html =>
  markup`<header class="page">${own.brand ?? brand(site, home)}${head}</header>${navigation}<main id="main" class="${mainClass}">${main}</main>${footer(site)}`

const logoAddresses = (site: Site): ReadonlyArray<string> => {
  const logos = logosIn(site)
  return logos === undefined ? [] : [logos.light.url, ...(logos.dark === undefined ? [] : [logos.dark.url])]
}

/** The attributes of a page that come from its site. */
export const dressedAs = (site: Site): Pick<Page, "accent" | "icon" | "images"> => ({
  accent: site.accent_color ?? null,
  icon: site.favicon_url ?? null,
  images: logoAddresses(site)
})
