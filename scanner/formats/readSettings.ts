import { hclSettings } from "./hclSettings.ts"
import { dotenvSettings, iniSettings, propertiesSettings } from "./lineSettings.ts"
import { hoconSettings } from "./hoconSettings.ts"
import type { Setting, SettingsSyntax } from "./Setting.ts"
import { tomlSettings, yamlSettings } from "./treeSettings.ts"
import { xmlSettings } from "./xmlSettings.ts"

const SECTION = /^[ \t]*\[[^\]\n]+\][ \t]*$/m

/** What only HOCON has: objects, references, comments of its own, other files. */
const HOCON = /\{|\/\/|^[ \t]*include[ \t]/m

/** What is called a configuration may be written in either way. */
const plainSettings = (text: string): ReadonlyArray<Setting> =>
  SECTION.test(text) || !HOCON.test(text) ? iniSettings(text) : hoconSettings(text)

const readers: { readonly [S in SettingsSyntax]: (text: string) => ReadonlyArray<Setting> } = {
  properties: propertiesSettings,
  dotenv: dotenvSettings,
  ini: plainSettings,
  toml: tomlSettings,
  yaml: yamlSettings,
  xml: xmlSettings,
  hcl: hclSettings
}

/** The settings of a configuration file, in its order; none of one that cannot be read. */
export const readSettings = (syntax: SettingsSyntax, text: string): ReadonlyArray<Setting> => readers[syntax](text)
