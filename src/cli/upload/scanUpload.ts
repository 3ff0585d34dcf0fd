import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { withoutCode } from "../../../scanner/model/withoutCode.ts"
import { sendUpload, targetOf } from "./sendUpload.ts"
import type { UploadFlagValues } from "./uploadFlags.ts"

/** A scan as it is sent: without lines of code, and without an assessment, which the service makes anew. */
export const scanText = Effect.fnUntraced(function* (report: ScanReport, options: BomOptions) {
  const { reportJsonChunks } = yield* Effect.promise(() => import("../../../scanner/bom/scanJson.ts"))
  return [...reportJsonChunks(withoutCode(report), options)].join("")
})

/** A folder of a repository is none of its own: it goes by its name. */
const repositoryOf = ({ git, component }: BomOptions): string =>
  git?.subfolder === undefined && git?.url.startsWith("https:") === true ? git.url : component.name

/** Sends a scan to the service that the environment names. */
export const uploadScan = Effect.fnUntraced(function* (
  report: ScanReport,
  options: BomOptions,
  { uploadAs, uploadRef, quiet }: UploadFlagValues & { readonly quiet: boolean },
  isStdoutTaken: boolean
) {
  const { git } = options
  const of = {
    ...targetOf(Option.getOrElse(uploadAs, () => repositoryOf(options))),
    ...(Option.isSome(uploadRef) && { ref: uploadRef.value }),
    ...(git?.commit !== undefined && { commit: git.commit })
  }
  return yield* sendUpload({ document: yield* scanText(report, options), of, quiet, isStdoutTaken, waits: false })
})
