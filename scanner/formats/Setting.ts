import type { Place } from "../model/Place.ts"

/** How a configuration file writes keys and values. */
export type SettingsSyntax = "properties" | "dotenv" | "ini" | "toml" | "xml" | "yaml" | "hcl"

export interface Setting {
  /** Names of all levels with dots between. */
  readonly key: string
  readonly value: string
  readonly place: Place
  /** The folder it holds in, from that of its file, where only those ask for it that know theirs. */
  readonly folder?: string
}
