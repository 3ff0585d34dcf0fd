import { javascriptCases } from "./hostile/cases.ts"
import { describeHostile } from "./hostile/describeHostile.ts"

describeHostile(javascriptCases)
