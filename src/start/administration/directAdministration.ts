import * as Layer from "effect/Layer"
import type { Config } from "../../config/Config.ts"
import { Administration } from "../../tenants/Administration.ts"
import { databaseLayer } from "../databaseLayer.ts"

/** Administration on the database that the configuration names; the embedded one must not be in use by a service. */
export const directAdministration: Layer.Layer<
  Administration,
  Layer.Error<typeof databaseLayer>,
  Config
> = Administration.layer.pipe(Layer.provide(databaseLayer))
