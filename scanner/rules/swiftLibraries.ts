import type { Library } from "../match/rule.ts"
import { appleSecurity } from "./swift/appleSecurity.ts"
import { commonCrypto } from "./swift/commonCrypto.ts"
import { cryptoExtras } from "./swift/cryptoExtras.ts"
import { cryptoKit } from "./swift/cryptoKit.ts"
import { cryptoSwift } from "./swift/cryptoSwift.ts"

/** Tables for Swift. */
export const swiftLibraries: ReadonlyArray<Library> = [
  cryptoKit,
  cryptoExtras,
  commonCrypto,
  appleSecurity,
  cryptoSwift
]
