import type { CurrentTenant } from "./CurrentTenant.ts"
import { TenantId } from "./ids.ts"

/** Of the tenant that scans of the demo belong to. There is one, made by a migration. */
export const demoKind = "demo"

/** It has no key: nobody signs in as it, and the database lets it act with the empty one. Its scans cost nothing. */
export const demoTenant: CurrentTenant["Service"] = {
  id: TenantId.make("tnt_demo000000000000"),
  kind: demoKind,
  env: "test",
  keyId: "",
  keyLookup: "",
  role: "member"
}
