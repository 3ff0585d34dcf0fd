import { logCases } from "./logCases.ts"

logCases("ways")
