import * as Result from "effect/Result"
import { BomError } from "../../../scanner/bom/cyclonedx/read/BomError.ts"
import { readCycloneDx } from "../../../scanner/bom/cyclonedx/read/readCycloneDx.ts"
import { readScan } from "../../../scanner/bom/read/readScan.ts"
import type { StoredObject } from "../../../scanner/model/Artefact.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import { printable } from "../../../scanner/model/printable.ts"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { withoutCode } from "../../../scanner/model/withoutCode.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import type { DocumentFormat } from "../../domain/UploadTarget.ts"
import { keyedFingerprints } from "./keyedFingerprints.ts"

/** What a document lists, and which document that is. */
export interface UploadedInventory {
  readonly inventory: Inventory
  readonly statedBy: string
  /** Of a scan of ours. */
  readonly report?: ScanReport
}

/** A document that is not of its format, in a sentence with the place of what is wrong. */
type Reader = (text: string, fingerprintKey: string | undefined) => Result.Result<UploadedInventory, string>

/** Of the name and the version of a tool. */
const MAX_TOOL = 100

const toolText = ({ name, version = "" }: { readonly name: string; readonly version?: string }): string =>
  printable(`${name} ${version}`.trim()).slice(0, MAX_TOOL)

/** It is turned into a code, which takes a hash. */
const checkedStored = ({ fingerprint, ...stored }: StoredObject): StoredObject => ({
  ...stored,
  ...(fingerprint !== undefined && /^(?:[0-9a-f]{2})+$/.test(fingerprint) && { fingerprint })
})

const withCheckedStored = (finding: Finding): Finding =>
  finding.stored === undefined ? finding : { ...finding, stored: checkedStored(finding.stored) }

/** Lines of code stay where they are: whoever uploads a scan shows no source to those who read it here. */
const plainReport = (report: ScanReport): ScanReport => {
  const { findings, ...others } = withoutCode(report)
  return { ...others, findings: findings.map(withCheckedStored) }
}

const scanIn: Reader = (text, fingerprintKey) =>
  Result.mapBoth(readScan(text), {
    onFailure: ({ path, problem }) => printable(`${path} ${problem}.`),
    onSuccess: ({ source, report: sent }): UploadedInventory => {
      const plain = plainReport(sent)
      const report = fingerprintKey === undefined ? plain : keyedFingerprints(plain, fingerprintKey)
      return { inventory: toInventory(report), statedBy: `an uploaded scan of ${toolText(source.tool)}`, report }
    }
  })

/** Longer than any path or name that there is. */
const MAX_TEXT = 10_000

const isLong = (text: string): boolean => text.length > MAX_TEXT

const hasLongText = ({ assets, libraries }: Inventory): boolean =>
  assets.some(
    ({ name, occurrences }) => isLong(name) || occurrences.some(({ path, symbol }) => isLong(path) || isLong(symbol))
  ) ||
  libraries.some(({ name, purl, occurrences }) => isLong(name + purl) || occurrences.some(({ path }) => isLong(path)))

const bomIn: Reader = (text) =>
  Result.flatMap(
    Result.try({
      try: () => readCycloneDx(text),
      catch: (cause) => {
        if (cause instanceof BomError) return printable(cause.message)
        throw cause
      }
    }),
    ({ inventory, identity: { specVersion, tool } }) =>
      hasLongText(inventory)
        ? Result.fail(`A name or a path has more than ${MAX_TEXT} characters.`)
        : Result.succeed({
            inventory,
            statedBy: `an uploaded CycloneDX ${specVersion} document${tool === undefined ? "" : ` of ${toolText(tool)}`}`
          })
  )

/** Reads an uploaded document by its format. Its ids, scores and severities are computed anew from what it lists. */
export const uploadReaders = { scan: scanIn, cyclonedx: bomIn } satisfies Record<DocumentFormat, Reader>
