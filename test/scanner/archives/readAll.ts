import { archiveFiles } from "../../../scanner/archives/archiveFiles.ts"
import { type ArchiveLimits, archiveLimits } from "../../../scanner/archives/archiveLimits.ts"
import { sourceOf } from "../../../scanner/archives/ByteSource.ts"
import type { SkipReason } from "../../../scanner/model/ScanReport.ts"
import { makeSelection } from "../../../scanner/select/makeSelection.ts"
import type { Selection } from "../../../scanner/select/Selection.ts"
import { nodeDecompression } from "../../../src/node/archives/nodeDecompression.ts"

export interface Found {
  readonly files: Readonly<Record<string, string>>
  readonly skipped: ReadonlyArray<string>
  readonly reasons: ReadonlyArray<SkipReason>
  readonly unsupported: ReadonlyArray<string>
  /** The layers of images that files are in. */
  readonly layers: Readonly<Record<string, string>>
  /** How often bytes were asked for. */
  readonly reads: number
}

/** Everything that is found in an archive. */
export const readAll = async (
  bytes: Uint8Array,
  path: string,
  {
    selection = {},
    limits = {},
    only
  }: {
    readonly selection?: Parameters<typeof makeSelection>[0]
    readonly limits?: Partial<ArchiveLimits>
    readonly only?: ReadonlySet<string>
  } = {}
): Promise<Found> => {
  const files: Record<string, string> = {}
  const skipped: Array<string> = []
  const reasons: Array<SkipReason> = []
  const unsupported: Array<string> = []
  const layers: Record<string, string> = {}
  const source = sourceOf(bytes)
  let reads = 0
  const counted = {
    size: source.size,
    read: (offset: number, length: number) => {
      reads++
      return source.read(offset, length)
    }
  }
  const chosen: Selection = makeSelection(selection)
  for await (const file of archiveFiles(counted, path, {
    selection: chosen,
    decompression: nodeDecompression,
    onSkipped: (one) => {
      skipped.push(`${one.path} ${one.reason}: ${one.detail}`)
      reasons.push(one.reason)
    },
    onUnsupported: (one) => unsupported.push(one),
    onLayer: (file, layer) => (layers[file] = layer),
    limits: { ...archiveLimits, ...limits },
    only
  }))
    files[file.path] = new TextDecoder().decode(file.bytes)
  return { files, skipped, reasons, unsupported, layers, reads }
}
