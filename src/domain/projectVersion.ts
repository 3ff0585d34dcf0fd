/** What a record has where its client sent none: the default of the contract. */
const DEFAULT_VERSION = "1.0.0"

/** The version that a record has. */
export const recordVersion = (sent: string | null): string => sent ?? DEFAULT_VERSION

interface Versioned {
  /** null where the client sent none. */
  readonly project_version: string | null
  /** The tag that was fetched. */
  readonly repo_tag: string | null
  readonly commit_sha: string | null
}

/** Digits of a commit's short name. */
export const SHORT_COMMIT = 12

/** The version that documents and pages show: as sent, else the tag, else the short commit, else none. */
export const shownVersion = ({ project_version, repo_tag, commit_sha }: Versioned): string | null =>
  project_version ?? repo_tag ?? commit_sha?.slice(0, SHORT_COMMIT) ?? null

/** What the client sent, as far as a record tells: a default is never what is shown, unless a tag has its name. */
export const sentVersion = ({
  project_version,
  version
}: {
  readonly project_version: string
  readonly version: string | null
}): string | null => (version === project_version ? project_version : null)
