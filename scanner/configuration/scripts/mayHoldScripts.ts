import { scriptHolders } from "./scriptHolders.ts"

/** Whether a file of this name may hold scripts. */
export const mayHoldScripts = (path: string): boolean => scriptHolders.some((one) => one.path.test(path))
