import type { Expr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import type { ParsedFile, Variable, Write } from "../source/ParsedFile.ts"

const EQUALITIES: ReadonlySet<string> = new Set(["==", "===", "!=", "!=="])

/** By the values that are kept in a field or a member, its name. */
const keptIn = oncePer((file: ParsedFile): ReadonlyMap<number, string> => {
  const kept = new Map<number, string>()
  const keep = (name: string, value: Expr | undefined) => value !== undefined && kept.set(value.id, name)
  for (const scope of file.scopes)
    for (const { kind, name, writes } of scope.variables())
      if (kind === "field") for (const { value } of writes) keep(name, value)
  for (const [name, writes] of file.memberWrites) for (const { write } of writes) keep(name, write.value)
  for (const [name, writes] of file.fieldWrites) for (const { value } of writes) keep(name, value)
  return kept
})

/** With what it is compared, if it is compared with a member. */
const comparedWith = (around: Expr | undefined, id: number): string | undefined => {
  if (around?.kind !== "operator" || !EQUALITIES.has(around.operator)) return undefined
  const other = around.left.id === id ? around.right : around.left
  return other.kind === "member" ? other.name : undefined
}

const holds = (value: Expr | undefined, expr: Expr): boolean => {
  for (
    let at = value;
    at !== undefined;
    at = at.kind === "call" ? at.callee : at.kind === "member" ? at.object : undefined
  )
    if (at.id === expr.id) return true
  return false
}

const isKeptAndCompared = (file: ParsedFile, { name, scope }: Variable, write: Write): boolean => {
  const kept = new Set<string>()
  const compared = new Set<string>()
  for (const offset of file.mentionsOf(name)) {
    if (offset < write.end || offset >= file.scopes[scope]!.end) continue
    const [own, around] = file.around(offset).map((one) => one.read())
    if (own?.kind !== "name") continue
    const other = comparedWith(around, own.id)
    if (other !== undefined) {
      compared.add(other)
      continue
    }
    const member = keptIn(file).get(own.id)
    if (member === undefined) return false
    kept.add(member)
  }
  return compared.size > 0 && kept.size > 0 && [...compared].every((one) => kept.has(one))
}

/**
 * Whether a value only tells the newest of several runs: it is kept in a member, and all that the function which made it does with it
 * is to ask whether it is still there.
 */
export const isMarker = (file: ParsedFile, expr: Expr): boolean =>
  file.scopes.some((scope) =>
    [...scope.variables()].some((variable) =>
      variable.writes.some((write) => holds(write.value, expr) && isKeptAndCompared(file, variable, write))
    )
  )
