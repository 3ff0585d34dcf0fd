import type { BomOptions } from "./BomOptions.ts"

type Since = NonNullable<BomOptions["since"]>

/** `main (1a2b3c4d5e6f)`, or only the commit where that was asked for. */
export const revisionText = ({ revision, commit }: Pick<Since, "revision" | "commit">): string => {
  const short = commit.slice(0, 12)
  return commit.startsWith(revision) ? short : `${revision} (${short})`
}

/** What the findings of a document are compared with, and how many others there are: a clause. */
export const sinceText = (since: Since): string =>
  `only what was added since ${revisionText(since)}; ${since.fixed} gone since then, ${since.unchanged} as before`
