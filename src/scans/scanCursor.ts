import { ScanId } from "../domain/ids.ts"
import type { ScanPosition } from "./ScansRepo.ts"
import * as Schema from "effect/Schema"

const isScanId = Schema.is(ScanId)

/** Opaque to clients: the last scan of a page. */
export const cursorOf = ({ createdAt, id }: ScanPosition): string => `${createdAt.getTime().toString(36)}.${id}`

export const positionOf = (cursor: string): ScanPosition | undefined => {
  const [, time, id] = /^([0-9a-z]{1,11})\.(cbom_[a-z0-9]{16})$/.exec(cursor) ?? []
  if (time === undefined || !isScanId(id)) return undefined
  const createdAt = new Date(Number.parseInt(time, 36))
  return Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id }
}
