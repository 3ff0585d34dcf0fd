import * as module from "node:module"

module.enableCompileCache?.()
const { serveScans } = await import("./serveScans.ts")
serveScans()
