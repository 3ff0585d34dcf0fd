import type { Node } from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Captures } from "./capturesOf.ts"
import { importedFile } from "./importedFile.ts"
import { importList } from "./importList.ts"
import { importLeaves } from "./importTree.ts"
import { memberNamed, moduleNamed } from "./moduleNamed.ts"
import { saysPackage, wholePath } from "./ownPackage.ts"
import type { ImportedName } from "./Unit.ts"

/** Where names of other files come from, as far as a file was read. */
export interface Imports {
  readonly grammar: Grammar
  readonly path: string
  readonly package: string
  readonly imports: Map<string, ImportedName>
  readonly wildcards: Array<string>
}

/** A written path with dots between its parts; one that begins with its separator is absolute. */
export const dotted = (text: string, { pathSeparator }: Grammar): string =>
  pathSeparator === undefined
    ? text
    : text
        .split(pathSeparator)
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .join(".")

export const namespacesOf = (name: string, grammar: Grammar): ReadonlyArray<string> => {
  if (name === "") return []
  const cut = name.lastIndexOf(".")
  return grammar.outerNamespaces === true && cut > 0 ? [name, ...namespacesOf(name.slice(0, cut), grammar)] : [name]
}

const unquoted = (text: string): string => text.replace(/^["'`](.*)["'`]$/, "$1")

const importedAs = ({ importNames }: Grammar, path: string): string =>
  importNames === undefined
    ? lastPart(path)
    : (importNames.irregular[path] ?? importNames.pattern.exec(path)?.[1] ?? lastPart(path))

const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1)

/** What the written path of an import stands for; undefined for a file of the program itself. */
const importedPath = ({ importPaths }: Grammar, written: string): string | undefined => {
  if (importPaths === undefined) return written
  const found = importPaths.find(([pattern]) => pattern.test(written))
  return found === undefined ? undefined : written.replace(found[0], found[1])
}

/** A file of the program's own package is imported by the name of that. */
const readFileImport = ({ grammar, wildcards }: Imports, c: Captures): void => {
  const [pattern, path] = grammar.importFiles ?? []
  const written = c["import.path"]!.text
  if (pattern?.test(written) === true && c["import.alias"] === undefined)
    wildcards.push(written.replace(pattern, path!))
}

const readImport = (b: Imports, c: Captures): void => {
  readFileImport(b, c)
  const imported = importedPath(b.grammar, c["import.path"]!.text)
  if (imported === undefined) return
  const path = importedFile(moduleNamed(b.grammar, dotted(unquoted(imported), b.grammar)), b.path)
  const written = c["import.name"]?.text
  const name = written === undefined ? undefined : dotted(written, b.grammar)
  const alias = c["import.alias"]?.text
  if (c["import.wildcard"] !== undefined && alias === undefined) b.wildcards.push(path)
  else if (name !== undefined) b.imports.set(alias ?? lastPart(name), { path: memberNamed(b.grammar, path, name) })
  else if (alias !== undefined) b.imports.set(alias, { path })
  else if (saysPackage(b.grammar)) b.imports.set(importedAs(b.grammar, path), { path })
  else b.imports.set(path.split(".")[0]!, { path: path.split(".")[0]! })
}

const readImportTree = (b: Imports, tree: Node): void => {
  for (const { path, alias, isWildcard } of importLeaves(b.grammar, tree)) {
    const whole = wholePath(b.grammar, b.package, path)
    if (isWildcard === true) b.wildcards.push(whole)
    else b.imports.set(alias ?? lastPart(path), { path: whole })
  }
}

const readBeneath = (b: Imports, name: string): void => {
  b.imports.set(name, { path: `${b.package}.${name}` })
}

const readImportList = (b: Imports, text: string, marks: NonNullable<Grammar["importList"]>): void => {
  for (const { path, name } of importList(text, marks)) {
    if (name === undefined) b.wildcards.push(path)
    else b.imports.set(name, { path })
  }
}

/** Notes what one import says, whichever way it is written. False: it is none. */
export const readImports = (b: Imports, c: Captures): boolean => {
  if (c["import.beneath"] !== undefined) readBeneath(b, c["import.beneath"].text)
  else if (c["import.tree"] !== undefined) readImportTree(b, c["import.tree"])
  else if (c["import.path"] !== undefined) readImport(b, c)
  else if (c["import.list"] !== undefined && b.grammar.importList !== undefined)
    readImportList(b, c["import.list"].text.replace(/^import\s+(?:_root_\.)?/, ""), b.grammar.importList)
  else return false
  return true
}
