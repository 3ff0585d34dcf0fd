import type { Library } from "./rule.ts"
import { comeonin } from "./elixir/comeonin.ts"
import { erlangCrypto } from "./elixir/erlangCrypto.ts"
import { jose } from "./elixir/jose.ts"
import { plainRandom } from "./elixir/plainRandom.ts"
import { plugCrypto } from "./elixir/plugCrypto.ts"
import { publicKey } from "./elixir/publicKey.ts"

/** Every library the scanner knows in Elixir, one table each. */
export const elixirLibraries: ReadonlyArray<Library> = [
  erlangCrypto,
  publicKey,
  plugCrypto,
  comeonin,
  jose,
  plainRandom
]
