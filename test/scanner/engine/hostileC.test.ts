import { cFamilyCases } from "./hostile/cases.ts"
import { describeHostile } from "./hostile/describeHostile.ts"

describeHostile(cFamilyCases)
