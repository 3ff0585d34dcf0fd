import { goRustSamples } from "./goRustSamples.ts"
import { jvmSamples } from "./jvmSamples.ts"
import { npmSamples } from "./npmSamples.ts"
import { pythonSamples } from "./pythonSamples.ts"
import type { Sample } from "./Sample.ts"

export const samples: ReadonlyArray<Sample> = [...npmSamples, ...jvmSamples, ...pythonSamples, ...goRustSamples]
