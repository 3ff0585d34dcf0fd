import { setFlagsFromString } from "node:v8"

/**
 * Keeps what V8 sets aside for new objects at its first size. A scan keeps most of what it finds, so that a larger one only
 * adds to the memory of the process: 546 MB with it, 389 MB without, on 58 MB of Java with 30,000 findings, for 3 % more
 * processor time (Node 24.21). For a process of our own; an embedder's flags are not ours to set.
 */
export const limitHeapGrowth = (): void => setFlagsFromString("--semi-space-growth-factor=1")
