import { qualifiedType } from "../match/qualify.ts"
import { calledAs } from "./argumentsFor.ts"
import { enclosing, type ParsedFile, type Variable } from "../source/ParsedFile.ts"
import { overloadsOf, takenBy } from "./overloadsFor.ts"
import { FROM_ROOT, type Question } from "./Question.ts"

/** Whether a function is what the file as a whole gives: `module.exports = function () {}`. */
const isWhole = ({ grammar, scopes }: ParsedFile, scope: number, name: string): boolean =>
  scopes[scope]!.parent === 0 && grammar.imports.files?.exportedAs.some((names) => names.at(-1) === name) === true

/** The qualified name by which other files call a function of this one. */
export const functionName = (file: ParsedFile, scope: number): string | undefined => {
  const { name, owner } = calledAs(file, scope)
  if (name === undefined) return undefined
  const { parent, ownerName = "" } = file.scopes[scope]!
  const type = enclosing(file.scopes, parent, "type")
  const home =
    type === undefined ? [file.package, ownerName].filter((part) => part !== "").join(".") : qualifiedType(file, type)
  const typeName = type === undefined ? ownerName : file.scopes[type]!.name
  const isConstructor = owner === undefined && typeName === name
  if (isConstructor) return home
  if (isWhole(file, scope, name)) return FROM_ROOT + home.replaceAll(".", "/")
  return home === "" ? name : `${home}.${name}`
}

/** What would have to be known of the callers of a function to know its parameter. Undefined for functions without a name. */
export const argumentQuestion = (
  file: ParsedFile,
  variable: Variable
): Extract<Question, { kind: "argument" }> | undefined => {
  if (variable.parameter === undefined) return undefined
  const { scope, position, label = variable.name } = variable.parameter
  const name = functionName(file, scope)
  const count = takenBy(file, scope)
  const selfs = file.scopes[scope]!.parameters.length - count
  if (name === undefined || position < selfs) return undefined
  const asked = {
    kind: "argument" as const,
    name,
    label: label.replace(/^\$/, ""),
    position: position - selfs,
    ...(variable.initial !== undefined && { hasDefault: true as const })
  }
  const others = overloadsOf(file, scope).flatMap((one) => (one === scope ? [] : [takenBy(file, one)]))
  return others.length === 0 ? asked : { ...asked, count, others }
}
