import type { Evidence } from "../model/Finding.ts"
import type { Expr } from "../source/Expr.ts"
import { type ParsedFile, scopeAround, scopeAt, type Variable } from "../source/ParsedFile.ts"
import { wordsOf } from "./wordsOf.ts"

/** Words of what is sent to an interface on another machine, which says how it is to be signed. */
const OF_REQUESTS: ReadonlySet<string> = new Set("endpoint query querystring uri url urls".split(" "))
const OF_INTERFACES = /api_?key|api_?secret|app_?(?:id|key|secret)|partner_?(?:id|key)|merchant_?(?:id|key)/i

const isOfRequest = (name: string): boolean =>
  OF_INTERFACES.test(name) || wordsOf(name).some((word) => OF_REQUESTS.has(word))

/** So deep the values of variables are looked into. */
const MAX_DEPTH = 3

const namesIn = (expr: Expr | undefined, depth = MAX_DEPTH): ReadonlyArray<string> => {
  if (expr === undefined || depth === 0) return []
  switch (expr.kind) {
    case "name":
      return [expr.name]
    case "member":
      return [expr.name]
    case "call":
      return [...namesIn(expr.callee, 1), ...expr.args.flatMap(({ value }) => namesIn(value, depth - 1))]
    case "operator":
      return [...namesIn(expr.left, depth), ...namesIn(expr.right, depth - 1)]
    case "text":
      return expr.parts.flatMap((part) => (typeof part === "string" ? [] : namesIn(part, depth - 1)))
    default:
      return []
  }
}

const requestIn = ({ name, kind, writes }: Variable): string | undefined =>
  kind === "field" ? undefined : [name, ...writes.flatMap(({ value }) => namesIn(value))].find(isOfRequest)

/** A variable of the function around a use that is a part of a request to an interface of others, or made of one. */
export const requestAround = (file: ParsedFile, expr: Expr): Evidence | undefined => {
  const { scopes } = file
  const home = scopeAround(scopes, expr.start, "function")
  if (home === undefined) return undefined
  for (let at = scopeAt(scopes, expr.start); at >= home; at = scopes[at]!.parent)
    for (const variable of scopes[at]!.variables()) {
      const symbol = requestIn(variable)
      if (symbol !== undefined) return { place: variable.writes[0]?.place ?? expr.place(), symbol, role: "purpose" }
    }
  return undefined
}
