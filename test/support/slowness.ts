/** CPU milliseconds of `referenceWork` on the processor that the bounds were set on, with nothing beside it. */
const REFERENCE = 76

const MOST = 2

const referenceWork = (): number => {
  let state = 1
  for (let step = 0; step < 60_000_000; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return state
}

const measured = (): number => {
  const before = process.cpuUsage()
  referenceWork()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * How many times longer the same work keeps this processor busy: from 1 to 2. Two threads that share a core each take more of its
 * time for the same work, so a bound in CPU seconds without this would depend on what else the machine does.
 */
export const slowness = (): number => Math.min(MOST, Math.max(1, measured() / REFERENCE))
