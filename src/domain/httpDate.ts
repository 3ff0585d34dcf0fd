const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

const time = "(?<hour>[0-9]{2}):(?<minute>[0-9]{2}):(?<second>[0-9]{2})"

/** RFC 9110 5.6.7: all three forms are to be read, only the first is to be written. */
const forms = [
  `[A-Z][a-z]{2}, (?<day>[0-9]{2}) (?<month>[A-Z][a-z]{2}) (?<year>[0-9]{4}) ${time} GMT`,
  `[A-Z][a-z]{5,8}, (?<day>[0-9]{2})-(?<month>[A-Z][a-z]{2})-(?<year>[0-9]{2}) ${time} GMT`,
  `[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[0-9]{2}| [0-9]) ${time} (?<year>[0-9]{4})`
].map((form) => new RegExp(`^${form}$`))

/** Two digits that seem to lie more than 50 years ahead mean the last such year gone by. */
const fullYear = (written: string, now: number): number => {
  if (written.length === 4) return Number(written)
  const current = new Date(now).getUTCFullYear()
  const year = current - (current % 100) + Number(written)
  return year > current + 50 ? year - 100 : year
}

/**
 * Reads an HTTP-date; milliseconds since 1970, undefined where it is none. `now`, in the same unit, tells the century
 * of RFC 850.
 */
export const parseHttpDate = (text: string, now: number): number | undefined => {
  const groups = forms.map((form) => form.exec(text)?.groups).find((found) => found !== undefined)
  if (groups === undefined) return undefined
  const { year = "", month = "", day, hour, minute, second } = groups
  const date = [fullYear(year, now), months.indexOf(month), Number(day)] as const
  const clock = [Number(hour), Number(minute), Number(second)] as const
  const midnight = new Date(Date.UTC(...date))
  if (midnight.getUTCMonth() !== date[1] || midnight.getUTCFullYear() !== date[0]) return undefined
  if (clock[0] > 23 || clock[1] > 59 || clock[2] > 60) return undefined
  return midnight.getTime() + ((clock[0] * 60 + clock[1]) * 60 + clock[2]) * 1000
}

/** Writes milliseconds since 1970 as IMF-fixdate: `Sun, 06 Nov 1994 08:49:37 GMT`. */
export const formatHttpDate = (milliseconds: number): string => new Date(milliseconds).toUTCString()
