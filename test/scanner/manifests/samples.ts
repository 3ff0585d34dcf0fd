import { jvmSamples } from "./jvmSamples.ts"
import { npmSamples } from "./npmSamples.ts"
import type { Sample } from "./Sample.ts"

export const samples: ReadonlyArray<Sample> = [...npmSamples, ...jvmSamples]
