import type { UsageScope } from "../../model/UsageScope.ts"
import { usageScopes } from "../../model/vocabularies.ts"

const SCOPES: ReadonlySet<string> = new Set(usageScopes)

export const isUsageScope = (text: string | undefined): text is UsageScope => text !== undefined && SCOPES.has(text)
