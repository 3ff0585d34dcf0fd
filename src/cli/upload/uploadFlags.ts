import * as Flag from "effect/cli/Flag"
import type * as Option from "effect/Option"

/** Flags that say of what an upload is. */
export const uploadFlags = {
  uploadAs: Flag.String("upload-as").pipe(
    Flag.withMetavar("REPOSITORY"),
    Flag.withDescription(
      "Its id, https address or name at the service (default: the git remote, else the folder's name)"
    ),
    Flag.optional
  ),
  uploadRef: Flag.String("upload-ref").pipe(
    Flag.withMetavar("REF"),
    Flag.withDescription("Branch or tag that it is of (default: the repository's default branch)"),
    Flag.optional
  )
}

export interface UploadFlagValues {
  readonly uploadAs: Option.Option<string>
  readonly uploadRef: Option.Option<string>
}
