import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { CredentialCapReached, CredentialNotFound, CredentialRevoked } from "../domain/credentialErrors.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { makeId } from "../domain/ids.ts"
import { randomBytes } from "../domain/randomText.ts"
import { Sealing } from "../sealing/Sealing.ts"
import { CredentialsRepo } from "./CredentialsRepo.ts"
import { credentialRecordOf } from "./credentialRow.ts"
import { sealedFor } from "./sealedFor.ts"

/** Active ones of a tenant. */
const mostCredentials = 50

export interface CredentialSettings {
  readonly name: string
  readonly host: string
  readonly username: string
  /** Paths on the host. */
  readonly repositories: ReadonlyArray<string>
  readonly token: Redacted.Redacted
  readonly expiresAt: Date | null
}

export interface NewToken {
  readonly token: Redacted.Redacted
  readonly username?: string | undefined
  readonly repositories?: ReadonlyArray<string> | undefined
  readonly expiresAt: Date | null
}

const make = Effect.gen(function* () {
  const repo = yield* CredentialsRepo
  const { seal } = yield* Sealing

  const sealed = Effect.fnUntraced(function* (id: string, host: string, token: Redacted.Redacted) {
    const { id: tenant } = yield* CurrentTenant
    return yield* seal(sealedFor({ tenant, id, host }), utf8ToBytes(Redacted.value(token)))
  })

  const create = Effect.fnUntraced(function* ({ token, ...settings }: CredentialSettings) {
    const id = makeId("credential", randomBytes)
    const row = yield* repo.insert({ ...settings, id, token: yield* sealed(id, settings.host, token) }, mostCredentials)
    return row === undefined ? yield* new CredentialCapReached() : credentialRecordOf(row)
  })

  const list = () => Effect.map(repo.list(), (rows) => rows.map(credentialRecordOf))

  const find = Effect.fnUntraced(function* (id: string) {
    const row = yield* repo.find(id)
    return row === undefined ? yield* new CredentialNotFound() : credentialRecordOf(row)
  })

  const replace = Effect.fnUntraced(function* (id: string, { token, ...change }: NewToken) {
    const known = yield* find(id)
    const row = yield* repo.replace(known.id, { ...change, token: yield* sealed(known.id, known.host, token) })
    return row === undefined ? yield* new CredentialRevoked() : credentialRecordOf(row)
  })

  const revoke = Effect.fnUntraced(function* (id: string) {
    const row = yield* repo.revoke(id)
    return row === undefined ? yield* new CredentialNotFound() : credentialRecordOf(row)
  })

  return { create, list, find, replace, revoke }
})

/** A tenant's credentials for hosts of private repositories: created, listed without their tokens, replaced, revoked. */
export class Credentials extends Context.Service<Credentials>()("ciphermap/Credentials", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide([CredentialsRepo.layer, Sealing.layer]))
}
