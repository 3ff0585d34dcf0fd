import { markup } from "../../../../scanner/html/markup.ts"
import { counted } from "../../../../scanner/html/numbers.ts"
import type { DocsPage, Neighbour } from "../DocsPage.ts"
import type { Ecosystem } from "./catalogueOf.ts"
import type { CatalogueLibrary } from "./Entry.ts"
import { libraryTable } from "./libraryTable.ts"
import { ecosystemPath, libraryPath } from "./paths.ts"

/** All that is known of one library, where its languages have too many for one page. */
export const libraryPage = (
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
