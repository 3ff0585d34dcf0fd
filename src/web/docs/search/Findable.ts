export type FindableKind = "page" | "weakness" | "setting" | "library" | "api"

/** A search target. */
export interface Findable {
  readonly kind: FindableKind
  readonly text: string
  /** Its location, for readers. */
  readonly where: string
  readonly href: string
  /** The searched text, in lower case. */
  readonly haystack: string
}

export const findable = (kind: FindableKind, text: string, where: string, href: string): Findable => ({
  kind,
  text,
  where,
  href,
  haystack: text.toLowerCase()
})
