import { Buffer } from "node:buffer"
import { ownFileSync } from "./ownFileInExecutable.ts"

/** Stands for `entryModule.ts` in the single executable: a module without a file. */
export const entryModule = (name: string): URL =>
  new URL(`data:text/javascript;base64,${Buffer.from(ownFileSync(`src/start/${name}.js`)).toString("base64")}`)
