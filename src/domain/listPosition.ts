import * as Schema from "effect/Schema"
import { DeliveryId, ScanId } from "./ids.ts"

/** Where a page of a list begins: after the entry of that id. */
export interface ListPosition {
  readonly createdAt: Date
  readonly id: string
}

/** A position as clients get it, opaque to them. */
export const cursorOf = ({ createdAt, id }: ListPosition): string => `${createdAt.getTime().toString(36)}.${id}`

const reader = (id: typeof ScanId | typeof DeliveryId) => {
  const isId = Schema.is(id)
  return (cursor: string): ListPosition | undefined => {
    const [, time, id] = /^([0-9a-z]{1,11})\.(\w+)$/.exec(cursor) ?? []
    if (time === undefined || !isId(id)) return undefined
    const createdAt = new Date(Number.parseInt(time, 36))
    return Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id }
  }
}

export const scanPositionOf = reader(ScanId)
export const deliveryPositionOf = reader(DeliveryId)
