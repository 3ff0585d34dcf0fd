import type { TenantId } from "../../domain/ids.ts"
import type { Site } from "../layout.ts"

/** The owner of public pages: a tenant, or the service itself. */
export interface Front {
  readonly site: Site
  /** The path prefix of its pages. */
  readonly base: string
  /** Undefined for the service itself. */
  readonly tenant?: TenantId
}

export const homeOf = ({ base }: Front): string => (base === "" ? "/" : base)
