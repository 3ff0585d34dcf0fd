#!/usr/bin/env node
import * as module from "node:module"
import { limitHeapGrowth } from "./node/limitHeapGrowth.ts"
import { unsupportedRuntime } from "./node/unsupportedRuntime.ts"

const unsupported = unsupportedRuntime(process.versions)
if (unsupported !== undefined) {
  process.stderr.write(`${unsupported}\n`)
  process.exit(2)
}
module.enableCompileCache?.()
const args = process.argv.slice(2)
if (!["start", "serve", "worker"].includes(args[0] ?? "")) limitHeapGrowth()
const { nodeCli } = await import("./start/nodeCli.ts")
nodeCli(args)
