import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../scanner/html/numbers.ts"
import type { DocsPage } from "./DocsPage.ts"

type FindableKind = "page" | "text" | "weakness" | "setting" | "library" | "api"

/** A search target. */
export interface Findable {
  readonly kind: FindableKind
  readonly text: string
  /** Its location, for readers. */
  readonly where: string
  readonly href: string
  /** The searched text, in lower case. */
  readonly haystack: string
  /** Of a text: as it is written, of which what was found is shown. */
  readonly passage?: string
}

export const findable = (kind: FindableKind, text: string, where: string, href: string): Findable => ({
  kind,
  text,
  where,
  href,
  haystack: text.toLowerCase()
})

/** What stands under a heading of a page. */
export const findableText = (text: string, passage: string, where: string, href: string): Findable => ({
  ...findable("text", text, where, href),
  haystack: passage.toLowerCase(),
  passage
})

const titles: { readonly [K in FindableKind]: string } = {
  page: "Pages",
  text: "In the text",
  weakness: "Weaknesses",
  setting: "Configuration",
  library: "Libraries",
  api: "APIs"
}

const isCode: { readonly [K in FindableKind]: boolean } = {
  page: false,
  text: false,
  weakness: false,
  setting: true,
  library: true,
  api: true
}

/** Per kind. */
const MAX_HITS = 25
const MAX_WORDS = 8

/** What is asked for in a query. */
const wordsIn = (query: string): ReadonlyArray<string> => query.trim().toLowerCase().split(/\s+/).slice(0, MAX_WORDS)

/** Characters of an excerpt before what was found, and in all. */
const BEFORE = 60
const EXCERPT = 220

/** Where a part of a text may be cut: behind the last space before. */
const cutAt = (text: string, at: number): number => (at <= 0 ? 0 : text.lastIndexOf(" ", at) + 1)

/** Where a text next has a word: at the beginning of one, if it has that anywhere. */
const nextPlace = (text: string, word: string, from = 0): number => {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1))
    if (!/\w/.test(text.charAt(at - 1))) return at
  return -1
}

/** How the words of a query are looked for in a text: together, each at the beginning of a word, or anywhere. */
const howFound = (text: string, query: string): { readonly rank: number; readonly words: ReadonlyArray<string> } => {
  const words = wordsIn(query)
  if (nextPlace(text, query) >= 0) return { rank: 0, words: [query] }
  return { rank: words.every((word) => nextPlace(text, word) >= 0) ? 1 : 2, words }
}

/** The words around the first that was asked for, with those that were asked for marked. */
export const excerptOf = (passage: string, query: string): Html => {
  const whole = passage.toLowerCase()
  const { rank: how, words } = howFound(whole, query)
  const placeIn = (text: string, word: string, from: number): number =>
    how === 2 ? text.indexOf(word, from) : nextPlace(text, word, from)
  // A few capital letters are longer in small ones, so that places would not be the same.
  const places =
    whole.length === passage.length ? words.map((word) => placeIn(whole, word, 0)).filter((at) => at >= 0) : []
  const first = Math.min(...places, passage.length)
  const start = places.length === 0 ? 0 : cutAt(passage, first - BEFORE)
  const last = start + EXCERPT
  const end = last >= passage.length ? passage.length : cutAt(passage, last) > first ? cutAt(passage, last) : last
  const shown = passage.slice(start, end)
  const lower = whole.slice(start, end)
  const pieces: Array<Content> = []
  let at = 0
  while (places.length > 0) {
    const [next] = words
      .map((word) => ({ from: placeIn(lower, word, at), length: word.length }))
      .filter(({ from }) => from >= 0)
      .toSorted((a, b) => a.from - b.from || b.length - a.length)
    if (next === undefined) break
    const to = next.from + next.length
    pieces.push(shown.slice(at, next.from), markup`<mark>${shown.slice(next.from, to)}</mark>`)
    at = to
  }
  return markup`${start > 0 ? "… " : ""}${pieces}${shown.slice(at)}${end < passage.length ? " …" : ""}`
}

const hit =
  (query: string) =>
  ({ href, kind, text, where, passage }: Findable): Html =>
    markup`<li><a href="${href}">${isCode[kind] ? markup`<code>${text}</code>` : text}</a><span>${where}</span>${
      passage === undefined ? undefined : markup`<span>${excerptOf(passage, query)}</span>`
    }</li>`

interface Hits {
  readonly kind: FindableKind
  readonly best: ReadonlyArray<Findable>
  readonly total: number
}

const kinds: ReadonlyArray<FindableKind> = ["page", "text", "weakness", "setting", "library", "api"]

/** The last part of a qualified name. */
const lastPart = (text: string): string =>
  text.slice(Math.max(...["#", ".", ":", "/", " "].map((mark) => text.lastIndexOf(mark))) + 1)

/** Rank, lower is better. Of a text by how the words are found in it; of a name: whole text, last part, beginning, anywhere; then the shorter text. */
const rank = ({ haystack, passage }: Findable, query: string): number => {
  if (passage !== undefined) return howFound(haystack, query).rank
  if (haystack === query) return 0
  if (lastPart(haystack) === query) return 1
  return haystack.startsWith(query) ? 2 : 3
}

interface Ranked {
  readonly one: Findable
  readonly rank: number
}

const compared = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank || a.one.text.length - b.one.text.length || (a.one.text < b.one.text ? -1 : 1)

/** A query of one letter finds tens of thousands. */
const bestOf = (all: ReadonlyArray<Findable>, query: string): ReadonlyArray<Findable> =>
  all
    .map((one) => ({ one, rank: rank(one, query) }))
    .toSorted(compared)
    .slice(0, MAX_HITS)
    .map(({ one }) => one)

/** Texts with every word of a query, best first, by kind. */
export const findHits = (findables: ReadonlyArray<Findable>, query: string): ReadonlyArray<Hits> => {
  const asked = query.trim().toLowerCase()
  const words = wordsIn(asked)
  if (asked === "") return []
  const all = findables.filter(({ haystack }) => words.every((word) => haystack.includes(word)))
  // The sections of rules are found by what they are called in small letters as well.
  const named = new Set(all.flatMap(({ kind, href }) => (kind === "text" ? [] : [href.toLowerCase()])))
  const found = all.filter(({ kind, href }) => kind !== "text" || !named.has(href.toLowerCase()))
  return kinds.flatMap((kind) => {
    const ofKind = found.filter((one) => one.kind === kind)
    return ofKind.length === 0 ? [] : [{ kind, best: bestOf(ofKind, asked), total: ofKind.length }]
  })
}

const group = (query: string, { best, kind, total }: Hits): Html => markup`<h2>${titles[kind]}</h2>
  <ul class="hits">${best.map(hit(query.trim().toLowerCase()))}</ul>
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
      ${hits.map((one) => group(query, one))}${total === 0 ? advice : undefined}`
  }
}
