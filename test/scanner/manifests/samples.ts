import { dotnetSamples } from "./dotnetSamples.ts"
import { goRustSamples } from "./goRustSamples.ts"
import { gradleSamples } from "./gradleSamples.ts"
import { jvmSamples } from "./jvmSamples.ts"
import { mobileSamples } from "./mobileSamples.ts"
import { nativeSamples } from "./nativeSamples.ts"
import { npmSamples } from "./npmSamples.ts"
import { pythonSamples } from "./pythonSamples.ts"
import { rubyPhpSamples } from "./rubyPhpSamples.ts"
import type { Sample } from "./Sample.ts"

export const samples: ReadonlyArray<Sample> = [
  ...npmSamples,
  ...jvmSamples,
  ...gradleSamples,
  ...pythonSamples,
  ...goRustSamples,
  ...rubyPhpSamples,
  ...dotnetSamples,
  ...mobileSamples,
  ...nativeSamples
]
