import { deflateRawSync } from "node:zlib"
import type { GitFiles } from "../support/gitFiles.ts"
import { randomFrom } from "../support/randomFrom.ts"
import { sized } from "./sized.ts"

const DEPTH = 10_000
const EMPTY_FILES = sized(2_000, 100_000)
const LINE_BYTES = sized(4_000_000, 100_000_000)
const BOMB_BYTES = sized(20_000_000, 200_000_000)

/** A zip file (APPNOTE 4.3) with one entry that is a thousand times as long as it looks. */
const zipBomb = (): Uint8Array => {
  const packed = deflateRawSync(Buffer.alloc(BOMB_BYTES))
  const name = Buffer.from("Bomb.class")
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(BOMB_BYTES, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, name])
  const central = Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), fields, Buffer.alloc(14), name])
  const end = Buffer.alloc(22)
  end.write("PK\u0005\u0006", "latin1")
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length + packed.length, 16)
  return Buffer.concat([local, packed, central, end])
}

const nested = (open: string, middle: string, close: string): string =>
  open.repeat(DEPTH) + middle + close.repeat(DEPTH)

/** Text that does not pack. */
export const noise = (bytes: number): string => {
  const random = randomFrom(bytes)
  return Buffer.from(Uint8Array.from({ length: bytes }, () => random() * 256)).toString("base64")
}

/** Repositories made to be hard on who reads them: these end completed, without what is beyond a limit. */
export const poisons: Readonly<Record<string, GitFiles>> = {
  "deep-json": { "package.json": nested('{"dependencies":', "1", "}"), "package-lock.json": nested("[", "", "]") },
  "deep-code": {
    "a.py": `import hashlib\nx = ${nested("(", "hashlib.md5()", ")")}\n`,
    "b.js": `const x = ${nested("[", "1", "]")}\n`,
    "C.java": `class C { int x = ${nested("(", "1", ")")}; }\n`
  },
  "one-line": { "a.js": "x = md5( 1 ) ; ".repeat(LINE_BYTES / 15), "b.py": "a ".repeat(LINE_BYTES / 2) },
  "zip-bomb": { "lib/bomb.jar": zipBomb(), "a.py": "import hashlib\nhashlib.md5()\n" },
  "empty-files": Object.fromEntries(Array.from({ length: EMPTY_FILES }, (_, at) => [`d${at % 100}/f${at}.py`, ""])),
  "odd-names": {
    'a"\n\u001b[31m.py': "import hashlib\nhashlib.md5()\n",
    "\u202E.java": "class A {}\n",
    "nul.py": "\0".repeat(9_999)
  }
}
