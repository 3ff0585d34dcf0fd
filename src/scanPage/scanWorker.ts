import { AssetNotServed, fetchedAssets } from "../browser/fetchedAssets.ts"
import { scanFiles } from "../browser/scanFiles.ts"
import type { ScanNews, ScanRequest } from "./messages.ts"
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

self.addEventListener("message", async ({ data }: MessageEvent<ScanRequest>) => {
  const { name, files, closed, branding } = data
  try {
    const report = await scanFiles(files, {
      assets: fetchedAssets(new URL(".", import.meta.url)),
      closed,
      onListed: (listed) => tell({ listed }),
      onFile: progress()
    })
    tell(writeDocuments(report, name, branding))
  } catch (cause) {
    console.error(cause)
    tell({ failed: isNotServed(cause) ? "assets" : "unknown" })
  }
})
