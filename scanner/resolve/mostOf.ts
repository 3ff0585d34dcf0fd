import type { Trail } from "./Value.ts"

interface Content extends Trail {
  readonly kind: string
  readonly text?: string
  readonly value?: unknown
  readonly key?: string
  readonly symbol?: string
}

/** So many of some values: where there are more, each of them counts before the further cases in which it holds. */
export const mostOf = <V extends Trail & { readonly kind: string }>(
  values: ReadonlyArray<V>,
  most: number
): ReadonlyArray<V> => {
  if (values.length <= most) return values
  const seen = new Set<string>()
  const first: Array<V> = []
  const further: Array<V> = []
  for (const value of values) {
    const { kind, text, value: is, key, symbol }: Content = value
    const content = text ?? is ?? key ?? symbol
    const named = `${kind} ${String(content)}`
    if (content !== undefined && seen.has(named)) further.push(value)
    else first.push(value)
    seen.add(named)
  }
  return [...first, ...further].slice(0, most)
}
