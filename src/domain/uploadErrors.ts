import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** The document or archive is larger than this installation takes. */
export class UploadTooLarge extends Schema.Error<UploadTooLarge>("UploadTooLarge")(
  {
    ...problem("upload_too_large", "The document is larger than 64 MiB."),
    max_bytes: Schema.Int.annotate({ description: "Before compression", examples: [67_108_864] })
  },
  { httpApiStatus: 413 }
) {
  static than(mebibytes: number, what: "document" | "archive" = "document"): UploadTooLarge {
    return new UploadTooLarge({
      detail: `The ${what} is larger than ${mebibytes} MiB.`,
      max_bytes: mebibytes * 1_048_576
    })
  }
  get isRetryable(): boolean {
    return false
  }
}

/** The body of an archive is sent as text, as a form, or compressed once more. */
export class ArchiveTypeUnsupported extends Schema.Error<ArchiveTypeUnsupported>("ArchiveTypeUnsupported")(
  problem("unsupported_media_type", "An archive is sent as it is, as application/octet-stream or by its own type."),
  { httpApiStatus: 415 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The body is sent as something else than JSON, or in a coding other than gzip. */
export class UploadTypeUnsupported extends Schema.Error<UploadTypeUnsupported>("UploadTypeUnsupported")(
  problem("unsupported_media_type", "A document is sent as JSON: as it is, or compressed with gzip."),
  { httpApiStatus: 415 }
) {
  get isRetryable(): boolean {
    return false
  }
}
