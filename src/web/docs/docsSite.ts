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
import { DocsFiles } from "./DocsFiles.ts"
import { type CatalogueLibrary, type Ecosystem, ecosystems } from "./catalogue/catalogueOf.ts"
import { ecosystemPath, entryId, isSplit, libraryPath } from "./catalogue/ecosystemPage.ts"
import { docsDocument, MAX_QUERY } from "./docsDocument.ts"
import { aliasAt, type DocsSources, pageAt, prosePage } from "./pageAt.ts"
import { type Html, markup } from "../../../scanner/html/markup.ts"
import type { DocsPage } from "./DocsPage.ts"
import { type Findable, findable, findableText, findHits, searchPage } from "./findHits.ts"
import { passagesIn } from "./readMarkdown.ts"
import { sections, type Listed, listedPages } from "./sections.ts"

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
  const files = yield* DocsFiles
  const passages = passagesIn(yield* files.read(file)).filter(({ text }) => text !== "")
  return [
    page,
    ...own.map(({ id, text }) => findable("page", text, title, `${path}#${id}`)),
    ...passages.map(({ id, heading, text }) =>
      findableText(heading, text, title, id === undefined ? path : `${path}#${id}`)
    )
  ]
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
    const context = yield* Effect.context<DocsSources>()
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
