import { rewrittenCall } from "./rewrittenCall.ts"
import type { Block, Local, Statement, Value } from "./Statement.ts"

/** Values within values that are looked through for a variable. */
const MAX_DEPTH = 4

/** A value with another one in place of a variable; undefined where it is not found. */
const withValue = (value: Value, local: Local, by: Value, depth = 0): Value | undefined => {
  if (value.kind === "local") return value.local === local ? by : undefined
  if (depth === MAX_DEPTH) return undefined
  if (value.kind === "cast") {
    const of = withValue(value.of, local, by, depth + 1)
    return of === undefined ? undefined : { ...value, of }
  }
  if (value.kind !== "call") return undefined
  let isFound = false
  const args = value.args.map((arg) => {
    const found = isFound ? undefined : withValue(arg, local, by, depth + 1)
    isFound ||= found !== undefined
    return found ?? arg
  })
  return isFound ? rewrittenCall({ ...value, args }) : undefined
}

/** A statement with the value of the one before it, which compilers have put into a variable that is read nowhere else. */
const joined = (first: Statement, second: Statement): Statement | undefined => {
  if (first.kind !== "assign" || first.target.kind !== "local") return undefined
  if ((second.kind !== "assign" && second.kind !== "value" && second.kind !== "return") || second.value === undefined)
    return undefined
  const { local } = first.target
  if (!local.isMade || local.writes !== 1 || local.reads !== 1) return undefined
  const value = withValue(second.value, local, first.value)
  if (value === undefined) return undefined
  local.writes = 0
  return { ...second, value } as Statement
}

/** Statements without the variables that only compilers have. */
export const withoutCopies = (block: Block): Block => {
  const found: Block = []
  for (const statement of block) {
    const before = found.at(-1)
    const one = before === undefined ? undefined : joined(before, statement)
    if (one !== undefined) found.pop()
    found.push(one ?? statement)
  }
  return found
}
