import * as Result from "effect/Result"
import type { BrandingUpdate } from "../../../api/brandingApi.ts"
import type { BrandingRecord } from "../../../domain/BrandingRecord.ts"
import type { FormFields } from "../../requestFields.ts"
import type { FieldErrors } from "../parts/notices.ts"
import { writtenAccent } from "./accentField.ts"
import { brandingFields, brandingNames, type BrandingText } from "./brandingFields.ts"

/** The submitted editor. */
export interface BrandingForm {
  readonly written: Readonly<Record<BrandingText, string>>
  readonly hidesPoweredBy: boolean
  /** The valid fields; an empty field clears its value. */
  readonly change: typeof BrandingUpdate.Type
  readonly wrong: FieldErrors
}

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Sentences of the API begin with the name of the field. */
const told = (name: BrandingText, sentence: string): string =>
  capitalised(sentence.replace(name, brandingFields[name].label.toLowerCase()))

const read = (name: BrandingText, written: string): Result.Result<string | null, string> =>
  written.trim() === "" ? Result.succeed(null) : brandingFields[name].parse(written.trim())

export const readBrandingForm = (fields: FormFields): BrandingForm => {
  const sent = (name: BrandingText) => (name === "accent_color" ? writtenAccent(fields) : fields.get(name))
  const change: { -readonly [Name in BrandingText]?: string | null } = {}
  const wrong: { [name: string]: string } = {}
  for (const name of brandingNames) {
    const written = sent(name)
    if (written === undefined) continue
    Result.match(read(name, written), {
      onSuccess: (value) => void (change[name] = value),
      onFailure: (sentence) => void (wrong[name] = told(name, sentence))
    })
  }
  const hidesPoweredBy = fields.get("hide_powered_by") === "yes"
  return {
    written: Object.fromEntries(brandingNames.map((name) => [name, sent(name) ?? ""])) as BrandingForm["written"],
    hidesPoweredBy,
    change: { ...change, ...(fields.has("hide_powered_by") && { hide_powered_by: hidesPoweredBy }) },
    wrong
  }
}

/** The editor with the stored values. */
export const savedForm = (saved: BrandingRecord): BrandingForm => ({
  written: Object.fromEntries(brandingNames.map((name) => [name, saved[name] ?? ""])) as BrandingForm["written"],
  hidesPoweredBy: saved.hide_powered_by,
  change: Object.fromEntries([
    ...brandingNames.map((name) => [name, saved[name]]),
    ["hide_powered_by", saved.hide_powered_by]
  ]),
  wrong: {}
})
