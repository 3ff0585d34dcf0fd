import { hclSettings } from "./hclSettings.ts"
import { dotenvSettings, iniSettings, propertiesSettings } from "./lineSettings.ts"
import type { Setting, SettingsSyntax } from "./Setting.ts"
import { tomlSettings, yamlSettings } from "./treeSettings.ts"

const readers: { readonly [S in SettingsSyntax]: (text: string) => ReadonlyArray<Setting> } = {
  properties: propertiesSettings,
  dotenv: dotenvSettings,
  ini: iniSettings,
  toml: tomlSettings,
  yaml: yamlSettings,
  hcl: hclSettings
}

/** The settings of a configuration file, in its order; none of one that cannot be read. */
export const readSettings = (syntax: SettingsSyntax, text: string): ReadonlyArray<Setting> => readers[syntax](text)
