import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

const MAX_NAMES = 4

/** What a name of a file stands for where it is a type: `type Key [32]byte`, `type Key = [u8; 32]`. */
const typeNamed = (file: ParsedFile, type: Expr): Expr | undefined => {
  const target = type.kind === "name" ? lookup(file, type) : undefined
  if (target?.kind === "type") return file.scopes[target.scope]!.type
  return target?.kind === "variable" && target.variable.writes.length === 1
    ? target.variable.writes[0]!.value
    : undefined
}

/** The array that a type is, under its own name or another one. */
export const arrayNamed = (file: ParsedFile, type: Expr, names = MAX_NAMES): Expr | undefined => {
  if (type.kind === "array") return type
  const named = names === 0 ? undefined : typeNamed(file, type)
  return named && arrayNamed(file, named, names - 1)
}
