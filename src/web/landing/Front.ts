import type { TenantId } from "../../domain/TenantId.ts"
import type { Site } from "../layout.ts"

/** Whose pages visitors see: a tenant's, or our own. */
export interface Front {
  readonly site: Site
  /** What the addresses of its pages begin with. */
  readonly base: string
  /** Nothing for our own. */
  readonly tenant?: TenantId
}

export const homeOf = ({ base }: Front): string => (base === "" ? "/" : base)
