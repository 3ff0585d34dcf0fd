import type { Occurrence } from "../model/CryptoAsset.ts"
import type { Place } from "../model/Place.ts"
import type { UsageScope } from "../model/UsageScope.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { link, plain } from "../html/parts.ts"
import type { Report } from "./Report.ts"
import { SCOPES } from "../html/words.ts"

const BREAK: Html = markup`<wbr />`

/** Folders of a path, with line break opportunities after slashes. */
const breakable = (folder: string): Content =>
  (plain(folder).match(/[^]{12,}?\/|[^]+/g) ?? []).flatMap((part, at) => (at === 0 ? [part] : [BREAK, part]))

/** A path with dimmed folders. */
const pathView = (path: string, line?: number): Html => {
  const text = plain(path)
  const end = text.lastIndexOf("/") + 1
  return markup`<code>${end === 0 ? undefined : markup`<i>${breakable(text.slice(0, end))}</i>`}${text.slice(end)}${line === undefined ? undefined : `:${line}`}</code>`
}

const lineOf = (file: string | undefined, line: number): string | undefined =>
  file === undefined ? undefined : file + line

/** Path and line, linked if the source is reachable. */
export const spot = ({ linkTo }: Report, path: string, { line }: Place): Content =>
  link(lineOf(linkTo(path), line), pathView(path, line))

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

/** Where the name of the file begins. */
const fileAt = (path: string): number => path.lastIndexOf("/") + 1

/** Paths that the script can turn into addresses: nothing in them is escaped, shortened or omitted. */
const PLAIN_PATH = /^(?!\.\.?\/)(?:[\w@+-][\w@+.-]*\/)*[\w@+-][\w@+.-]*$/

const MAX_PLAIN = 300

/** A link without an address until the script sets it: addresses are half of the bytes of a folded list. */
const laterLink = (file: string | undefined, words: string): Content =>
  file === undefined ? words : markup`<a>${words}</a>`

const linesIn = ({ linkTo }: Report, path: string, all: ReadonlyArray<Spot>, isFolded: boolean): Html => {
  const file = linkTo(path)
  const isLater = isFolded && path.length <= MAX_PLAIN && PLAIN_PATH.test(path)
  const linked = (line: number, words: string): Content =>
    isLater ? laterLink(file, words) : link(lineOf(file, line), words)
  const name = plain(path.slice(fileAt(path)))
  const [first, ...others] = [...new Set(all.map(({ place }) => place.line))]
  const scopes = [...new Set(all.map(({ scope }) => scope))].filter((scope) => scope !== "production")
  return markup`${joined(
    [linked(first!, `${name}:${first}`), ...others.map((line) => linked(line, String(line)))],
    ", "
  )}${scopes.length === 0 ? undefined : ` (${scopes.map((scope) => SCOPES[scope]).join(", ")})`}`
}

type FileSpots = readonly [path: string, all: ReadonlyArray<Spot>]

/** Files of one folder. */
const inFolder = (report: Report, folder: string, files: ReadonlyArray<FileSpots>, isFolded: boolean): Html =>
  markup`<li>
    ${folder === "" ? undefined : markup`<i>${breakable(folder)}</i>`}${joined(
      files.map(([path, all]) => linesIn(report, path, all, isFolded)),
      ", "
    )}
  </li>`

const byFolder = (report: Report, files: ReadonlyArray<FileSpots>, isFolded = false): Html =>
  markup`<ul class="places">
    ${[...Map.groupBy(files, ([path]) => path.slice(0, fileAt(path)))].map(([folder, all]) =>
      inFolder(report, folder, all, isFolded)
    )}
  </ul>`

const rest = (report: Report, files: ReadonlyArray<FileSpots>): Html => {
  const count = files.reduce((sum, [, all]) => sum + all.length, 0)
  return markup`<details class="more">
    <summary>${counted(count, "more place")} in ${counted(files.length, "file")}</summary>
    ${byFolder(report, files, true)}
  </details>`
}

/** The first places of an asset, by file; those behind the first file are folded up. */
export const placesList = (report: Report, occurrences: ReadonlyArray<Spot>, most = MAX_PLACES): Html => {
  const shown = firstPlaces(occurrences, most)
  const [first, ...others] = Map.groupBy(shown, ({ path }) => path)
  if (first === undefined) return markup`<span class="muted">no place</span>`
  const hidden = occurrences.length - shown.length
  return markup`${byFolder(report, [first])}
    ${others.length === 0 ? undefined : rest(report, others)}
    ${hidden === 0 ? undefined : markup`<div class="sub">${grouped(hidden)} of ${counted(occurrences.length, "place")} not shown</div>`}`
}
