import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { type Packed, writeZip } from "../test/support/archiveWriters.ts"
import { randomFrom } from "../test/support/randomFrom.ts"
import { utf8, writeClass } from "../test/support/writeClass.ts"
import { measure, median } from "./measure.ts"

const { values } = parseArgs({
  options: {
    jars: { type: "string", default: "200" },
    megabytes: { type: "string", default: "100" },
    runs: { type: "string", default: "3" },
    workers: { type: "string", default: "2" }
  }
})

const work = realpathSync(mkdtempSync(join(tmpdir(), "ciphermap-archives-")))
const war = join(work, "app.war")
const file = (path: string): string => new URL(path, import.meta.url).pathname

const CLASS_BYTES = 6_000

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/"

const usesCryptography = readFileSync(file("../test/scanner/bytecode/samples/classes/demo/TokensKt.class"))

const RETURN = [0xb1]

/** A class file of the usual size: half of it names that repeat, half of it texts that do not; one in 100 uses cryptography, as do 218 of 31,909 in nineteen JARs of Debian. */
const classFile = (random: () => number, at: number): Uint8Array => {
  if (at % 100 === 0) return usesCryptography
  const texts: Array<ReadonlyArray<number>> = []
  for (let bytes = 0; bytes < CLASS_BYTES / 2; bytes += 24) {
    texts.push(
      utf8("Ljava/lang/String;(I)V"),
      utf8(Array.from({ length: 22 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join(""))
    )
  }
  return writeClass(RETURN, { pool: texts })
}

/** A library with classes, its manifest, what Maven leaves, a few settings and two sources. */
const jarOf = (at: number, bytes: number, random: () => number): Uint8Array => {
  const classes = Math.ceil(bytes / (CLASS_BYTES / 2))
  const folder = `com/acme/library${at}`
  return writeZip([
    { name: "META-INF/MANIFEST.MF", bytes: "Manifest-Version: 1.0\nImplementation-Version: 1.0\n" },
    {
      name: `META-INF/maven/com.acme/library${at}/pom.properties`,
      bytes: `version=1.${at}\ngroupId=com.acme\nartifactId=library${at}\n`
    },
    { name: `${folder}/messages.properties`, bytes: "greeting=hello\n".repeat(200) },
    { name: `${folder}/kafka.properties`, bytes: "ssl.protocol=TLSv1\n" },
    {
      name: `${folder}/Sums.java`,
      bytes: `package com.acme.library${at};\nclass Sums {\n  Object sum() throws Exception {\n    return java.security.MessageDigest.getInstance("MD5");\n  }\n}\n`
    },
    ...Array.from({ length: classes }, (_, one): Packed => ({
      name: `${folder}/Class${one}.class`,
      bytes: classFile(random, one)
    }))
  ])
}

interface Measured {
  readonly wallMillis: number
  readonly cpuMillis: number
  readonly peakMebibytes: number
}

const scan = async (...args: ReadonlyArray<string>): Promise<Measured> => {
  const command = ["scan", war, "--output", join(work, "scan.json"), "--format", "json", "--workers", values.workers]
  const { wallMillis, stderr } = await measure(process.execPath, [
    "--import",
    file("./usage.mjs"),
    file("../dist/src/main.js"),
    ...command,
    ...args
  ])
  const usage = JSON.parse(stderr.trim().split("\n").at(-1)!) as Omit<Measured, "wallMillis">
  return { wallMillis, ...usage }
}

const show = (name: string, all: ReadonlyArray<Measured>): void => {
  const of = (key: keyof Measured): number => median(all.map((one) => one[key]))
  const seconds = (key: "wallMillis" | "cpuMillis"): string => `${(of(key) / 1000).toFixed(2)} s`
  console.log(
    `${name.padEnd(16)} ${seconds("wallMillis").padStart(8)} ${seconds("cpuMillis").padStart(8)} ${of("peakMebibytes").toFixed(0).padStart(6)} MiB`
  )
}

try {
  const random = randomFrom(1)
  const each = (Number(values.megabytes) * 1_000_000) / Number(values.jars)
  const jars = Array.from({ length: Number(values.jars) }, (_, at): Packed => ({
    name: `WEB-INF/lib/library${at}-1.${at}.jar`,
    bytes: jarOf(at, each, random)
  }))
  writeFileSync(war, writeZip(jars))
  console.log(`${(statSync(war).size / 1_000_000).toFixed(1)} MB, ${jars.length} JARs, node ${process.version}`)
  console.log("scan                 wall      cpu   peak memory")
  // A file that has just changed is not remembered.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  const kinds: Record<"without a cache" | "first" | "second", Array<Measured>> = {
    "without a cache": [],
    first: [],
    second: []
  }
  for (let run = 0; run < Number(values.runs); run++) {
    const cache = join(work, `cache-${run}`)
    kinds["without a cache"].push(await scan("--no-cache"))
    kinds.first.push(await scan("--cache", cache))
    kinds.second.push(await scan("--cache", cache))
  }
  for (const [name, all] of Object.entries(kinds)) show(name, all)
} finally {
  rmSync(work, { recursive: true, force: true })
}
