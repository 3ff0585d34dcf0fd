import { describe, expect, it } from "vitest"
import { eachPlaceOf } from "../../../scanner/source/identifiers.ts"

const placesOf = (text: string, word: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  eachPlaceOf(text, word, (start) => found.push(start))
  return found
}

describe("the places of a word", () => {
  it("are where it stands as a whole", () => {
    expect(placesOf("key = keys.key(key_)", "key")).toEqual([0, 11])
  })

  it("are none of a name that is missing", () => {
    expect(placesOf("a b", "")).toEqual([])
  })
})
