import type { InnerScripts } from "./innerScripts.ts"
import type { LineBound } from "./missedLineEnds.ts"
import type { NodeRule } from "./NodeRule.ts"
import type { SettingsAccess } from "./settings.ts"
import type { BodySyntax, StandInSyntax } from "./standIns.ts"

/** Node types of an import that lists several names, nested at will: `use a::{b, c::{d as e, *}}`. */
export interface ImportTree {
  readonly list: string
  readonly scoped: { readonly type: string; readonly path: string; readonly list: string }
  readonly renamed: { readonly type: string; readonly path: string; readonly alias: string }
  readonly wildcard: string
  /** A name in a list that stands for the path in front of the list. */
  readonly self: string
}

/** Calls whose result is, for the scanner, what they are given: `name/count of arguments`. */
export interface PassedOn {
  /** Methods that give what they are called on. */
  readonly methods: ReadonlySet<string>
  /** Functions that give their last argument, by the end of the written name, dots between the parts. */
  readonly functions: ReadonlySet<string>
  /** Methods that give what they are called on or else their argument. */
  readonly fallbacks: ReadonlySet<string>
  /** Methods that give what they are called on or else what a function says, which is read where that is a constant. */
  readonly otherwise?: ReadonlySet<string>
  /** Functions that give nothing that is used: `Err`. */
  readonly nothing: ReadonlySet<string>
}

/**
 * What a standard function makes of its receiver or arguments, as far as a constant is concerned. `fallback` reads a
 * setting whose name and default are the arguments: the default is known, the setting is not; `placeholder` has both in
 * one text, `${name:default}`. `entry` is what its receiver holds under its first argument, or else its last one; `pairs`
 * are entries whose keys and values are arguments by turns. `sized` makes as many
 * bytes as its argument says. `decode` makes bytes of a text in the encoding its second argument names, `encode` text of
 * bytes; `zeros` makes so many bytes, or bytes of a list. `either` gives its receiver or else its only argument.
 * `attribute` is a member by its name, or else its last argument; `field` is a field that names its setting and its default. `default` takes a name, a default and an explanation. `merge` adds the entries of its last argument to those of the others. `nameof` is the name of what its argument names.
 */
export type TextFunction =
  | "same"
  | "lower"
  | "upper"
  | "format"
  | "printf"
  | "join"
  | "concat"
  | "replace"
  | "trim"
  | "repeat"
  | "hex"
  | "base64"
  | "value"
  | "length"
  | "buffer"
  | "allocate"
  | "fallback"
  | "entry"
  | "pairs"
  | "placeholder"
  | "nameof"
  | "decode"
  | "encode"
  | "zeros"
  | "utf8"
  | "join-list"
  | "merge"
  | "sized"
  | "either"
  | "default"
  | "field"
  | "attribute"

/**
 * A standard function that runs a block of code. What it is called on, or without that its first argument, is in the
 * block the object `self` stands for or the block's `parameter`. The call gives this `object` or the block's `result`.
 */
export interface BlockFunction {
  readonly object?: "self" | "parameter"
  readonly gives: "object" | "result"
}

/** Everything the scanner knows about one language beside its `.scm` query. */
export interface Grammar {
  readonly name: string
  readonly expressions: { readonly [nodeType: string]: NodeRule }
  /**
   * Where `a.b(c)` is no node of its own but a row of siblings: the links behind the first node, the node that a link
   * only wraps, and the parts of links. A cascade is a link that yields what it is called on.
   */
  readonly chain?: {
    readonly links: ReadonlyArray<string>
    readonly link: string
    readonly cascade: string
    readonly call: string
    readonly args: string
    readonly typeArgs: string
    readonly index: string
  }
  /** Name of a file that stands for its folder: `index`, `__init__`. */
  readonly folderFile?: string
  /** True when what a file imports can be imported from it. */
  readonly importsAreMembers?: boolean
  /** Names under which a file gives what it exports, beside those of its own: `default.name`, `module.exports.name`. */
  readonly exportedAs?: ReadonlyArray<ReadonlyArray<string>>
  /** Imports that may name a file of the tree by the end of its path. Any, if not given. */
  readonly fileImports?: RegExp
  /** True when the names of outer namespaces are seen from inner ones. */
  readonly outerNamespaces?: boolean
  /** How the path of an import names a package: the first pattern that matches, and what it becomes. Others are of the program itself. */
  readonly importPaths?: ReadonlyArray<readonly [pattern: RegExp, path: string]>
  /** How the path of an import that names a package names a file of it, should it be the program's own. */
  readonly importFiles?: readonly [pattern: RegExp, path: string]
  /** Node types of a keyword argument, with the fields that hold its name and value; without the latter, its last child. */
  readonly keyword?: {
    readonly type: string
    readonly name: string
    readonly value?: string
    /** Node type of an argument whose text is its name and its value. */
    readonly shorthand?: string
  }
  /** Node types among arguments that are none. */
  readonly notArguments?: ReadonlySet<string>
  /** True when a hash as last argument gives keyword arguments as well. */
  readonly optionsAreKeywords?: boolean
  /** Node types among arguments that hold several keyword arguments. */
  readonly keywordLists?: ReadonlySet<string>
  readonly comments: ReadonlySet<string>
  /** Node types of type annotations, in which a name is no use of what it names. */
  readonly annotations: ReadonlySet<string>
  /** Node types through which a member is only tested, as a `condition` or by an operator with one operand. */
  readonly tests?: { readonly through: ReadonlySet<string>; readonly unary: ReadonlySet<string> }
  /** Operators that concatenate text, format text, choose the first usable value, or set several flags at once;
   * `guard` gives its right operand. */
  readonly operators: {
    readonly [operator: string]:
      | "concat"
      | "printf"
      | "either"
      | "guard"
      | "multiply"
      | "add"
      | "divide"
      | "power"
      | "shift-left"
      | "union"
      | "flags"
      | "minus"
  }
  /** Members that are another form of what they are asked of: the raw value of a constant, the bytes of a text. */
  readonly sameMembers?: ReadonlySet<string>
  /** Members, and methods with the mark of a call, that give the name of a constant of an enumeration. */
  readonly constantNames?: ReadonlySet<string>
  /** Members that tell the length of what they are asked of. */
  readonly lengthMembers?: ReadonlySet<string>
  /**
   * Standard functions on text, by qualified name, `Type#method` (which is about the arguments) or `#method` (about the
   * receiver), with the name of an argument where that decides: `Data(count:)`.
   */
  readonly textFunctions: { readonly [name: string]: TextFunction }
  /**
   * Further standard functions, by qualified name (`new Type` for a construction) or `#method`, that make something of what
   * they are given, so that random numbers among that go into it.
   */
  readonly carriers?: ReadonlySet<string>
  /** Methods that put their arguments into the object they are called on. */
  readonly adders?: ReadonlySet<string>
  readonly escapes: { readonly [letter: string]: string }
  /**
   * Marks by which the text itself shows that a name may be used and is not only declared or written as a type: right
   * before or behind the name, white space aside. Without them every name is looked at.
   */
  readonly useMarks?: { readonly before: ReadonlyArray<string>; readonly behind: ReadonlyArray<string> }
  /** Names that stand for the object a method runs on. */
  readonly selfNames: ReadonlySet<string>
  /** Packages whose members need no import. */
  readonly implicitPackages: ReadonlyArray<string>
  /** Where programs read their settings. */
  readonly settings?: SettingsAccess
  /** Methods that put their second argument into an object, under their first. */
  readonly mapWriters?: ReadonlySet<string>
  /** Types of the platform, which no file of a program defines. */
  readonly platformTypes?: RegExp
  /** Packages whose types examples name without importing them; what is found so is said to be assumed. */
  readonly assumedPackages?: ReadonlyArray<string>
  /** What a file may stand in for by declarations without an implementation, where the language can tell. */
  readonly standIns?: StandInSyntax
  /** Names that stand for true and false. */
  readonly booleans?: ReadonlyMap<string, boolean>
  /** True where a block behind the arguments of a call is the last of them. */
  readonly blockIsArgument?: boolean
  /** What the body of a function looks like, where the language tells but knows no stand-ins. */
  readonly bodies?: BodySyntax
  /** True when a variable belongs to the block that declares it, false when it belongs to the whole function. */
  readonly blockScoped: boolean
  /** True when methods see the fields of their class without naming the object. */
  readonly fieldsInScope: boolean
  /** How the path of a file becomes the package of what it defines: patterns and what they become, in turn. */
  readonly filePackages?: ReadonlyArray<readonly [pattern: RegExp, replacement: string]>
  /**
   * Where the path of an import begins with that of a module: the packages of the standard library, which are of none, and
   * what a module is called that a known host keeps.
   */
  readonly modulePackages?: { readonly standard: RegExp; readonly hosted: RegExp }
  /** Parts of the path of an import that no folder has: the version of a module. */
  readonly unfoldered?: RegExp
  /** First words of a path that mean the file's own program, its own package, and the one above that. */
  readonly ownPaths?: { readonly root: string; readonly here: string; readonly above: string }
  /** True when a package is always written whole, so that it can serve as one prefilter word. */
  readonly wholePackages: boolean
  /** Finds the packages that a text says to be of, where a name of another one needs an import or is written whole. */
  readonly packageClause?: RegExp
  /** True when an import writes package and name, or package and asterisk, in one piece. */
  readonly importsWhole?: boolean
  /** True when whatever has a value is a member of a type. */
  readonly membersInTypes?: boolean
  /** True when the names at the top of a file are those of the whole program, so that a file is no package. */
  readonly filesShareNames?: boolean
  /** The word before the type of every construction, where there is one. */
  readonly constructWord?: string
  /** Words before the name of a type that is defined, where there are such. */
  readonly typeWords?: ReadonlyArray<string>
  /** Words before the bases of a type, where there are such. */
  readonly deriveWords?: ReadonlyArray<string>
  /** True when constructing an object is written as a call of its type. */
  readonly constructIsCall: boolean
  /** How the name of a module, as it is imported, becomes the one rows use. */
  readonly modulePaths?: ReadonlyArray<readonly [pattern: RegExp, replacement: string]>
  /** Functions whose call with a constant text is the module of that name. */
  readonly importFunctions?: ReadonlySet<string>
  /** The member of a module that stands for the module itself. */
  readonly defaultMember?: string
  /** The member of a type that stands for the type itself, as a value. */
  readonly typeMember?: string
  /** Members of modules that rows call by another name, such as a module that is a member of itself. */
  readonly memberAliases?: { readonly [member: string]: string }
  /** Names that need no import, with what rows call them. Where they are given, any other name that nothing declares is unknown. */
  readonly globals?: { readonly [name: string]: string }
  /** What names look like that a file may use from another one without importing them; all names, where it is not given. */
  readonly sharedNames?: RegExp
  /** Names of the object whose members are the globals. */
  readonly globalObjects?: ReadonlySet<string>
  /** Functions that give back the function they are given, and methods that give back the function they are called on. */
  readonly functionWrappers?: ReadonlySet<string>
  readonly importTree?: ImportTree
  readonly passedOn?: PassedOn
  /** Generic types that stand for their first type argument: `Option<Key>`. */
  readonly wrapperTypes?: ReadonlySet<string>
  /** The member by which a type is constructed, where there is one: `Type.init(...)`. */
  readonly constructorName?: string
  /** Standard functions that run a block of code, by name. */
  readonly blockFunctions?: { readonly [name: string]: BlockFunction }
  /** The parameter of a block that names none. */
  readonly implicitParameter?: string
  /** What methods that read or write a property begin with, where the property may be named instead: `setX(1)`, `x = 1`. */
  readonly accessors?: { readonly get: ReadonlyArray<string>; readonly set: string }
  /** What methods begin with that read a field and that tools add to a type: `getName` of `name`. */
  readonly addedGetters?: ReadonlyArray<string>
  /** Marks in an import that lists several names in braces: before another name, and for all names. */
  readonly importList?: { readonly rename: ReadonlyArray<string>; readonly wildcard: ReadonlyArray<string> }
  /** True when a method without arguments may be called without parentheses. */
  readonly bareMethods?: boolean
  /** Functions that construct an object of their type argument. */
  readonly makers?: ReadonlySet<string>
  /** What an import that gives no name is known by: the first group of the pattern, or its own where the path is irregular. */
  readonly importNames?: { readonly pattern: RegExp; readonly irregular: { readonly [path: string]: string } }
  /** The function that constructs an object of the type that is its first argument. */
  readonly allocator?: string
  /** True when methods stand outside of their types, and objects are known by what their variables are declared with. */
  readonly methodsOutside?: boolean
  /** True when a local name means the variable only behind its declaration. */
  readonly declaredBefore?: boolean
  /** True when a type is called to convert a value to it. */
  readonly conversionIsCall?: boolean
  /** The node of an operator that passes its left side to the call on its right, as first argument. */
  readonly pipe?: { readonly type: string; readonly operator: string; readonly left: string; readonly right: string }
  /** Calls that define what is written like a call in them. */
  readonly definitions?: ReadonlySet<string>
  /** The mark before a text that names the module whose function is called. */
  readonly moduleMark?: string
  /** True when a function can return several values, so that the first name on the left takes the first. */
  readonly returnsTuples?: boolean
  /** True when a file says its package itself and imports are known by their last part. As `wholePackages` if not given. */
  readonly namespaces?: boolean
  /** True when the names of arguments may be written in capitals or not; rows write them in small letters. */
  readonly foldsLabels?: true
  /** True when a file that uses a member of an object says the namespace of its type. */
  readonly namespacesWritten?: boolean
  /** Node types that stand for their child where they have but one. */
  readonly wrappers?: ReadonlySet<string>
  /** How many nodes above a name its use is found, where the usual number is too small. */
  readonly siteHeight?: number
  /** What stands between the parts of a qualified name, where it is no dot. */
  readonly pathSeparator?: string
  /** Node types whose first child is only asked for something else, beside those of a member access. */
  readonly owners?: ReadonlySet<string>
  /** True when a name without parentheses may be a call. */
  readonly bareCalls?: boolean
  /** True when a function without a name assigns the variables around it. */
  readonly sharedClosures?: boolean
  /** Statements that end with their line, which the grammar sometimes misses. */
  readonly lineBound?: LineBound
  /** How a program is given another text of this language to run. */
  readonly innerScripts?: InnerScripts
  /** True when its calls run programs, whose names and options are only known once variables have their values. */
  readonly runsCommands?: true
  /** What stands before the name of a variable where it is used and not where it is assigned. */
  readonly variableMark?: string
  /** True when parameters are not declared but used by their number, from 1. */
  readonly numberedParameters?: true
  /** Variables that stand for all parameters of the function around them. */
  readonly allParameters?: ReadonlySet<string>
  /** The command that drops parameters of the function around it, one or as many as it says. */
  readonly dropsParameter?: string
  /** True when a function assigns the variables around it, unless it declares its own. */
  readonly assignsOutside?: true
  /** The name a constructor is defined by and, where types are no words of their own, the method that calls it. */
  readonly constructors?: { readonly named: string; readonly calledAs?: string }
}
