import * as Schema from "effect/Schema"
import { DeliveryId } from "../domain/ids.ts"
import type { DeliveryPosition } from "./DeliveryLogRepo.ts"

const isDeliveryId = Schema.is(DeliveryId)

/** The last delivery of a page, opaque to clients. */
export const cursorOf = ({ createdAt, id }: DeliveryPosition): string => `${createdAt.getTime().toString(36)}.${id}`

export const positionOf = (cursor: string): DeliveryPosition | undefined => {
  const [, time, id] = /^([0-9a-z]{1,11})\.(dlv_[a-z0-9]{16})$/.exec(cursor) ?? []
  if (time === undefined || !isDeliveryId(id)) return undefined
  const createdAt = new Date(Number.parseInt(time, 36))
  return Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id }
}
