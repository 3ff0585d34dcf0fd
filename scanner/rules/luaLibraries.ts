import type { Library } from "./rule.ts"
import { openresty } from "./lua/openresty.ts"
import { openssl } from "./lua/openssl.ts"
import { plainRandom } from "./lua/plainRandom.ts"

/** Every library whose Lua API the scanner knows. */
export const luaLibraries: ReadonlyArray<Library> = [openresty, openssl, plainRandom]
