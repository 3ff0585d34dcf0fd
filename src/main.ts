#!/usr/bin/env node
import * as module from "node:module"
import { spareMemory } from "./node/spareMemory.ts"

module.enableCompileCache?.()
const args = process.argv.slice(2)
if (!["start", "serve", "worker"].includes(args[0] ?? "")) spareMemory()
const { nodeCli } = await import("./start/nodeCli.ts")
nodeCli(args)
