import { type Html, markup } from "../../../scanner/html/markup.ts"

/** Longer queries are cut. */
export const MAX_QUERY = 100

/** Searches for a heading, a rule, a library or an API. */
export const searchForm = (query: string): Html => markup`<form class="docs-search" action="/docs/search" role="search">
  <input type="search" name="q" value="${query}" maxlength="${MAX_QUERY}" placeholder="Search pages, rules and APIs" aria-label="Search the documentation" />
  <button>Search</button>
</form>`
