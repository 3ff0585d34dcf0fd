import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const namedIn = Effect.fnUntraced(function* (path: string, text: string) {
  const { findings } = yield* scanFiles({ [path]: text })
  return findings.map(({ place, isNamedOnly }) => [place.line, isNamedOnly === true])
})

describe("a constant", () => {
  it.live("is only named as the label of a case, and used where it is given to something", () =>
    Effect.gen(function* () {
      const program = `package a
import "github.com/go-jose/go-jose/v4"
func length(alg jose.SignatureAlgorithm) int {
	switch alg {
	case jose.ES384, jose.RS384:
		return 384
	}
	return 256
}
func sign(key any) (jose.Signer, error) {
	return jose.NewSigner(jose.SigningKey{Algorithm: jose.ES384, Key: key}, nil)
}
`
      expect(yield* namedIn("a.go", program)).toEqual([
        [5, true],
        [5, true],
        [11, false],
        [11, false]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
