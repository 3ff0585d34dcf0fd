import type { Node } from "../scanner/tree/Node.ts"
import type { Inclusions } from "./inclusions.ts"

/** One name that an import brings in, dots between the parts of its path. Without a name: all that the path holds. */
export interface ImportedPath {
  readonly path: string
  readonly name: string | undefined
}

/** Where each file is a module that others import by its path. */
export interface FileModules {
  /** Name of a file that stands for its folder: `index`, `__init__`. */
  readonly folder: string
  /** Names under which a file gives what it exports, beside those of its own: `default.name`, `module.exports.name`. */
  readonly exportedAs: ReadonlyArray<ReadonlyArray<string>>
  /** Imports that may name a file of the tree by the end of its path; any, where it is not given. */
  readonly named: RegExp | undefined
}

/** Where the path of an import begins with that of a module, and what is imported is the package of a folder in it. */
export interface ModuleFolders {
  /** Packages of the standard library, which are of no module. */
  readonly standard: RegExp
  /** What a module is called that a known host keeps. */
  readonly hosted: RegExp
  /** Parts of a path that no folder has: the version of a module. */
  readonly unfoldered: RegExp
  /** What an import that gives no name is known by. */
  readonly localName: (path: string) => string
}

/** How files name what other files and packages define, and which package a file is. */
export interface Imports {
  /**
   * What says which package a file is: its `path`, or the file itself (`declared`), where the names of outer packages may
   * be seen from inner ones as well (`nested`). `none`: names at the top of a file are those of the whole program.
   */
  readonly packageOf: "path" | "declared" | "nested" | "none"
  /** How the path of a file becomes the package of what it defines, where that is not the path with dots. */
  readonly pathPackage: ((path: string) => string) | undefined
  /** True when a package is always written whole, so that it can serve as one prefilter word. */
  readonly wholePackages: boolean
  /** True when a file that uses a member of an object says the namespace of its type. */
  readonly namespacesWritten: boolean
  /** Packages whose members need no import. */
  readonly implicitPackages: ReadonlyArray<string>
  /** Packages whose types examples name without importing them; what is found so is said to be assumed. */
  readonly assumedPackages: ReadonlyArray<string>
  /** True where a package gives others on under their names, so that a path may lead through it to one that rows know. */
  readonly givesOnPackages: boolean
  /** What stands between the parts of a qualified name, where it is no dot. */
  readonly pathSeparator: string | undefined
  readonly files: FileModules | undefined
  readonly folders: ModuleFolders | undefined
  /**
   * The names rows use for a module, from the one it is imported by: none for what is no module. Further ones are files
   * of the program that the import may mean as well.
   */
  readonly modulesNamed: (written: string) => ReadonlyArray<string>
  /** The names of an import that may list several (`@import.list`). */
  readonly listed: (written: Node) => ReadonlyArray<ImportedPath>
  /** The whole path for one that begins with a word for the package it is written in. */
  readonly wholePath: (package_: string, path: string) => string
  /** The name rows use for a member of what has this name. */
  readonly memberNamed: (owner: string, name: string) => string
  /** Functions whose call with a constant text is the module of that name. */
  readonly importFunctions: ReadonlySet<string>
  /** The mark before a text that names the module whose function is called. */
  readonly moduleMark: string | undefined
  /** What qualified names look like that another file may define; all names, where it is not given. */
  readonly sharedNames: RegExp | undefined
  /** Finds the packages that a text says to be of, where a name of another one needs an import or is written whole. */
  readonly packageClause: RegExp | undefined
  /** True when an import writes package and name, or package and asterisk, in one piece. */
  readonly importsWhole: boolean
  /** What a text takes in of other files as if it were written there, where names have no packages to tell them apart. */
  readonly inclusions: ((text: string) => Inclusions) | undefined
}

/** What most languages say, for a grammar to go on from. What is left out here each grammar says itself. */
export const plainImports: Omit<Imports, "wholePackages" | "implicitPackages"> = {
  packageOf: "path",
  pathPackage: undefined,
  namespacesWritten: false,
  assumedPackages: [],
  givesOnPackages: false,
  pathSeparator: undefined,
  files: undefined,
  folders: undefined,
  modulesNamed: (written) => [written],
  listed: () => [],
  wholePath: (_, path) => path,
  memberNamed: (owner, name) => `${owner}.${name}`,
  importFunctions: new Set(),
  moduleMark: undefined,
  sharedNames: undefined,
  packageClause: undefined,
  importsWhole: false,
  inclusions: undefined
}

/** How modules are called that are imported by another name: patterns and what they become, in turn. */
type ModuleNames = ReadonlyArray<readonly [pattern: RegExp, replacement: string]>

/** The name rows use for a module, from the one it is imported by. */
export const renamedModule =
  (names: ModuleNames) =>
  (written: string): ReadonlyArray<string> => [
    names.reduce((path, [pattern, replacement]) => path.replace(pattern, replacement), written)
  ]
