import type { SealedOwner } from "../sealing/Sealing.ts"

/** What a token is sealed for: it opens for no other tenant, credential or host. */
export const sealedFor = (of: { readonly tenant: string; readonly id: string; readonly host: string }): SealedOwner => [
  "credential",
  of.tenant,
  of.id,
  of.host
]
