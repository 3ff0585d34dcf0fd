import { sha256 } from "@noble/hashes/sha2.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"
import * as Layer from "effect/Layer"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpApiScalar from "effect/http-api/HttpApiScalar"
import { Api } from "../api/Api.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { serveStatic, type StaticAsset, prepare } from "../web/StaticAsset.ts"
import { documented } from "../http/openApi.ts"

/** Colours that are too pale for small text (WCAG 2.2, 1.4.3), and buttons within buttons, which no key reaches (4.1.2). */
const repairedStyle = `
.light-mode { --scalar-color-2: #5f5f5f; --scalar-color-3: #666; --scalar-color-yellow: #7a5c00; --scalar-color-blue: #0063a8; --scalar-color-green: #067a52; --scalar-color-orange: #a84f00; --scalar-color-red: #c00; --scalar-sidebar-search-color: #666 }
.dark-mode { --scalar-color-3: #9a9a9a; --scalar-color-red: #ff7a7a; --scalar-sidebar-search-color: #9a9a9a }
.parameter-item-trigger button { display: none !important }
`

/**
 * What Scalar's elements lack for readers of screens and for the keyboard, given to them whenever they are made: names, places in
 * the order of tabs, and roles that fit (WAI-ARIA 1.2).
 */
const repairingScript = `
const repairs = [
  ["button[aria-selected]:not([role])", (one) => {
    one.setAttribute("aria-current", one.getAttribute("aria-selected"))
    one.removeAttribute("aria-selected")
  }],
  ["button[role=search]", (one) => one.removeAttribute("role")],
  [".client-libraries__select:not([aria-label])", (one) => one.setAttribute("aria-label", "More clients")],
  ["[role=tablist] button:not([role])", (one) => {
    one.setAttribute("role", "tab")
    one.setAttribute("aria-selected", "false")
  }],
  [".show-more[aria-label]", (one) => one.removeAttribute("aria-label")],
  ["ul.endpoints:not([tabindex])", (one) => one.setAttribute("tabindex", "0")]
]
const repair = () => {
  for (const [selector, mend] of repairs) document.querySelectorAll(selector).forEach(mend)
}
new MutationObserver(repair).observe(document.documentElement, { attributeFilter: ["aria-selected", "role"], childList: true, subtree: true })
`

interface Page extends StaticAsset {
  readonly policy: string
}

const hashesIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${Base64.encode(sha256(utf8ToBytes(script)))}'`
  )

/**
 * Only the page's own scripts run, named by their hashes, and they reach this server only; Scalar writes its styles
 * into the page. https://www.w3.org/TR/CSP3/
 */
const policyOf = (html: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashesIn(html).join(" ")}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ].join("; ")

const repaired = (html: string): string =>
  html.replace("<html>", '<html lang="en">').replace("<body>", () => `<body><script>${repairingScript}</script>`)

const pageOf = (bytes: Uint8Array) => {
  const html = repaired(new TextDecoder().decode(bytes))
  return Effect.map(prepare(utf8ToBytes(html)), (prepared): Page => ({ ...prepared, policy: policyOf(html) }))
}

const answer = (page: Page) =>
  serveStatic(page, "text/html; charset=utf-8", {
    "cache-control": "no-cache",
    "content-security-policy": page.policy
  })

/** Renders and compresses the page once, and allows browsers to cache it; its policy allows only what it needs. */
const asPage = HttpRouter.middleware(
  Effect.sync(() => {
    let page: Page | undefined
    return (app) =>
      Effect.gen(function* () {
        if (page === undefined) {
          const made = yield* app
          if (made.body._tag !== "Uint8Array") return made
          page = yield* pageOf(made.body.body)
        }
        return yield* answer(page)
      })
  })
).layer

/** Disables the features of Scalar that would send partners, and their documents, to third-party servers. */
const scalarOptions = {
  withDefaultFonts: false,
  favicon: "data:,",
  authentication: { preferredSecurityScheme: "api_key" },
  showDeveloperTools: "never",
  hideClientButton: true,
  telemetry: false,
  customCss: repairedStyle,
  agent: { disabled: true },
  mcp: { disabled: true }
}

const scalar = Layer.unwrap(
  Effect.map(PublicUrl, (publicUrl) =>
    HttpApiScalar.layer(documented(Api, publicUrl), { path: "/docs/api", scalar: scalarOptions })
  )
)

/** `/docs/api`: the API's description for people, with Scalar, which comes with the page. */
export const docs = scalar.pipe(Layer.provide(asPage))
