import type { Trail, Value } from "../resolve/Value.ts"

/**
 * What a file leaves open because another one says it.
 *
 * - `constant`: the value of a qualified name, or of what a function without arguments gives, with `()` behind its name.
 * - `argument`: what calls pass for a parameter of a function, whose qualified name a constructor has from its type.
 * - `setting`: the value of a key in the configuration, or in a file of that name or in that folder.
 */
export type Question =
  | { readonly kind: "constant"; readonly name: string }
  | { readonly kind: "argument"; readonly name: string; readonly label: string; readonly position: number }
  | { readonly kind: "setting"; readonly key: string; readonly file?: string; readonly folder?: string }

/** A value that keeps its meaning outside of the file it was found in; a `constant` of a library by its key in the rules. */
export type PlainValue = Trail &
  (
    | Extract<Value, { readonly kind: "text" | "number" | "boolean" | "bytes" }>
    | { readonly kind: "constant"; readonly key: string }
  )

export interface Answer {
  readonly question: Question
  readonly values: ReadonlyArray<PlainValue>
}

/** Values by the id of their question. */
export type Answers = ReadonlyMap<string, ReadonlyArray<PlainValue>>

export const noAnswers: Answers = new Map()

export const questionId = (question: Question): string => {
  if (question.kind === "argument") return `argument ${question.name} ${question.label} ${question.position}`
  if (question.kind === "constant") return `constant ${question.name}`
  const { key, file, folder } = question
  return `setting ${key}${file === undefined ? "" : ` in ${file}`}${folder === undefined ? "" : ` of ${folder}/`}`
}

/** Begins the name of what is imported from a file of the tree, by its path from the root. */
export const FROM_ROOT = "./"

/** The name of what a function without arguments gives. */
export const calledConstant = (name: string): string => `${name}()`
