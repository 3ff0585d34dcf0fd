import { picked } from "./Case.ts"
import { inCase, type Value } from "./Value.ts"

/** The file that says a setting; undefined where it stands in the file at hand. */
const sourceOf = ({ evidence }: Value): string | undefined => evidence.findLast(({ path }) => path !== undefined)?.path

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1)

const shortest = (one: string, other: string): string =>
  other.length < one.length || (other.length === one.length && other < one) ? other : one

/**
 * Values of one setting from several files, each in its own case, so that what is set together stays together. In a folder the
 * file with the shortest name holds where none of the others does (`application.yml`, `application-prod.yml`); files of
 * different folders belong to different programs.
 */
export const bySource = (values: ReadonlyArray<Value>): ReadonlyArray<Value> => {
  const sources = new Set(values.flatMap((value) => sourceOf(value) ?? []))
  if (sources.size < 2) return values
  const folders = Map.groupBy(sources, folderOf)
  return values.flatMap((value) => {
    const source = sourceOf(value)
    if (source === undefined) return [value]
    const folder = folderOf(source)
    const files = folders.get(folder)!
    const base = files.reduce(shortest)
    const overlays = source === base ? files.filter((file) => file !== base) : [source]
    const cases = overlays.map((file) => picked(`settings of ${file}`, source === base ? "not read" : "read"))
    const inFolder = folders.size === 1 ? [] : [picked("folder of settings", folder)]
    return [...cases, ...inFolder].reduce<ReadonlyArray<Value>>(
      (held, when) => held.flatMap((one) => inCase(one, when)),
      [value]
    )
  })
}
