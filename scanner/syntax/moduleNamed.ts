import type { Grammar } from "../../grammars/Grammar.ts"

/** The name rows use for a module, from the one it is imported by. */
export const moduleNamed = ({ modulePaths = [] }: Grammar, written: string): string =>
  modulePaths.reduce((path, [pattern, replacement]) => path.replace(pattern, replacement), written)
