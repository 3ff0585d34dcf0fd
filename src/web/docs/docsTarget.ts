import type { TargetOf } from "./markdown/Links.ts"
import { listedAt, listedPages } from "./sections.ts"

const SHAPE = /^(?:\.\/|\.\.\/docs\/|docs\/)?([a-z-]+\.md)(#[\p{L}\p{N}_-]+)?$/u

/** The page of ours for a document that another one names; the settings, which the README lists, have a page as well. */
export const docsTarget: TargetOf = (path) => {
  const [, file, anchor = ""] = SHAPE.exec(path) ?? []
  const page = /^(?:\.\.\/)?README\.md$/.test(path)
    ? listedAt("/docs/configuration")
    : file === undefined
      ? undefined
      : listedPages.find((one) => one.file === file)
  return page === undefined ? undefined : { href: page.path + anchor, title: page.title }
}
