import * as Effect from "effect/Effect"
import { forgesOf } from "../domain/RepositoryUrl.ts"
import { Config } from "./Config.ts"

/** The forges whose repositories this installation scans. */
export const configuredForges = Effect.map(Config, ({ allowedHosts, insecureHosts }) =>
  forgesOf(allowedHosts, insecureHosts)
)
