import { type Html, markup } from "../../../scanner/html/markup.ts"
import { type Listed, sections } from "./sections.ts"

/** What of a link says where one is: on that page, or on one below it. */
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
export const docsNavigation = (current: string): Html => markup`<nav class="docs-nav" aria-label="Documentation">
  <details><summary>All pages</summary>${list(current)}</details>
  <div class="beside">${list(current)}</div>
</nav>`
