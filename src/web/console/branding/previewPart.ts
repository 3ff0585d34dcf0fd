import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { siteName } from "../../layout.ts"
import type { Site } from "../../Site.ts"
import { webImage } from "../../webImage.ts"
import type { Wrong } from "../parts/wrongSummary.ts"
import { brandingLabels } from "./brandingFields.ts"
import { brandPreview } from "./brandPreview.ts"
import { contrastFacts } from "./contrastFacts.ts"

interface Preview {
  readonly site: Site
  readonly wrong: Wrong
  readonly liveUrl: string | null
  /** Where images may come from in the page that shows it; nothing for everywhere. */
  readonly origins?: ReadonlySet<string>
}

/** Origins of the images of a site, as its page's policy lets them in. */
export const imageOrigins = ({ logo_url, favicon_url }: Site): ReadonlyArray<string> =>
  [logo_url, favicon_url].flatMap((url) => webImage(url)?.source ?? [])

const permitted = (url: string | null | undefined, origins: Preview["origins"]): string | null => {
  const source = webImage(url)?.source
  return source !== undefined && (origins === undefined || origins.has(source)) ? (url ?? null) : null
}

const tab = (site: Site): Html => {
  const icon = webImage(site.favicon_url)
  return markup`<p class="preview-tab">${icon === undefined ? markup`<span class="preview-icon"></span>` : markup`<img src="${icon.url}" alt="" width="16" height="16" />`}${siteName(site)}</p>`
}

const missing = (wrong: Wrong): Html | undefined => {
  const names = Object.keys(wrong).map((name) => brandingLabels[name] ?? name)
  return names.length === 0
    ? undefined
    : markup`<p class="preview-note">Left out until corrected: ${names.join(", ")}.</p>`
}

const withheld = (site: Site, shown: Required<Pick<Site, "logo_url" | "favicon_url">>): Html | undefined =>
  (site.logo_url ?? null) === shown.logo_url && (site.favicon_url ?? null) === shown.favicon_url
    ? undefined
    : markup`<p class="preview-note">New images are loaded once you press Preview or Save.</p>`

const themes = [
  ["as-light", "Light"],
  ["as-dark", "Dark"]
] as const

/** How the landing page would look, in both themes. */
export const previewPart = ({ site, wrong, liveUrl, origins }: Preview): Html => {
  const shown = {
    ...site,
    logo_url: permitted(site.logo_url, origins),
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
