import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Place } from "../model/Place.ts"
import { childAt } from "./childAt.ts"
import { placeOf } from "./located.ts"
import { scopeAt } from "./ParsedFile.ts"
import type { Scope } from "./Scope.ts"

const TABLES: ReadonlySet<NodeRule["as"]> = new Set(["entries", "items", "array", "composite", "sized"])

/** A list without brackets only assigns several values at once. */
const BRACKET = /^[[{(]/

/** What makes a list or a map of what it is given. */
const MAKERS: ReadonlySet<string> = new Set(["list", "pairs"])

/** The last two parts of what a call calls: `List.of`, `listOf`. */
const CALLEE = /^(?:[\w.]*\.)?((?:\w+\.)?\w+!?)\s*(?:<[^()]*>\s*)?[([{]/

const makersOf = ({ text }: Grammar): ReadonlySet<string> =>
  new Set(
    Object.entries(text.textFunctions).flatMap(([name, does]) => {
      const parts = name.split(".")
      return MAKERS.has(does)
        ? [parts.slice(-2).join("."), ...(/^\p{Ll}/u.test(parts.at(-1)!) ? parts.slice(-1) : [])]
        : []
    })
  )

/** So far from a use its table is looked for. */
const MAX_HEIGHT = 24

/** Nodes whose value comes from a statement behind others. */
const STATEMENTS: ReadonlySet<NodeRule["as"]> = new Set(["last", "statement", "nothing"])

/**
 * The outermost list, map or enumeration written out around a place, of which what is there is a row or a part of one. A function that
 * does nothing but give a value stands for it; what is called on a row is not part of a table.
 */
export const tablesIn = (root: Node, grammar: Grammar, scopes: ReadonlyArray<Scope>) => {
  const { expressions } = grammar
  let makers: ReadonlySet<string> | undefined
  const isTable = (node: Node, rule: NodeRule): boolean => {
    if (TABLES.has(rule.as)) return true
    if (rule.as === "list") return BRACKET.test(node.text.slice(0, 1))
    if (rule.as !== "call" && rule.as !== "macro") return false
    const callee = CALLEE.exec(node.text.slice(0, 80))?.[1]
    return callee !== undefined && (makers ??= makersOf(grammar)).has(callee)
  }
  const isCalledOn = (node: Node, rule: NodeRule, from: Node): boolean =>
    (rule.as === "member" || rule.as === "call") &&
    rule.object !== undefined &&
    expressions[from.type]?.as === "call" &&
    childAt(node, rule.object)?.id === from.id
  return (start: number, end: number): Place | undefined => {
    let scope = scopeAt(scopes, start)
    let table: Node | undefined
    let from: Node | null = root.namedDescendantForIndex(start, Math.max(start, end - 1))
    for (let height = 0; from !== null && height < MAX_HEIGHT; height++) {
      const rule = expressions[from.type]
      if (rule?.as === "construct" && rule.constant !== undefined)
        return from.parent === null ? undefined : placeOf(from.parent)
      const node: Node | null = from.parent
      const around = scopes[scope]
      if (node === null) break
      if (around !== undefined && node.startIndex <= around.start && node.endIndex >= around.end) {
        if (around.kind !== "function" || rule === undefined || STATEMENTS.has(rule.as)) break
        scope = around.parent
      }
      const own = expressions[node.type]
      if (own !== undefined && isCalledOn(node, own, from)) return undefined
      if (own !== undefined && isTable(node, own)) table = node
      from = node
    }
    return table === undefined ? undefined : placeOf(table)
  }
}
