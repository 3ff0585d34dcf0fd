import type { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { TenantId } from "../../src/domain/TenantId.ts"

/** A tenant of tests. */
export const tenantOf = (id: string): CurrentTenant["Service"] => ({
  id: TenantId.make(id),
  kind: "live",
  env: "test",
  keyId: `key of ${id}`,
  keyLookup: `lookup of ${id}`
})
