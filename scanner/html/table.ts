import { escape } from "./escape.ts"
import { type Content, type Html, markup } from "./markup.ts"

export interface Column<Row> {
  readonly label: string
  readonly cell: (row: Row) => Content
  /** The sort key, if it is not the text. */
  readonly key?: (row: Row) => string | number
  /** Whether it names the row. */
  readonly isHeader?: true
  /** Numbers stand to the right. */
  readonly isNumber?: true
  /** Whether it needs no label when rows are shown as cards. */
  readonly isPlain?: true
}

/** Values for filters, separated by spaces. */
export interface RowData {
  readonly [name: string]: string | undefined
}

export interface Table<Row> {
  /** Identifies the table in the page. */
  readonly id: string
  readonly caption: Content
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly data?: (row: Row) => RowData
  readonly anchor?: (row: Row) => string | undefined
  readonly tone?: (row: Row) => string | undefined
  /**
   * - `short`: an ordinary table; on a narrow screen, its rows are cards.
   * - `long`: the same with thousands of rows, of which a browser lays out only the visible ones; `longTable.css` sets
   *   the widths of its columns.
   * - `wide`: as long, with as many columns as there are; it scrolls in a region of its own.
   */
  readonly shape: "short" | "long" | "wide"
}

const attribute = (name: string, value: string | undefined): Content =>
  value === undefined ? undefined : [{ html: ` ${name}="` }, value, { html: `"` }]

const isSortedAsNumber = <Row>({ isNumber, key }: Column<Row>, rows: ReadonlyArray<Row>): boolean =>
  isNumber === true || (key !== undefined && rows[0] !== undefined && typeof key(rows[0]) === "number")

const head = <Row>({ columns, rows }: Table<Row>): Html =>
  markup`<thead role="rowgroup">
    <tr role="row">
      ${columns.map(
        (column) =>
          markup`<th scope="col" role="columnheader"${attribute("class", column.isNumber && "number")}${attribute(
            "data-sort",
            isSortedAsNumber(column, rows) ? "number" : "text"
          )}>${column.label}</th>`
      )}
    </tr>
  </thead>`

/** Omitted if the cell begins with it, because the script then sorts by the cell's text. */
const keyOf = <Row>({ key }: Column<Row>, row: Row, { html }: Html): string | undefined => {
  if (key === undefined) return undefined
  const text = String(key(row))
  const shown = escape(text)
  if (html === shown || html.startsWith(`${shown}<`)) return undefined
  return html.startsWith("<") && html.startsWith(`${shown}</`, html.indexOf(">") + 1) ? undefined : text
}

const cell = <Row>(column: Column<Row>, row: Row): Html => {
  const content = markup`${column.cell(row)}`
  const attributes = [
    attribute("class", column.isNumber && "number"),
    attribute("data-key", keyOf(column, row, content)),
    attribute("data-label", column.isPlain === true ? undefined : column.label)
  ]
  return column.isHeader === true
    ? markup`<th scope="row"${attributes}>${content}</th>`
    : markup`<td${attributes}>${content}</td>`
}

const line = <Row>(table: Table<Row>, row: Row): Html => {
  const data = Object.entries(table.data?.(row) ?? {}).map(([name, value]) => attribute(`data-${name}`, value))
  const attributes = [attribute("id", table.anchor?.(row)), attribute("class", table.tone?.(row)), data]
  return markup`<tr role="row"${attributes}>${table.columns.map((column) => cell(column, row))}</tr>`
}

/** `longTable.css` has a width for as many columns. */
export const MOST_COLUMNS = 16

const CLASSES = { short: "cards", long: "cards long", wide: "wide" } as const

const classOf = <Row>({ shape, columns }: Table<Row>): string =>
  shape === "wide" && columns.length <= MOST_COLUMNS ? `wide long columns-${columns.length}` : CLASSES[shape]

/**
 * A table, row by row. Roles are said, since a browser forgets them where rows are laid out as grids or blocks. Those of cells
 * are said by the script: there are ten thousand of them.
 */
export function* table<Row>(spec: Table<Row>): Generator<Html, void> {
  const { id, caption, shape } = spec
  if (shape === "wide") yield markup`<div class="scroll" role="region" tabindex="0" aria-labelledby="${id}-caption">`
  yield markup`<table id="${id}" class="${classOf(spec)}" role="table" aria-labelledby="${id}-caption">
    <caption id="${id}-caption">
      ${caption}
    </caption>
    ${head(spec)}
    <tbody role="rowgroup">`
  for (const row of spec.rows) yield line(spec, row)
  yield markup`</tbody></table>`
  if (shape === "wide") yield markup`</div>`
}
