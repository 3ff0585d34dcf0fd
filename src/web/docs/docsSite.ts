import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import { settings } from "../../config/settings.ts"
import { pageDocument } from "../pageDocument.ts"
import { pageResponse } from "../pageResponse.ts"
import { serveStatic, type StaticAsset, prepare } from "../StaticAsset.ts"
import { queryOf } from "../requestFields.ts"
import { publicPages } from "../publicPages.ts"
import { Catalogue } from "./catalogue/Catalogue.ts"
import type { DocsFiles } from "./DocsFiles.ts"
import { type CatalogueLibrary, type Ecosystem, ecosystems } from "./catalogue/catalogueOf.ts"
import { ecosystemPath, entryId, isSplit, libraryPath } from "./catalogue/ecosystemPage.ts"
import { docsDocument, MAX_QUERY } from "./docsDocument.ts"
import { aliasAt, pageAt, prosePage } from "./pageAt.ts"
import { type Html, markup } from "../../../scanner/html/markup.ts"
import type { DocsPage } from "./DocsPage.ts"
import { sections, type Listed, listedPages } from "./sections.ts"
import { counted, grouped } from "../../../scanner/html/numbers.ts"

type FindableKind = "page" | "weakness" | "setting" | "library" | "api"

/** A search target. */
interface Findable {
  readonly kind: FindableKind
  readonly text: string
  /** Its location, for readers. */
  readonly where: string
  readonly href: string
  /** The searched text, in lower case. */
  readonly haystack: string
}

export const findable = (kind: FindableKind, text: string, where: string, href: string): Findable => ({
  kind,
  text,
  where,
  href,
  haystack: text.toLowerCase()
})

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

/** Per kind. */
const MAX_HITS = 25
const MAX_WORDS = 8

interface Hits {
  readonly kind: FindableKind
  readonly best: ReadonlyArray<Findable>
  readonly total: number
}

const kinds: ReadonlyArray<FindableKind> = ["page", "weakness", "setting", "library", "api"]

/** The last part of a qualified name. */
const lastPart = (text: string): string =>
  text.slice(Math.max(...["#", ".", ":", "/", " "].map((mark) => text.lastIndexOf(mark))) + 1)

/** Rank, lower is better: whole text, last part, beginning, anywhere; then the shorter text. */
const rank = ({ haystack }: Findable, query: string): number => {
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
  const words = asked.split(/\s+/).slice(0, MAX_WORDS)
  if (asked === "") return []
  const found = findables.filter(({ haystack }) => words.every((word) => haystack.includes(word)))
  return kinds.flatMap((kind) => {
    const all = found.filter((one) => one.kind === kind)
    return all.length === 0 ? [] : [{ kind, best: bestOf(all, asked), total: all.length }]
  })
}

const group = ({ best, kind, total }: Hits): Html => markup`<h2>${titles[kind]}</h2>
  <ul class="hits">${best.map(hit)}</ul>
  ${total > best.length ? markup`<p class="muted">${grouped(total - best.length)} more: add a word, or more of the name.</p>` : undefined}`

const advice: Html = markup`<p>Part of a name is enough: <code>getInstance</code>, <code>CM-HASH</code>, <code>pbkdf2</code>. Several words
  must all be there. <a href="/docs/rules">Rule catalogue</a> lists all libraries, <a href="/docs">Overview</a> all pages.</p>`

/** The results of a query. */
const searchPage = (query: string, hits: ReadonlyArray<Hits>): DocsPage => {
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

const list: Html = markup`${sections.map(
  ({ pages, title }) =>
    markup`<h2>${title}</h2><ul>${pages.map((page) => markup`<li><a href="${page.path}">${page.title}</a>: ${page.description}</li>`)}</ul>`
)}`

/** For unknown addresses: links to what exists. */
const missingPage: DocsPage = {
  path: "/docs/missing",
  title: "No such page",
  description: "The documentation has no page at this address.",
  content: markup`<p>The documentation has no page at this address. It may have been renamed. Search above, or take one of these.</p>${list}`
}

interface Kept extends StaticAsset {
  readonly policy: string
}

const contentType = "text/html; charset=utf-8"

/** Browsers may cache it but must revalidate. */
const asked = { "cache-control": "no-cache" }

/** Headings that are found as rules, with what these are called. */
const rules: ReadonlySet<string> = new Set(weaknessRules.map(({ id }) => id))

const inPage = Effect.fnUntraced(function* (listed: Listed) {
  const { description, file, path, title } = listed
  const page: Findable = {
    ...findable("page", title, description, path),
    haystack: `${title} ${description}`.toLowerCase()
  }
  if (file === undefined) return [page]
  const { parts = [] } = yield* prosePage(listed, file)
  const own = parts.filter(({ text }) => !rules.has(text))
  return [page, ...own.map(({ id, text }) => findable("page", text, title, `${path}#${id}`))]
})

const ofLibrary = (
  { name, title }: Ecosystem,
  library: CatalogueLibrary,
  libraries: ReadonlyArray<CatalogueLibrary>
) => {
  const path = libraryPath(name, library.name, libraries)
  const page = isSplit(libraries) ? path : ecosystemPath(name)
  return [
    findable("library", library.name, title, path),
    ...library.entries.flatMap(({ names, use }, at) =>
      names.map((one) =>
        findable("api", one, `${title}, ${library.name}: ${use}`, `${page}#${entryId(library.name, at)}`)
      )
    )
  ]
}

/** Everything that can be found. */
const findables = Effect.gen(function* () {
  const catalogue = yield* Catalogue
  const pages = yield* Effect.forEach(listedPages, inPage)
  const libraries = yield* Effect.forEach(ecosystems, (ecosystem) =>
    Effect.map(catalogue.of(ecosystem.name), (all) => all.map((library) => ofLibrary(ecosystem, library, all)))
  )
  return [
    ...pages.flat(),
    ...weaknessRules.map(({ id, title }) =>
      findable("weakness", `${id} ${title}`, "Weaknesses", `/docs/weaknesses#${id}`)
    ),
    ...Object.values(settings).map(({ name, says }) => findable("setting", name, says, `/docs/configuration#${name}`)),
    ...libraries.flat(2)
  ]
})

/** The pages below `/docs`, each rendered and compressed at its first request. */
export const docsSite = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Catalogue | DocsFiles>()
    const open = yield* publicPages
    const kept = new Map<string, Kept>()
    const index = yield* Effect.cached(Effect.uninterruptible(findables))

    const keptAt = Effect.fnUntraced(function* (path: string) {
      const known = kept.get(path)
      if (known !== undefined) return known
      const page = yield* pageAt(path)
      if (page === undefined) return undefined
      const { html, policy } = pageDocument(docsDocument(page))
      const made: Kept = { ...(yield* prepare(utf8ToBytes(html))), policy }
      kept.set(path, made)
      return made
    })

    const shown = Effect.gen(function* () {
      const { url } = yield* HttpServerRequest
      const [path = ""] = url.split(/[?#]/, 1)
      const alias = aliasAt(path)
      if (alias !== undefined) return HttpServerResponse.redirect(alias, { status: 308 })
      const page = yield* keptAt(path)
      return page === undefined
        ? yield* pageResponse(docsDocument(missingPage), { status: 404 })
        : yield* serveStatic(page, contentType, { ...asked, "content-security-policy": page.policy })
    })

    const searched = Effect.gen(function* () {
      const query = ((yield* queryOf).get("q") ?? "").trim().slice(0, MAX_QUERY).toWellFormed()
      const hits = query === "" ? [] : findHits(yield* index, query)
      return yield* pageResponse(docsDocument(searchPage(query, hits)), { headers: asked })
    })

    yield* router.add("GET", "/docs/search", open(Effect.provideContext(searched, context)))
    yield* router.add("GET", "/docs/*", open(Effect.provideContext(shown, context)))
  })
).pipe(Layer.provide(Catalogue.layer))
