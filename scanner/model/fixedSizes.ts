import { algorithmOf } from "./algorithms.ts"
import type { Facts } from "./Facts.ts"

/** The only sizes that an algorithm and its mode let be: CBC starts with one block (SP 800-38A, 6.2). */
export const fixedSizes = ({ name, mode }: Facts): Facts => {
  const algorithm = algorithmOf(name)
  if (algorithm === undefined) return {}
  const { keyBits, blockBits } = algorithm
  return {
    ...(keyBits !== undefined && { keyBits }),
    ...(mode === "cbc" && blockBits !== undefined && { nonceBits: blockBits })
  }
}
