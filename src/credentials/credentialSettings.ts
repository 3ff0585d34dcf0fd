import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type { CredentialReplacement, CredentialRequest } from "../api/credentialsApi.ts"
import { configuredForges } from "../config/Config.ts"
import { credentialPath } from "../domain/credentialPaths.ts"
import type { Forge } from "../domain/RepositoryUrl.ts"
import { invalidValue } from "../http/invalidValue.ts"
import type { CredentialSettings, NewToken } from "./Credentials.ts"

/** The name that a host takes any token of its own with. */
const usernames = {
  github: "x-access-token",
  gitlab: "oauth2",
  forgejo: "oauth2",
  bitbucket: "x-token-auth"
} as const satisfies Record<Forge, string>

/** What of a credential depends on the configuration: which hosts there are, and what may be named on them. */
export const credentialSettings = Effect.map(configuredForges, (forges) => {
  const host = (written: string) => {
    const known = written.trim().toLowerCase()
    const isKnown = forges.get(known) !== undefined || forges.isInsecure?.(known) === true
    return isKnown
      ? Effect.succeed(known)
      : Effect.fail(invalidValue("host", `host must be one of ${[...forges.keys()].join(", ")}`))
  }

  const paths = (known: string, written: ReadonlyArray<string>) =>
    Effect.forEach(written, (one) =>
      Result.match(credentialPath(known, one.trim()), {
        onSuccess: Effect.succeed,
        onFailure: (sentence) => Effect.fail(invalidValue("repositories", sentence))
      })
    ).pipe(Effect.map((all) => [...new Set(all)]))

  const expiry = Effect.fnUntraced(function* (written: string | null | undefined) {
    if (written === undefined || written === null) return null
    const time = Date.parse(written)
    return time > (yield* Clock.currentTimeMillis)
      ? new Date(time)
      : yield* invalidValue("expires_at", "expires_at must be in the future")
  })

  /** A new credential, as it is stored. */
  const accepted = Effect.fnUntraced(function* ({ token, username, ...given }: typeof CredentialRequest.Type) {
    const known = yield* host(given.host)
    return {
      name: given.name,
      host: known,
      username: username ?? usernames[forges.get(known) ?? "github"],
      repositories: yield* paths(known, given.repositories),
      token: Redacted.make(token),
      expiresAt: yield* expiry(given.expires_at)
    } satisfies CredentialSettings
  })

  /** Another token for a credential of this host. */
  const acceptedReplacement = Effect.fnUntraced(function* (
    known: string,
    { token, username, repositories, expires_at }: typeof CredentialReplacement.Type
  ) {
    return {
      username,
      repositories: repositories && (yield* paths(known, repositories)),
      token: Redacted.make(token),
      expiresAt: yield* expiry(expires_at)
    } satisfies NewToken
  })

  return { accepted, acceptedReplacement }
})
