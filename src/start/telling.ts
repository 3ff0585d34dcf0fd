import * as Layer from "effect/Layer"
import { Events } from "../events/Events.ts"
import { deliveries } from "../webhooks/Deliveries.ts"
import { addressGuard } from "../node/addressGuard.ts"
import { foundation } from "./foundation.ts"
import { webhookSender } from "../node/webhookSender.ts"

/** Tells webhooks what has happened, on the database of the configuration. */
export const telling = deliveries.pipe(
  Layer.provide([webhookSender, addressGuard, Events.layer]),
  Layer.provide(foundation)
)
