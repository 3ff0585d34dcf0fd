import type { Language } from "../../grammars/manifest.ts"
import { assetPaths } from "../../scanner/engine/assetPaths.ts"
import type { AssetFiles } from "../../scanner/engine/ScannerAssets.ts"

/** A part of the scanner did not come from the address that it was asked for at. */
export class AssetNotServed extends Error {
  override readonly name = "AssetNotServed"
  readonly isRetryable = true
  readonly address: string

  constructor(address: string, cause: unknown) {
    super(`${address} was not served`, { cause })
    this.address = address
  }
}

const served = async (address: URL): Promise<Response> => {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new AssetNotServed(address.href, cause)
  })
  if (!response.ok) throw new AssetNotServed(address.href, `status ${response.status}`)
  return response
}

/**
 * The parts of the scanner that are not code, from below an address at which `writeBrowserAssets` has put them: the parser, and for
 * each language that a scan meets its grammar, query and prefilter. Nothing is asked for twice.
 *
 * A scan fails with `AssetNotServed` where one does not come.
 */
export const fetchedAssets = (base: string | URL): AssetFiles => {
  const kept = new Map<string, Promise<unknown>>()
  const once = <A>(path: string, read: (response: Response) => Promise<A>): Promise<A> => {
    const known = kept.get(path) as Promise<A> | undefined
    if (known !== undefined) return known
    const made = served(new URL(path, base)).then(read)
    kept.set(path, made)
    made.catch(() => kept.delete(path))
    return made
  }
  const bytes = (path: string): Promise<Uint8Array> =>
    once(path, async (response) => new Uint8Array(await response.arrayBuffer()))
  return {
    runtime: () => bytes(assetPaths.runtime),
    treeLayer: () => bytes(assetPaths.treeLayer),
    automaton: () => bytes(assetPaths.automaton),
    prefilter: (language: Language) => bytes(assetPaths.prefilter(language)),
    grammar: (language: Language) => bytes(assetPaths.grammar(language)),
    query: (language: Language) => once(assetPaths.query(language), (response) => response.text())
  }
}
