import * as Result from "effect/Result"
import { type Forges, parseRepositoryUrl, publicForges, type RepositoryUrl } from "./RepositoryUrl.ts"

/** Documents that a client may upload. */
export type DocumentFormat = "scan" | "cyclonedx"

/** What a client may upload: what others found, or what is to be scanned. */
export type UploadFormat = DocumentFormat | "archive"

/** Versions of CycloneDX that are read. */
export const uploadedVersions: ReadonlyArray<string> = ["1.4", "1.5", "1.6", "1.7"]

/** Any https host: nothing is fetched. Servers of one's own are often GitLab, whose projects may be in subgroups. */
const anyHost: Forges = { get: (host) => publicForges.get(host) ?? "gitlab", keys: () => publicForges.keys() }

/** The address of a repository that need not be public. */
export const parseUploadAddress = (text: string): ReturnType<typeof parseRepositoryUrl> =>
  parseRepositoryUrl(text, anyHost)

/** Why an address names no repository; undefined where it does. */
export const addressProblem = (text: string): string | undefined =>
  Result.match(parseUploadAddress(text), { onFailure: ({ message }) => message, onSuccess: () => undefined })

/** The repository that an upload is of. */
export type UploadTarget =
  | { readonly _tag: "id"; readonly id: string }
  | { readonly _tag: "address"; readonly address: RepositoryUrl }
  | { readonly _tag: "name"; readonly name: string }

/** The host of repositories without an address: no server can have this name (RFC 6761, 6.4). */
export const uploadHost = "uploads.invalid"
