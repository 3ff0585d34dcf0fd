/** Tells whether a value that somebody else wrote is what it should be. */
export type Shape<A> = (value: unknown) => value is A

type Of<S> = S extends Shape<infer A> ? A : never

interface Members {
  readonly [name: string]: Shape<unknown>
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const isText: Shape<string> = (value) => typeof value === "string"

export const isNumber: Shape<number> = (value): value is number => Number.isFinite(value)

export const isBoolean: Shape<boolean> = (value) => typeof value === "boolean"

export const isTrue: Shape<true> = (value) => value === true

export const isOneOf = <A extends string>(...all: ReadonlyArray<A>): Shape<A> => {
  const known = new Set<unknown>(all)
  return (value): value is A => known.has(value)
}

export const isEither =
  <A, B>(isOne: Shape<A>, isOther: Shape<B>): Shape<A | B> =>
  (value): value is A | B =>
    isOne(value) || isOther(value)

export const isListOf =
  <A>(is: Shape<A>): Shape<ReadonlyArray<A>> =>
  (value): value is ReadonlyArray<A> =>
    Array.isArray(value) && value.every(is)

export const isRecordOf =
  <A>(is: Shape<A>): Shape<{ readonly [name: string]: A }> =>
  (value): value is { readonly [name: string]: A } => {
    if (!isObject(value)) return false
    for (const name in value) if (!is(value[name])) return false
    return true
  }

/** An object with these members, and of others those alone that are named, each as it must be. */
export const isStruct = <R extends Members, O extends Members = {}>(required: R, optional?: O) => {
  const needed = Object.entries(required)
  const all = new Map<string, Shape<unknown>>([...needed, ...Object.entries(optional ?? {})])
  return (value: unknown): value is { readonly [N in keyof R]: Of<R[N]> } & { readonly [N in keyof O]?: Of<O[N]> } => {
    if (!isObject(value)) return false
    for (const [name] of needed) if (!Object.hasOwn(value, name)) return false
    for (const name in value) if (all.get(name)?.(value[name]) !== true) return false
    return true
  }
}

const DEEPEST = 64

/** Anything that JSON can say, unless it is nested deeper than any result is. */
export const isPlain: Shape<unknown> = (value): value is unknown => isPlainTo(value, DEEPEST)

const isPlainTo = (value: unknown, depth: number): boolean => {
  if (typeof value !== "object" || value === null) return true
  if (depth === 0) return false
  for (const name in value)
    if (!isPlainTo((value as { readonly [name: string]: unknown })[name], depth - 1)) return false
  return true
}
