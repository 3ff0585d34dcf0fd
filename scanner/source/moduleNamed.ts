import type { Grammar } from "../../grammars/Grammar.ts"

/** The name rows use for a member of what has this name. */
export const memberNamed = (
  { defaultMember, typeMember, memberAliases = {} }: Grammar,
  owner: string,
  name: string
): string =>
  name === defaultMember || name === typeMember ? owner : (memberAliases[`${owner}.${name}`] ?? `${owner}.${name}`)

/** The name rows use for a module, from the one it is imported by. */
export const moduleNamed = ({ modulePaths = [] }: Grammar, written: string): string =>
  modulePaths.reduce((path, [pattern, replacement]) => path.replace(pattern, replacement), written)
