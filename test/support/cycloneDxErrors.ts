import { Spec, Validation } from "@cyclonedx/cyclonedx-library"
import type { SpecVersion } from "../../scanner/bom/cyclonedx/CycloneDxBom.ts"

/** A validator compiles the schema at its first text, which takes longer than hundreds of texts. */
const validators: { readonly [version in SpecVersion]: Validation.JsonStrictValidator } = {
  "1.6": new Validation.JsonStrictValidator(Spec.Version.v1dot6),
  "1.7": new Validation.JsonStrictValidator(Spec.Version.v1dot7)
}

/** What CycloneDX's own library has against a text by the published schema; null where it has nothing. */
export const cycloneDxErrors = async (text: string, version: SpecVersion = "1.6"): Promise<unknown> =>
  validators[version].validate(text)
