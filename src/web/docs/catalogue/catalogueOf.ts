import { manifest } from "../../../../grammars/manifest.ts"
import { librariesOf } from "../../../../scanner/rules/librariesOf.ts"
import { catalogueLibrary } from "./catalogueLibrary.ts"
import type { CatalogueLibrary } from "./Entry.ts"
import { languageNames } from "./languageNames.ts"

/** Languages that share rule tables. */
export interface Ecosystem {
  /** The name in the address of its page: `/docs/rules/{name}`. */
  readonly name: string
  /** Names as in the manifest. */
  readonly languages: ReadonlyArray<string>
  /** `Java, Kotlin and Scala` */
  readonly title: string
}

const listed = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`

/** All ecosystems, with their titles. */
export const ecosystems: ReadonlyArray<Ecosystem> = [...new Set(manifest.map(({ ecosystem }) => ecosystem))]
  .map((name) => {
    const languages = manifest.filter(({ ecosystem }) => ecosystem === name).map((language) => language.name)
    return { name, languages, title: listed(languages.map((language) => languageNames[language] ?? language)) }
  })
  .toSorted((one, other) => (one.title < other.title ? -1 : 1))

/** The libraries of an ecosystem, in the order of their names. */
export const catalogueOf = async (ecosystem: string): Promise<ReadonlyArray<CatalogueLibrary>> =>
  (await librariesOf(ecosystem))
    .map(catalogueLibrary)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en", { sensitivity: "base" }))
