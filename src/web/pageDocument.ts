import { accentOf } from "../../scanner/html/Branding.ts"
import { hashSource } from "../../scanner/html/contentPolicy.ts"
import { markup, verbatim } from "../../scanner/html/markup.ts"
import { dark, light, themeProperties } from "../../scanner/html/themes.ts"
import { reportSources } from "../../scanner/report/reportSources.ts"
import { type Page, webImage } from "./Page.ts"
import { assetPath } from "./assets.ts"

/** The tenant's accent colour, or the default. */
export const pageAccent = (accent: string | null | undefined): string =>
  accentOf(accent === null || accent === undefined ? {} : { accentColor: accent })

/** The colours of a page: the theme follows the reader's system, the accent is the tenant's. */
const themeStyle = (accent: string | null | undefined): string => {
  const colour = pageAccent(accent)
  return [
    `:root{${themeProperties(light, colour, false)}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${themeProperties(dark, colour, true)}}}`
  ].join("")
}

interface Allowed {
  /** The inline style sheet. */
  readonly style: string
  /** Origins of images, in addition to this server. */
  readonly images: ReadonlyArray<string>
  /** Of a report in a frame. */
  readonly report: ReturnType<typeof reportSources> | undefined
}

/** Sources that are not there are left out. */
const directive = (...sources: ReadonlyArray<string | undefined>): string =>
  sources.filter((source) => source !== undefined).join(" ")

/** Scripts, style sheets and forms of this server only; no framing. https://www.w3.org/TR/CSP3/ */
const contentPolicy = ({ style, images, report }: Allowed): string =>
  [
    "default-src 'none'",
    directive("script-src 'self'", report?.script),
    directive("style-src 'self'", hashSource(style), report?.style),
    directive("img-src 'self' data:", ...new Set(images)),
    ...(report === undefined ? [] : ["frame-src blob:"]),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'"
  ].join("; ")

interface PageDocument {
  readonly html: string
  /** The value of its Content-Security-Policy header. */
  readonly policy: string
}

/** htmx evaluates no code and requests this server only. */
const htmxConfig = JSON.stringify({ includeIndicatorCSS: false, mode: "same-origin", history: false })

/** The page as HTML. */
export const pageDocument = (page: Page): PageDocument => {
  const style = themeStyle(page.accent)
  const icon = webImage(page.icon)
  const sources = [...(page.images ?? []).map(webImage), icon].flatMap((image) => image?.source ?? [])
  const { html } = markup`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${page.isIndexed === true ? undefined : markup`<meta name="robots" content="noindex" />`}
        ${page.description === undefined ? undefined : markup`<meta name="description" content="${page.description}" />`}
        ${page.refreshSeconds === undefined ? undefined : markup`<noscript><meta http-equiv="refresh" content="${page.refreshSeconds}" /></noscript>`}
        <title>${page.title}</title>
        <link rel="icon" href="${icon?.url ?? "data:,"}" />
        <link rel="stylesheet" href="${assetPath("site.css")}" />
        <style>${verbatim(style)}</style>
        ${page.scansFolders === true ? markup`<script defer src="${assetPath("folder.js")}"></script>` : undefined}
        ${page.isLive === true ? markup`<meta name="htmx-config" content="${htmxConfig}" /><script defer src="${assetPath("htmx.js")}"></script>` : undefined}
      </head>
      <body${page.bodyClass === undefined ? undefined : markup` class="${page.bodyClass}"`}>
        <a class="skip" href="#main">Skip to the content</a>
        ${page.body}
      </body>
    </html>`
  const report = page.scansFolders === true ? reportSources(pageAccent(page.accent)) : undefined
  return { html, policy: contentPolicy({ style, images: sources, report }) }
}
