import { property } from "../cyclonedx/assetProperties.ts"
import type { BomOptions } from "../BomOptions.ts"
import type { LibraryUse } from "../../model/LibraryUse.ts"
import { libraryProperties } from "../cyclonedx/libraryComponents.ts"
import type { ExternalIdentifier, ExternalRef, PackageElement } from "./SpdxDocument.ts"
import { created, escapedUri, type IriOf } from "./elementIri.ts"
import { withProperties } from "./propertiesExtension.ts"

const identifier = (
  externalIdentifierType: ExternalIdentifier["externalIdentifierType"],
  text: string
): ExternalIdentifier => ({ externalIdentifierType, identifier: text, type: "ExternalIdentifier" })

const identifiers = ({ component, git }: BomOptions): ReadonlyArray<ExternalIdentifier> => [
  ...(component.purl === undefined ? [] : [identifier("packageUrl", component.purl)]),
  ...(/^[0-9a-f]{40}$/.test(git?.commit ?? "") ? [identifier("swhid", `swh:1:rev:${git!.commit}`)] : [])
]

const cloneUrl = (url: string): string => (url.endsWith(".git") ? url : `${url.replace(/\/$/, "")}.git`)

/** Other spellings of a remote, such as `git@host:path`, are no URIs. */
const repositoryUrl = ({ git }: BomOptions): string | undefined =>
  git !== undefined && URL.canParse(git.url) && /^(?:https?|ssh|git):\/\//.test(git.url) ? cloneUrl(git.url) : undefined

const downloadLocation = (url: string, commit: string | undefined): string =>
  `git+${url}${commit === undefined ? "" : `@${commit}`}`

const vcs = (url: string): ExternalRef => ({ externalRefType: "vcs", locator: [url], type: "ExternalRef" })

/** What was scanned. */
export const repositoryPackage = (options: BomOptions, iri: IriOf): PackageElement => {
  const { component, git } = options
  const url = repositoryUrl(options)
  const known = identifiers(options)
  const places = (["revision", "subfolder"] as const).flatMap((name) =>
    git?.[name] === undefined ? [] : [property(`git.${name}`, git[name])]
  )
  return {
    ...created,
    ...withProperties(places),
    ...(known.length > 0 && { externalIdentifier: known }),
    ...(url !== undefined && { externalRef: [vcs(url)] }),
    name: component.name,
    ...(component.type !== undefined && { software_additionalPurpose: [component.type] }),
    ...(url !== undefined && { software_downloadLocation: downloadLocation(url, git?.commit) }),
    ...(component.purl !== undefined && { software_packageUrl: component.purl }),
    ...(component.version !== undefined && { software_packageVersion: component.version }),
    software_primaryPurpose: "source",
    spdxId: iri("repository"),
    type: "software_Package"
  }
}

/** The name of a library within the document. */
export const libraryLocal = ({ purl }: LibraryUse): string => `library/${escapedUri(purl)}`

export const libraryPackage = (library: LibraryUse, iri: IriOf): PackageElement => ({
  ...created,
  ...withProperties(libraryProperties(library)),
  externalIdentifier: [identifier("packageUrl", library.purl)],
  name: library.name,
  software_packageUrl: library.purl,
  ...(library.version !== undefined && { software_packageVersion: library.version }),
  software_primaryPurpose: "library",
  spdxId: iri(libraryLocal(library)),
  type: "software_Package"
})
