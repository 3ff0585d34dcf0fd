import { type Html, markup } from "../../../scanner/html/markup.ts"
import type { DocsPage } from "./DocsPage.ts"
import { sections } from "./sections.ts"

const list: Html = markup`${sections.map(
  ({ pages, title }) =>
    markup`<h2>${title}</h2><ul>${pages.map((page) => markup`<li><a href="${page.path}">${page.title}</a>: ${page.description}</li>`)}</ul>`
)}`

/** For addresses without a page: what there is. */
export const missingPage: DocsPage = {
  path: "/docs/missing",
  title: "No such page",
  description: "The documentation has no page at this address.",
  content: markup`<p>The documentation has no page at this address. It may have been renamed. Search above, or take one of these.</p>${list}`
}
