import { type Html, markup } from "../../../scanner/html/markup.ts"
import { layout } from "../layout.ts"
import type { Page } from "../Page.ts"
import type { DocsPage, Neighbour } from "./DocsPage.ts"
import { docsNavigation } from "./docsNavigation.ts"
import { neighboursOf } from "./neighboursOf.ts"
import { searchForm } from "./searchForm.ts"

/** Fewer parts are seen at a glance. */
const LEAST_PARTS = 3

const contents = ({ parts = [] }: DocsPage): Html | undefined =>
  parts.length < LEAST_PARTS
    ? undefined
    : markup`<details class="docs-parts"><summary>On this page</summary>
        <ul>${parts.map(({ id, text }) => markup`<li><a href="#${id}">${text}</a></li>`)}</ul>
      </details>`

const neighbour = (rel: "prev" | "next", label: string, page: Neighbour | undefined): Html | undefined =>
  page === undefined
    ? undefined
    : markup`<a class="${rel}" rel="${rel}" href="${page.path}"><span>${label}</span> ${page.title}</a>`

const turning = (page: DocsPage): Html | undefined => {
  const { before, behind } = neighboursOf(page)
  return before === undefined && behind === undefined
    ? undefined
    : markup`<div class="docs-turning">${neighbour("prev", "Before:", before)}${neighbour("next", "Next:", behind)}</div>`
}

/** A page of the documentation in its frame. */
export const docsDocument = (page: DocsPage): Page => ({
  title: page.path === "/docs" ? "Ciphermap documentation" : `${page.title} · Ciphermap documentation`,
  description: page.description,
  isIndexed: page.query === undefined,
  bodyClass: "docs-page",
  body: layout({
    site: {},
    home: "/docs",
    head: searchForm(page.query ?? ""),
    navigation: docsNavigation(page.path),
    main: markup`<h1>${page.title}</h1>${contents(page)}${page.content}${turning(page)}`,
    mainClass: "docs"
  })
})
