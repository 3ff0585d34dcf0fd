import { randomFrom } from "./randomFrom.ts"

/** The same in every run, without a dependence on the engine's random numbers. */
export const shuffled = <A>(items: ReadonlyArray<A>, seed: number): ReadonlyArray<A> => {
  const random = randomFrom(seed)
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}
