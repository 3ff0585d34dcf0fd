import { isPlainText } from "../model/plainFacts.ts"
import type { Suppression } from "../model/ScanReport.ts"

const MARK = "ciphermap-ignore:"

const COMMENT =
  /ciphermap-ignore:[ \t]*((?:[A-Z][A-Z0-9-]*|\*)(?:[ \t]*,[ \t]*(?:[A-Z][A-Z0-9-]*|\*))*)(?![\w-])([^\n\r]*)/g

/** What ends a comment on the same line. */
const CLOSING = /\s*(?:\*\/|-->|--\]\]|#>|=#|\*\)|\?>|%>)\s*$/

/** A reason is somebody's text; one that looks like a key is not repeated. */
const MAX_REASON = 200

/** What a comment says after its mark, without what closes it; undefined where that is nothing or no plain text. */
export const reasonIn = (rest: string): string | undefined => {
  const reason = rest
    .replace(CLOSING, "")
    .replace(/^[\s:-]+/, "")
    .trim()
    .slice(0, MAX_REASON)
  return reason === "" || !isPlainText(reason) ? undefined : reason
}

/** The comments of a file that speak of what is found in it, in the order of lines. */
export const suppressionsIn = (path: string, text: string): ReadonlyArray<Suppression> => {
  if (!text.includes(MARK)) return []
  let line = 1
  let counted = 0
  return [...text.matchAll(COMMENT)].map(({ 1: rules, 2: rest, index }): Suppression => {
    for (let at = text.indexOf("\n", counted); at >= 0 && at < index; at = text.indexOf("\n", at + 1)) {
      line++
      counted = at + 1
    }
    const reason = reasonIn(rest!)
    return { path, line, rules: rules!.split(",").map((rule) => rule.trim()), ...(reason !== undefined && { reason }) }
  })
}
