/** Target of a link in a document, and its title if the text is only a path. */
export interface Target {
  readonly href: string
  readonly title: string
}

/** Finds the page for a path in the repository, if there is one. */
export type TargetOf = (path: string) => Target | undefined
