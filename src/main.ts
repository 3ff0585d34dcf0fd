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

/** The program with the service, where that package is installed beside this one. */
const serviceProgram = (): string | undefined => {
  if (!["start", "serve", "worker", "tenant", "key"].includes(args[0] ?? "")) return undefined
  try {
    return import.meta.resolve("ciphermap-service")
  } catch {
    return undefined
  }
}

const service = serviceProgram()
const { nodeCli } = service === undefined ? await import("./start/nodeCli.ts") : await import(service)
nodeCli(args)
