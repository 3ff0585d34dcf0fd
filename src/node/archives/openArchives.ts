import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { archiveFiles, type ArchiveOptions, archivesOn, imageFiles } from "../../../scanner/archives/archiveFiles.ts"
import type { ArchiveLimits } from "../../../scanner/archives/archiveLimits.ts"
import type { ListedImage } from "../../../scanner/engine/makeReport.ts"
import type { ScanReport, Skipped } from "../../../scanner/model/ScanReport.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { extensionOf } from "../../../scanner/select/languageOf.ts"
import type { Selection } from "../../../scanner/select/Selection.ts"
import { type FileState, openRegular } from "../readRegular.ts"
import type { WalkedFolder } from "../walk.ts"
import { countExtensions } from "../../../scanner/FileListing.ts"
import { isLayout, layoutPath, openLayout } from "./imageLayout.ts"
import { nodeDecompression } from "./nodeDecompression.ts"

export interface ArchiveHandlers {
  readonly onSkipped: (skipped: Skipped) => void
  /** Called with each file that is found, before it is scanned. */
  readonly onFound: () => void
  /** Called with the state of each archive whenever it is opened. */
  readonly onOpened?: (path: string, state: FileState) => void
}

/** What the archives of a walk hold. */
export interface OpenArchives {
  readonly files: Stream.Stream<SourceFile>
  /** Some of the files, by their paths. */
  readonly readAgain: (paths: ReadonlySet<string>) => Stream.Stream<SourceFile>
  /** Files in no language in the folder and, once `files` was run, in its archives. */
  readonly unsupported: () => ScanReport["unsupported"]
  /** Container images among the archives, once `files` was run. */
  readonly images: () => ReadonlyArray<ListedImage>
}

export const openArchives = (
  { root, archives, unsupported }: Pick<WalkedFolder, "root" | "archives" | "unsupported">,
  selection: Selection,
  { onSkipped, onFound, onOpened }: ArchiveHandlers,
  limits?: ArchiveLimits
): OpenArchives => {
  const counts = new Map(Object.entries(unsupported))
  const onUnsupported = (path: string): void => {
    const extension = extensionOf(path)
    counts.set(extension, (counts.get(extension) ?? 0) + 1)
  }
  const images: Array<ListedImage & { readonly layerOf: Map<string, string> }> = []
  const imageHandlers: Pick<ArchiveOptions, "onImage" | "onLayer"> = {
    onImage: (path, image) => void images.push({ path, ...image, layerOf: new Map() }),
    onLayer: (path, layer) => void images.at(-1)?.layerOf.set(path, layer)
  }
  const optionsFor = (only: ReadonlySet<string> | undefined): ArchiveOptions => ({
    selection,
    decompression: nodeDecompression,
    onSkipped,
    onUnsupported,
    only,
    limits,
    ...(only === undefined && imageHandlers)
  })
  async function* filesIn(path: string, only: ReadonlySet<string> | undefined): AsyncGenerator<SourceFile> {
    const opened = openRegular(join(root, path))
    if ("reason" in opened) return void (only === undefined && onSkipped({ path, ...opened }))
    const layout = isLayout(path) ? openLayout(root, path) : undefined
    try {
      onOpened?.(path, opened.state)
      yield* layout === undefined
        ? archiveFiles(opened, path, optionsFor(only))
        : imageFiles(layout.parts, layoutPath(root, path), optionsFor(only))
    } finally {
      opened.close()
      layout?.close()
    }
  }
  const filesOf = (paths: ReadonlyArray<string>, only?: ReadonlySet<string>): Stream.Stream<SourceFile> =>
    Stream.fromIterable(paths).pipe(
      Stream.flatMap((path) => Stream.suspend(() => Stream.fromAsyncIterable(filesIn(path, only), (cause) => cause))),
      Stream.orDie
    )
  return {
    files: filesOf(archives).pipe(Stream.tap(() => Effect.sync(onFound))),
    readAgain: (paths) => {
      const asked = archivesOn(paths)
      return filesOf(
        archives.filter((one) => asked.has(isLayout(one) ? layoutPath(root, one) : one)),
        paths
      )
    },
    unsupported: () => (archives.length === 0 ? unsupported : countExtensions(counts)),
    images: () => images
  }
}
