/** What a function finds for an object, found once for each. */
export const oncePer = <K extends object, A extends object>(find: (key: K) => A): ((key: K) => A) => {
  const found = new WeakMap<K, A>()
  return (key) => {
    const known = found.get(key)
    if (known !== undefined) return known
    const fresh = find(key)
    found.set(key, fresh)
    return fresh
  }
}
