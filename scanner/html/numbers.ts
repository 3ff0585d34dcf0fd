/** 1234567 as 1,234,567, whatever the locale of the machine. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",")

/** `1 finding`, `2,000 findings`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** Rounded to one decimal, without a trailing zero. */
export const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)

const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const

export const byteSize = (bytes: number): string => {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${oneDecimal(bytes / 1000 ** power)} ${UNITS[power]}`
}
