/** Of a directed graph by the numbers of its nodes. */
export type Arrow = readonly [from: number, to: number]

/** Every node behind all that lead to it; arrows that close a circle do not count. */
const layersOf = (count: number, arrows: ReadonlyArray<Arrow>): ReadonlyArray<number> => {
  const before = Map.groupBy(arrows, ([, to]) => to)
  const layers = Array.from<number | undefined>({ length: count })
  const open = new Set<number>()
  const layerOf = (node: number): number => {
    const known = layers[node]
    if (known !== undefined || open.has(node)) return known ?? -1
    open.add(node)
    const layer = Math.max(-1, ...(before.get(node) ?? []).map(([from]) => layerOf(from))) + 1
    open.delete(node)
    return (layers[node] = layer)
  }
  return Array.from({ length: count }, (_, node) => layerOf(node))
}

const mean = (values: ReadonlyArray<number>): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** Sweeps that bring neighbours near each other; more of them seldom change anything. */
const SWEEPS = 6

/** Rows of nodes in their order, each as near to where it wants to be as the one above and the last row let it. */
const rowsOf = (wanted: ReadonlyArray<number>, rows: number): ReadonlyArray<number> => {
  const placed: Array<number> = []
  for (const [at, row] of wanted.entries()) placed.push(Math.max(row, at === 0 ? 0 : placed[at - 1]! + 1))
  for (let at = placed.length - 1; at >= 0; at--)
    placed[at] = Math.min(placed[at]!, at === placed.length - 1 ? rows - 1 : placed[at + 1]! - 1)
  return placed
}

/** Where a node stands; rows are not always whole. */
export interface Spot {
  readonly column: number
  readonly row: number
}

/**
 * Columns of nodes, from left to right (K. Sugiyama, S. Tagawa, M. Toda: Methods for visual understanding of hierarchical
 * system structures, 1981): layers by longest path, order within them by the mean place of the neighbours.
 */
export const layeredLayout = (count: number, arrows: ReadonlyArray<Arrow>): ReadonlyArray<Spot> => {
  const layers = layersOf(count, arrows)
  const near = Array.from({ length: count }, (): Array<number> => [])
  for (const [from, to] of arrows) {
    near[from]!.push(to)
    near[to]!.push(from)
  }
  const columns = Array.from({ length: Math.max(-1, ...layers) + 1 }, (): Array<number> => [])
  for (const [node, layer] of layers.entries()) columns[layer]!.push(node)
  const place = Array.from({ length: count }, () => 0)
  const number = (column: ReadonlyArray<number>): void => {
    for (const [at, node] of column.entries()) place[node] = at - column.length / 2
  }
  columns.forEach(number)
  const wanted = (node: number): number =>
    near[node]!.length === 0 ? place[node]! : mean(near[node]!.map((one) => place[one]!))
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const column of sweep % 2 === 0 ? columns : columns.toReversed()) {
      const sorted = column.map((node) => [wanted(node), node] as const).toSorted(([a], [b]) => a - b)
      for (const [at, [, node]] of sorted.entries()) column[at] = node
      number(column)
    }
  const rows = Math.max(0, ...columns.map(({ length }) => length))
  for (const column of columns) for (const [at, node] of column.entries()) place[node] = at + (rows - column.length) / 2
  for (const column of columns.toReversed()) {
    const placed = rowsOf(column.map(wanted), rows)
    for (const [at, node] of column.entries()) place[node] = placed[at]!
  }
  return layers.map((column, node) => ({ column, row: place[node]! }))
}
