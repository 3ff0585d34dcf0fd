import * as Schema from "effect/Schema"

/** A tenant's id. */
export const TenantId = Schema.String.pipe(Schema.brand("TenantId"))
export type TenantId = typeof TenantId.Type

/** Whether a text has the shape that tenants' ids are made in; what has another one names no tenant. */
export const namesTenant = (text: string): text is TenantId => /^tnt_[a-z0-9]{16}$/.test(text)
