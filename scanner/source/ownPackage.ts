import type { Grammar } from "../../grammars/Grammar.ts"

/** Whether a file says which package it belongs to. */
export const declaresPackage = ({ imports: { packageOf } }: Grammar): boolean =>
  packageOf === "declared" || packageOf === "nested"

/** The path of a file, or of its folder where the file stands for that. */
const wholeFile = ({ imports: { files } }: Grammar, path: string): string => {
  const parts = path.replace(/\.[^.]*$/, "").split("/")
  return (parts.at(-1) === files?.folder ? parts.slice(0, -1) : parts).join(".")
}

/** The package of what a file defines, as far as its path says it. */
export const packageOfPath = (grammar: Grammar, path: string): string => {
  const { pathPackage, packageOf } = grammar.imports
  if (pathPackage !== undefined) return pathPackage(path)
  return packageOf === "path" ? wholeFile(grammar, path) : ""
}
