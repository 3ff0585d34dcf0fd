import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import type { DocsPage } from "../DocsPage.ts"
import type { Findable, FindableKind } from "./Findable.ts"
import type { Hits } from "./findHits.ts"

const titles: { readonly [K in FindableKind]: string } = {
  page: "Pages",
  weakness: "Weaknesses",
  setting: "Configuration",
  library: "Libraries",
  api: "APIs"
}

const isCode: { readonly [K in FindableKind]: boolean } = {
  page: false,
  weakness: false,
  setting: true,
  library: true,
  api: true
}

const hit = ({ href, kind, text, where }: Findable): Html =>
  markup`<li><a href="${href}">${isCode[kind] ? markup`<code>${text}</code>` : text}</a><span>${where}</span></li>`

const group = ({ best, kind, total }: Hits): Html => markup`<h2>${titles[kind]}</h2>
  <ul class="hits">${best.map(hit)}</ul>
  ${total > best.length ? markup`<p class="muted">${grouped(total - best.length)} more: add a word, or more of the name.</p>` : undefined}`

const advice: Html = markup`<p>Part of a name is enough: <code>getInstance</code>, <code>CM-HASH</code>, <code>pbkdf2</code>. Several words
  must all be there. <a href="/docs/rules">Rule catalogue</a> lists all libraries, <a href="/docs">Overview</a> all pages.</p>`

/** The results of a query. */
export const searchPage = (query: string, hits: ReadonlyArray<Hits>): DocsPage => {
  const total = hits.reduce((sum, one) => sum + one.total, 0)
  return {
    path: "/docs/search",
    title: query === "" ? "Search" : `Search: ${query}`,
    description: "What the documentation has on a word.",
    query,
    content: markup`${query === "" ? undefined : markup`<p>${total === 0 ? "Nothing was found." : `${counted(total, "hit")}.`}</p>`}
      ${hits.map(group)}${total === 0 ? advice : undefined}`
  }
}
