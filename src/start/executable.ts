import { limitHeapGrowth } from "../node/limitHeapGrowth.ts"
import { nodeCli } from "./nodeCli.ts"

limitHeapGrowth()
nodeCli(process.argv.slice(2))
