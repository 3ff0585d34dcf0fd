import type { Value } from "./Value.ts"

/** Before the name of a constant of which only that is known. */
const SYMBOL = "symbol "

/** What a value is compared by; undefined where that is not known. */
export const comparable = (value: Value): string | undefined => {
  switch (value.kind) {
    case "text":
      return value.text
    case "number":
    case "boolean":
      return String(value.value)
    case "null":
      return "null"
    case "implied":
      return value.expr.kind === "member" ? SYMBOL + value.expr.name : undefined
    case "unknown": {
      const name = value.symbol ?? (value.made?.kind === "construct" ? value.made.constant : undefined)
      return name === undefined ? undefined : SYMBOL + name
    }
    case "part": {
      const { args, receiver, row } = value.part
      return args.length === 0 && receiver === undefined ? SYMBOL + row.key.replace(/^.*[.#]/, "") : undefined
    }
    default:
      return undefined
  }
}

export const symbolOf = (name: string): string => SYMBOL + name

/** Whether two things are the same; undefined where a constant of which only the name is known meets a value. */
export const isSame = (one: string | undefined, other: string | undefined): boolean | undefined => {
  if (one === undefined || other === undefined) return undefined
  return one.startsWith(SYMBOL) === other.startsWith(SYMBOL) ? one === other : undefined
}

/** Whether a value is one of some labels; undefined where that cannot be told. */
export const isAmong = (value: Value, labels: ReadonlyArray<string>): boolean | undefined => {
  const is = comparable(value)
  const answers = labels.map((label) => isSame(is, label))
  if (answers.includes(true)) return true
  return answers.includes(undefined) ? undefined : is === undefined ? undefined : false
}
