import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** No tenant has this id. */
export class TenantNotFound extends Schema.Error<TenantNotFound>("TenantNotFound")(
  problem("tenant_not_found", "Tenant not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}
