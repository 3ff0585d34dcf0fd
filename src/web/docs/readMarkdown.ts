import { Lexer, type MarkedToken, type Token, type Tokens } from "marked"
import { type Content, type Html, joined, markup } from "../../../scanner/html/markup.ts"

/** Target of a link in a document, and its title if the text is only a path. */
interface Target {
  readonly href: string
  readonly title: string
}

/** Finds the page for a path in the repository, if there is one. */
export type TargetOf = (path: string) => Target | undefined

interface Heading {
  readonly level: number
  /** What links point to. */
  readonly id: string
  readonly text: string
}

/** A text in Markdown, ready for a page. */
interface Document {
  /** The text of its heading of the first level. */
  readonly title: string
  /** The headings below the title. */
  readonly headings: ReadonlyArray<Heading>
  /** Everything but the title. */
  readonly body: Html
}

/** The plain text of tokens. */
const plainText = (tokens: ReadonlyArray<Token>): string =>
  tokens
    .map((token) => {
      const inner = "tokens" in token ? token.tokens : undefined
      if (inner !== undefined && inner.length > 0) return plainText(inner)
      return "text" in token && typeof token.text === "string" ? token.text : token.raw
    })
    .join("")

const ENTITIES: { readonly [entity: string]: string } = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0"
}

/** Line breaks of the source are spaces. */
const spaced = (text: string): string => text.replace(/\s+/g, " ")

const decoded = (text: string): string =>
  spaced(text).replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (one) => ENTITIES[one] ?? one)

/** An address on the web, without a password in it. */
const outside = (href: string): string | undefined => {
  const url = URL.parse(href)
  return url !== null && url.protocol === "https:" && url.username === "" ? url.href : undefined
}

const link = ({ href, tokens }: Tokens.Link, targetOf: TargetOf): Content => {
  const content = renderInline(tokens, targetOf)
  if (/^#[\p{L}\p{N}_-]+$/u.test(href)) return markup`<a href="${href}">${content}</a>`
  const inside = targetOf(href)
  if (inside !== undefined) return markup`<a href="${inside.href}">${content}</a>`
  const address = outside(href)
  return address === undefined ? content : markup`<a href="${address}" rel="noopener noreferrer">${content}</a>`
}

/** Names of documents become links to their pages. */
const code = (text: string, targetOf: TargetOf): Html => {
  const page = targetOf(text)
  return page === undefined ? markup`<code>${spaced(text)}</code>` : markup`<a href="${page.href}">${page.title}</a>`
}

const inlineKinds: {
  readonly [K in MarkedToken["type"]]?: (token: Extract<MarkedToken, { type: K }>, targetOf: TargetOf) => Content
} = {
  text: ({ text, tokens }, targetOf) => (tokens === undefined ? decoded(text) : renderInline(tokens, targetOf)),
  escape: ({ text }) => decoded(text),
  strong: ({ tokens }, targetOf) => markup`<strong>${renderInline(tokens, targetOf)}</strong>`,
  em: ({ tokens }, targetOf) => markup`<em>${renderInline(tokens, targetOf)}</em>`,
  del: ({ tokens }, targetOf) => markup`<del>${renderInline(tokens, targetOf)}</del>`,
  codespan: ({ text }, targetOf) => code(text, targetOf),
  br: () => markup`<br />`,
  link,
  image: ({ text }) => spaced(text)
}

/** Inline tokens. Unknown ones, including raw HTML, are shown as they were written. */
const renderInline = (tokens: ReadonlyArray<Token>, targetOf: TargetOf): ReadonlyArray<Content> =>
  tokens.map((token) => {
    const render = inlineKinds[token.type as MarkedToken["type"]] as
      | ((token: Token, targetOf: TargetOf) => Content)
      | undefined
    return render === undefined ? spaced(token.raw) : render(token, targetOf)
  })

/** Content that may be wider than the window, in a region that scrolls, also by keyboard. */
export const scrolling = (label: string, content: Content): Html =>
  markup`<div class="scroll" tabindex="0" role="group" aria-label="${label}">${content}</div>`

/** Code with its lines and tabs; other invisible characters are spelled out. */
export const codeText = (text: string): Html =>
  joined(
    text.split(/\r\n?|\n/).map((line) => joined(line.split("\t"), { html: "\t" })),
    { html: "\n" }
  )

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

const blockKinds: {
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
    const render = blockKinds[token.type as MarkedToken["type"]] as
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

/** The words of tokens of blocks, whatever they are in. */
const wordsOf = (tokens: ReadonlyArray<Token>): string =>
  (tokens as ReadonlyArray<MarkedToken>)
    .map((token) => {
      if (token.type === "table")
        return [token.header, ...token.rows]
          .flat()
          .map((one) => plainText(one.tokens))
          .join(" ")
      if (token.type === "list") return token.items.map((one) => wordsOf(one.tokens)).join(" ")
      return token.type === "blockquote" ? wordsOf(token.tokens) : plainText([token])
    })
    .join(" ")

/** What stands under one heading. */
export interface Passage {
  /** What links point to; absent of what stands above all headings. */
  readonly id?: string
  readonly heading: string
  readonly text: string
}

/** The words of a document, heading by heading. */
export const passagesIn = (text: string): ReadonlyArray<Passage> => {
  const tokens = Lexer.lex(text, { gfm: true })
  const idOf = headingIds()
  const passages: Array<{ readonly of: Omit<Passage, "text">; readonly tokens: Array<Token> }> = []
  for (const [at, token] of tokens.entries()) {
    const heading = token.type === "heading" ? plainText([token]) : undefined
    if (heading === undefined) passages.at(-1)?.tokens.push(token)
    else passages.push({ of: at === 0 ? { heading } : { id: idOf(heading), heading }, tokens: [] })
  }
  return passages.map(({ of, tokens: own }) => ({ ...of, text: decoded(wordsOf(own)).trim() }))
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
