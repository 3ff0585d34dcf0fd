import * as Effect from "effect/Effect"
import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import { Branding } from "../../tenants/branding/Branding.ts"
import { dressedAs, layout } from "../layout.ts"
import { pageResponse } from "../pageResponse.ts"
import type { Page } from "../Page.ts"
import { ConsoleSession } from "./ConsoleSession.ts"
import { formTokenField } from "./parts/formOnce.ts"
import * as HttpServerResponse from "effect/http/HttpServerResponse"

/** Headers of every console page: browsers store nothing. */
export const consoleHeaders = { "cache-control": "no-store" } as const

const sections = [
  ["repositories", "Repositories", "/console"],
  ["scans", "Scans", "/console/scans"],
  ["schedules", "Schedules", "/console/schedules"],
  ["policies", "Policies", "/console/policies"],
  ["usage", "Usage", "/console/usage"],
  ["keys", "Keys", "/console/keys"],
  ["branding", "Branding", "/console/branding"],
  ["webhooks", "Webhooks", "/console/webhooks"]
] as const

export type ConsoleSection = (typeof sections)[number][0]

const navigation = (current: ConsoleSection, formToken: string): Html =>
  markup`<nav aria-label="Console" class="console">
    <ul>
      ${sections.map(
        ([id, name, path]) =>
          markup`<li><a href="${path}"${id === current ? markup` aria-current="page"` : undefined}>${name}</a></li>`
      )}
      <li><a href="/docs">Documentation</a></li>
      <li class="last"><form method="post" action="/console/sign-out">${formTokenField(formToken)}<button class="small">Sign out</button></form></li>
    </ul>
  </nav>`

interface ConsolePage {
  readonly section: ConsoleSection
  readonly title: string
  readonly main: Content
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly refreshSeconds?: Page["refreshSeconds"]
  /** Addresses of images on other servers, in addition to the logo. */
  readonly images?: Page["images"]
}

/** A page of the console in the tenant's brand, for signed-in users, never cached. */
export const consolePage = Effect.fnUntraced(function* ({
  section,
  title,
  main,
  status = 200,
  headers = {},
  refreshSeconds,
  images = []
}: ConsolePage) {
  const { tenant, tenantName, formToken } = yield* ConsoleSession
  const branding = yield* (yield* Branding).read()
  const site = { ...branding, display_name: branding.display_name ?? tenantName }
  const key = `Signed in with a ${tenant.env} key`
  const environment = tenant.role === "owner" ? key : `${key}, as ${tenant.role}`
  const dress = dressedAs(site)
  const head = markup`<div class="console-title"><h1>${title}</h1><p class="muted">${tenantName === site.display_name ? environment : `${environment} of ${tenantName}`}</p></div>`
  return yield* pageResponse(
    {
      title: `${title} · ${site.display_name}`,
      ...dress,
      images: [...(dress.images ?? []), ...images],
      isLive: true,
      ...(refreshSeconds !== undefined && { refreshSeconds }),
      body: layout({
        site,
        home: "/console",
        head,
        navigation: navigation(section, formToken),
        main,
        mainClass: "console"
      })
    },
    { status, headers: { ...headers, ...consoleHeaders } }
  )
})

/** Redirects after a form, so that reloading the page does not send the form again. */
export const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.empty({ status: 303, headers: { ...headers, location } })
