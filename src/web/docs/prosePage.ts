import * as Effect from "effect/Effect"
import type { DocsPage } from "./DocsPage.ts"
import { DocsFiles } from "./DocsFiles.ts"
import { readMarkdown } from "./readMarkdown.ts"
import { docsTarget, type Listed } from "./sections.ts"

/** The page of a document in Markdown. */
export const prosePage = Effect.fnUntraced(function* ({ description, path }: Listed, file: string) {
  const files = yield* DocsFiles
  const { body, headings, title } = readMarkdown(yield* files.read(file), docsTarget)
  const page: DocsPage = { path, title, description, content: body, parts: headings.filter(({ level }) => level === 2) }
  return page
})
