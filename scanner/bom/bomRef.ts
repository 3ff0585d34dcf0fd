import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { BomOptions } from "./BomOptions.ts"

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.+_]+/g, "-")
    .replace(/^-+|-+$/g, "")

/**
 * The reference of an asset in every BOM: readable, without `@` and the same in every scan, because it ends in the
 * beginning of the content address.
 */
export const bomRef = ({ type, name, id }: Pick<CryptoAsset, "type" | "name" | "id">): string =>
  `crypto/${type}/${slug(name)}-${id.slice(0, 12)}`

export const toolRef = ({ tool }: BomOptions): string => `tool/${slug(tool.name)}-${slug(tool.version)}`
