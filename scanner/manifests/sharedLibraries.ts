import { genericLibraries, sharedLibraries } from "./known/nativeLibraries.ts"
import { type Known, knownLibrary } from "./knownLibraries.ts"

/** What a loader's name of a library ends with: `.so.3`, `.1.1.dylib`, `-3-x64.dll`. */
const END = /\.(?:so(?:\.[\d.]+)?|dylib|dll)$/
const VERSION = /[-.]\d[\w.-]*$/

/** The library that a file is of, by the name under which the loader knows it; undefined where it is none of cryptography. */
export const libraryOfFile = (name: string): Known | undefined => {
  const file = name.slice(name.search(/[^/\\]*$/)).toLowerCase()
  if (!END.test(file)) return undefined
  const whole = file.replace(END, "")
  const names = [whole, whole.replace(VERSION, "")].flatMap((one) => [one, one.replace(/^lib/, "")])
  const shared = names.find((one) => Object.hasOwn(sharedLibraries, one))
  const looked = shared === undefined ? names.find((one) => Object.hasOwn(genericLibraries, one)) : undefined
  if (shared !== undefined) return knownLibrary("generic", sharedLibraries[shared]!)
  return looked === undefined ? undefined : knownLibrary("generic", looked)
}
