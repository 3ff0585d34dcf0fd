import type { TreeLimits } from "../../src/node/git/repositoryTree.ts"

/** The service's own. */
export const defaultTreeLimits: TreeLimits = { maxEntries: 200_000, maxFiles: 50_000, maxBytes: 1_073_741_824 }
