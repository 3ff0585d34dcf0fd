import type { Library } from "../match/rule.ts"
import { nodeCrypto } from "./javascript/nodeCrypto.ts"
import { nodeTls } from "./javascript/nodeTls.ts"
import { webCrypto } from "./javascript/webCrypto.ts"

/** Every library the scanner knows in JavaScript and TypeScript, one table each. */
export const javascriptLibraries: ReadonlyArray<Library> = [nodeCrypto, webCrypto, nodeTls]
