import type { Library } from "./rule.ts"
import { appleLibraries } from "./appleLibraries.ts"
import { alamofire } from "./swift/alamofire.ts"
import { cryptoExtras } from "./swift/cryptoExtras.ts"
import { cryptoKit } from "./swift/cryptoKit.ts"
import { cryptoSwift } from "./swift/cryptoSwift.ts"
import { cryptor } from "./swift/cryptor.ts"
import { joseSwift } from "./swift/joseSwift.ts"
import { jwtKit } from "./swift/jwtKit.ts"
import { nioSsl } from "./swift/nioSsl.ts"
import { plainRandom } from "./swift/plainRandom.ts"
import { rnCryptor } from "./swift/rnCryptor.ts"
import { swiftJwt } from "./swift/swiftJwt.ts"
import { swiftRandom } from "./swift/swiftRandom.ts"
import { swiftSodium } from "./swift/swiftSodium.ts"
import { swiftyRsa } from "./swift/swiftyRsa.ts"
import { vapor } from "./swift/vapor.ts"

/** Tables for Swift. */
export const swiftLibraries: ReadonlyArray<Library> = [
  ...appleLibraries,
  alamofire,
  cryptoExtras,
  cryptoKit,
  cryptoSwift,
  cryptor,
  joseSwift,
  jwtKit,
  nioSsl,
  rnCryptor,
  swiftJwt,
  swiftRandom,
  swiftSodium,
  swiftyRsa,
  vapor,
  plainRandom
]
