import { type Hostile, licence } from "./Hostile.ts"

const converts = `${licence("//")}import 'package:crypto/crypto.dart';\nfinal a = md5.convert(b);\n`

const texts: Hostile["texts"] = {
  "brackets that are never closed": `${converts}final x = ${"[(".repeat(500)}\n`,
  "a chain of 5,000 calls": `${converts}final x = y${".z(1)".repeat(5_000)};\n`,
  "5,000 cascades": `${converts}final x = y${"..z(1)".repeat(5_000)};\n`,
  "a string that never ends": `${converts}final x = '''${"text ${\n".repeat(5_000)}`
}

export const dart: ReadonlyArray<Hostile> = [{ language: "Dart", path: "hostile.dart", texts }]
