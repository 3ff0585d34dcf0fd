/** Something in a bill of materials that was passed over. */
export interface BomNote {
  /** `$.components[3].cryptoProperties`. */
  readonly path: string
  readonly message: string
}

/** Further notes would add nothing new. */
const MAX_NOTES = 100

export interface BomNotes {
  readonly add: (path: string, message: string) => void
  readonly all: () => ReadonlyArray<BomNote>
}

/** Gathers notes, the first hundred of them. */
export const bomNotes = (): BomNotes => {
  const notes: Array<BomNote> = []
  return {
    add: (path, message) => {
      if (notes.length < MAX_NOTES) notes.push({ path, message })
    },
    all: () => notes
  }
}
