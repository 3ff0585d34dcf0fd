import type { Place } from "../model/Place.ts"

/** How a configuration file writes keys and values. */
export type SettingsSyntax = "properties" | "dotenv" | "ini" | "toml" | "xml" | "yaml"

export interface Setting {
  /** Names of all levels with dots between. */
  readonly key: string
  readonly value: string
  readonly place: Place
}
