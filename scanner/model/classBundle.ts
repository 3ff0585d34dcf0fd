/** How class files begin (JVMS 4.1), and how we begin several of one source. */
const CLASS = 0xcafebabe
const BUNDLE = 0xcafebab5

const LENGTH = 4

const startsWith = (bytes: Uint8Array, mark: number): boolean =>
  bytes.length >= LENGTH && new DataView(bytes.buffer, bytes.byteOffset, LENGTH).getUint32(0) === mark

/** Whether bytes begin as those of a class file do, or of several, which those of no source do. */
export const isClassFile = (bytes: Uint8Array): boolean => startsWith(bytes, CLASS) || startsWith(bytes, BUNDLE)

/** Several class files as one file, the outermost class first: a mark, then each behind its length. */
export const bundleOf = (classes: ReadonlyArray<Uint8Array>): Uint8Array => {
  const bundle = new Uint8Array(classes.reduce((sum, { length }) => sum + LENGTH + length, LENGTH))
  const view = new DataView(bundle.buffer)
  view.setUint32(0, BUNDLE)
  let at = LENGTH
  for (const one of classes) {
    view.setUint32(at, one.length)
    bundle.set(one, at + LENGTH)
    at += LENGTH + one.length
  }
  return bundle
}

/** The class files in a file that holds one, or several. */
export const classesIn = (bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
  if (!startsWith(bytes, BUNDLE)) return [bytes]
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: Array<Uint8Array> = []
  for (let at = LENGTH; at + LENGTH <= bytes.length;) {
    const start = at + LENGTH
    at = start + view.getUint32(at)
    found.push(bytes.subarray(start, at))
  }
  return found
}

/** `A$1.class` and `A$B.class` as the compiler names the classes within `A` (JLS 13.1). */
const WITHIN = /(?<=[^/$])\$[^/]*(?=\.class$)/

/** The path of the class that a class file stands within by its name; undefined for one that stands within none. */
export const outermostPath = (path: string): string | undefined => {
  const outer = path.replace(WITHIN, "")
  return outer === path ? undefined : outer
}
