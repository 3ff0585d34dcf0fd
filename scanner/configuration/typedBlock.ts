import { MAX_DEPTH } from "../formats/LocatedNode.ts"
import type { Directive } from "./Directive.ts"
import type { Product } from "./Product.ts"

/** The last name of `type.googleapis.com/envoy.extensions.transport_sockets.tls.v3.DownstreamTlsContext`. */
const lastName = (type: string): string => (type.includes("/") ? type.split(/[./]/).at(-1)! : type)

/** A block, and all within, by the name of its kind. */
export const typedBlock = (product: Product, block: Directive, depth = 0): Directive => {
  const { typed } = product
  if (typed === undefined || block.children === undefined || depth > MAX_DEPTH) return block
  const type = block.children.find(({ name }) => name === typed)?.values[0]
  return {
    ...block,
    name: type === undefined ? block.name : lastName(type),
    children: block.children.map((inner) => typedBlock(product, inner, depth + 1))
  }
}
