/** Remembers what was worked out for a key, for as many keys as it is told; then it forgets all of them. */
export const memoized = <A>(most: number): ((key: string, workOut: () => A) => A) => {
  const known = new Map<string, A>()
  return (key, workOut) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const found = workOut()
    if (known.size >= most) known.clear()
    known.set(key, found)
    return found
  }
}
