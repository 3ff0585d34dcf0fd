import { Lexer, type MarkedToken, type Token, type Tokens } from "marked"
import { markup, type Content, type Html } from "../../../../scanner/html/markup.ts"
import type { Document, Heading } from "./Document.ts"
import type { TargetOf } from "./Links.ts"
import { plainText, renderInline, spaced } from "./renderInline.ts"
import { scrolling } from "../scrolling.ts"
import { codeText } from "./codeText.ts"

interface Rendering {
  readonly targetOf: TargetOf
  /** Returns the id of a heading and records the heading. */
  readonly headed: (level: number, text: string) => Heading
}

const tags = ["h2", "h2", "h3", "h4", "h5", "h6"] as const

const heading = ({ depth, tokens }: Tokens.Heading, { headed, targetOf }: Rendering): Html => {
  const { id } = headed(depth, plainText(tokens))
  const tag: Html = { html: tags[depth - 1] ?? "h6" }
  return markup`<${tag} id="${id}">${renderInline(tokens, targetOf)}</${tag}>`
}

const cell = (tag: "th" | "td", { align, tokens }: Tokens.TableCell, { targetOf }: Rendering): Html =>
  markup`<${{ html: tag }}${align === "right" ? markup` class="number"` : undefined}>${renderInline(tokens, targetOf)}</${{ html: tag }}>`

const table = ({ header, rows }: Tokens.Table, rendering: Rendering): Html => {
  const isHeadless = header.every(({ text }) => text === "")
  const head = markup`<thead><tr>${header.map((one) => cell("th", one, rendering))}</tr></thead>`
  return scrolling(
    header.map(({ text }) => text.replaceAll("`", "")).find((text) => text !== "") ?? "Table",
    markup`<table class="plain">${isHeadless ? undefined : head}<tbody>
      ${rows.map((row) => markup`<tr>${row.map((one) => cell("td", one, rendering))}</tr>`)}
    </tbody></table>`
  )
}

const item = ({ tokens }: Tokens.ListItem, rendering: Rendering): Html =>
  markup`<li>${renderBlocks(tokens, rendering)}</li>`

const list = ({ items, ordered, start }: Tokens.List, rendering: Rendering): Html => {
  const content = items.map((one) => item(one, rendering))
  if (!ordered) return markup`<ul>${content}</ul>`
  return typeof start === "number" && start !== 1
    ? markup`<ol start="${start}">${content}</ol>`
    : markup`<ol>${content}</ol>`
}

const kinds: {
  readonly [K in MarkedToken["type"]]?: (token: Extract<MarkedToken, { type: K }>, rendering: Rendering) => Content
} = {
  space: () => undefined,
  def: () => undefined,
  hr: () => markup`<hr />`,
  heading,
  paragraph: ({ tokens }, { targetOf }) => markup`<p>${renderInline(tokens, targetOf)}</p>`,
  text: (token, { targetOf }) => renderInline([token], targetOf),
  code: ({ text }) => markup`<pre class="scroll" tabindex="0"><code>${codeText(text)}</code></pre>`,
  blockquote: ({ tokens }, rendering) => markup`<blockquote>${renderBlocks(tokens, rendering)}</blockquote>`,
  html: ({ raw }) => markup`<p>${spaced(raw)}</p>`,
  list,
  table
}

/** Block tokens, each as an element; raw HTML is shown as text. */
const renderBlocks = (tokens: ReadonlyArray<Token>, rendering: Rendering): ReadonlyArray<Content> =>
  tokens.map((token) => {
    const render = kinds[token.type as MarkedToken["type"]] as
      | ((token: Token, rendering: Rendering) => Content)
      | undefined
    return render === undefined ? renderInline([token], rendering.targetOf) : render(token, rendering)
  })

/** Gives headings the ids that GitHub gives them, so that links work in both places; repeated ones are numbered. */
const headingIds = (): ((text: string) => string) => {
  const given = new Map<string, number>()
  return (text) => {
    const plain = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-")
    const id = plain === "" ? "section" : plain
    const count = given.get(id) ?? 0
    given.set(id, count + 1)
    return count === 0 ? id : `${id}-${count}`
  }
}

/** Renders a document. HTML in it stays text; links lead to pages of the documentation or to the web only. */
export const readMarkdown = (text: string, targetOf: TargetOf): Document => {
  const tokens = Lexer.lex(text, { gfm: true })
  const first = tokens.find((token) => token.type === "heading" && token["depth"] === 1)
  const headings: Array<Heading> = []
  const idOf = headingIds()
  const headed = (level: number, heading: string): Heading => {
    const made = { level, id: idOf(heading), text: heading }
    headings.push(made)
    return made
  }
  const body = renderBlocks(
    tokens.filter((token) => token !== first),
    { targetOf, headed }
  )
  return { title: first === undefined ? "" : plainText([first]), headings, body: markup`${body}` }
}
