import type { KeyRole } from "../domain/KeyRole.ts"

/** Endpoints whose role is not that of their method: reading needs a viewer, everything else a member. */
const roles: ReadonlyMap<string, KeyRole> = new Map([
  ["keys.create", "owner"],
  ["keys.revoke", "owner"],
  ["members.create", "owner"],
  ["members.change", "owner"],
  ["members.audit", "owner"],
  ["members.auditFile", "owner"],
  ["branding.update", "owner"],
  ["credentials.list", "owner"],
  ["credentials.create", "owner"],
  ["credentials.replace", "owner"],
  ["credentials.revoke", "owner"],
  ["policies.choose", "owner"],
  ["policies.store", "owner"],
  ["policies.remove", "owner"],
  ["webhooks.create", "owner"],
  ["webhooks.update", "owner"],
  ["webhooks.remove", "owner"],
  ["webhooks.rotateSecret", "owner"],
  ["webhooks.test", "owner"],
  ["webhooks.redeliver", "owner"]
])

/** The role that a key must have at least, for an endpoint of a group. */
export const roleNeeded = (group: string, endpoint: string, method: string): KeyRole =>
  roles.get(`${group}.${endpoint}`) ?? (method === "GET" ? "viewer" : "member")
