import { describe, expect, it } from "vitest"
import { misnamedAs } from "../../../scanner/select/misnamed.ts"

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const packets = (first: string, length: number): string => (first + "x".repeat(length - first.length)).repeat(4)

describe("a file with the extension of a language", () => {
  it.each([
    [".ts", '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS>', "Qt Linguist translation"],
    [".ts", "\u00ef\u00bb\u00bf<!DOCTYPE TS>", "Qt Linguist translation"],
    [".ts", packets("G", 188), "MPEG transport stream"],
    [".mts", packets("abcdG", 192), "MPEG transport stream"],
    [".tsx", '<?xml version="1.0"?>\n<tileset>', "Tiled tileset"],
    [".mm", '<map version="1.0.1">', "FreeMind mind map"],
    [".rs", "#pragma version(1)\n#pragma rs java_package_name(a)", "RenderScript"],
    [".m", "% Hash of a file\nfunction h = sha(a)\n", "MATLAB"],
    [".m", "(* Mathematica *)\nBeginPackage[a]", "Mathematica"],
    [".m", ":- module a.\n", "Mercury"],
    [".inc", "; assembler\nsection .text\n", "no PHP"],
    [".5", '.\\" $OpenBSD$\n.Dd $Mdocdate$', "manual page"],
    [".1", ".TH SSH 1", "manual page"]
  ])("%s is not of it: %j", (extension, text, is) => {
    expect(misnamedAs(extension, bytesOf(text))).toBe(is)
  })

  it.each([
    [".ts", 'import { a } from "b"\nconst c = `<?xml version="1.0"?>`'],
    [".ts", "G.get()"],
    [".tsx", "<div />"],
    [".mm", "#import <A.h>"],
    [".m", "// a\n#import <A.h>\nvoid f(void) {}\n"],
    [".m", "@implementation A\n% \n@end"],
    [".rs", "fn main() {}"],
    [".inc", "<?php\nhash('sha256', $a);"],
    [".py", "<?xml"]
  ])("%s is of it: %j", (extension, text) => {
    expect(misnamedAs(extension, bytesOf(text))).toBeUndefined()
  })
})
