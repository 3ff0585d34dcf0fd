import type { Branding } from "../../scanner/html/Branding.ts"
import { type Chosen, filesOfDrop, filesOfInput, NotScannable, openFiles } from "./chosenFiles.ts"
import type { ScanFiles, ScanNews, ScanRequest } from "./messages.ts"
import { openDialog, type ScanDialog } from "./scanDialog.ts"

/** What a person has given the page: files of an input, or what was dropped. */
export type Given = { readonly files: ReadonlyArray<File> } | { readonly entries: ReadonlyArray<FileSystemEntry> }

const sentences = {
  assets: "A part of the scanner could not be loaded. Look at the connection, reload the page, and try again.",
  unknown: "The scan ended by a fault of ours. The command line may do what this page cannot.",
  crash:
    "The browser ended the scan, most likely because it took more memory than a page may have. Scan a folder within it, or use the command line.",
  unread: "The folder could not be read. Choose it again."
} as const

/** Tells the dialog what the worker tells; the worker ends with the scan. */
const scanIn = (worker: Worker, chosen: Chosen, branding: Branding, dialog: ScanDialog): void => {
  const { name, files, closed, unreadable } = chosen
  const give = async (wanted: ReadonlyArray<string>): Promise<void> =>
    worker.postMessage({ files: await openFiles(chosen, wanted) } satisfies ScanFiles)
  worker.addEventListener("message", ({ data: news }: MessageEvent<ScanNews>) => {
    if ("wanted" in news) void give(news.wanted)
    else if ("listed" in news && news.listed === 0) {
      worker.terminate()
      dialog.failed(`${name} holds no file of a language Ciphermap knows.`)
    } else if ("listed" in news) dialog.listed(news.listed)
    else if ("done" in news) dialog.advanced(news.done)
    else {
      worker.terminate()
      if ("failed" in news) dialog.failed(sentences[news.failed])
      else dialog.finished(name, news)
    }
  })
  worker.addEventListener("error", (event) => {
    event.preventDefault()
    worker.terminate()
    dialog.failed(sentences.crash)
  })
  worker.postMessage({ name, paths: [...files.keys()], closed, unreadable, branding } satisfies ScanRequest)
}

/** Thrown where the person has closed the dialog meanwhile. */
class Closed extends Error {}

/** Scans what a person has given to the page, in a worker, and shows the report over the page. */
export const scanFolder = async (given: Given, branding: Branding): Promise<void> => {
  let isClosed = false
  let worker: Worker | undefined
  const dialog = openDialog(() => {
    isClosed = true
    worker?.terminate()
  })
  const onFound = (files: number): void => {
    if (isClosed) throw new Closed()
    dialog.found(files)
  }
  try {
    const chosen = "files" in given ? filesOfInput(given.files, onFound) : await filesOfDrop(given.entries, onFound)
    if (isClosed) return
    dialog.named(chosen.name)
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" })
    scanIn(worker, chosen, branding, dialog)
  } catch (cause) {
    if (cause instanceof Closed) return
    dialog.failed(cause instanceof NotScannable ? cause.message : sentences.unread)
  }
}
