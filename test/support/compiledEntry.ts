import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { compiledFolder } from "./ciphermapMain.ts"

/** Stands for `src/node/entryModule.ts`: threads and processes that tests start run the compiled program as well. */
export const entryModule = (name: string): URL => pathToFileURL(join(compiledFolder, "src/start", `${name}.js`))
