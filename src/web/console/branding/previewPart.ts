import { logoView } from "../../../../scanner/html/Branding.ts"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { siteName, footer, outside } from "../../layout.ts"
import { logosIn, type Site, webImage } from "../../Page.ts"
import type { FieldErrors } from "../parts/notices.ts"
import { brandingLabels } from "./brandingFields.ts"
import { dark, light, themeProperties } from "../../../../scanner/html/themes.ts"
import { pageAccent } from "../../pageDocument.ts"
import { landingTexts } from "../../landing/landingPage.ts"
import { oneDecimal } from "../../../../scanner/html/numbers.ts"
import { pill } from "../../../../scanner/html/parts.ts"
import { AccentColor, contrastOf, textColorOn } from "../../../domain/branding/AccentColor.ts"

/** WCAG 2.2, 1.4.3, for text of normal size. */
const readable = 4.5

const colourOf = (hex: string): AccentColor => AccentColor.make(hex.toUpperCase())

const pages = [
  ["On white pages", colourOf(light.page), "darker"],
  ["On dark pages", colourOf(dark.page), "lighter"]
] as const

const row = (name: string, ratio: number, note: Html): Html =>
  markup`<div><dt>${name}</dt><dd>${oneDecimal(ratio)} to 1 ${note}</dd></div>`

/** The contrast of a colour by WCAG, and how pages adapt it. */
const contrastFacts = (accent: string | null | undefined): Html => {
  const colour = colourOf(pageAccent(accent))
  const text = textColorOn(colour)
  return markup`<dl class="terms contrast">
    ${row("Text on it", contrastOf(colour, text), markup`${pill("Readable", "good")} in ${text === "#FFFFFF" ? "white" : "black"}`)}
    ${pages.map(([name, page, shade]) => {
      const ratio = contrastOf(colour, page)
      return row(
        name,
        ratio,
        ratio >= readable
          ? pill("Readable", "good")
          : markup`${pill("Hard to read", "medium")} links there are a ${shade} shade`
      )
    })}
  </dl>`
}

const bar = (site: Site): Html => {
  const logo = logosIn(site)
  const links = [outside(site.website_url, "Website"), outside(site.support_url, "Support")].filter(
    (one) => one !== undefined
  )
  return markup`<div class="preview-bar">
    <p class="preview-name">${logo === undefined ? siteName(site) : logoView(logo, siteName(site), 28)}</p>
    ${links.length === 0 ? undefined : markup`<p class="preview-links">${links}</p>`}
  </div>`
}

/** The first screen and the footer of a tenant's landing page as an inert picture. */
const brandPreview = (site: Site): Html => {
  const { eyebrow, title, lead } = landingTexts({ site })
  return markup`<div class="preview-page">
    <div class="preview-head">
      ${bar(site)}
      ${eyebrow === undefined ? undefined : markup`<p class="eyebrow">${eyebrow}</p>`}
      <p class="preview-title">${title}</p>
      <p class="preview-lead">${lead}</p>
      <div class="preview-try"><span class="preview-input">https://github.com/owner/name</span><span class="button primary">Scan</span></div>
    </div>
    ${footer(site)}
  </div>`
}

/** Both themes with one colour, for the two previews only. */
export const previewStyle = (accent: string | undefined): string => {
  const colour = pageAccent(accent)
  return `.as-light{${themeProperties(light, colour, false)}}.as-dark{${themeProperties(dark, colour, true)}}`
}

interface Preview {
  readonly site: Site
  readonly wrong: FieldErrors
  readonly liveUrl: string | null
  /** Allowed origins of images; undefined allows all. */
  readonly origins?: ReadonlySet<string>
}

/** Origins of the images of a site, for the content security policy. */
export const imageOrigins = ({ logo_url, logo_dark_url, favicon_url }: Site): ReadonlyArray<string> =>
  [logo_url, logo_dark_url, favicon_url].flatMap((url) => webImage(url)?.source ?? [])

const permitted = (url: string | null | undefined, origins: Preview["origins"]): string | null => {
  const source = webImage(url)?.source
  return source !== undefined && (origins === undefined || origins.has(source)) ? (url ?? null) : null
}

const tab = (site: Site): Html => {
  const icon = webImage(site.favicon_url)
  return markup`<p class="preview-tab">${icon === undefined ? markup`<span class="preview-icon"></span>` : markup`<img src="${icon.url}" alt="" width="16" height="16" />`}${siteName(site)}</p>`
}

const missing = (wrong: FieldErrors): Html | undefined => {
  const names = Object.keys(wrong).map((name) => brandingLabels[name] ?? name)
  return names.length === 0
    ? undefined
    : markup`<p class="preview-note">Left out until corrected: ${names.join(", ")}.</p>`
}

const withheld = (
  site: Site,
  shown: Required<Pick<Site, "logo_url" | "logo_dark_url" | "favicon_url">>
): Html | undefined =>
  (site.logo_url ?? null) === shown.logo_url &&
  (site.logo_dark_url ?? null) === shown.logo_dark_url &&
  (site.favicon_url ?? null) === shown.favicon_url
    ? undefined
    : markup`<p class="preview-note">New images are loaded once you press Preview or Save.</p>`

const themes = [
  ["as-light", "Light"],
  ["as-dark", "Dark"]
] as const

/** A preview of the landing page in both themes. */
export const previewPart = ({ site, wrong, liveUrl, origins }: Preview): Html => {
  const shown = {
    ...site,
    logo_url: permitted(site.logo_url, origins),
    logo_dark_url: permitted(site.logo_dark_url, origins),
    favicon_url: permitted(site.favicon_url, origins)
  }
  const colour = site.accent_color?.slice(1)
  return markup`<div id="preview">
    <link rel="stylesheet" href="/console/branding/preview.css${colour === undefined ? undefined : `?accent=${colour}`}" />
    ${missing(wrong)}${withheld(site, shown)}
    ${themes.map(
      ([theme, name]) =>
        markup`<figure class="preview"><figcaption>${name}</figcaption><div class="${theme}" inert>${tab(shown)}${brandPreview(shown)}</div></figure>`
    )}
    <h3>Contrast</h3>
    ${contrastFacts(site.accent_color)}
    <h3>Address</h3>
    <p class="preview-address">${liveUrl === null ? "None without a subdomain." : markup`<code>${liveUrl}</code>`}</p>
  </div>`
}
