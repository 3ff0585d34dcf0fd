import { type Html, markup } from "../../../../scanner/html/markup.ts"

/** What is wrong with a field, by its name. */
export type Wrong = Readonly<Record<string, string | undefined>>

/** Above a form that was not taken: how many fields have to be changed, with a link to each. */
export const wrongSummary = (wrong: Wrong, labels: Readonly<Record<string, string>>): Html | undefined => {
  const found = Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== undefined)
  if (found.length === 0) return undefined
  const count = found.length === 1 ? "One field has" : `${found.length} fields have`
  return markup`<div class="notice critical" role="alert" tabindex="-1" autofocus>
    <p><strong>Nothing was saved. ${count} to be changed:</strong></p>
    <ul class="plain-list">${found.map(([name, sentence]) => markup`<li><a href="#${name}">${labels[name] ?? name}</a>: ${sentence}</li>`)}</ul>
  </div>`
}
