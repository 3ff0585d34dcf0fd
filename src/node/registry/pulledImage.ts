import { mkdirSync } from "node:fs"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import type * as Scope from "effect/Scope"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { Config, type ConfigInvalid } from "../../config/Config.ts"
import { WorkFolders, type WorkFolderUnusable } from "../../repositories/WorkFolders.ts"
import { freshIdentity } from "../bomIdentity.ts"
import { workFolders } from "../workFolders.ts"
import { type ImageAddressRefusal, parseImageAddress } from "./imageAddress.ts"
import { pullImage } from "./pullImage.ts"
import { registryClient, parseCredentials } from "./registryClient.ts"
import { RegistryError } from "./RegistryError.ts"

const MEBIBYTE = 1_048_576

const settings = Config.layerOf(["workDirectory", "downloadSeconds", "downloadMebibytes"])

const layer = workFolders.pipe(Layer.provideMerge(settings), Layer.provide(Logger.layer([])))

/** An image that was pulled, as it is scanned and named. */
export interface ImageToScan {
  /** An OCI image layout. */
  readonly folder: string
  readonly identity: BomOptions
}

/** Pulls the image at an address from its registry, within the limits of a download; it is removed when the scope closes. */
export const pulledImage = Effect.fnUntraced(function* (
  text: string,
  credentials: string,
  onPull: (host: string) => void
): Effect.fn.Return<
  ImageToScan,
  ImageAddressRefusal | RegistryError | ConfigInvalid | WorkFolderUnusable,
  Scope.Scope
> {
  const context = yield* Layer.build(layer)
  return yield* Effect.gen(function* () {
    const address = yield* Effect.fromResult(parseImageAddress(text))
    const { downloadSeconds, downloadMebibytes } = yield* Config
    const { make } = yield* WorkFolders
    const folder = join(yield* make, address.name.split("/").at(-1)!)
    mkdirSync(folder, { mode: 0o700 })
    onPull(address.host)
    const client = registryClient(address, parseCredentials(credentials))
    const { digest } = yield* pullImage(client, address, folder, downloadMebibytes * MEBIBYTE).pipe(
      Effect.timeoutOrElse({
        duration: downloadSeconds * 1_000,
        orElse: () =>
          Effect.fail(
            new RegistryError({
              reason: "unreachable",
              message: `the image was not there in ${downloadSeconds} seconds`
            })
          )
      })
    )
    const image: ImageToScan = {
      folder,
      identity: freshIdentity({
        component: { name: address.name, version: address.isDigest ? digest : address.reference, type: "container" }
      })
    }
    return image
  }).pipe(Effect.provideContext(context))
})
