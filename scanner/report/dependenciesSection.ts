import { severities } from "../model/severities.ts"
import { dependencyChart } from "./dependencyChart.ts"
import { dependencyGraph, type Graph, type GraphEdge, type GraphNode, graphPart } from "./dependencyGraph.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { assetName, emptyNote, pill, plain, sectionEnd, sectionStart } from "./parts.ts"
import type { Report } from "./Report.ts"
import { neverShown } from "./shownOf.ts"
import { RELATIONS, SEVERITIES } from "./words.ts"

/** What fits on a screen or a page of paper and can still be followed. */
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
    "From left to right: what provides or refers to what. Libraries have a dashed border; a coloured edge is the most severe open finding."
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
                severe findings; ${neverShown(all - nodes.length)}`
        }
      </p>
      ${dependencyChart(nodes, edges)}
      <h3>The same as a list</h3>`
    yield* list(report, edges)
  }
  yield sectionEnd
}
