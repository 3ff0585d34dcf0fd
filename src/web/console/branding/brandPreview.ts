import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { landingTexts } from "../../landing/landingPage.ts"
import { footer, outside, siteName } from "../../layout.ts"
import type { Site } from "../../Site.ts"
import { webImage } from "../../webImage.ts"

const bar = (site: Site): Html => {
  const logo = webImage(site.logo_url)
  const links = [outside(site.website_url, "Website"), outside(site.support_url, "Support")].filter(
    (one) => one !== undefined
  )
  return markup`<div class="preview-bar">
    <p class="preview-name">${logo === undefined ? siteName(site) : markup`<img src="${logo.url}" alt="${siteName(site)}" height="28" />`}</p>
    ${links.length === 0 ? undefined : markup`<p class="preview-links">${links}</p>`}
  </div>`
}

/** The first screen of a tenant's landing page and its foot, as a picture: nothing in it can be used. */
export const brandPreview = (site: Site): Html => {
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
