import type { BomOptions } from "../BomOptions.ts"
import type { AgentElement, CreationInfo, LicenceElement, ToolElement } from "./SpdxDocument.ts"
import { created, type IriOf } from "./elementIri.ts"

const seconds = (timestamp: string): string => `${new Date(timestamp).toISOString().slice(0, 19)}Z`

/** When and by which tool the document was made. */
export const creationInfo = ({ timestamp }: BomOptions, iri: IriOf): CreationInfo => ({
  "@id": created.creationInfo,
  created: seconds(timestamp),
  createdBy: [iri("agent")],
  createdUsing: [iri("tool")],
  specVersion: "3.0.1",
  type: "CreationInfo"
})

/** The creator: only the scanner is known. */
export const agent = ({ tool }: BomOptions, iri: IriOf): AgentElement => ({
  ...created,
  name: tool.name,
  spdxId: iri("agent"),
  type: "SoftwareAgent"
})

/** `name-version`, since a tool has no version of its own. */
export const tool = ({ tool: { name, version } }: BomOptions, iri: IriOf): ToolElement => ({
  ...created,
  name: `${name}-${version}`,
  spdxId: iri("tool"),
  type: "Tool"
})

/** The licence that the specification requires of the document's own texts: model/Core/Properties/dataLicense.md. */
const DATA_LICENCE = "CC0-1.0"

export const dataLicence = (iri: IriOf): LicenceElement => ({
  ...created,
  simplelicensing_licenseExpression: DATA_LICENCE,
  spdxId: iri(`license/${DATA_LICENCE}`),
  type: "simplelicensing_LicenseExpression"
})
