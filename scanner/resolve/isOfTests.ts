import type { Evidence } from "../model/Finding.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

/** Whether a value came through a test to a file that is none: what only tests pass says nothing of production. */
export const isOfTests = ({ path: own }: ParsedFile, evidence: ReadonlyArray<Evidence>): boolean =>
  evidence.some(({ path }) => path !== undefined && usageScopeOf(path) === "test") && usageScopeOf(own) === "production"
