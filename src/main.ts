#!/usr/bin/env node
import { enableCompileCache } from "node:module"

enableCompileCache?.()
const { nodeCli } = await import("./platform/nodeCli.ts")
nodeCli(process.argv.slice(2))
