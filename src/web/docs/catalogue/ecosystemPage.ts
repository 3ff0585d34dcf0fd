import { type Html, joined, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import type { DocsPage, Neighbour } from "../DocsPage.ts"
import { scrolling } from "../scrolling.ts"
import { type Ecosystem, ecosystems } from "./catalogueOf.ts"
import type { CatalogueLibrary } from "./Entry.ts"
import { libraryTable } from "./libraryTable.ts"
import { ecosystemPath, isSplit, libraryPath, sizeOf } from "./paths.ts"

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
