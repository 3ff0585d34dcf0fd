import { patience } from "../support/patience.ts"

/** Waits. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks again and again until the answer is the one that is waited for; fails with the last one when that takes too long. */
export const until = async <A>(
  ask: () => Promise<A> | A,
  isSo: (answer: A) => boolean,
  { seconds = 240 } = {}
): Promise<A> => {
  const last = performance.now() + seconds * 1000
  for (const wait = patience(); ; await wait()) {
    const answer = await ask()
    if (isSo(answer)) return answer
    if (performance.now() > last) throw new Error(`not within ${seconds} s, but ${JSON.stringify(answer)}`)
  }
}
