import * as Effect from "effect/Effect"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import type { DocsPage } from "../DocsPage.ts"
import { listedAt } from "../sections.ts"
import { Catalogue } from "./Catalogue.ts"
import { type CatalogueLibrary, type Ecosystem, ecosystems } from "./catalogueOf.ts"
import { ecosystemPath, sizeOf } from "./ecosystemPage.ts"

/** Explains the words that the pages use. */
const words: ReadonlyArray<readonly [word: string, meaning: string]> = [
  ["cipher, hash, mac ...", "The call is found, as a use of this kind."],
  ["adds to its object", "The call says more of the object that it is made on; nothing new is found."],
  ["use of its object", "The call is found, with what is known of the object that it is made on."],
  ["part", "Nothing by itself: a mode, a padding, a specification that other calls take."],
  ["constant", "Stands for a text or number that other calls take."],
  [
    "argument 1 (jca)",
    "The first argument, read in the spelling of that name; also as a keyword argument where one is named."
  ],
  ["takes over", "Arguments that are parts of this use, such as an engine inside a mode."],
  ["gives", "The type of the result, whose own calls are known as well."],
  ["default", "What the library documents it does when the call does not say."],
  ["Type#member", "A call on an object of that type; Type.member is one of the type itself."]
]

const row = ({ name, title }: Ecosystem, libraries: ReadonlyArray<CatalogueLibrary>): Html =>
  markup`<tr><td><a href="${ecosystemPath(name)}">${title}</a></td><td class="number">${libraries.length}</td><td class="number">${grouped(sizeOf(libraries))}</td></tr>`

/** The ecosystems, with the numbers of their tables and APIs. */
export const rulesPage = Effect.gen(function* () {
  const catalogue = yield* Catalogue
  const known = yield* Effect.forEach(ecosystems, (ecosystem) =>
    Effect.map(catalogue.of(ecosystem.name), (libraries) => ({ ecosystem, libraries }))
  )
  const size = sizeOf(known.flatMap(({ libraries }) => libraries))
  const page: DocsPage = {
    ...listedAt("/docs/rules")!,
    content: markup`<p>What Ciphermap knows by name: ${counted(size, "API")} in ${known.length} families of languages. Libraries that several
        families call count in each. Beside calls, it reads the configuration of servers and tools, keys and certificates, and manifests.</p>
      <table class="plain">
        <thead><tr><th scope="col">Languages</th><th scope="col" class="number">Tables</th><th scope="col" class="number">APIs</th></tr></thead>
        <tbody>${known.map(({ ecosystem, libraries }) => row(ecosystem, libraries))}</tbody>
      </table>
      <p>These pages are made from the tables that the scanner itself reads; <a href="/docs/rule-tables">Rule tables</a>${" "}
        says how they are written.</p>
      <h2 id="words">Words of the catalogue</h2>
      <dl class="words">${words.map(([word, meaning]) => markup`<dt>${word}</dt><dd>${meaning}</dd>`)}</dl>`
  }
  return page
})
