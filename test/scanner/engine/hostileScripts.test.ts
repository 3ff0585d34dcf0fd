import { scriptingCases } from "./hostile/cases.ts"
import { describeHostile } from "./hostile/describeHostile.ts"

describeHostile(scriptingCases)
