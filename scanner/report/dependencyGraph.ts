import type { Relation } from "../model/CryptoAsset.ts"
import { isOpen, severities } from "../model/Assessment.ts"
import { isPlainWord } from "../model/plainFacts.ts"
import { rankOf } from "./findingParts.ts"
import type { Report } from "./Report.ts"

export interface GraphNode {
  readonly id: string
  readonly name: string
  readonly isLibrary: boolean
  /** Index in the list of severities of its worst open finding; of a library, of all it provides. */
  readonly rank: number
}

export interface GraphEdge {
  readonly from: GraphNode
  readonly to: GraphNode
  readonly role: Relation["role"] | "provides"
}

/** In the order of the worst findings at their ends. */
export type Graph = ReadonlyArray<GraphEdge>

/** Findings come with the worst first. */
const ranksOf = ({ assessment }: Report): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>()
  for (const weakness of assessment.weaknesses)
    if (isOpen(weakness) && !ranks.has(weakness.asset)) ranks.set(weakness.asset, rankOf(weakness))
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
export const dependencyGraph = (report: Report): Graph => {
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
export const graphPart = (
  graph: Graph,
  most: number
): { readonly nodes: ReadonlyArray<GraphNode>; readonly edges: Graph } => {
  const nodes = new Map<string, GraphNode>()
  const edges = graph.filter(({ from, to }) => {
    const added = [from, to].filter(({ id }) => !nodes.has(id))
    if (nodes.size + added.length > most) return false
    for (const node of added) nodes.set(node.id, node)
    return true
  })
  return { nodes: [...nodes.values()], edges }
}
