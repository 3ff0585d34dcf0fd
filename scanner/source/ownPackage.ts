import type { Grammar } from "../../grammars/Grammar.ts"

/** Whether a file says which package it belongs to. */
export const saysPackage = ({ namespaces, wholePackages }: Grammar): boolean => namespaces ?? wholePackages

/** The path of a file, or of its folder where the file stands for that. */
const wholeFile = ({ folderFile }: Grammar, path: string): string => {
  const parts = path.replace(/\.[^.]*$/, "").split("/")
  return (parts.at(-1) === folderFile ? parts.slice(0, -1) : parts).join(".")
}

/** The package of what a file defines, as far as its path says it. */
export const packageOfPath = (grammar: Grammar, path: string): string => {
  const { filePackages, filesShareNames } = grammar
  if (filesShareNames === true) return ""
  if (filePackages === undefined) return saysPackage(grammar) ? "" : wholeFile(grammar, path)
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
