import type { Language } from "../../grammars/manifest.ts"

const compile = async (language: Language): Promise<Uint8Array> => {
  const { compileLanguagePrefilter } = await import("../../scanner/engine/compileLanguagePrefilter.ts")
  const { librariesOf } = await import("../../scanner/rules/librariesOf.ts")
  return compileLanguagePrefilter(language, await librariesOf(language.ecosystem))
}

const compiled = new Map<string, Promise<Uint8Array>>()

/** Kept, because each scan needs the prefilters of its languages and compiling one takes longer than a small scan. */
export const compiledPrefilter = (language: Language): Promise<Uint8Array> => {
  const made = compiled.get(language.name) ?? compile(language)
  compiled.set(language.name, made)
  return made
}
