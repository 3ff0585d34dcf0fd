import type { DocsPage, Neighbour } from "./DocsPage.ts"
import { listedPages } from "./sections.ts"

interface Neighbours {
  readonly before: Neighbour | undefined
  readonly behind: Neighbour | undefined
}

/** The pages before and behind one, as the list has them unless the page itself says. */
export const neighboursOf = ({ before, behind, path }: DocsPage): Neighbours => {
  const at = listedPages.findIndex((page) => page.path === path)
  return at < 0 ? { before, behind } : { before: before ?? listedPages[at - 1], behind: behind ?? listedPages[at + 1] }
}
