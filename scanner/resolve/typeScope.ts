import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

/** The scope of a type of this file that a type annotation names. */
export const typeScope = (file: ParsedFile, type: Expr | undefined): number | undefined => {
  if (type?.kind === "generic") return typeScope(file, type.of)
  if (type?.kind === "branches")
    return type.options.map((option) => typeScope(file, option)).find((scope) => scope !== undefined)
  const target = type?.kind === "name" ? lookup(file, type) : undefined
  return target?.kind === "type" ? target.scope : undefined
}
