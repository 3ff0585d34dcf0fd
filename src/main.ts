#!/usr/bin/env node
import * as module from "node:module"
import { spareMemory } from "./platform/spareMemory.ts"

module.enableCompileCache?.()
spareMemory()
const { nodeCli } = await import("./platform/nodeCli.ts")
nodeCli(process.argv.slice(2))
