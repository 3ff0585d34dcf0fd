import { brandText, logoView } from "../../../scanner/html/Branding.ts"
import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import { logosIn, type Page } from "../Page.ts"
import { dressedAs, layout, outside, siteName } from "../layout.ts"
import { type Front, homeOf } from "./fronts.ts"

/** The logo has the name as its alternative text, shown without a layout shift if the logo cannot be loaded. */
const mark = (front: Front): Html => {
  const name = siteName(front.site)
  const logo = logosIn(front.site)
  const shown = logo === undefined ? name : logoView(logo, name, 40)
  return markup`<p class="mark-name"><a href="${homeOf(front)}">${shown}</a></p>`
}

const ownLinks: ReadonlyArray<Html> = [
  markup`<a href="/docs">Documentation</a>`,
  markup`<a href="/console">Console</a>`
]

const links = ({ site, tenant }: Front): ReadonlyArray<Html> =>
  tenant === undefined
    ? ownLinks
    : [
        outside(site.contact_url, "Contact"),
        outside(site.website_url, "Website"),
        outside(site.support_url, "Support")
      ].filter((one) => one !== undefined)

const bar = (front: Front): Html => {
  const shown = links(front)
  return markup`<div class="front-bar">
    ${mark(front)}
    ${shown.length === 0 ? undefined : markup`<ul class="front-links">${shown.map((one) => markup`<li>${one}</li>`)}</ul>`}
  </div>`
}

interface FrontPage {
  readonly title: string
  readonly head?: Content
  readonly main: Content
  readonly description?: string
  readonly isLive?: boolean
  readonly scansFolders?: boolean
  readonly refreshSeconds?: number
  readonly isIndexed?: boolean
}

export const titleIn = ({ site }: Front, title: string): string => {
  const name = siteName(site)
  return title === name ? name : `${title} · ${name}`
}

/** A public page, in the brand of its owner. */
export const frontPage = (front: Front, { title, head, main, ...page }: FrontPage): Page => ({
  ...page,
  title: titleIn(front, title),
  ...dressedAs(front.site),
  body: layout({ site: front.site, home: homeOf(front), brand: bar(front), head, main, mainClass: "front" })
})

export const taglineOf = ({ site }: Pick<Front, "site">): string | undefined =>
  brandText(site.tagline ?? undefined, 160)

const title = "Nobody has this page"

/** For a name without an active tenant. */
export const missingSite = (publicUrl: string): Page => ({
  title,
  body: layout({
    site: {},
    home: publicUrl,
    mainClass: "front",
    main: markup`<div class="plain-page">
      <h1>${title}</h1>
      <p>The name in this address was never given out, or who had it has given it up.</p>
      <ul class="next">
        <li>Look for a mistake in the address.</li>
        <li>Ask for the new address where you found this one.</li>
        <li>If the page is yours, choose its name in the <a href="${publicUrl}/console/branding">console</a>.</li>
        <li>Try a scan on the <a href="${publicUrl}/">page of this service</a>.</li>
      </ul>
    </div>`
  })
})
