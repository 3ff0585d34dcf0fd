import type { WeakPlace } from "../../model/Assessment.ts"
import { slug } from "../bomRef.ts"
import type { ScanSource } from "../read/readScan.ts"

/** States of an analysis (https://cyclonedx.org/docs/1.6/json/#vulnerabilities_items_analysis_state). */
export interface VexAnalysis {
  readonly state: "in_triage" | "exploitable" | "false_positive" | "resolved"
  readonly response?: ReadonlyArray<"will_not_fix" | "update">
  readonly detail?: string
  /** RFC 3339 */
  readonly lastUpdated?: string
}

/** One weakness at one place, or what is left of it where it is gone, and what is said of it. */
export interface VexStatement {
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly path: string
  readonly line?: number
  readonly place?: Pick<WeakPlace, "severity" | "cwe" | "message" | "recommendation" | "references">
  /** Reference of the asset in the bill of materials. */
  readonly ref?: string
  readonly analysis: VexAnalysis
}

interface VexOptions extends ScanSource {
  /** UUID of this document. */
  readonly serialNumber: string
  /** Serial number of the bill of materials that it is about, if that is known. */
  readonly bom?: string
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const rootRef = ({ component }: VexOptions): string => component.purl ?? `component/${slug(component.name)}`

/** A BOM-Link to an asset of the bill of materials (https://cyclonedx.org/capabilities/bomlink/), else the project itself. */
const affected = (ref: string | undefined, options: VexOptions): string => {
  const serial = UUID.exec(options.bom ?? "")?.[0].toLowerCase()
  return serial === undefined || ref === undefined
    ? rootRef(options)
    : `urn:cdx:${serial}/1#${encodeURIComponent(ref).replaceAll("%2F", "/")}`
}

const vulnerabilityOf = ({ id, rule, title, path, line, place, ref, analysis }: VexStatement, options: VexOptions) => {
  const source = { name: options.tool.name }
  return {
    "bom-ref": `finding/${id}`,
    id: rule,
    source,
    ...(place !== undefined && {
      ratings: [{ source, severity: place.severity, method: "other" }],
      ...(place.cwe.length > 0 && { cwes: place.cwe }),
      detail: place.message,
      recommendation: place.recommendation,
      ...(place.references.length > 0 && { advisories: place.references.map((url) => ({ url })) })
    }),
    description: title,
    analysis,
    affects: [{ ref: affected(ref, options) }],
    properties: [
      { name: `${options.tool.name}:fingerprint`, value: id },
      { name: `${options.tool.name}:place`, value: line === undefined ? path : `${path}:${line}` }
    ]
  }
}

/** A VEX document: what is said of each weakness of a bill of materials, without the bill of materials itself. */
export const toVex = (statements: ReadonlyArray<VexStatement>, options: VexOptions) => ({
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  serialNumber: `urn:uuid:${options.serialNumber}`,
  version: 1,
  metadata: {
    timestamp: options.timestamp,
    tools: { components: [{ type: "application", name: options.tool.name, version: options.tool.version }] },
    component: {
      type: options.component.type ?? "application",
      "bom-ref": rootRef(options),
      name: options.component.name,
      ...(options.component.version !== undefined && { version: options.component.version }),
      ...(options.component.purl !== undefined && { purl: options.component.purl })
    }
  },
  vulnerabilities: statements.map((one) => vulnerabilityOf(one, options))
})
