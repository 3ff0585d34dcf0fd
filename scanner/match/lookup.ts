import type { NameExpr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import { type ImportedName, scopeAt, type ParsedFile, type Variable } from "../source/ParsedFile.ts"

/** What a plain name stands for where it is used. */
export type Target =
  | { readonly kind: "variable"; readonly variable: Variable }
  | { readonly kind: "type"; readonly scope: number }
  | { readonly kind: "function"; readonly scopes: ReadonlyArray<number> }
  | { readonly kind: "import"; readonly paths: ReadonlyArray<string> }
  | { readonly kind: "free" }

const ALIASES: ReadonlySet<string> = new Set(["name", "member", "generic"])

/** Whether a path can begin with this: a name for a type, or one of which only the declaration is known. */
const mayBePath = ({ kind, writes }: Variable): boolean =>
  kind !== "parameter" && writes.every(({ value }) => ALIASES.has(value?.kind ?? ""))

/** Whether a name means a variable where it is used; a local one that has a value only behind that. */
const isDeclared = ({ grammar }: ParsedFile, { kind, scope, writes }: Variable, expr: NameExpr): boolean =>
  grammar.scoping.variables !== "statement" ||
  kind !== "local" ||
  scope === 0 ||
  writes.length === 0 ||
  writes.some((write) => write.end <= expr.start)

const absolute = (file: ParsedFile, name: string): Target => {
  const variable = file.scopes[0]!.variable(name)
  const type = file.package === "" ? file.scopes[0]!.typeNamed(name) : undefined
  if (variable !== undefined) return { kind: "variable", variable }
  return type === undefined ? { kind: "free" } : { kind: "type", scope: type }
}

/** What a name that is only imported in other scopes stands for, where they agree. */
const importedElsewhere = (imported: ReadonlyArray<ImportedName>): Target => {
  const [path, ...others] = new Set(imported.map((one) => one.path))
  return path === undefined || others.length > 0 ? { kind: "free" } : { kind: "import", paths: [path] }
}

const nothing: ReadonlyArray<ImportedName> = []

const targetsOf = oncePer((_file: ParsedFile) => new Map<NameExpr, Target>())

/** Resolves a name by scope: the innermost definition wins, and in one scope what is imported into it. */
export const lookup = (file: ParsedFile, expr: NameExpr): Target => {
  const known = targetsOf(file)
  const target = known.get(expr) ?? findTarget(file, expr)
  known.set(expr, target)
  return target
}

const findTarget = (file: ParsedFile, expr: NameExpr): Target => {
  if (expr.isAbsolute === true) return absolute(file, expr.name)
  const start = scopeAt(file.scopes, expr.start)
  const imported = file.imports.get(expr.name) ?? nothing
  for (let at = start; at >= 0; at = file.scopes[at]!.parent) {
    const scope = file.scopes[at]!
    const here = imported.length === 0 ? nothing : imported.filter((one) => one.scope === at)
    if (here.length > 0) return { kind: "import", paths: here.map(({ path }) => path) }
    const isBefore = expr.start < scope.bodyStart
    const hidden = isBefore || (scope.kind === "type" && at !== start && !file.grammar.scoping.fieldsInScope)
    const variable = hidden ? scope.generics.find(({ name }) => name === expr.name) : scope.variable(expr.name)
    const isOwnType = scope.kind === "type" && !file.grammar.scoping.fieldsInScope && variable?.type?.id === expr.id
    const isMeant = variable !== undefined && !isOwnType && isDeclared(file, variable, expr)
    if (isMeant && (expr.isPath !== true || mayBePath(variable))) return { kind: "variable", variable }
    const type = isBefore ? undefined : scope.typeNamed(expr.name)
    if (type !== undefined) return { kind: "type", scope: type }
    if (scope.kind === "type" && scope.name === expr.name && (isBefore || !hidden)) return { kind: "type", scope: at }
    const functions = hidden ? undefined : scope.functionsNamed(expr.name)
    if (functions !== undefined) return { kind: "function", scopes: functions }
  }
  return importedElsewhere(imported)
}
