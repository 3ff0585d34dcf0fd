import * as Effect from "effect/Effect"
import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import { counted } from "../../../scanner/html/numbers.ts"
import type { Setting } from "../../config/Setting.ts"
import { settings } from "../../config/settings.ts"
import { apiReference } from "./apiReference.ts"
import { folderForm } from "../folderScan/folderForm.ts"
import { ScanPageFiles } from "../folderScan/ScanPageFiles.ts"
import { DocsFiles } from "./DocsFiles.ts"
import type { DocsPage, Neighbour } from "./DocsPage.ts"
import { Catalogue } from "./catalogue/Catalogue.ts"
import { type CatalogueLibrary, type Ecosystem, ecosystems } from "./catalogue/catalogueOf.ts"
import { ecosystemPage, ecosystemPath, isSplit, libraryPath, libraryTable } from "./catalogue/ecosystemPage.ts"
import { rulesPage } from "./catalogue/rulesPage.ts"
import { codeText, readMarkdown, scrolling } from "./readMarkdown.ts"
import { docsTarget, type Listed, listedAt, sections } from "./sections.ts"
import { weaknessesPage } from "./weaknessesPage.ts"

/** The page of a document in Markdown. */
export const prosePage = Effect.fnUntraced(function* ({ description, path }: Listed, file: string) {
  const files = yield* DocsFiles
  const { body, headings, title } = readMarkdown(yield* files.read(file), docsTarget)
  const page: DocsPage = { path, title, description, content: body, parts: headings.filter(({ level }) => level === 2) }
  return page
})

/** The commands of `docs/quickstart.md`, one of each step; a test compares. */
export const shortest = [
  "npm ci && npm start",
  "export CBOM_URL=http://localhost:8080 CBOM_API_KEY=cbk_test_...",
  `curl -sS "$CBOM_URL/api/v1/cbom/scans" -H "Authorization: Bearer $CBOM_API_KEY" -H "Content-Type: application/json" -d '{"repo_url": "https://github.com/jpadilla/pyjwt"}'`,
  `curl -sS "$CBOM_URL/api/v1/cbom/scans/SCAN_ID" -H "Authorization: Bearer $CBOM_API_KEY"`,
  `curl -sS -o bom.json "$CBOM_URL/api/v1/cbom/scans/SCAN_ID/bom.json" -H "Authorization: Bearer $CBOM_API_KEY"`
].join("\n")

const card = ({ description, path, title }: Listed): Html =>
  markup`<li><a href="${path}">${title}</a><p>${description}</p></li>`

const { description, path } = listedAt("/docs")!

/** What Ciphermap does, and where everything else is; with what scans a folder in the browser, by its version. */
const homePage = (scanPage: string): DocsPage => ({
  path,
  title: "Ciphermap documentation",
  description,
  scansFolders: true,
  content: markup`<p>Ciphermap reads source code and says which cryptography is in it: algorithms with mode, padding, key size and curve,
      keys, protocols and certificates, each with file, line and the API that was called. It says what that means: weaknesses with what
      to use instead, what eight policies say of each asset and from when, and two scores. It writes CycloneDX, SPDX, SARIF and a report
      as one HTML file.</p>
    <p>What it does not know it says: a guessed key size is never reported as a fact, and a call whose algorithm cannot be resolved is
      reported as unknown.</p>
    <h2 id="five-lines">A bill of materials in five lines</h2>
    <pre class="scroll" tabindex="0"><code>${codeText(shortest)}</code></pre>
    <p>The first start prints the key. <a href="/docs/quickstart">Quickstart</a> goes through it step by step.</p>
    <h2 id="try">Without an installation</h2>
    ${folderForm({}, scanPage)}
    <p><a href="/docs/browser">Scanning in browsers</a> says what such a scan does and leaves out, and how to put it into pages of your own.</p>
    ${sections.map(
      ({ pages, title }) =>
        markup`<h2>${title}</h2><ul class="docs-cards">${pages.filter((page) => page.path !== path).map(card)}</ul>`
    )}`
})

/** One library, if those of its ecosystem are too much for one page. */
const libraryPage = (
  { name, title }: Ecosystem,
  library: CatalogueLibrary,
  libraries: ReadonlyArray<CatalogueLibrary>
): DocsPage => {
  const at = libraries.indexOf(library)
  const neighbour = (other: CatalogueLibrary | undefined): Neighbour | undefined =>
    other === undefined ? undefined : { path: libraryPath(name, other.name, libraries), title: other.name }
  const before = neighbour(libraries[at - 1])
  const behind = neighbour(libraries[at + 1])
  return {
    path: libraryPath(name, library.name, libraries),
    title: `${library.name}: rules for ${title}`,
    description: `The ${counted(library.size, "API")} of ${library.name} that Ciphermap knows in ${title}.`,
    content: markup`<p>${counted(library.size, "API")}. <a href="${ecosystemPath(name)}">All tables for ${title}</a></p>${libraryTable(library)}`,
    ...(before !== undefined && { before }),
    ...(behind !== undefined && { behind })
  }
}

/** A text in which code stands between backticks. */
const withCode = (text: string): ReadonlyArray<Content> =>
  text.split("`").map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part))

const shownAs = (shown: string): Content => {
  if (shown === "") return "none"
  return /[ `]/.test(shown) ? withCode(shown) : markup`<code>${shown}</code>`
}

const row = ({ expected, name, says, shown }: Setting<unknown>): Html =>
  markup`<tr id="${name}"><td><code>${name}</code></td><td>${shownAs(shown)}</td><td>${withCode(says)}</td><td>${expected}</td></tr>`

/** Every environment variable, from the table with which it is read. */
const configurationPage: DocsPage = {
  ...listedAt("/docs/configuration")!,
  content: markup`<p>The service is configured by variables of the environment alone. A wrong value stops the start with the name of the
      variable, never with the value. <a href="/docs/limits">Limits</a> says which of them bound what.</p>
    ${scrolling(
      "Variables",
      markup`<table class="plain">
        <thead><tr><th scope="col">Variable</th><th scope="col">Unless set</th><th scope="col">Meaning</th><th scope="col">Takes</th></tr></thead>
        <tbody>${Object.values(settings).map(row)}</tbody>
      </table>`
    )}`
}

/** What pages are made of. */
export type DocsSources = Catalogue | DocsFiles | ScanPageFiles

type Made = Effect.Effect<DocsPage, never, DocsSources>

/** Pages that are not just a document. */
const composed: { readonly [path: string]: Made } = {
  "/docs": Effect.flatMap(ScanPageFiles, ({ version }) => Effect.map(version, homePage)),
  "/docs/api": Effect.sync(apiReference),
  "/docs/configuration": Effect.succeed(configurationPage),
  "/docs/rules": rulesPage,
  "/docs/weaknesses": weaknessesPage
}

const CATALOGUE = /^\/docs\/rules\/([a-z]+)(?:\/([A-Za-z0-9]+))?$/

const cataloguePage = Effect.fnUntraced(function* (path: string) {
  const [, name, table] = CATALOGUE.exec(path) ?? []
  const ecosystem = ecosystems.find((one) => one.name === name)
  if (ecosystem === undefined) return undefined
  const libraries = yield* (yield* Catalogue).of(ecosystem.name)
  if (table === undefined) return ecosystemPage(ecosystem, libraries)
  const library = libraries.find((one) => one.name === table)
  return library === undefined || !isSplit(libraries) ? undefined : libraryPage(ecosystem, library, libraries)
})

/** The page at a path, if there is one. */
export const pageAt = (path: string): Effect.Effect<DocsPage | undefined, never, DocsSources> => {
  const made = Object.hasOwn(composed, path) ? composed[path] : undefined
  if (made !== undefined) return made
  const listed = listedAt(path)
  return listed?.file === undefined ? cataloguePage(path) : prosePage(listed, listed.file)
}

/** The page of a language that shares its rule tables with others: `/docs/rules/kotlin`. */
export const aliasAt = (path: string): string | undefined => {
  const [, name = "", table] = CATALOGUE.exec(path) ?? []
  const ecosystem = ecosystems.find((one) => one.languages.includes(name))
  return ecosystem === undefined || ecosystem.name === name || table !== undefined
    ? undefined
    : ecosystemPath(ecosystem.name)
}
