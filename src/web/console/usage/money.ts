import { grouped } from "../../../../scanner/html/numbers.ts"

/** 123450 cents of USD as `$1,234.50`. */
export const money = (cents: number): string => {
  const whole = Math.round(Math.abs(cents))
  return `${cents < 0 ? "−" : ""}$${grouped(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, "0")}`
}
