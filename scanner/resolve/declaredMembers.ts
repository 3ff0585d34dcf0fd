import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { membersOf } from "./ownMembers.ts"
import { typeScope } from "./typeScope.ts"

/** The type of this file that the variable of an object is declared with. */
const declaredType = (file: ParsedFile, object: Expr): number | undefined => {
  const target = object.kind === "name" ? lookup(file, object) : undefined
  return target?.kind === "variable" ? typeScope(file, target.variable.type) : undefined
}

interface Members {
  readonly field: Variable | undefined
  readonly methods: ReadonlyArray<number>
}

/** The members of that name that any object of the declared type has, where nothing says which object it is. */
export const declaredMembers = (file: ParsedFile, callee: Expr): Members => {
  const type = callee.kind === "member" ? declaredType(file, callee.object) : undefined
  return callee.kind !== "member" || type === undefined
    ? { field: undefined, methods: [] }
    : membersOf(file, type, callee.name)
}
