import type { MarkedToken, Token, Tokens } from "marked"
import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"
import type { TargetOf } from "./Links.ts"

/** The plain text of tokens. */
export const plainText = (tokens: ReadonlyArray<Token>): string =>
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
export const spaced = (text: string): string => text.replace(/\s+/g, " ")

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

const kinds: {
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
export const renderInline = (tokens: ReadonlyArray<Token>, targetOf: TargetOf): ReadonlyArray<Content> =>
  tokens.map((token) => {
    const render = kinds[token.type as MarkedToken["type"]] as
      | ((token: Token, targetOf: TargetOf) => Content)
      | undefined
    return render === undefined ? spaced(token.raw) : render(token, targetOf)
  })
