type Rgb = readonly [red: number, green: number, blue: number]

const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const hexOf = (rgb: Rgb): string => `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, "0")).join("")}`

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** WCAG 2.2, relative luminance. */
const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const STEPS = 40

const mixed = (from: string, to: string, share: number): string => {
  const target = channels(to)
  return hexOf(channels(from).map((one, at) => one + (target[at]! - one) * share) as unknown as Rgb)
}

/** The colour, moved towards another one only as far as text in it needs for a contrast with all of the backgrounds. */
export const readableOn = (
  colour: string,
  backgrounds: ReadonlyArray<string>,
  towards: string,
  ratio: number
): string => {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mixed(colour, towards, step / STEPS)
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate
  }
  return towards
}

/** Black or white, whichever is easier to read on a colour; one of them always has a contrast above 4.5. */
export const foregroundOn = (colour: string): string =>
  contrast("#000000", colour) > contrast("#ffffff", colour) ? "#000000" : "#ffffff"
