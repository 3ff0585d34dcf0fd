#!/usr/bin/env node
import * as module from "node:module"

module.enableCompileCache?.()
const { nodeCli } = await import("./platform/nodeCli.ts")
nodeCli(process.argv.slice(2))
