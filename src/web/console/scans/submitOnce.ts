import * as Effect from "effect/Effect"
import { ScanCreated, scanCreatedOf } from "../../../domain/ScanCreated.ts"
import { submitScan, type WantedScan } from "../../../scans/submitScan.ts"
import type { FormFields } from "../../formFields.ts"
import { formOnce } from "../parts/formOnce.ts"

/** Queues a scan, once for each form that was shown, however often that is sent; gives the id. */
export const submitOnce = Effect.gen(function* () {
  const submit = yield* submitScan
  const { replayed } = yield* formOnce

  return (wanted: WantedScan, fields: FormFields) => {
    const sent = JSON.stringify([wanted.repo_url, wanted.project_name ?? null, wanted.project_version ?? null])
    const created = Effect.map(submit(wanted), scanCreatedOf)
    return Effect.map(replayed("console scans", fields, sent, ScanCreated, created), ({ id }) => id)
  }
})
