import { AssetNotServed, fetchedAssets } from "../browser/fetchedAssets.ts"
import { readsFile, scanFiles } from "../browser/scanFiles.ts"
import type { ScanFiles, ScanNews, ScanRequest } from "./messages.ts"
import { writeDocuments } from "./writeDocuments.ts"

/** So often is told how far the scan is. */
const TELL_MILLIS = 100

const tell = (news: ScanNews): void => self.postMessage(news)

const progress = (): (() => void) => {
  let done = 0
  let told = 0
  return () => {
    done++
    if (performance.now() - told < TELL_MILLIS) return
    told = performance.now()
    tell({ done })
  }
}

const isNotServed = (cause: unknown): boolean =>
  cause instanceof AssetNotServed || (cause instanceof Error && "reason" in cause)

const scan = async (
  { name, paths, closed, unreadable, branding }: ScanRequest,
  { files }: ScanFiles
): Promise<void> => {
  const report = await scanFiles(files, {
    assets: fetchedAssets(new URL(".", import.meta.url)),
    closed,
    unreadable,
    counted: paths.filter((path) => !readsFile(path)),
    onListed: (listed) => tell({ listed }),
    onFile: progress()
  })
  tell(writeDocuments(report, name, branding))
}

let request: ScanRequest | undefined

self.addEventListener("message", ({ data }: MessageEvent<ScanRequest | ScanFiles>) => {
  if (!("files" in data)) {
    request = data
    tell({ wanted: data.paths.filter(readsFile) })
  } else if (request !== undefined)
    scan(request, data).catch((cause: unknown) => {
      console.error(cause)
      tell({ failed: isNotServed(cause) ? "assets" : "unknown" })
    })
})
