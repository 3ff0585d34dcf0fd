import * as Context from "effect/Context"
import type { KeyEnv } from "./ApiKeyText.ts"
import type { TenantId } from "./ids.ts"
import type { KeyRole } from "./KeyRole.ts"

/** The tenant a request is made for, and the key it was made with. */
export class CurrentTenant extends Context.Service<
  CurrentTenant,
  {
    readonly id: TenantId
    readonly kind: string
    readonly env: KeyEnv
    readonly keyId: string
    readonly keyLookup: string
    readonly role: KeyRole
  }
>()("ciphermap/CurrentTenant") {}
