import type { Declared, Reader } from "./Declared.ts"
import { groupScope, pythonRequirement } from "./pythonRequirement.ts"

interface IniEntry {
  readonly section: string
  readonly key: string
  readonly values: Array<string>
}

/** `[section]`, `key = value` and values that go on in indented lines. */
const entriesOf = (text: string): ReadonlyArray<IniEntry> => {
  const entries: Array<IniEntry> = []
  let section = ""
  for (const line of text.split("\n")) {
    const heading = /^\[([^\]]+)\]/.exec(line)
    const entry = /^([^\s#;=:[][^=:]*)[=:](.*)$/.exec(line)
    if (heading !== null) section = heading[1]!.trim()
    else if (entry !== null) entries.push({ section, key: entry[1]!.trim(), values: [entry[2]!.trim()] })
    else if (/^\s+[^\s#;]/.test(line)) entries.at(-1)?.values.push(line.trim())
  }
  return entries
}

const declaredIn = ({ section, key, values }: IniEntry): ReadonlyArray<Declared> => {
  const isOwn = section === "options" && key === "install_requires"
  const isExtra = section === "options.extras_require"
  if (!isOwn && !isExtra) return []
  const scope = isOwn ? ("required" as const) : groupScope(key, "optional")
  return values
    .flatMap((value) => value.split(";")[0]!.split(/,(?=\s*[A-Za-z])/))
    .flatMap((value) => pythonRequirement(value, { scope, transitive: false }))
}

/** `setup.cfg`: https://setuptools.pypa.io/en/latest/userguide/declarative_config.html. */
export const readSetupCfg: Reader = (text) => entriesOf(text).flatMap(declaredIn)
