import type { Place } from "../../model/Place.ts"

/** A script that stands in a file of another kind. */
export interface Script {
  readonly text: string
  /** Where what stands in the script at a place stands in the file. */
  readonly placed: (place: Place) => Place
}
