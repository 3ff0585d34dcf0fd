import type * as SchemaIssue from "effect/SchemaIssue"
import type { Failure } from "../../domain/Failure.ts"
import type { ValidationItem } from "../../api/refusals.ts"
import { checkFailure, expectation } from "./checkFailures.ts"
import { alternatives, typeFailure } from "./typeFailures.ts"

export type Location = readonly (string | number)[]

const itemAt = (loc: Location, { ctx, msg, type }: Failure): readonly ValidationItem[] => [
  { type, loc, msg, ...(ctx !== undefined && { ctx }) }
]

export const missingAt = (loc: Location): readonly ValidationItem[] =>
  itemAt(loc, { type: "missing", msg: "Field required" })

const segment = (key: PropertyKey): string | number => (typeof key === "number" ? key : String(key))

/** Declared fields in their order, then what is not declared: Effect reports undeclared keys first. */
const inDeclaredOrder = ({ ast, issues }: SchemaIssue.Composite): readonly SchemaIssue.Issue[] => {
  if (ast._tag !== "Objects") return issues
  const names = ast.propertySignatures.map(({ name }) => name)
  const place = (issue: SchemaIssue.Issue): number => {
    const index = issue._tag === "Pointer" && issue.path[0] !== undefined ? names.indexOf(issue.path[0]) : -1
    return index < 0 ? names.length : index
  }
  return issues.toSorted((left, right) => place(left) - place(right))
}

const ofUnion = ({ ast, input, issues }: SchemaIssue.AnyOf, loc: Location): readonly ValidationItem[] => {
  const [first] = issues
  const literals = alternatives(ast).every(({ _tag }) => _tag === "Literal")
  return first === undefined || literals ? itemAt(loc, typeFailure(ast, input)) : allItems(first, loc)
}

const allItems = (issue: SchemaIssue.Issue, loc: Location): readonly ValidationItem[] => {
  switch (issue._tag) {
    case "Pointer":
      return allItems(issue.issue, [...loc, ...issue.path.map(segment)])
    case "Composite":
      return inDeclaredOrder(issue).flatMap((child) => allItems(child, loc))
    case "Encoding":
      return allItems(issue.issue, loc)
    case "AnyOf":
      return ofUnion(issue, loc)
    case "Filter":
      return issue.issue._tag === "Pointer" || issue.issue._tag === "Composite"
        ? allItems(issue.issue, loc)
        : itemAt(loc, checkFailure(issue))
    case "InvalidType":
    case "OneOf":
      return itemAt(loc, typeFailure(issue.ast, issue.input))
    case "MissingKey":
      return missingAt(loc)
    case "UnexpectedKey":
      return itemAt(loc, { type: "extra_forbidden", msg: "Extra inputs are not permitted" })
    case "InvalidValue":
    case "Forbidden":
      return itemAt(loc, issue.annotations?.failure ?? expectation(issue.annotations?.expected))
  }
}

/**
 * What is wrong, in pydantic's words: one item per location, fields in their declared order. What was sent is in no item.
 * https://docs.pydantic.dev/latest/errors/validation_errors/
 */
export const pydanticItems = (issue: SchemaIssue.Issue, loc: Location): readonly ValidationItem[] => {
  const byPlace = new Map<string, ValidationItem>()
  for (const item of allItems(issue, loc)) {
    const place = JSON.stringify(item.loc)
    if (!byPlace.has(place)) byPlace.set(place, item)
  }
  return [...byPlace.values()]
}
