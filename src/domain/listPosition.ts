import * as Schema from "effect/Schema"
import { DeliveryId, RepositoryId, ScanId } from "./ids.ts"
import { RepositorySort } from "./RepositoryRecord.ts"

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

/** Where a page of repositories begins: after the one of that id, which had that key in the order. */
export interface RepositoryPosition {
  readonly sort: RepositorySort
  readonly id: RepositoryId
  /** The order's number; for `name`, the name in lower case. */
  readonly key: string
}

export const repositoryCursorOf = ({ sort, id, key }: RepositoryPosition): string => `${sort}.${id}.${key}`

const isSort = Schema.is(RepositorySort)
const isRepositoryId = Schema.is(RepositoryId)

/** Numbers of 16 digits are larger than all that are sorted by, and fit a bigint. */
const isNumber = (key: string): boolean => /^-?\d{1,16}$/.test(key)

export const repositoryPositionOf = (cursor: string): RepositoryPosition | undefined => {
  const [, sort, id, key] = /^(\w+)\.(\w+)\.(.*)$/s.exec(cursor) ?? []
  if (!isSort(sort) || !isRepositoryId(id) || key === undefined) return undefined
  return sort === "name" || isNumber(key) ? { sort, id, key } : undefined
}
