import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schedule from "effect/Schedule"
import { coveredSegments } from "../domain/credentialPaths.ts"
import { ScanFailure } from "../domain/FailureCause.ts"
import type { TenantId } from "../domain/ids.ts"
import type { RepositoryUrl } from "../domain/RepositoryUrl.ts"
import type { HostCredential } from "../domain/HostCredential.ts"
import { Sealing } from "../sealing/Sealing.ts"
import { type ActiveCredential, OfferedCredentialsRepo } from "./OfferedCredentialsRepo.ts"
import { sealedFor } from "./sealedFor.ts"

/** A credential for one repository of its tenant. */
export interface OfferedCredential extends HostCredential {
  readonly id: string
  /** Never succeeds: it fails once the credential is revoked, and so ends what it runs beside. */
  readonly untilRevoked: Effect.Effect<never, ScanFailure>
}

/** How soon a running download ends after a revocation. */
const pollInterval = "500 millis"

/** A short outage of the database is not the download's fault. */
const patiently = { schedule: Schedule.spaced(pollInterval), times: 20 }

const isHttps = ({ canonical }: RepositoryUrl): boolean => canonical.startsWith("https://")

const pathOf = ({ owner, name }: RepositoryUrl): string => `${owner}/${name}`

/** The one that names the repository most exactly; of several the newest, and one that has expired only if there is no other. */
const closest = (all: ReadonlyArray<ActiveCredential>, path: string): ActiveCredential | undefined => {
  const ranked = all
    .map((one) => ({ one, covered: coveredSegments(one.repositories, path) }))
    .filter(({ covered }) => covered > 0)
  const valid = ranked.filter(({ one }) => !one.has_expired)
  return (valid.length > 0 ? valid : ranked).toSorted((one, other) => other.covered - one.covered)[0]?.one
}

const revoked = new ScanFailure({ code: "credential_revoked" })
const unreadable = new ScanFailure({ code: "internal_error", detail: "a credential cannot be decrypted" })
const unavailable = new ScanFailure({ code: "internal_error", detail: "a credential cannot be read" })

const make = Effect.gen(function* () {
  const repo = yield* OfferedCredentialsRepo
  const sealing = yield* Sealing

  const offered = (one: ActiveCredential): OfferedCredential => {
    const row = repo.login(one)
    const login = Effect.gen(function* () {
      const found = yield* Effect.retry(row, patiently).pipe(Effect.mapError(() => unavailable))
      if (found === undefined) return yield* revoked
      const owner = sealedFor({ tenant: one.tenant_id, id: one.id, host: one.host })
      const token = yield* sealing.open(owner, found.token)
      if (token === undefined) return yield* unreadable
      return { username: found.username, token: Redacted.make(new TextDecoder().decode(token), { label: "token" }) }
    })
    const isThere = Effect.orElseSucceed(
      Effect.map(row, (found) => found !== undefined),
      () => true
    )
    return {
      id: one.id,
      login,
      onAnswer: (answer) => (answer.isSent ? Effect.ignore(repo.note(one, answer), { log: "Warn" }) : Effect.void),
      untilRevoked: Effect.flatMap(isThere, (is) => (is ? Effect.void : Effect.fail(revoked))).pipe(
        Effect.repeat(Schedule.spaced(pollInterval)),
        Effect.andThen(Effect.never)
      )
    }
  }

  /** The tenant's credential that names the repository; undefined without one. It fails if the only one has expired. */
  const find = Effect.fnUntraced(function* (tenant: TenantId, repository: RepositoryUrl) {
    if (!isHttps(repository)) return undefined
    const one = closest(yield* repo.ofHost(tenant, repository.host), pathOf(repository))
    if (one?.has_expired === true) return yield* new ScanFailure({ code: "credential_expired" })
    return one === undefined ? undefined : offered(one)
  })

  return { find }
})

/** The credentials that repositories are fetched with. */
export class OfferedCredentials extends Context.Service<OfferedCredentials>()("ciphermap/OfferedCredentials", {
  make
}) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([OfferedCredentialsRepo.layer, Sealing.layer])
  )
}
