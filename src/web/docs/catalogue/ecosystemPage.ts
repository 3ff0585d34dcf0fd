import { type Html, joined, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import type { DocsPage, Neighbour } from "../DocsPage.ts"
import { scrolling } from "../readMarkdown.ts"
import { type CatalogueEntry, type CatalogueLibrary, type Ecosystem, ecosystems } from "./catalogueOf.ts"

/** With more names a page would exceed 300 kB: then each library has its own page. */
const MOST_NAMES = 1_500

export const sizeOf = (libraries: ReadonlyArray<CatalogueLibrary>): number =>
  libraries.reduce((sum, { size }) => sum + size, 0)

export const isSplit = (libraries: ReadonlyArray<CatalogueLibrary>): boolean => sizeOf(libraries) > MOST_NAMES

export const ecosystemPath = (ecosystem: string): string => `/docs/rules/${ecosystem}`

/** The address of a library: a page, or a section of the page of its ecosystem. */
export const libraryPath = (ecosystem: string, library: string, libraries: ReadonlyArray<CatalogueLibrary>): string =>
  `${ecosystemPath(ecosystem)}${isSplit(libraries) ? "/" : "#"}${library}`

/** The anchor of an entry. */
export const entryId = (library: string, at: number): string => `${library}.${at + 1}`

const saying = ({ says }: CatalogueEntry): Html =>
  joined(
    says.map(([label, value]) => markup`<span>${label}:</span> ${value}`),
    "; "
  )

/** All entries of a library. */
export const libraryTable = ({ entries, name }: CatalogueLibrary): Html => markup`<table class="plain apis">
  <thead><tr><th scope="col">API</th><th scope="col">Use</th><th scope="col">What is known, and where the rest is read</th></tr></thead>
  <tbody>${entries.map(
    (entry, at) =>
      markup`<tr id="${entryId(name, at)}"><td>${entry.names.map((one) => markup`<code>${one}</code>`)}</td><td>${entry.use}</td><td>${saying(entry)}</td></tr>`
  )}</tbody>
</table>`

const beginnings = (library: CatalogueLibrary): Html =>
  joined(
    library.beginnings.map((one) => markup`<code>${one}</code>`),
    ", "
  )

const list = (ecosystem: string, libraries: ReadonlyArray<CatalogueLibrary>): Html =>
  scrolling(
    "Libraries",
    markup`<table class="plain">
      <thead><tr><th scope="col">Table</th><th scope="col" class="number">APIs</th><th scope="col">Names begin with</th></tr></thead>
      <tbody>${libraries.map(
        (library) =>
          markup`<tr><td><a href="${libraryPath(ecosystem, library.name, libraries)}">${library.name}</a></td><td class="number">${grouped(library.size)}</td><td>${beginnings(library)}</td></tr>`
      )}</tbody>
    </table>`
  )

const section = (
  library: CatalogueLibrary
): Html => markup`<section id="${library.name}" aria-labelledby="${library.name}-title">
  <h2 id="${library.name}-title">${library.name}</h2>
  ${libraryTable(library)}
</section>`

const neighbour = (at: number): Neighbour | undefined => {
  const ecosystem = ecosystems[at]
  return ecosystem === undefined ? undefined : { path: ecosystemPath(ecosystem.name), title: ecosystem.title }
}

/** The libraries of an ecosystem, with all their rows unless that is too much for one page. */
export const ecosystemPage = ({ name, title }: Ecosystem, libraries: ReadonlyArray<CatalogueLibrary>): DocsPage => {
  const at = ecosystems.findIndex((ecosystem) => ecosystem.name === name)
  const before = neighbour(at - 1) ?? { path: "/docs/rules", title: "Rule catalogue" }
  const behind = neighbour(at + 1)
  const size = sizeOf(libraries)
  return {
    path: ecosystemPath(name),
    title: `Rules for ${title}`,
    description: `The ${counted(libraries.length, "library table")} and ${counted(size, "API")} that Ciphermap knows in ${title}.`,
    content: markup`<p>${counted(size, "API")} in ${counted(libraries.length, "table")}, one for a library or a part of one.${" "}
        <a href="/docs/rules">All languages</a></p>
      ${list(name, libraries)}${isSplit(libraries) ? undefined : libraries.map(section)}`,
    before,
    ...(behind !== undefined && { behind })
  }
}
