/** A spreadsheet would take such a cell for a formula: https://owasp.org/www-community/attacks/CSV_Injection. */
const FORMULA = /^[=+\-@\t\r]/

export const csvCell = (value: string | number | undefined): string => {
  const text = value === undefined ? "" : String(value)
  const plain = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

export type CsvCells = ReadonlyArray<string | number | undefined>

/** A line without its end (RFC 4180). */
export const csvRow = (cells: CsvCells): string => cells.map(csvCell).join(",")
