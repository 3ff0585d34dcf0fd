import type { Library } from "../match/rule.ts"
import { coreutils } from "./shell/coreutils.ts"
import { openssl } from "./shell/openssl.ts"
import { runners } from "./shell/runners.ts"

/** Every program whose command line the scanner knows. */
export const shellLibraries: ReadonlyArray<Library> = [coreutils, openssl, runners]
