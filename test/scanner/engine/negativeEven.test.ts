import { describe } from "@effect/vitest"
import { manifest } from "../../../grammars/manifest.ts"
import { describeNames } from "./describeNames.ts"

describe("names that only look like cryptography", () => {
  describeNames(manifest.map(({ name }) => name).filter((_, at) => at % 2 === 0))
})
