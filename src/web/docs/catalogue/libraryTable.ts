import { type Html, joined, markup } from "../../../../scanner/html/markup.ts"
import type { CatalogueLibrary, CatalogueEntry } from "./Entry.ts"
import { entryId } from "./paths.ts"

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
