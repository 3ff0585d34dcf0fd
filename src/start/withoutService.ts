import * as Effect from "effect/Effect"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { version } from "../version.ts"
import type { serviceModules as modulesOfService } from "./serviceModules.ts"

const missing = Effect.fail(
  CommandFailed.failure(`the service is a package of its own: npm install ciphermap-service@${version}`)
)

/** Stands for `serviceModules.ts` in the package that scans, which holds nothing of the service. */
export const serviceModules: typeof modulesOfService = {
  launchService: missing,
  administration: missing,
  directAdministration: missing,
  remoteAdministration: missing
}
