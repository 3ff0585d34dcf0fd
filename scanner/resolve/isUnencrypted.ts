import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import type { RuleMatch } from "./RuleMatch.ts"

const PLAIN = /^http:\/\//i
const SECURED = /^(?:https|wss|ftps|ldaps):\/\//i

/** With these a connection may go on to another address than the one it is given. */
const REDIRECTED: ReadonlySet<string> = new Set(["location", "location-trusted"])

const beginningsOf = (context: FileContext, expr: Expr): ReadonlyArray<string> =>
  context
    .evaluate(expr)
    .map((value) => (value.kind === "text" ? value.text : value.kind === "unknown" ? (value.prefix ?? "") : ""))

/** Whether a connection has no TLS whatever is set of that: the address that it is given as it stands is one of plain HTTP. */
export const isUnencrypted = (context: FileContext, { row, args }: RuleMatch): boolean => {
  if (row.row.is !== "protocol" || args.some(({ keyword = "" }) => REDIRECTED.has(keyword))) return false
  const addresses = args.flatMap(({ keyword, value }) => (keyword === undefined ? [value] : []))
  const begun = addresses.map((one) => beginningsOf(context, one))
  return (
    begun.some((all) => all.length > 0 && all.every((one) => PLAIN.test(one))) &&
    !begun.some((all) => all.some((one) => SECURED.test(one)))
  )
}
