type Mutation = (bytes: Uint8Array, random: () => number) => Uint8Array

const at = (bytes: Uint8Array, random: () => number): number => Math.floor(random() * bytes.length)

const mutations: ReadonlyArray<Mutation> = [
  (bytes, random) => bytes.subarray(0, at(bytes, random)),
  (bytes, random) => bytes.with(at(bytes, random), Math.floor(random() * 256)),
  (bytes, random) => bytes.with(at(bytes, random), 0xff),
  (bytes, random) => bytes.with(at(bytes, random), 0x30),
  (bytes, random) => bytes.subarray(at(bytes, random)),
  (bytes, random) => {
    const from = at(bytes, random)
    return Uint8Array.from([...bytes.subarray(0, from), ...bytes.subarray(0, from), ...bytes.subarray(from)])
  },
  (bytes, random) => Uint8Array.from(bytes, (byte) => (random() < 0.02 ? Math.floor(random() * 256) : byte))
]

/** One to three changes, as an accident or an enemy makes them. */
export const mutate = (bytes: Uint8Array, random: () => number): Uint8Array => {
  let mutated = bytes
  for (let left = 1 + Math.floor(random() * 3); left > 0 && mutated.length > 0; left--)
    mutated = mutations[Math.floor(random() * mutations.length)]!(mutated, random)
  return mutated
}
