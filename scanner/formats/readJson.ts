import { placesIn } from "../model/placesIn.ts"
import type { LocatedNode, LocatedTree } from "./LocatedNode.ts"
import { makeFlowParser, readFlow, skipBlank } from "./readFlow.ts"

/**
 * JSON, with comments, trailing commas and single quotes or without. A reader of our own, as no kept one gives places and what is
 * left of a damaged file.
 */
export const readJson = (text: string, limit?: number): LocatedTree => {
  const parser = makeFlowParser("json", text, placesIn(text), limit)
  const found: Array<LocatedNode> = []
  readFlow(parser, { name: "" }, undefined, found)
  skipBlank(parser)
  const [first] = found
  const isObject = found.length === 1 && first!.indexes === undefined && first!.children !== undefined
  const nodes = isObject ? first!.children! : found
  return parser.isDamaged || parser.at < text.length ? { nodes, isDamaged: true } : { nodes }
}
