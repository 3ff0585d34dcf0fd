import * as Schema from "effect/Schema"

/** A tenant's id. */
export const TenantId = Schema.String.pipe(Schema.brand("TenantId"))
export type TenantId = typeof TenantId.Type
