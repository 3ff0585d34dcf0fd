import * as Redacted from "effect/Redacted"

/** An environment variable: how it is parsed, its default, and its purpose. */
export interface Setting<A> {
  readonly name: string
  readonly read: (text: string) => A | undefined
  readonly expected: string
  readonly fallback: A
  readonly shown: string
  readonly says: string
}

interface Words {
  readonly says: string
  /** The default in words, if the value itself does not explain it. */
  readonly shown?: string
}

export const whole = (name: string, fallback: number, [least, most]: readonly [number, number], words: Words) =>
  ({
    name,
    read: (text) => {
      const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
      return number >= least && number <= most ? number : undefined
    },
    expected: `a whole number from ${least} to ${most}`,
    fallback,
    shown: String(fallback),
    ...words
  }) satisfies Setting<number>

export const matching = <A extends string | undefined>(
  name: string,
  fallback: A,
  pattern: RegExp,
  expected: string,
  words: Words
): Setting<string | A> => ({
  name,
  read: (text) => (pattern.test(text) ? text : undefined),
  expected,
  fallback,
  shown: fallback ?? "",
  ...words
})

export const oneOf = <const A extends string>(
  name: string,
  fallback: NoInfer<A>,
  values: ReadonlyArray<A>,
  words: Words
): Setting<A> => ({
  name,
  read: (text) => values.find((value) => value === text),
  expected: `one of ${values.join(", ")}`,
  fallback,
  shown: fallback,
  ...words
})

export const listOf = (
  name: string,
  fallback: ReadonlyArray<string>,
  item: RegExp,
  expected: string,
  words: Words
): Setting<ReadonlyArray<string>> => ({
  name,
  read: (text) => {
    const items = text.split(",").map((part) => part.trim())
    return items.every((part) => item.test(part)) ? items : undefined
  },
  expected,
  fallback,
  shown: fallback.join(","),
  ...words
})

/** A value that no message, log line or trace contains. */
export const secret = (
  name: string,
  pattern: RegExp,
  expected: string,
  words: Words
): Setting<Redacted.Redacted | undefined> => ({
  name,
  read: (text) => (pattern.test(text) ? Redacted.make(text, { label: name }) : undefined),
  expected,
  fallback: undefined,
  shown: "",
  ...words
})
