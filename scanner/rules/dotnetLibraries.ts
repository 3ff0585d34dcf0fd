import type { Library } from "../match/rule.ts"
import { asymmetric } from "./dotnet/asymmetric.ts"
import { bouncyCastleCiphers } from "./dotnet/bouncyCastleCiphers.ts"
import { bouncyCastleHashes } from "./dotnet/bouncyCastleHashes.ts"
import { bouncyCastleKeys } from "./dotnet/bouncyCastleKeys.ts"
import { bouncyCastleNames } from "./dotnet/bouncyCastleNames.ts"
import { certificates } from "./dotnet/certificates.ts"
import { hashes } from "./dotnet/hashes.ts"
import { keyDerivation } from "./dotnet/keyDerivation.ts"
import { postQuantum } from "./dotnet/postQuantum.ts"
import { random } from "./dotnet/random.ts"
import { symmetric } from "./dotnet/symmetric.ts"
import { tls } from "./dotnet/tls.ts"

/** Every library the scanner knows in .NET, one table each. */
export const dotnetLibraries: ReadonlyArray<Library> = [
  asymmetric,
  bouncyCastleCiphers,
  bouncyCastleHashes,
  bouncyCastleKeys,
  bouncyCastleNames,
  certificates,
  hashes,
  keyDerivation,
  postQuantum,
  random,
  symmetric,
  tls
]
