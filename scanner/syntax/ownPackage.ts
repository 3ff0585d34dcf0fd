import type { Grammar } from "../../grammars/Grammar.ts"

const saysPackage = ({ namespaces, wholePackages }: Grammar): boolean => namespaces ?? wholePackages

/** The package of what a file defines, as far as its path says it. */
export const packageOfPath = (grammar: Grammar, path: string): string => {
  const { filePackages, filesShareNames } = grammar
  if (filesShareNames === true) return ""
  if (filePackages === undefined) return saysPackage(grammar) ? "" : path.replace(/\.[^.]*$/, "").replaceAll("/", ".")
  const named = filePackages.reduce((written, [pattern, replacement]) => written.replace(pattern, replacement), path)
  return grammar.wholePackages ? named : named.replaceAll("/", ".")
}

/** A path that begins with a word for where it is written: `crate::names`, `super::names`. Others are whole. */
export const wholePath = ({ ownPaths }: Grammar, package_: string, path: string): string => {
  if (ownPaths === undefined) return path
  const { root, here, above } = ownPaths
  const [first, ...rest] = path.split(".")
  if (first === root) return [package_.split(".")[0], ...rest].join(".")
  if (first === here) return [package_, ...rest].join(".")
  if (first !== above) return path
  const ups = [first, ...rest].findIndex((part) => part !== above)
  const count = ups === -1 ? rest.length + 1 : ups
  return [...package_.split(".").slice(0, -count), ...rest.slice(count - 1)].join(".")
}
