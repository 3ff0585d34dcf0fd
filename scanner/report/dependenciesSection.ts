import { weakPlaces } from "../model/weakPlaces.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { emptyNote, pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { RELATIONS, SEVERITIES } from "../html/words.ts"
import { isOpen, severities } from "../model/Assessment.ts"
import type { Relation } from "../model/CryptoAsset.ts"
import { isPlainWord } from "../model/plainFacts.ts"
import type { Report } from "./Report.ts"
import { assetName } from "./assetParts.ts"
import { rankOf } from "./findingParts.ts"
import { omittedEverywhere } from "./listSummary.ts"

interface GraphNode {
  readonly id: string
  readonly name: string
  readonly isLibrary: boolean
  /** Index in the list of severities of its worst open finding; of a library, of all it provides. */
  readonly rank: number
}

interface GraphEdge {
  readonly from: GraphNode
  readonly to: GraphNode
  readonly role: Relation["role"] | "provides"
}

/** In the order of the worst findings at their ends. */
type Graph = ReadonlyArray<GraphEdge>

/** Of the worst finding of each asset. */
const ranksOf = ({ assessment }: Report): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>()
  for (const one of assessment.weaknesses.flatMap(weakPlaces))
    if (isOpen(one)) ranks.set(one.asset, Math.min(rankOf(one), ranks.get(one.asset) ?? severities.length))
  return ranks
}

/** Assets that are files, not calls: certificates and keys. */
const NO_LIBRARY = "file"

/** Packages that manifests name, or else the libraries whose calls were seen, as far as their names look like names. */
const providersOf = (packages: ReadonlyArray<string>, libraries: ReadonlyArray<string>): ReadonlyArray<string> =>
  packages.length > 0 ? packages : libraries.filter((library) => library !== NO_LIBRARY && isPlainWord(library))

/** The severity of a library is that of the worst asset it provides. */
const edgeRank = ({ from, to }: GraphEdge): number => (from.isLibrary ? to.rank : Math.min(from.rank, to.rank))

/** Edges from libraries to assets, and between assets. */
const dependencyGraph = (report: Report): Graph => {
  const { assets, libraries } = report.inventory
  const ranks = ranksOf(report)
  const rank = (id: string): number => ranks.get(id) ?? severities.length
  const nodes = new Map(
    assets.map(({ id, name }): [string, GraphNode] => [id, { id, name, isLibrary: false, rank: rank(id) }])
  )
  const names = new Map(
    libraries.map(({ purl, name, version }) => [purl, version === undefined ? name : `${name} ${version}`])
  )
  const provided = assets.flatMap(({ id, packages, libraries: called }) =>
    providersOf(
      packages.filter((one) => names.has(one) || isPlainWord(one)),
      called
    ).map((library) => [library, id] as const)
  )
  const providers = new Map(
    [...Map.groupBy(provided, ([library]) => library)].map(([library, all]): [string, GraphNode] => [
      library,
      {
        id: `library ${library}`,
        name: names.get(library) ?? library,
        isLibrary: true,
        rank: all.reduce<number>((least, [, id]) => Math.min(least, rank(id)), severities.length)
      }
    ])
  )
  const edges = [
    ...provided.map(([library, id]): GraphEdge => ({
      from: providers.get(library)!,
      to: nodes.get(id)!,
      role: "provides"
    })),
    ...assets.flatMap(({ id, relations }) =>
      relations.flatMap(({ role, to }): ReadonlyArray<GraphEdge> => {
        const node = nodes.get(to)
        return node === undefined || to === id ? [] : [{ from: nodes.get(id)!, to: node, role }]
      })
    )
  ]
  return edges.toSorted((a, b) => edgeRank(a) - edgeRank(b))
}

/** The first edges, as far as their ends are not more than so many nodes. */
const graphPart = (graph: Graph, most: number): { readonly nodes: ReadonlyArray<GraphNode>; readonly edges: Graph } => {
  const nodes = new Map<string, GraphNode>()
  const edges = graph.filter(({ from, to }) => {
    const added = [from, to].filter(({ id }) => !nodes.has(id))
    if (nodes.size + added.length > most) return false
    for (const node of added) nodes.set(node.id, node)
    return true
  })
  return { nodes: [...nodes.values()], edges }
}

/** Of a directed graph by the numbers of its nodes. */
type Arrow = readonly [from: number, to: number]

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
interface Spot {
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

const [HEIGHT, GAP, BETWEEN] = [24, 8, 74]

/** Beyond these a picture is no help: lines cross, and names have to be cut. */
const LEGIBLE = { nodes: 24, lines: 36, letters: 40 } as const

const lettersOf = ({ name }: GraphNode): number => [...name].length

const isLegible = (nodes: ReadonlyArray<GraphNode>, edges: Graph): boolean =>
  nodes.length <= LEGIBLE.nodes &&
  edges.length <= LEGIBLE.lines &&
  nodes.every((node) => lettersOf(node) <= LEGIBLE.letters)

/** Wide enough for the longest name. */
const widthFor = (nodes: ReadonlyArray<GraphNode>): number => 28 + Math.ceil(7.5 * Math.max(...nodes.map(lettersOf)))

const box = ({ name, isLibrary, rank }: GraphNode, width: number, x: number, y: number): Html =>
  markup`<svg x="${x}" y="${y}" width="${width}" height="${HEIGHT}"><rect class="${isLibrary ? "box library" : "box"}" width="${width}" height="${HEIGHT}" rx="4" />${
    severities[rank] === undefined
      ? undefined
      : markup`<rect class="mark ${severities[rank]}" width="5" height="${HEIGHT}" />`
  }<text x="12" y="16">${plain(name)}</text></svg>`

/** Boxes in columns, with lines from libraries to what they provide and from assets to what they refer to. */
const dependencyChart = (nodes: ReadonlyArray<GraphNode>, edges: Graph): Html => {
  const boxWidth = widthFor(nodes)
  const numbers = new Map(nodes.map(({ id }, at) => [id, at]))
  const arrows = edges.map(({ from, to }) => [numbers.get(from.id)!, numbers.get(to.id)!] as const)
  const placed = layeredLayout(nodes.length, arrows)
  const spots = placed.map(({ column, row }) => ({
    x: column * (boxWidth + BETWEEN),
    y: Math.round(row * (HEIGHT + GAP))
  }))
  const width = Math.max(...spots.map(({ x }) => x)) + boxWidth
  const height = Math.max(...spots.map(({ y }) => y)) + HEIGHT
  const line = ([from, to]: readonly [number, number]): Html => {
    const [start, end] = [spots[from]!, spots[to]!]
    const bend = BETWEEN / 2
    const [x, y, toX, toY] = [start.x + boxWidth, start.y + HEIGHT / 2, end.x, end.y + HEIGHT / 2]
    return markup`<path d="M${x} ${y}C${x + bend} ${y} ${toX - bend} ${toY} ${toX} ${toY}" />`
  }
  return markup`<div class="scroll" role="region" tabindex="0" aria-label="Graph of dependencies">
    <svg class="graph" viewBox="-8 -8 ${width + 16} ${height + 16}" width="${width + 16}" height="${height + 16}" role="img" aria-label="What provides and refers to what; the list below says the same">
      <g class="lines">${arrows.map(line)}</g>
      ${nodes.map((node, at) => box(node, boxWidth, spots[at]!.x, spots[at]!.y))}
    </svg>
  </div>`
}

/** Of the list. */
const MAX_NODES = 60

/** Of one library or asset in the list. */
const MAX_NAMES = 100

const nameOf = (report: Report, { id, name, isLibrary }: GraphNode): Content =>
  isLibrary ? plain(name) : assetName(report, id)

const worstOf = (rank: number): Content => {
  const worst = severities[rank]
  return worst === undefined ? undefined : markup` ${pill(SEVERITIES[worst], worst)}`
}

const ROLES = { ...RELATIONS, provides: "provides" } as const satisfies Record<GraphEdge["role"], string>

const roleView = (report: Report, role: GraphEdge["role"], edges: Graph): Html => {
  const more = edges.length - MAX_NAMES
  return markup`<li>
    <span class="muted">${ROLES[role]}</span> ${joined(
      edges.slice(0, MAX_NAMES).map(({ to }) => nameOf(report, to)),
      ", "
    )}${more > 0 ? ` and ${grouped(more)} more` : undefined}
  </li>`
}

const nodeView = (report: Report, node: GraphNode, edges: Graph): Html =>
  markup`<li>
    <details>
      <summary>${plain(node.name)} <span class="muted">${node.isLibrary ? "library" : "asset"}</span>${worstOf(node.rank)}</summary>
      <ul>
        ${[...Map.groupBy(edges, ({ role }) => role)].map(([role, all]) => roleView(report, role, all))}
      </ul>
    </details>
  </li>`

function* list(report: Report, edges: Graph): Generator<Html, void> {
  yield markup`<ul class="tree">`
  for (const [node, all] of Map.groupBy(edges, ({ from }) => from)) yield nodeView(report, node, all)
  yield markup`</ul>`
}

/** Which library provides which asset, and which asset refers to which: certificates to keys, protocols to their suites. */
export function* dependenciesSection(report: Report): Generator<Html, void> {
  const graph = dependencyGraph(report)
  yield sectionStart(
    "dependencies",
    "Dependencies",
    "What provides or refers to what. In the picture, if there is one, libraries have a dashed border, and a coloured edge is the most severe open finding."
  )
  if (graph.length === 0)
    yield emptyNote("No library is known to provide what was found, and no asset refers to another.")
  else {
    const { nodes, edges } = graphPart(graph, MAX_NODES)
    const all = new Set(graph.flatMap(({ from, to }) => [from.id, to.id])).size
    yield markup`<p class="sub">
        ${
          nodes.length === all
            ? `${counted(all, "library or asset", "libraries and assets")}.`
            : markup`<strong>${grouped(nodes.length)} of ${grouped(all)} libraries and assets are shown</strong>, those with the most
                severe findings; ${omittedEverywhere(all - nodes.length)}`
        }
      </p>
      ${isLegible(nodes, edges) ? markup`${dependencyChart(nodes, edges)}<h3>The same as a list</h3>` : undefined}`
    yield* list(report, edges)
  }
  yield sectionEnd
}
