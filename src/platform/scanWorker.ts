import { enableCompileCache } from "node:module"

enableCompileCache?.()
const { serveScans } = await import("./serveScans.ts")
serveScans()
