import { oncePer } from "../source/oncePer.ts"
import { armAt, type Choice, choiceAt } from "../source/Choice.ts"
import { type ParsedFile, scopeAround } from "../source/ParsedFile.ts"

/** A choice with the arm that is taken; -1 where none of its arms is. */
export interface Taken {
  readonly choice: Choice
  readonly arm: number
}

/** Arms behind which the code goes on. */
const remaining = ({ arms, isComplete, test }: Choice): ReadonlyArray<number> => {
  if (arms.length === 0) return test === undefined ? [] : [0]
  const inside = arms.flatMap(({ leaves }, at) => (leaves ? [] : [at]))
  return isComplete ? inside : [...inside, -1]
}

/** A choice that was passed, and its arms behind which the code goes on. */
export interface Passed {
  readonly choice: Choice
  readonly ways: ReadonlyArray<number>
}

/** Choices with an arm that leaves, by the choice around them and their function. */
type Guards = ReadonlyMap<string, ReadonlyArray<Passed>>

const guardKey = (outer: number, outerArm: number, scope: number): string => `${outer} ${outerArm} ${scope}`

const functionAt = ({ scopes }: ParsedFile, offset: number): number => scopeAround(scopes, offset, "function") ?? 0

const guardsOf = oncePer((file: ParsedFile): Guards => {
  const guards = new Map<string, Array<Passed>>()
  for (const choice of file.choices()) {
    const isPassed = choice.arms.length === 0 || choice.arms.some(({ leaves }) => leaves)
    const ways = isPassed ? remaining(choice) : []
    if (ways.length === 0) continue
    const key = guardKey(choice.outer, choice.outerArm, functionAt(file, choice.start))
    const own = guards.get(key) ?? []
    own.push({ choice, ways })
    guards.set(key, own)
  }
  return guards
})

/** So many choices that were passed count before one place. */
const MAX_GUARDS = 16

/** The arms around an offset, innermost first, and the choices before it of which an arm leaves. */
export const waysTo = (
  file: ParsedFile,
  offset: number
): { readonly taken: ReadonlyArray<Taken>; readonly passed: ReadonlyArray<Passed> } => {
  const choices = file.choices()
  if (choices.length === 0) return { taken: [], passed: [] }
  const guards = guardsOf(file)
  const scope = functionAt(file, offset)
  const taken: Array<Taken> = []
  const passed: Array<Passed> = []
  const pass = (outer: number, outerArm: number): void => {
    const before = (guards.get(guardKey(outer, outerArm, scope)) ?? []).filter(({ choice }) => choice.end <= offset)
    for (const guard of before.toReversed().slice(0, MAX_GUARDS)) {
      if (guard.ways.length > 1) passed.push(guard)
      else taken.push({ choice: guard.choice, arm: guard.ways[0]! })
    }
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
  return { taken, passed }
}

/** The arms around an offset, and those that are left over where another one would have left before it. */
export const takenAt = (file: ParsedFile, offset: number): ReadonlyArray<Taken> => waysTo(file, offset).taken

const choicesById = oncePer(
  (file: ParsedFile): ReadonlyMap<number, Choice> => new Map(file.choices().map((choice) => [choice.id, choice]))
)

/** The arms around an offset that belong to an expression, or to choices within it. */
export const takenWithin = (
  file: ParsedFile,
  offset: number,
  { id }: { readonly id: number }
): ReadonlyArray<Taken> => {
  const whole = choicesById(file).get(id)
  return whole === undefined
    ? []
    : takenAt(file, offset).filter(({ choice }) => choice.start >= whole.start && choice.end <= whole.end)
}
