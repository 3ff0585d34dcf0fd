import { describe, expect, it } from "vitest"
import { algorithmOf } from "../../../scanner/model/algorithms.ts"
import { algorithmName } from "../../../scanner/model/algorithmName.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import { notations } from "../../../scanner/notation/notations.ts"
import { knownAlgorithms } from "../model/knownAlgorithms.ts"

const factsOf = (notation: keyof typeof notations, text: string): Facts | undefined => {
  const found = (notations[notation] as { readonly ofText?: (text: string) => Facts | number | undefined }).ofText?.(
    text
  )
  return typeof found === "object" ? found : undefined
}

/** Ways to write one name. */
const spellings = (name: string): ReadonlyArray<string> => [
  name,
  name.toLowerCase(),
  name.replaceAll("-", "_"),
  name.replace(/[-/]/g, "")
]

/** Notations of any language for hashes and ciphers, whose words all others share. */
const shared = { hash: "hash", cipher: "cipher" } as const

const CIPHERS: ReadonlySet<string> = new Set(["ae", "block-cipher", "key-wrap", "stream-cipher"])

const cases = Object.entries(knownAlgorithms).flatMap(([name, { kind, facts }]) =>
  kind === "hash" || (kind === "cipher" && CIPHERS.has(algorithmOf(facts.name)?.primitive ?? ""))
    ? [[kind, name] as const]
    : []
)

describe("every known hash and cipher", () => {
  it.each(cases)("is read as a %s: %s", (kind, name) => {
    const read = spellings(name).map((text) => {
      const facts = factsOf(shared[kind], text)
      return facts === undefined ? `not read: ${text}` : algorithmName(facts, kind)
    })
    expect(new Set(read)).toEqual(new Set([name]))
  })
})

/** What is out of use and still met: notation, spellings, and the name it has. */
const outOfUse: ReadonlyArray<readonly [keyof typeof notations, string, string]> = [
  ["hash", "RIPEMD-128 ripemd128 RMD128", "RIPEMD-128"],
  ["hash", "HAVAL haval", "HAVAL"],
  ["hash", "HAVAL-256 haval256", "HAVAL-256"],
  ["hash", "Snefru-256 snefru256", "Snefru-256"],
  ["hash", "BLAKE-256 blake256", "BLAKE-256"],
  ["hash", "JH-512 jh512", "JH-512"],
  ["hash", "Groestl-256 groestl256", "Groestl-256"],
  ["hash", "Skein-512", "Skein-512"],
  ["hash", "Shabal-256", "Shabal-256"],
  ["hash", "CubeHash-512", "CubeHash-512"],
  ["hash", "SHAvite-3-256 shavite256", "SHAvite-3-256"],
  ["hash", "Tiger tiger192", "Tiger"],
  ["hash", "Whirlpool WHIRLPOOL", "Whirlpool"],
  ["linuxCrypto", "wp512", "Whirlpool"],
  ["linuxCrypto", "tgr192", "Tiger"],
  ["linuxCrypto", "cbc(khazad)", "Khazad-CBC"],
  ["linuxCrypto", "cbc(anubis)", "Anubis-CBC"],
  ["jca", "Tiger TIGER", "Tiger"],
  ["jca", "RIPEMD128", "RIPEMD-128"],
  ["jca", "GOST3411", "GOSTR3411"],
  ["openssl", "seed-cbc", "SEED-128-CBC"],
  ["openssl", "idea-cbc", "IDEA-CBC"],
  ["openssl", "bf-cbc", "Blowfish-CBC"],
  ["openssl", "cast5-cbc", "CAST5-CBC"],
  ["openssl", "rc2-cbc", "RC2-CBC"],
  ["openssl", "kuznyechik-cbc grasshopper-cbc", "Kuznyechik-CBC"],
  ["openssl", "streebog256 md_gost12_256", "Streebog-256"],
  ["cipher", "CAST-128 CAST5", "CAST5"],
  ["cipher", "Salsa20/12", "Salsa20/12"],
  ["cipher", "ChaCha12", "ChaCha12"],
  ["cipher", "HC-128", "HC-128"],
  ["cipher", "Rabbit", "RABBIT"],
  ["cipher", "SOSEMANUK", "Sosemanuk"],
  ["cipher", "Trivium", "Trivium"],
  ["cipher", "VMPC", "VMPC"],
  ["cipher", "MARS", "MARS"],
  ["cipher", "RC6", "RC6"],
  ["cipher", "Threefish", "Threefish"],
  ["cipher", "SAFER-SK128", "SAFER"],
  ["cipher", "Speck", "SPECK"],
  ["cipher", "Square", "Square"]
]

describe("what is out of use", () => {
  it.each(outOfUse)("is read in %s: %s", (notation, texts, name) => {
    const kind = notation === "hash" || notation === "jca" ? "hash" : "cipher"
    for (const text of texts.split(" "))
      expect([text, algorithmName(factsOf(notation, text) ?? {}, kind)]).toEqual([text, name])
  })
})
