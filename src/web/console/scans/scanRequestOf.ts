import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { pydanticItems } from "../../../http/validation/pydanticItems.ts"
import { ScanRequest } from "../../../api/scansApi.ts"
import type { FormFields } from "../../requestFields.ts"

export const scanFields = ["repo_url", "project_name", "project_version"] as const
export type ScanField = (typeof scanFields)[number]

/** The submitted values of the form. */
export type ScanFormValues = Readonly<Record<ScanField, string>>

/** The errors, by field. */
export type ScanFormErrors = Readonly<Partial<Record<ScanField, string>>>

export const writtenIn = (fields: FormFields): ScanFormValues => ({
  repo_url: (fields.get("repo_url") ?? "").trim(),
  project_name: (fields.get("project_name") ?? "").trim(),
  project_version: (fields.get("project_version") ?? "").trim()
})

const isField = (name: unknown): name is ScanField => scanFields.some((field) => field === name)

/** The messages of the API, without their technical prefix. */
const sentence = (message: string): string =>
  message.replace(/^Value error, /, "").replace(/^(?:String|Input) should/, "This should")

/** The request as the API would take it, without empty fields. */
export const scanRequestOf = (written: ScanFormValues) => {
  if (written.repo_url === "") return Effect.fail<ScanFormErrors>({ repo_url: "Enter the address of a repository." })
  const sent = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ""))
  return Effect.mapError(
    Schema.decodeUnknownEffect(ScanRequest)(sent, { errors: "all", reportInput: true }),
    ({ issue }): ScanFormErrors =>
      Object.fromEntries(
        pydanticItems(issue, []).flatMap(({ loc: [name], msg }) => (isField(name) ? [[name, `${sentence(msg)}.`]] : []))
      )
  )
}
