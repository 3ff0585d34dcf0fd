export type Row = ReadonlyArray<string>

/** Rows under each other, two spaces between the columns. */
const aligned = (rows: ReadonlyArray<Row>): string => {
  const widths = rows[0]?.map((_, at) => rows.reduce((widest, row) => Math.max(widest, row[at]!.length), 0)) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at]!)))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/** A table with an empty line behind it; nothing where it has no rows. */
export const section = (head: Row, rows: ReadonlyArray<Row>): string =>
  rows.length === 0 ? "" : `${aligned([head, ...rows])}\n\n`

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
