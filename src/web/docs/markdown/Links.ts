/** Where a link of a document leads, and what it is called where its text is only a path. */
export interface Target {
  readonly href: string
  readonly title: string
}

/** Says where a page of ours for a path in the repository is; nothing where there is none. */
export type TargetOf = (path: string) => Target | undefined
