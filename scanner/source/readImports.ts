import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { ImportedName } from "./ParsedFile.ts"
import type { ScopeTree } from "./ScopeTree.ts"
import type { Captures } from "./captures.ts"

const RELATIVE = /^\.{1,2}(?:\/|$)/

const folderOf = (path: string): ReadonlyArray<string> => path.split("/").slice(0, -1)

/** A path that begins with `./` or `../`, as one from the root of the tree, which no package is named like. */
const relativeFile = (written: string, folder: ReadonlyArray<string>): string => {
  const parts = [...folder]
  for (const part of written.split("/")) {
    if (part === "..") parts.pop()
    else if (part !== "." && part !== "") parts.push(part)
  }
  return `./${parts.join("/")}`
}

/** The module an import of a file names, where it says so by the place of that file: `./names`, `..names`. */
export const importedFile = (written: string, path: string): string => {
  const folder = folderOf(path)
  if (RELATIVE.test(written)) return relativeFile(written, folder)
  const dots = /^\.*/.exec(written)![0].length
  if (dots === 0) return written
  const base = folder.slice(0, folder.length - dots + 1)
  return [...base, written.slice(dots)].filter((part) => part !== "").join(".")
}

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

/** Where names of other files come from, as far as a file was read. */
export interface Imports {
  readonly grammar: Grammar
  readonly path: string
  readonly package: string
  readonly imports: Map<string, ReadonlyArray<ImportedName>>
  readonly scopes: Pick<ScopeTree, "holderOf">
  readonly wildcards: Array<string>
}

/** A written path with dots between its parts; one that begins with its separator is absolute. */
export const dotted = (text: string, { imports: { pathSeparator } }: Grammar): string =>
  pathSeparator === undefined
    ? text
    : text
        .split(pathSeparator)
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .join(".")

/** The package a file says it is, and those around it whose names it sees as well. */
export const namespacesOf = (name: string, grammar: Grammar): ReadonlyArray<string> => {
  if (name === "") return []
  const cut = name.lastIndexOf(".")
  const isNested = grammar.imports.packageOf === "nested" && cut > 0
  return isNested ? [name, ...namespacesOf(name.slice(0, cut), grammar)] : [name]
}

const unquoted = (text: string): string => text.replace(/^["'`](.*)["'`]$/, "$1")

const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1)

const add = ({ imports, scopes }: Imports, at: Node, name: string, path: string): void => {
  const known = imports.get(name) ?? []
  const scope = scopes.holderOf(at.startIndex)
  imports.set(name, [{ path, scope }, ...known.filter((one) => one.path !== path || one.scope !== scope)])
}

const readImport = (b: Imports, c: Captures): void => {
  const { modulesNamed, memberNamed, folders } = b.grammar.imports
  const [module, ...files] = modulesNamed(dotted(unquoted(c["import.path"]!.text), b.grammar))
  if (module === undefined) return
  const path = importedFile(module, b.path)
  const at = c["import.path"]!
  const written = c["import.name"]?.text
  const name = written === undefined ? undefined : dotted(written, b.grammar)
  const alias = c["import.alias"]?.text
  if (alias === undefined) b.wildcards.push(...files)
  if (c["import.wildcard"] !== undefined && alias === undefined) b.wildcards.push(path)
  else if (name !== undefined) add(b, at, alias ?? lastPart(name), memberNamed(path, name))
  else if (alias !== undefined) add(b, at, alias, path)
  else if (declaresPackage(b.grammar)) add(b, at, (folders?.localName ?? lastPart)(path), path)
  else add(b, at, path.split(".")[0]!, path.split(".")[0]!)
}

const readListed = (b: Imports, list: Node): void => {
  for (const { path, name } of b.grammar.imports.listed(list)) {
    const whole = b.grammar.imports.wholePath(b.package, path)
    if (name === undefined) b.wildcards.push(whole)
    else add(b, list, name, whole)
  }
}

const readBeneath = (b: Imports, node: Node): void => add(b, node, node.text, `${b.package}.${node.text}`)

/** Notes what one import says, whichever way it is written. False: it is none. */
export const readImports = (b: Imports, c: Captures): boolean => {
  if (c["import.beneath"] !== undefined) readBeneath(b, c["import.beneath"])
  else if (c["import.path"] !== undefined) readImport(b, c)
  else if (c["import.list"] !== undefined) readListed(b, c["import.list"])
  else return false
  return true
}
