import * as Effect from "effect/Effect"
import { weaknessRules } from "../../../../scanner/classify/weaknessRules.ts"
import { settings } from "../../../config/settings.ts"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { type Ecosystem, ecosystems } from "../catalogue/catalogueOf.ts"
import type { CatalogueLibrary } from "../catalogue/Entry.ts"
import { ecosystemPath, entryId, isSplit, libraryPath } from "../catalogue/paths.ts"
import { prosePage } from "../prosePage.ts"
import { type Listed, listedPages } from "../sections.ts"
import { type Findable, findable } from "./Findable.ts"

const inPage = Effect.fnUntraced(function* (listed: Listed) {
  const { description, file, path, title } = listed
  const page: Findable = {
    ...findable("page", title, description, path),
    haystack: `${title} ${description}`.toLowerCase()
  }
  if (file === undefined) return [page]
  const { parts = [] } = yield* prosePage(listed, file)
  return [page, ...parts.map(({ id, text }) => findable("page", text, title, `${path}#${id}`))]
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
export const findables = Effect.gen(function* () {
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
