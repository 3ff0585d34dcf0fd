import { oncePer } from "../source/oncePer.ts"
import type { BaseCall, ParsedFile } from "../source/ParsedFile.ts"
import { scopeAround } from "../source/ParsedFile.ts"
import type { Expr } from "../source/Expr.ts"
import { typeScope } from "./typeScope.ts"

const typeAround = ({ scopes }: ParsedFile, start: number): number | undefined => scopeAround(scopes, start, "type")

const nameOf = (type: Expr | undefined): string | undefined =>
  type?.kind === "generic" ? nameOf(type.of) : type?.kind === "name" || type?.kind === "member" ? type.name : undefined

/** The base type whose constructor a call means; undefined where it names a type that is no base. */
export const baseOf = (file: ParsedFile, { start, isOwn, type }: BaseCall): Expr | undefined => {
  const derived = isOwn ? undefined : typeAround(file, start)
  const base = derived === undefined ? undefined : file.scopes[derived]!.type
  const bases = base?.kind === "branches" ? base.options : base === undefined ? [] : [base]
  return type === undefined ? bases[0] : bases.find((one) => nameOf(one) === nameOf(type))
}

const byType = oncePer((file: ParsedFile) =>
  Map.groupBy(file.baseCalls, (call) =>
    call.isOwn ? typeAround(file, call.start) : typeScope(file, baseOf(file, call))
  )
)

/** Calls of the constructors of a type of this file that do not name a new object. */
export const baseCallsOf = (file: ParsedFile, type: number): ReadonlyArray<BaseCall> => {
  if (file.baseCalls.length === 0) return []
  return byType(file).get(type) ?? []
}
