const MAX_EXTENSIONS = 100

/** What people use as extensions; anything else may be a date, a hash or an attempt at the reader's terminal. */
const plain = /^(?:\.[\p{L}\p{N}_+#-]{1,16})?$/u

const byCount = (a: readonly [string, number], b: readonly [string, number]): number =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1)

/** The 100 most frequent extensions in alphabetical order; the others together are `other`. */
export const countExtensions = (counts: ReadonlyMap<string, number>): { readonly [extension: string]: number } => {
  const frequent = [...counts]
    .filter(([extension]) => plain.test(extension))
    .sort(byCount)
    .slice(0, MAX_EXTENSIONS)
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, count) => total + count, 0)
  const other = sum(counts.values()) - sum(frequent.map(([, count]) => count))
  const listed = other === 0 ? frequent : [...frequent, ["other", other] as const]
  return Object.fromEntries(listed.sort(([a], [b]) => (a < b ? -1 : 1)))
}
