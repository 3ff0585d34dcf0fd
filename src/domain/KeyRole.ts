import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** What a key may do, the most first: everything; all but keys, credentials, branding, webhooks and policies; only read. */
export const KeyRole = Schema.Literals(["owner", "member", "viewer"])
export type KeyRole = typeof KeyRole.Type

const RANK: Readonly<Record<KeyRole, number>> = { owner: 2, member: 1, viewer: 0 }

export const mayAct = (role: KeyRole, needed: KeyRole): boolean => RANK[role] >= RANK[needed]

/** The key is good, but its role does not allow this. */
export class RoleTooLow extends Schema.Error<RoleTooLow>("RoleTooLow")(
  problem("role_too_low", "The role of this key does not allow this"),
  { httpApiStatus: 403 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** Nobody could change roles any more. */
export class LastOwner extends Schema.Error<LastOwner>("LastOwner")(
  problem("last_owner", "The tenant must keep an active key with the role owner"),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}
