/** Text on its own background, and a mark in a chart. */
export interface ToneColours {
  readonly text: string
  readonly back: string
  readonly mark: string
}

export interface Theme {
  readonly page: string
  readonly surface: string
  readonly raised: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly control: string
  readonly track: string
  readonly tones: { readonly [tone: string]: ToneColours }
}

export const light: Theme = {
  page: "#ffffff",
  surface: "#ffffff",
  raised: "#f4f6f8",
  text: "#182028",
  muted: "#54606d",
  line: "#e0e4e9",
  control: "#7d8894",
  track: "#e8ebef",
  tones: {
    critical: { text: "#96172e", back: "#fbe9ec", mark: "#b01f3c" },
    high: { text: "#9a3d08", back: "#fdeee2", mark: "#d2611c" },
    medium: { text: "#725400", back: "#fbf2d6", mark: "#b98a06" },
    low: { text: "#2b5a87", back: "#e7f0f8", mark: "#5487b8" },
    info: { text: "#4b5763", back: "#edf0f3", mark: "#86929f" },
    good: { text: "#17633d", back: "#e3f3ea", mark: "#2f8a5b" }
  }
}

export const dark: Theme = {
  page: "#0f1318",
  surface: "#161b21",
  raised: "#1d242c",
  text: "#e5e9ed",
  muted: "#9eabb8",
  line: "#29313a",
  control: "#6d7986",
  track: "#262e37",
  tones: {
    critical: { text: "#ff9fae", back: "#3b1920", mark: "#e2556c" },
    high: { text: "#ffb585", back: "#3a2312", mark: "#e08347" },
    medium: { text: "#eccb6b", back: "#332a0e", mark: "#c9a02f" },
    low: { text: "#93c3f2", back: "#16283a", mark: "#5f97cc" },
    info: { text: "#b5c0cb", back: "#242c35", mark: "#7b8794" },
    good: { text: "#83d6aa", back: "#13301f", mark: "#43a372" }
  }
}

/** Of links. WCAG 2.2, 1.4.3, asks for 4.5; bright text on dark looks thinner than it is. */
const CONTRAST = { light: 4.6, dark: 6 } as const

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
const readableOn = (colour: string, backgrounds: ReadonlyArray<string>, towards: string, ratio: number): string => {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mixed(colour, towards, step / STEPS)
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate
  }
  return towards
}

/** Black or white, whichever is easier to read on a colour; one of them always has a contrast above 4.5. */
const foregroundOn = (colour: string): string =>
  contrast("#000000", colour) > contrast("#ffffff", colour) ? "#000000" : "#ffffff"

/** Custom properties of a theme with the partner's colour, moved only as far as text in it has to be readable. */
export const themeProperties = (theme: Theme, accent: string, isDark: boolean): string => {
  const { tones, ...plain } = theme
  const backgrounds = [theme.page, theme.surface, theme.raised]
  const text = readableOn(accent, backgrounds, isDark ? "#ffffff" : "#000000", isDark ? CONTRAST.dark : CONTRAST.light)
  return [
    `color-scheme: ${isDark ? "dark" : "light"}`,
    `--in-light: ${isDark ? "none" : "block"}`,
    `--in-dark: ${isDark ? "block" : "none"}`,
    `--plate: ${isDark ? "#ffffff" : "transparent"}`,
    ...Object.entries(plain).map(([name, colour]) => `--${name}: ${colour}`),
    ...Object.entries(tones).flatMap(([tone, colours]) =>
      Object.entries(colours).map(([part, colour]) => `--${tone}-${part}: ${colour}`)
    ),
    `--accent: ${accent}`,
    `--accent-text: ${text}`,
    `--on-accent: ${foregroundOn(accent)}`,
    `--on-accent-text: ${foregroundOn(text)}`
  ].join("; ")
}
