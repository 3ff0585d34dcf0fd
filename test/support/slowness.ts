/** CPU milliseconds of `referenceWork` on the processor that the bounds were set on, with nothing beside it. */
const REFERENCE = 165

const MOST = 2

/**
 * Objects, texts and a table, as a scanner makes them. Arithmetic alone takes as long on a busy machine as on an idle one: what
 * is shared with others is the memory, its caches and the threads that collect garbage.
 */
const referenceWork = (): number => {
  let state = 1
  const table = new Map<string, { readonly state: number; readonly list: ReadonlyArray<number> }>()
  for (let step = 0; step < 400_000; step++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    table.set(`k${state & 0xffff}`, { state, list: [step, state] })
  }
  return JSON.stringify([...table]).length
}

/** The work is done once before, for the compiler. */
const measured = (): number => {
  referenceWork()
  const before = process.cpuUsage()
  referenceWork()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * How many times longer the same work keeps this processor busy: from 1 to 2. Threads that share a core and its caches each take
 * more of its time for the same work, so a bound in CPU seconds without this would depend on what else the machine does.
 */
const slowness = (): number => Math.min(MOST, Math.max(1, measured() / REFERENCE))

/** Whether CPU seconds are beyond a bound on any processor. What this one is like takes half a second to measure, and is seldom asked. */
export const isBeyond = (taken: number, bound: number): boolean => taken > bound && taken > bound * slowness()
