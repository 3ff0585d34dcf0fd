import type { Library } from "./rule.ts"
import { asmCrypto } from "./javascript/asmCrypto.ts"
import { cryptoJs } from "./javascript/cryptoJs.ts"
import { elliptic } from "./javascript/elliptic.ts"
import { ethereum } from "./javascript/ethereum.ts"
import { forge } from "./javascript/forge.ts"
import { jose } from "./javascript/jose.ts"
import { jsonWebTokens } from "./javascript/jsonWebTokens.ts"
import { jsrsasign } from "./javascript/jsrsasign.ts"
import { libsodium } from "./javascript/libsodium.ts"
import { nobleCiphers } from "./javascript/nobleCiphers.ts"
import { nobleCurves } from "./javascript/nobleCurves.ts"
import { nobleHashes } from "./javascript/nobleHashes.ts"
import { nodeCrypto } from "./javascript/nodeCrypto.ts"
import { nodeTls } from "./javascript/nodeTls.ts"
import { passwordHashes } from "./javascript/passwordHashes.ts"
import { plainRandom } from "./javascript/plainRandom.ts"
import { publicKeyLibraries } from "./javascript/publicKeyLibraries.ts"
import { runtimes } from "./javascript/runtimes.ts"
import { sjcl } from "./javascript/sjcl.ts"
import { smallHashes } from "./javascript/smallHashes.ts"
import { sodiumNative } from "./javascript/sodiumNative.ts"
import { tweetnacl } from "./javascript/tweetnacl.ts"
import { webCrypto } from "./javascript/webCrypto.ts"

/** Every library the scanner knows in JavaScript and TypeScript, one table each. */
export const javascriptLibraries: ReadonlyArray<Library> = [
  nodeCrypto,
  webCrypto,
  nodeTls,
  nobleHashes,
  nobleCurves,
  nobleCiphers,
  cryptoJs,
  passwordHashes,
  jsonWebTokens,
  jose,
  tweetnacl,
  libsodium,
  sodiumNative,
  forge,
  smallHashes,
  elliptic,
  ethereum,
  sjcl,
  jsrsasign,
  asmCrypto,
  publicKeyLibraries,
  runtimes,
  plainRandom
]
