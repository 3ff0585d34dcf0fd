import type { Severity } from "./Assessment.ts"

/** The worst first. */
export const severities = ["critical", "high", "medium", "low", "info"] as const satisfies ReadonlyArray<Severity>
