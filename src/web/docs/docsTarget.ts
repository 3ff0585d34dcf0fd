import type { TargetOf } from "./markdown/Links.ts"
import { listedPages } from "./sections.ts"

const SHAPE = /^(?:\.\/|\.\.\/docs\/|docs\/)?([a-z-]+\.md)(#[\p{L}\p{N}_-]+)?$/u

/** The page for a document that another document names. */
export const docsTarget: TargetOf = (path) => {
  const [, file, anchor = ""] = SHAPE.exec(path) ?? []
  const page = file === undefined ? undefined : listedPages.find((one) => one.file === file)
  return page === undefined ? undefined : { href: page.path + anchor, title: page.title }
}
