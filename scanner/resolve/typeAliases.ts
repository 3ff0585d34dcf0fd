import { oncePer } from "../source/oncePer.ts"
import type { Expr } from "../source/Expr.ts"
import { isTypeName } from "../source/identifiers.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { typeScope } from "./typeScope.ts"

/** A name that a file gives a type: `typealias Short = Long<Argument>`. */
export interface TypeAlias {
  readonly variable: Variable
  readonly value: Extract<Expr, { kind: "name" | "member" | "generic" }>
}

const find = oncePer(({ scopes }: ParsedFile): ReadonlyArray<TypeAlias> =>
  scopes.flatMap((scope) =>
    [...scope.variables()].flatMap((variable): ReadonlyArray<TypeAlias> => {
      const [write, ...others] = variable.writes
      const { value } = write ?? {}
      const isType = value?.kind === "name" || value?.kind === "member" || value?.kind === "generic"
      const isAlias = variable.generic === undefined && others.length === 0 && isTypeName(variable.name)
      return isType && isAlias ? [{ variable, value }] : []
    })
  )
)

/** The names that a file gives types, where its language says what else types are called. */
export const aliasesIn = (file: ParsedFile): ReadonlyArray<TypeAlias> =>
  file.grammar.types.membersElsewhere ? find(file) : []

/** Other names of a type of a file within it. */
export const namesOfType = (file: ParsedFile, type: number): ReadonlyArray<string> =>
  aliasesIn(file).flatMap(({ variable, value }) => (typeScope(file, value) === type ? [variable.name] : []))
