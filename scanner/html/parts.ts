import { clipped } from "./escape.ts"
import { type Content, type Html, joined, markup } from "./markup.ts"
import type { CodeLine } from "../model/CodeLine.ts"
import { counted } from "./numbers.ts"

const MAX_TEXT = 400

/** Untrusted text, shortened. */
export const plain = (text: string): string => clipped(text, MAX_TEXT)

export const pill = (text: string, tone: string): Html => markup`<span class="pill ${tone}">${text}</span>`

/** A link to an https address; other addresses are not linked. The head of the page disables referrers and indexing. */
export const link = (address: string | undefined, content: Content): Content =>
  address?.startsWith("https://") === true ? markup`<a href="${address}">${content}</a>` : content

const NAMED = 6

/** The first of many names. */
export const someOf = (names: ReadonlyArray<Content>): Html => {
  const more = names.length - NAMED
  return markup`${joined(names.slice(0, NAMED), ", ")}${more > 0 ? ` and ${counted(more, "other")}` : undefined}`
}

/** A section with its heading; `id` is what the navigation points to. */
export const sectionStart = (id: string, title: string, intro?: Content): Html =>
  markup`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${intro === undefined ? undefined : markup`<p class="intro">${intro}</p>`}`

export const sectionEnd: Html = markup`</section>`

/** A line of code with its number, in which what was found is marked. */
export const codeView = ({ text, start, end }: CodeLine, line: number): Html =>
  markup`<pre class="code"><span class="number">${line}</span>${text.slice(0, start)}<mark>${text.slice(start, end)}</mark>${text.slice(end)}</pre>`

export const emptyNote = (text: string): Html => markup`<p class="empty">${text}</p>`
