import * as Effect from "effect/Effect"
import { CommandFailed } from "../domain/CommandFailed.ts"
import type { ScanTarget } from "../node/scanTarget.ts"
import { isTerminal, lookVariable, StandardStreams } from "../node/StandardStreams.ts"

/** Whether an argument is the address of an image in a registry. */
export const isImageAddress = (text: string): boolean => text.startsWith("oci://")

const FORM = "Write oci://HOST/NAME:TAG, or oci://HOST/NAME@sha256:DIGEST."

const ADVICE: { readonly [reason: string]: string } = {
  unauthorized: "CIPHERMAP_REGISTRY_CREDENTIALS=HOST=USER:PASSWORD is sent to that host, and to no other one.",
  "too-large": "The environment variable DOWNLOAD_MAX_MIB allows more."
}

/** Pulls the image at an address; it is removed when the scope closes. */
export const pulledTarget = Effect.fnUntraced(
  function* (text: string, isQuiet: boolean) {
    const { pulledImage } = yield* Effect.promise(() => import("../node/registry/pulledImage.ts"))
    const { stderr } = yield* StandardStreams
    const credentials = yield* lookVariable("CIPHERMAP_REGISTRY_CREDENTIALS")
    const { folder, identity } = yield* pulledImage(text, credentials, (host) => {
      if (isTerminal(stderr) && !isQuiet) stderr.write(`pulling an image from ${host}\n`)
    })
    const target: ScanTarget = { root: folder, identity }
    return target
  },
  Effect.mapError((error) => {
    if (!("reason" in error)) return CommandFailed.failure(error.message)
    if (error.reason === "image_address") return CommandFailed.usage(error.message, FORM)
    return CommandFailed.failure(error.message, ADVICE[error.reason])
  })
)
