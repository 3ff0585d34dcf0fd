import { severities } from "../model/severities.ts"
import type { Graph, GraphNode } from "./dependencyGraph.ts"
import { layeredLayout } from "./layeredLayout.ts"
import { type Html, markup } from "../html/markup.ts"

const [WIDTH, HEIGHT, GAP, BETWEEN] = [186, 24, 8, 74]

/** As far as a box has room for it. */
const LETTERS = 22

const shortName = (name: string): string => {
  const letters = [...name]
  return letters.length <= LETTERS ? name : `${letters.slice(0, LETTERS - 1).join("")}…`
}

const box = ({ name, isLibrary, rank }: GraphNode, x: number, y: number): Html =>
  markup`<svg x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}"><rect class="${isLibrary ? "box library" : "box"}" width="${WIDTH}" height="${HEIGHT}" rx="4" />${
    severities[rank] === undefined
      ? undefined
      : markup`<rect class="mark ${severities[rank]}" width="5" height="${HEIGHT}" />`
  }<text x="12" y="16">${shortName(name)}</text></svg>`

/** Boxes in columns, with lines from what provides or refers to what is provided or referred to. */
export const dependencyChart = (nodes: ReadonlyArray<GraphNode>, edges: Graph): Html => {
  const numbers = new Map(nodes.map(({ id }, at) => [id, at]))
  const arrows = edges.map(({ from, to }) => [numbers.get(from.id)!, numbers.get(to.id)!] as const)
  const placed = layeredLayout(nodes.length, arrows)
  const spots = placed.map(({ column, row }) => ({
    x: column * (WIDTH + BETWEEN),
    y: Math.round(row * (HEIGHT + GAP))
  }))
  const width = Math.max(...spots.map(({ x }) => x)) + WIDTH
  const height = Math.max(...spots.map(({ y }) => y)) + HEIGHT
  const line = ([from, to]: readonly [number, number]): Html => {
    const [start, end] = [spots[from]!, spots[to]!]
    const bend = BETWEEN / 2
    const [x, y, toX, toY] = [start.x + WIDTH, start.y + HEIGHT / 2, end.x, end.y + HEIGHT / 2]
    return markup`<path d="M${x} ${y}C${x + bend} ${y} ${toX - bend} ${toY} ${toX} ${toY}" />`
  }
  return markup`<div class="scroll" role="region" tabindex="0" aria-label="Graph of dependencies">
    <svg class="graph" viewBox="-8 -8 ${width + 16} ${height + 16}" width="${width + 16}" height="${height + 16}" role="img" aria-label="What provides and refers to what; the list below says the same">
      <g class="lines">${arrows.map(line)}</g>
      ${nodes.map((node, at) => box(node, spots[at]!.x, spots[at]!.y))}
    </svg>
  </div>`
}
