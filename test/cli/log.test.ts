import { logCases } from "./logCases.ts"

logCases("versions")
