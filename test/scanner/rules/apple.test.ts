import { describeTables } from "../../support/describeTables.ts"

await describeTables("apple")
