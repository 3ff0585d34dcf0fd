import type { Node } from "web-tree-sitter"
import type { StepBudget } from "./StepBudget.ts"

/** Characters between two places of a text at which its tree is looked at: deep code that is shorter costs little. */
const SPACING = 1_024

/** Trees of programs are seldom deeper than this. */
const USUAL_DEPTH = 64

/** Around a use, nodes are asked for their parents some twenty times, and each answer is looked for from the root downwards. */
const LEVELS_PER_STEP = 64

/** Steps that reading a use at an offset takes beyond those that a query counts itself, where the tree is very deep. */
export type DepthCosts = (offset: number) => number

const depthAt = (root: Node, offset: number): number => {
  let depth = 0
  for (let node: Node | null = root; node !== null; node = node.firstChildForIndex(offset)) depth++
  return depth
}

/** Looks at the places of a tree that are asked for, each once. */
export const depthCosts = (root: Node, steps: StepBudget): DepthCosts => {
  const known = new Map<number, number>()
  return (offset) => {
    const place = offset - (offset % SPACING)
    const before = known.get(place)
    if (before !== undefined) return before
    const cost = Math.max(0, depthAt(root, place) - USUAL_DEPTH) / LEVELS_PER_STEP
    steps.spend(cost)
    known.set(place, cost)
    return cost
  }
}
