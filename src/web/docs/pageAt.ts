import * as Effect from "effect/Effect"
import { Catalogue } from "./catalogue/Catalogue.ts"
import { ecosystems } from "./catalogue/catalogueOf.ts"
import { ecosystemPage } from "./catalogue/ecosystemPage.ts"
import { libraryPage } from "./catalogue/libraryPage.ts"
import { ecosystemPath, isSplit } from "./catalogue/paths.ts"
import { rulesPage } from "./catalogue/rulesPage.ts"
import { configurationPage } from "./configurationPage.ts"
import type { DocsFiles } from "./DocsFiles.ts"
import type { DocsPage } from "./DocsPage.ts"
import { homePage } from "./homePage.ts"
import { prosePage } from "./prosePage.ts"
import { listedAt } from "./sections.ts"
import { weaknessesPage } from "./weaknessesPage.ts"

type Made = Effect.Effect<DocsPage, never, Catalogue | DocsFiles>

/** Pages that are not just a document. */
const composed: { readonly [path: string]: Made } = {
  "/docs": Effect.succeed(homePage),
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
export const pageAt = (path: string): Effect.Effect<DocsPage | undefined, never, Catalogue | DocsFiles> => {
  const made = Object.hasOwn(composed, path) ? composed[path] : undefined
  if (made !== undefined) return made
  const listed = listedAt(path)
  return listed?.file === undefined ? cataloguePage(path) : prosePage(listed, listed.file)
}

/** The page of a language that shares its rules with others: `/docs/rules/kotlin`. */
export const aliasAt = (path: string): string | undefined => {
  const [, name = "", table] = CATALOGUE.exec(path) ?? []
  const ecosystem = ecosystems.find((one) => one.languages.includes(name))
  return ecosystem === undefined || ecosystem.name === name || table !== undefined
    ? undefined
    : ecosystemPath(ecosystem.name)
}
