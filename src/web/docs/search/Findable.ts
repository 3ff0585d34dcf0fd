export type FindableKind = "page" | "weakness" | "setting" | "library" | "api"

/** Something that a search may lead to. */
export interface Findable {
  readonly kind: FindableKind
  readonly text: string
  /** Where it stands, for people. */
  readonly where: string
  readonly href: string
  /** What is looked at, in small letters. */
  readonly haystack: string
}

export const findable = (kind: FindableKind, text: string, where: string, href: string): Findable => ({
  kind,
  text,
  where,
  href,
  haystack: text.toLowerCase()
})
