import * as module from "node:module"
import { parentPort } from "node:worker_threads"

const port = parentPort
if (port === null) throw new Error("only a worker thread has a port to serve")

/** Not every runtime keeps messages for a listener that comes later, so there is one from the start. */
const early: Array<unknown> = []
const keep = (request: unknown): void => {
  early.push(request)
}
port.on("message", keep)

module.enableCompileCache?.()
const { serveScans } = await import("./serveScans.ts")
const serve = serveScans(port)
port.off("message", keep)
port.on("message", serve)
early.forEach(serve)
