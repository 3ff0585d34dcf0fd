import type { SettingsPath, Trail, Value } from "./Value.ts"
import { isTypeName } from "../source/identifiers.ts"

/**
 * What a file leaves open because another one says it.
 *
 * - `constant`: the value of a qualified name, or of what a function gives, with `()` behind its name and, where the call
 *   has any, its arguments; or what such an object holds under the keys of a path;
 *   or the field that a `getter` reads, if its type does not have that; or the `setting` that it is the key of; or with
 *   `overrides`, what types derived from the one that the name begins with have under it; or with `asks`, of which types
 *   it is; or of which `type` it is another name; or with `within`, what is in the
 *   type that the first type of the name leaves open under the second part of it.
 * - `argument`: what calls pass for a parameter of a function, whose qualified name a constructor has from its type; or what
 *   such an object holds under the keys of a path; or of a `generic` type or function, which type its type parameter is.
 * - `call`: where a function is called that gives what a use in it makes, or with `passes` to which it passes its parameters;
 *   with `labels` only calls with such arguments, with `count` only those with so many.
 * - `setting`: the value of a key in the configuration, or in a file of that name or in that folder.
 */
export type Question =
  | {
      readonly kind: "constant"
      readonly name: string
      readonly args?: ReadonlyArray<Given>
      readonly path?: ReadonlyArray<string>
      readonly getter?: string
      readonly setting?: SettingsPath
      readonly overrides?: true
      readonly within?: true
      readonly asks?: "types" | "type"
    }
  | {
      readonly kind: "argument"
      readonly name: string
      readonly label: string
      readonly position: number
      /** How many arguments a call has at most, where others of that name take more. */
      readonly count?: number
      /** How many arguments those others take: a call with so many is theirs. */
      readonly others?: ReadonlyArray<number>
      readonly path?: ReadonlyArray<string>
      readonly generic?: GenericAsked
      /** The parameter has a default, which calls that leave it out are said to take. */
      readonly hasDefault?: true
    }
  | {
      readonly kind: "call"
      readonly name: string
      readonly passes?: boolean
      readonly labels?: Labels
      readonly count?: number
    }
  | { readonly kind: "setting"; readonly key: string; readonly file?: string; readonly folder?: string }

/** The names of the arguments of one of several functions of a name, by which a call of it is told: those it has, and those it needs. */
export interface Labels {
  readonly all: ReadonlyArray<string>
  readonly needed: ReadonlyArray<string>
}

/** A type parameter by its position, and the parameters that are of its type, so that it follows from what they are given. */
export interface GenericAsked {
  readonly position: number
  readonly from: ReadonlyArray<{ readonly label: string; readonly position: number }>
}

/** An argument of a call, as far as it means the same in another file. */
export interface Given {
  readonly keyword?: string
  readonly value?: string | number | boolean
}

/**
 * A value that keeps its meaning outside of the file it was found in; a `constant` of a library by its key in the rules. An
 * `implied` member is of the type that the place it is passed to declares, which is the same in every file.
 */
export type PlainValue = Trail &
  (
    | Extract<Value, { readonly kind: "text" | "number" | "boolean" | "bytes" | "null" }>
    | { readonly kind: "constant"; readonly key: string }
    /** A constant of the program of which only the name is known, or what a call or a definition may be beside what is known. */
    | { readonly kind: "unknown"; readonly symbol?: string }
    | { readonly kind: "implied"; readonly name: string }
    /** That a call leaves the parameter it is asked for to its default. */
    | { readonly kind: "omitted" }
  )

export interface Answer {
  readonly question: Question
  readonly values: ReadonlyArray<PlainValue>
}

/** Notes what would have to be known to say more. */
export type Ask = (questions: ReadonlyArray<Question>) => void

/** Values by the id of their question. */
export type Answers = ReadonlyMap<string, ReadonlyArray<PlainValue>>

export const noAnswers: Answers = new Map()

export const questionId = (question: Question): string => {
  if (question.kind === "argument") {
    const { kind, name, label, position, count, path, generic, hasDefault } = question
    if (generic !== undefined) return `${kind} ${name} ${JSON.stringify(generic)}`
    return `${kind} ${name} ${label} ${position}${count === undefined ? "" : ` of ${count}`}${path === undefined ? "" : ` ${JSON.stringify(path)}`}${hasDefault === true ? " or default" : ""}`
  }
  if (question.kind === "constant") {
    const { kind, name, ...how } = question
    return Object.keys(how).length === 0 ? `${kind} ${name}` : `${kind} ${name} ${JSON.stringify(how)}`
  }
  if (question.kind === "call") {
    const { name, passes, labels, count } = question
    const told = labels === undefined ? "" : ` ${JSON.stringify(labels)}`
    return `${passes === true ? "pass" : "call"} ${name}${count === undefined ? "" : ` of ${count}`}${told}`
  }
  const { key, file, folder } = question
  return `setting ${key}${file === undefined ? "" : ` in ${file}`}${folder === undefined ? "" : ` of ${folder}/`}`
}

/** Begins the name of what is imported from a file of the tree, by its path from the root. */
export const FROM_ROOT = "./"

/** Ends the name of what a file as a whole gives to those that include it, behind the end of its path. */
const GIVEN = ".return"

export const givenByFile = (file: string): string => `@/${file.replace(/\.\w+$/, "")}${GIVEN}`

/** The end of the path of the file whose whole is asked for, without its extension. */
export const fileAsked = (name: string): string | undefined =>
  name.startsWith("@/") && name.endsWith(GIVEN) ? name.slice(2, -GIVEN.length) : undefined

export const isFileAsked = (path: string, asked: string): boolean =>
  `/${path.replace(/\.[^./]*$/, "")}`.endsWith(`/${asked}`)

/** The name of what a function gives. */
export const calledConstant = (name: string): string => `${name}()`

/** The key of a path that is a member of the object, or a method of it, and no entry. */
export const memberKey = (name: string): string => `.${name}`
export const calledKey = (name: string): string => `.${name}()`

/** The name without the marks of calls in it. */
export const uncalled = (name: string): string => name.replaceAll("()", "")

/** The types in front of the last part of a qualified name, outer ones first. */
export const typesIn = (name: string): ReadonlyArray<string> => name.split(".").slice(0, -1).filter(isTypeName)
