import * as Layer from "effect/Layer"
import { Events } from "../events/Events.ts"
import { deliveries } from "../webhooks/Deliveries.ts"
import { addressGuard } from "../node/addressGuard.ts"
import { databaseLayer } from "./databaseLayer.ts"
import { webhookSender } from "../node/webhookSender.ts"

/** Delivers webhooks, on the database of the configuration. */
export const webhookLayer = deliveries.pipe(
  Layer.provide([webhookSender, addressGuard, Events.layer]),
  Layer.provide(databaseLayer)
)
