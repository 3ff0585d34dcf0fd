import { armAt, type Choice, choiceAt } from "../source/Choice.ts"
import { enclosing, type ParsedFile, scopeAt } from "../source/ParsedFile.ts"

/** A choice with the arm that is taken; -1 where none of its arms is. */
export interface Taken {
  readonly choice: Choice
  readonly arm: number
}

/** Arms behind which the code goes on. */
const remaining = ({ arms, isComplete }: Choice): ReadonlyArray<number> => {
  const inside = arms.flatMap(({ leaves }, at) => (leaves ? [] : [at]))
  return isComplete ? inside : [...inside, -1]
}

interface Guards {
  /** Choices with an arm that leaves and one other way on, by the choice around them and their function. */
  readonly by: ReadonlyMap<string, ReadonlyArray<Taken>>
}

const guardKey = (outer: number, outerArm: number, scope: number): string => `${outer} ${outerArm} ${scope}`

const functionAt = ({ scopes }: ParsedFile, offset: number): number =>
  enclosing(scopes, scopeAt(scopes, offset), "function") ?? 0

const known = new WeakMap<ParsedFile, Guards>()

const guardsOf = (file: ParsedFile): Guards => {
  const before = known.get(file)
  if (before !== undefined) return before
  const by = new Map<string, Array<Taken>>()
  for (const choice of file.choices()) {
    const ways = choice.arms.some(({ leaves }) => leaves) ? remaining(choice) : []
    if (ways.length !== 1) continue
    const key = guardKey(choice.outer, choice.outerArm, functionAt(file, choice.start))
    const taken = { choice, arm: ways[0]! }
    by.set(key, [...(by.get(key) ?? []), taken])
  }
  known.set(file, { by })
  return { by }
}

/** So many choices that were passed count before one place. */
const MAX_GUARDS = 16

/** The arms around an offset, innermost first, and those that are left over where another one would have left before it. */
export const takenAt = (file: ParsedFile, offset: number): ReadonlyArray<Taken> => {
  const choices = file.choices()
  if (choices.length === 0) return []
  const { by } = guardsOf(file)
  const scope = functionAt(file, offset)
  const taken: Array<Taken> = []
  const pass = (outer: number, outerArm: number): void => {
    const passed = by.get(guardKey(outer, outerArm, scope)) ?? []
    for (const guard of passed.toReversed())
      if (guard.choice.end <= offset && taken.length < MAX_GUARDS) taken.push(guard)
  }
  let at = choiceAt(choices, offset)
  let inside = offset
  while (at >= 0) {
    const choice = choices[at]!
    const arm = armAt(choice, inside)
    if (arm >= 0) {
      pass(at, arm)
      taken.push({ choice, arm })
    }
    inside = choice.start
    at = choice.outer
  }
  pass(-1, -1)
  return taken
}

/** The arms around an offset that belong to an expression, or to choices within it. */
export const takenWithin = (
  file: ParsedFile,
  offset: number,
  { id }: { readonly id: number }
): ReadonlyArray<Taken> => {
  const whole = file.choices().find((choice) => choice.id === id)
  return whole === undefined
    ? []
    : takenAt(file, offset).filter(({ choice }) => choice.start >= whole.start && choice.end <= whole.end)
}
