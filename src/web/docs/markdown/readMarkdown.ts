import { Lexer } from "marked"
import { markup } from "../../../../scanner/html/markup.ts"
import type { Document, Heading } from "./Document.ts"
import type { TargetOf } from "./Links.ts"
import { plainText } from "./renderInline.ts"
import { renderBlocks } from "./renderBlocks.ts"

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
