import * as Effect from "effect/Effect"
import { CommandFailed } from "../domain/CommandFailed.ts"

const load = <A>(module: () => Promise<A>): Effect.Effect<A, CommandFailed> =>
  Effect.tryPromise({ try: module, catch: (cause) => CommandFailed.failure(String(cause)) })

/** What the commands of the service run, loaded only when it is asked for: scans start without it. */
export const serviceModules = {
  launchService: load(() => import("./launchService.ts")),
  administration: load(() => import("../tenants/Administration.ts")),
  directAdministration: load(() => import("./administration/directAdministration.ts")),
  remoteAdministration: load(() => import("./administration/remoteAdministration.ts"))
}
