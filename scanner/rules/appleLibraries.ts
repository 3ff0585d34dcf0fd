import type { Library } from "./rule.ts"
import { afNetworking } from "./apple/afNetworking.ts"
import { appleSecurity } from "./apple/appleSecurity.ts"
import { commonCrypto } from "./apple/commonCrypto.ts"

/** C functions of Apple's systems, which Objective-C, C and C++ call as well as Swift. */
export const appleLibraries: ReadonlyArray<Library> = [appleSecurity, afNetworking, commonCrypto]
