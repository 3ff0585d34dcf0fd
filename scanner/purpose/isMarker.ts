import type { Ancestor } from "../source/ancestorsIn.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { assignedTo, MAX_MENTIONS, type NamedWrite, readsOf } from "./namesAround.ts"

const EQUALITIES: ReadonlySet<string> = new Set(["==", "===", "!=", "!==", "eq", "ne", "is", "is not"])

const isKept = ({ variable }: NamedWrite): boolean => variable === undefined || variable.kind === "field"

/** The member that a value of a name is compared with at a place, which is all that happens to it there. */
const comparedWith = ([, outer]: ReadonlyArray<Ancestor>, name: string): string | undefined => {
  const expr = outer?.read()
  if (expr?.kind !== "operator" || !EQUALITIES.has(expr.operator)) return undefined
  const sides = [expr.left, expr.right]
  const other = sides.find((side) => side.kind === "member")
  return other !== undefined && sides.some((side) => side.kind === "name" && side.name === name)
    ? other.name
    : undefined
}

/** Whether a name at a place is that of a member, and not the value. */
const isOfMember = ([own, outer]: ReadonlyArray<Ancestor>): boolean =>
  own?.read().kind !== "name" && outer?.read().kind === "member"

/**
 * Whether a value only tells whether it is still the last one: it is kept in a member, and compared with that member and with
 * nothing else. `this.latest = mark`, `if (this.latest === mark)`.
 */
export const isMarker = (file: ParsedFile, own: Expr): boolean => {
  const [kept, ...others] = assignedTo(file, file.around(own.start), own.start)
  if (kept === undefined || isKept(kept) || others.length > 0) return false
  if (file.mentionsOf(kept.name).length > 2 * MAX_MENTIONS) return false
  const stored = new Set<string>()
  const compared: Array<string> = []
  for (const { offset } of readsOf(file, kept, 1)) {
    const around = file.around(offset)
    if (isOfMember(around)) continue
    const holders = assignedTo(file, around, offset).filter(({ write }) => write.value?.id === around[0]?.id)
    const other = comparedWith(around, kept.name)
    if (other !== undefined) compared.push(other)
    else if (holders.length > 0 && holders.every(isKept)) for (const { name } of holders) stored.add(name)
    else return false
  }
  return compared.length > 0 && compared.every((name) => stored.has(name))
}
