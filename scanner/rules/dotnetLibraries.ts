import type { Library } from "./rule.ts"
import { asymmetric } from "./dotnet/asymmetric.ts"
import { bouncyCastleCiphers } from "./dotnet/bouncyCastleCiphers.ts"
import { bouncyCastleHashes } from "./dotnet/bouncyCastleHashes.ts"
import { bouncyCastleKeys } from "./dotnet/bouncyCastleKeys.ts"
import { bouncyCastleNames } from "./dotnet/bouncyCastleNames.ts"
import { bouncyCastleOids } from "./dotnet/bouncyCastleOids.ts"
import { bouncyCastlePqc } from "./dotnet/bouncyCastlePqc.ts"
import { certificates } from "./dotnet/certificates.ts"
import { cloud } from "./dotnet/cloud.ts"
import { cmdlets } from "./dotnet/cmdlets.ts"
import { dataProtection } from "./dotnet/dataProtection.ts"
import { hashes } from "./dotnet/hashes.ts"
import { keyDerivation } from "./dotnet/keyDerivation.ts"
import { passwords } from "./dotnet/passwords.ts"
import { plainRandom } from "./dotnet/plainRandom.ts"
import { postQuantum } from "./dotnet/postQuantum.ts"
import { random } from "./dotnet/random.ts"
import { sodium } from "./dotnet/sodium.ts"
import { symmetric } from "./dotnet/symmetric.ts"
import { tls } from "./dotnet/tls.ts"
import { tokens } from "./dotnet/tokens.ts"
import { windows } from "./dotnet/windows.ts"

/** Every library the scanner knows in .NET, one table each. */
export const dotnetLibraries: ReadonlyArray<Library> = [
  asymmetric,
  bouncyCastleCiphers,
  bouncyCastleHashes,
  bouncyCastleKeys,
  bouncyCastleNames,
  bouncyCastleOids,
  bouncyCastlePqc,
  certificates,
  cloud,
  cmdlets,
  dataProtection,
  hashes,
  keyDerivation,
  passwords,
  postQuantum,
  random,
  sodium,
  symmetric,
  tls,
  tokens,
  windows,
  plainRandom
]
