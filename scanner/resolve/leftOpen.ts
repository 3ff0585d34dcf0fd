import { lookup } from "../match/lookup.ts"
import { qualifiedType } from "../match/qualify.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { memberChoice } from "./choices.ts"
import { isAmong, symbolOf } from "./comparable.ts"
import type { FileContext } from "./FileContext.ts"
import { ownField } from "./ownMembers.ts"
import { typeScope } from "./typeScope.ts"

/** Members of a constant are followed so far. */
const MAX_MEMBERS = 3

/** What those that conform to a type decide. */
interface LeftOpen {
  readonly choice: string
  /** The names of its constants with which a subject is one of some labels. */
  readonly branchesFor: (labels: ReadonlyArray<string>) => ReadonlyArray<string>
}

interface Path {
  readonly field: Variable
  readonly members: ReadonlyArray<string>
}

const fieldOf = (file: ParsedFile, expr: Expr): Variable | undefined => {
  if (expr.kind === "member" && expr.object.kind === "self") return ownField(file, expr)
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" ? target.variable : undefined
}

const pathOf = (file: ParsedFile, expr: Expr, members: ReadonlyArray<string> = []): Path | undefined => {
  const field = fieldOf(file, expr)
  if (field !== undefined) return { field, members }
  return expr.kind === "member" && members.length < MAX_MEMBERS
    ? pathOf(file, expr.object, [expr.name, ...members])
    : undefined
}

/** The constants of a type that are objects of it, as of an enumeration. */
const constantsOf = ({ file }: FileContext, type: number): ReadonlyArray<Variable> =>
  [...file.scopes[type]!.variables()].filter(({ writes }) => {
    const [write, ...others] = writes
    return others.length === 0 && write?.value?.kind === "call" && write.value.callee.kind === "self"
  })

/** A member of a constant, as if it were read where the subject is. */
const memberOf = (
  context: FileContext,
  { start, place }: Expr,
  constant: Variable,
  path: ReadonlyArray<string>
): Expr => {
  const own = context.file.scopes[constant.scope]!
  const name: Expr = { kind: "name", id: context.freshId(), start: own.bodyStart, place, name: constant.name }
  return path.reduce<Expr>(
    (object, member) => ({ kind: "member", id: context.freshId(), start, place, object, name: member }),
    name
  )
}

/**
 * What a subject rests on, where it is a field to which the type around it gives no value, so that each type that conforms to
 * that has its own; undefined for any other subject.
 */
export const leftOpen = (context: FileContext, subject: Expr): LeftOpen | undefined => {
  const { file } = context
  const path = file.grammar.types.membersElsewhere ? pathOf(file, subject) : undefined
  const scope = path === undefined ? undefined : file.scopes[path.field.scope]
  if (path === undefined || scope?.kind !== "type" || scope.name === undefined || path.field.writes.length > 0)
    return undefined
  const { field, members } = path
  const type = members.length === 0 ? undefined : typeScope(file, field.type)
  if (members.length > 0 && type === undefined) return undefined
  const constants = type === undefined ? [] : constantsOf(context, type)
  return {
    choice: memberChoice(qualifiedType(file, field.scope), field.name),
    branchesFor: (labels) =>
      type === undefined
        ? labels
        : constants
            .filter((constant) =>
              context
                .evaluate(memberOf(context, subject, constant, members))
                .some((value) => isAmong(value, labels) === true)
            )
            .map(({ name }) => symbolOf(name))
  }
}
