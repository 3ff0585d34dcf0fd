import { fieldValue, type Html, markup } from "../../../scanner/html/markup.ts"
import type { Page } from "../Page.ts"
import { layout } from "../layout.ts"
import type { DocsPage, Neighbour } from "./DocsPage.ts"
import { type Listed, listedPages, sections } from "./sections.ts"

/** Longer queries are cut. */
export const MAX_QUERY = 100

/** Searches for words of a page, a rule, a library or an API. */
const searchForm = (query: string): Html => markup`<form class="docs-search" action="/docs/search" role="search">
  <input type="search" name="q" value="${fieldValue(query)}" maxlength="${MAX_QUERY}" placeholder="Search pages, rules and APIs" aria-label="Search the documentation" />
  <button>Search</button>
</form>`

interface Neighbours {
  readonly before: Neighbour | undefined
  readonly behind: Neighbour | undefined
}

/** The previous and next page, from the list unless the page itself names them. */
const neighboursOf = ({ before, behind, path }: DocsPage): Neighbours => {
  const at = listedPages.findIndex((page) => page.path === path)
  return at < 0 ? { before, behind } : { before: before ?? listedPages[at - 1], behind: behind ?? listedPages[at + 1] }
}

/** Marks the link of the current page, or of the page above it. */
const marked = (path: string, current: string): Html | undefined => {
  if (path === current) return markup` aria-current="page"`
  return path !== "/docs" && current.startsWith(`${path}/`) ? markup` aria-current="true"` : undefined
}

const item = ({ path, title }: Listed, current: string): Html =>
  markup`<li><a href="${path}"${marked(path, current)}>${title}</a></li>`

const list = (current: string): Html =>
  markup`${sections.map(
    ({ pages, title }) => markup`<p>${title}</p><ul>${pages.map((page) => item(page, current))}</ul>`
  )}`

/** All pages: beside the text, and on a narrow screen folded above it. */
const docsNavigation = (current: string): Html => markup`<nav class="docs-nav" aria-label="Documentation">
  <details><summary>All pages</summary>${list(current)}</details>
  <div class="beside">${list(current)}</div>
</nav>`

/** Fewer sections need no list. */
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
  ...(page.scansFolders === true && { scansFolders: true }),
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
