import type { ContentCoding } from "./contentCoding.ts"
import { parseHttpDate } from "./httpDate.ts"

/** A strong entity tag, quotes and all. */
export type EntityTag = `"${string}"`

/**
 * The tag of a stored document, from the hash of its bytes in hexadecimal or base64url. Each coding has its own one,
 * since the bytes that are sent differ (RFC 9110 8.8.3.3).
 */
export const entityTagOf = (hash: string, coding: ContentCoding | "br" = "identity"): EntityTag =>
  coding === "identity" ? `"${hash}"` : `"${hash}-${coding}"`

/**
 * RFC 9110 8.8.3: entity tags between commas, of which a tag may hold some itself; empty elements count nothing
 * (5.6.1.2).
 */
const element = /[ \t]*(?:(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")[ \t]*)?(?:,|$)/y

const tagsIn = (value: string): ReadonlyArray<string> => {
  const tags: Array<string> = []
  let at = 0
  while (at < value.length) {
    element.lastIndex = at
    const found = element.exec(value)
    if (found === null) return []
    if (found[1] !== undefined) tags.push(found[1])
    at = element.lastIndex
  }
  return tags
}

/**
 * Whether If-None-Match names the tag: RFC 9110 13.1.2, by weak comparison, so `W/` makes no difference. A value that
 * is no list names none.
 */
export const namesEntityTag = (ifNoneMatch: string, tag: EntityTag): boolean =>
  ifNoneMatch.trim() === "*" || tagsIn(ifNoneMatch).includes(tag)

interface Conditions {
  readonly ifNoneMatch?: string | undefined
  readonly ifModifiedSince?: string | undefined
}

interface Representation {
  readonly tag: EntityTag
  /** Milliseconds since 1970; Last-Modified tells whole seconds of it. */
  readonly lastModified: number
}

/**
 * Whether a GET or HEAD is answered with 304: If-Modified-Since counts only where there is no If-None-Match (RFC 9110
 * 13.1.3, 13.2.2).
 */
export const isNotModified = (conditions: Conditions, { tag, lastModified }: Representation, now: number): boolean => {
  const { ifNoneMatch, ifModifiedSince } = conditions
  if (ifNoneMatch !== undefined) return namesEntityTag(ifNoneMatch, tag)
  const since = ifModifiedSince === undefined ? undefined : parseHttpDate(ifModifiedSince.trim(), now)
  return since !== undefined && Math.floor(lastModified / 1000) * 1000 <= since
}
