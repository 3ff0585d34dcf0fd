import type { Coverage } from "../../../model/Inventory.ts"
import { countInText } from "../../read/JsonObject.ts"

type OwnProperties = ReadonlyMap<string, ReadonlyArray<string>>

const countOf = (own: OwnProperties, name: string): number | undefined => countInText(own.get(name)?.[0])

/** The counts whose names begin so, by what follows. */
const countsOf = (own: OwnProperties, prefix: string): { readonly [name: string]: number } =>
  Object.fromEntries(
    [...own].flatMap(([name, [value]]) => {
      const count = countInText(value)
      return name.startsWith(prefix) && count !== undefined ? [[name.slice(prefix.length), count]] : []
    })
  )

/** Only languages that cannot be read are named; of the others there is the sum. */
const unsupportedOf = (own: OwnProperties): Coverage["unsupported"] => {
  const text = own.get("completeness")?.[0] ?? ""
  const named = [...text.matchAll(/unsupported-language ([^\s:]+): (\d{1,15})/g)].map(
    ([, extension, count]) => [extension!, Number(count)] as const
  )
  const others = (countOf(own, "filesUnsupported") ?? 0) - named.reduce((sum, [, count]) => sum + count, 0)
  return Object.fromEntries(others > 0 ? [...named, ["other", others]] : named)
}

/** How much of a tree a scan read, where its bill of materials states it. Bytes are not stated. */
export const readCoverage = (own: OwnProperties): Coverage | undefined => {
  const filesScanned = countOf(own, "filesScanned")
  if (filesScanned === undefined) return undefined
  return {
    filesScanned,
    filesPrefiltered: countOf(own, "filesPrefiltered") ?? 0,
    filesPartial: countOf(own, "filesPartial") ?? 0,
    skipped: countsOf(own, "filesSkipped."),
    unsupported: unsupportedOf(own),
    languages: Object.fromEntries(
      Object.entries(countsOf(own, "language.")).map(([language, files]) => [language, { files }])
    )
  }
}
