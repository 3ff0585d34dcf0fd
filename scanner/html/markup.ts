import { escape, escapeValue } from "./escape.ts"

/** Text that is already HTML. */
export interface Html {
  readonly html: string
}

export type Content = Html | string | number | undefined | ReadonlyArray<Content>

const rendered = (content: Content): string => {
  if (typeof content === "string") return escape(content)
  if (typeof content === "number") return String(content)
  if (content === undefined) return ""
  return "html" in content ? content.html : content.map(rendered).join("")
}

/** The texts without the line breaks and indentation of the source: a space between words, nothing beside tags. */
const compact = (text: string): string => text.replace(/(?<=>)\s*\n\s*|\s*\n\s*(?=<)/g, "").replace(/\s*\n\s*/g, " ")

const compacted = new WeakMap<TemplateStringsArray, ReadonlyArray<string>>()

const textsOf = (template: TemplateStringsArray): ReadonlyArray<string> => {
  const known = compacted.get(template)
  if (known !== undefined) return known
  const texts = template.map(compact)
  compacted.set(template, texts)
  return texts
}

/** Builds HTML. What is put in is escaped unless it is HTML already; attributes are to be quoted. */
export const markup = (template: TemplateStringsArray, ...contents: ReadonlyArray<Content>): Html => {
  const texts = textsOf(template)
  let all = texts[0]!
  for (const [at, content] of contents.entries()) all += rendered(content) + texts[at + 1]!
  return { html: all }
}

/** Contents with a separator between them. */
export const joined = (contents: ReadonlyArray<Content>, separator: Content): Html => ({
  html: contents.map(rendered).join(rendered(separator))
})

/** What stands in a field, for the quoted value of it. */
export const fieldValue = (text: string): Html => ({ html: escapeValue(text) })

/** Trusted text: a style sheet or a script. */
export const verbatim = (text: string): Html => ({ html: text })
