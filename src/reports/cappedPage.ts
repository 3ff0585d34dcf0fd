/** Rows of the tables of a report: every finding is one, and every asset stands in about three tables. */
export interface ReportRows {
  readonly findings: number
  readonly assets: number
}

export interface CompressedPage {
  /** Bytes, as sent. */
  readonly length: number
}

/** Largest compressed page: with its headers below 60 kB. */
const MOST_BYTES = 59_000

/** A page that fills this share of it has enough rows. */
const ENOUGH = 0.75

/** The share that the search aims at. */
const ALMOST = 0.95

/** Compressed size of everything but the bounded rows: styles, scripts, rules, families, a legend. */
const FIXED_BYTES = { least: 16_000, most: 40_000 }

/** Compressed size of a row in most pages, at least and at most. */
const ROW_BYTES = { least: 36, most: 60 }

/** A report has at least this many rows. */
const LEAST_ROWS = 20

const MOST_ROUNDS = 6

const rowsWith = ({ findings, assets }: ReportRows, most: number): number =>
  Math.min(findings, most) + 3 * Math.min(assets, most)

/** The largest bound of a table with which a page has at most `wanted` rows. */
const boundFor = (rows: ReportRows, wanted: number): number => {
  let low = LEAST_ROWS
  let high = Math.max(LEAST_ROWS, rows.findings, rows.assets)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (rowsWith(rows, middle) <= wanted) low = middle
    else high = middle - 1
  }
  return low
}

interface RenderedPage<Page> {
  readonly rows: number
  readonly bytes: number
  readonly page: Page | undefined
}

/** The number of rows that almost fill a page, by linear interpolation. */
const rowsBetween = (small: RenderedPage<unknown>, large: RenderedPage<unknown>): number =>
  small.rows + ((MOST_BYTES * ALMOST - small.bytes) * (large.rows - small.rows)) / (large.bytes - small.bytes)

/**
 * A page with as many rows in its tables as keep it small; all of them where possible. The size of a row is only known from
 * rendered pages, so several may be rendered, of which the fullest small one is returned.
 */
export const cappedPage = <Page extends CompressedPage>(rows: ReportRows, write: (most: number) => Page): Page => {
  const allRows = rowsWith(rows, Infinity)
  const empty = (bytes: number): RenderedPage<Page> => ({ rows: 0, bytes, page: undefined })

  const isEnough = (small: RenderedPage<Page>, large: RenderedPage<Page> | undefined): boolean =>
    small.rows === allRows || (small.bytes >= MOST_BYTES * ENOUGH && (large !== undefined || small.rows * 2 < allRows))

  const better = (small: RenderedPage<Page>, large: RenderedPage<Page> | undefined): number => {
    if (large !== undefined) return rowsBetween(small, large)
    return small.rows * 2 >= allRows ? allRows : rowsBetween(empty(FIXED_BYTES.least), small)
  }

  const search = (round: number, wanted: number, small: RenderedPage<Page>, large?: RenderedPage<Page>): Page => {
    const most = boundFor(rows, wanted)
    const page = write(most)
    const written = { rows: rowsWith(rows, most), bytes: page.length, page }
    const isSmall = page.length <= MOST_BYTES
    if (!isSmall && most === LEAST_ROWS) return page
    const fits = isSmall ? written : small
    const over = isSmall ? large : written
    if (isEnough(fits, over) || round === MOST_ROUNDS) return fits.page ?? write(LEAST_ROWS)
    return search(round + 1, better(fits, over), fits, over)
  }

  const isLikelyAll = FIXED_BYTES.least + allRows * ROW_BYTES.least <= MOST_BYTES
  return search(1, isLikelyAll ? allRows : (MOST_BYTES - FIXED_BYTES.most) / ROW_BYTES.most, empty(FIXED_BYTES.most))
}
