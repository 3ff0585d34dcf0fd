import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import type { Setting } from "../../config/Setting.ts"
import { settings } from "../../config/settings.ts"
import type { DocsPage } from "./DocsPage.ts"
import { scrolling } from "./scrolling.ts"
import { listedAt } from "./sections.ts"

/** A text in which code stands between backticks. */
const withCode = (text: string): ReadonlyArray<Content> =>
  text.split("`").map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part))

const shownAs = (shown: string): Content => {
  if (shown === "") return "none"
  return /[ `]/.test(shown) ? withCode(shown) : markup`<code>${shown}</code>`
}

const row = ({ expected, name, says, shown }: Setting<unknown>): Html =>
  markup`<tr id="${name}"><td><code>${name}</code></td><td>${shownAs(shown)}</td><td>${withCode(says)}</td><td>${expected}</td></tr>`

/** Every variable of the service, from the table that it is read by. */
export const configurationPage: DocsPage = {
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
