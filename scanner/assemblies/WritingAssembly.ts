import type { Writing } from "../bytecode/writeValue.ts"
import type { TypeDef } from "./Assembly.ts"
import type { CsharpNames } from "./CsharpNames.ts"
import type { ReadingAssembly } from "./IlFlow.ts"

/** What the types of an assembly are written with. */
export interface WritingAssembly extends Writing {
  readonly of: ReadingAssembly
  readonly names: CsharpNames
  readonly nested: ReadonlyMap<number, ReadonlyArray<TypeDef>>
  readonly machines: ReadonlyMap<string, TypeDef>
}

export const fieldRows = ({ fields: [first, end] }: TypeDef): ReadonlyArray<number> =>
  Array.from({ length: end - first }, (_, at) => first + at)

export const methodRows = ({ methods: [first, end] }: TypeDef): ReadonlyArray<number> =>
  Array.from({ length: end - first }, (_, at) => first + at)

/** A member with the type that it is of, as a reader names it. */
export const memberNamed = (type: TypeDef, name: string): string => `${type.name.replaceAll("/", ".")}.${name}`
