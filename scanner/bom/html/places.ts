import type { Occurrence } from "../../model/CryptoAsset.ts"
import type { Place } from "../../model/Place.ts"
import type { UsageScope } from "../../model/UsageScope.ts"
import { type Content, type Html, joined, markup } from "./markup.ts"
import { counted, grouped } from "./numbers.ts"
import { link, plain } from "./parts.ts"
import type { Report } from "./Report.ts"
import { SCOPES } from "./words.ts"

const BREAK: Html = markup`<wbr />`

/** A path that may break behind a slash every now and then; its folders stand back. */
const pathView = (path: string, line?: number): Html => {
  const text = plain(path)
  const end = text.lastIndexOf("/") + 1
  const file = text.slice(end)
  const folders = (text.slice(0, end).match(/[^]{12,}?\/|[^]+/g) ?? []).map((part) => [part, BREAK])
  return markup`<code>${end === 0 ? undefined : markup`<span class="folder">${folders}</span>`}<span class="file">${file}${line === undefined ? undefined : `:${line}`}</span></code>`
}

const lineOf = (file: string | undefined, line: number): string | undefined =>
  file === undefined ? undefined : file + line

/** Path and line, with a link where the source can be reached. */
export const spot = ({ linkTo }: Report, path: string, { line }: Place): Content =>
  link(lineOf(linkTo(path), line), pathView(path, line), "path")

/** The most places that are listed of one asset. */
const MAX_PLACES = 20

const isProduction = ({ scope }: { readonly scope: UsageScope }): boolean => scope === "production"

type Spot = Pick<Occurrence, "path" | "place" | "scope">

/** The first places, those in production code before others. */
const firstPlaces = <O extends Spot>(occurrences: ReadonlyArray<O>, most: number): ReadonlyArray<O> => {
  if (occurrences.length <= most) return occurrences
  const production = occurrences.filter(isProduction).slice(0, most)
  if (production.length === most) return production
  return [...production, ...occurrences.filter((one) => !isProduction(one)).slice(0, most - production.length)]
}

const inFile = ({ linkTo }: Report, path: string, all: ReadonlyArray<Spot>): Html => {
  const file = linkTo(path)
  const lines = [...new Set(all.map(({ place }) => place.line))]
  const scopes = [...new Set(all.map(({ scope }) => scope))].filter((scope) => scope !== "production")
  return markup`<li>
    ${pathView(path)}:
    ${joined(
      lines.map((line) => link(lineOf(file, line), String(line))),
      ", "
    )}${scopes.length === 0 ? undefined : markup` <span class="muted">(${scopes.map((scope) => SCOPES[scope]).join(", ")})</span>`}
  </li>`
}

const rest = (report: Report, files: ReadonlyArray<readonly [string, ReadonlyArray<Spot>]>): Html => {
  const count = files.reduce((sum, [, all]) => sum + all.length, 0)
  return markup`<details>
    <summary>${counted(count, "more place")} in ${counted(files.length, "file")}</summary>
    <ul class="places">
      ${files.map(([path, all]) => inFile(report, path, all))}
    </ul>
  </details>`
}

/** The first places of an asset, by file; those behind the first file are folded up. */
export const placesList = (report: Report, occurrences: ReadonlyArray<Spot>, most = MAX_PLACES): Html => {
  const shown = firstPlaces(occurrences, most)
  const [first, ...others] = Map.groupBy(shown, ({ path }) => path)
  if (first === undefined) return markup`<span class="muted">no place</span>`
  const hidden = occurrences.length - shown.length
  return markup`<ul class="places">
      ${inFile(report, ...first)}
    </ul>
    ${others.length === 0 ? undefined : rest(report, others)}
    ${hidden === 0 ? undefined : markup`<div class="sub">${grouped(hidden)} of ${counted(occurrences.length, "place")} not shown</div>`}`
}
