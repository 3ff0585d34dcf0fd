import type { UsageScope } from "../model/UsageScope.ts"

const SCOPES: ReadonlySet<string> = new Set<UsageScope>(["production", "test", "example", "generated", "vendored"])

export const isUsageScope = (text: string | undefined): text is UsageScope => text !== undefined && SCOPES.has(text)
