import { Buffer } from "node:buffer"
import { readdirSync, readFileSync } from "node:fs"

export interface Sample {
  readonly name: string
  readonly bytes: Uint8Array
}

const folder = new URL("fixtures/", import.meta.url)

const fixture = (name: string): Buffer => readFileSync(new URL(name, folder))

const int = (value: number): Buffer => Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255])

const short = (text: string): Buffer => Buffer.concat([Buffer.from([0, text.length]), Buffer.from(text)])

const long = (bytes: Uint8Array): Buffer => Buffer.concat([int(bytes.length), bytes])

const certificate = (): Buffer => Buffer.concat([short("X.509"), long(fixture("leaf.der"))])

const entry = (type: number, alias: string, chain: ReadonlyArray<Uint8Array>, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([type]), short(alias), Buffer.alloc(8), int(chain.length), ...chain, content])

/** BcKeyStoreSpi of Bouncy Castle: version 2, salt, iterations, a certificate and a sealed key, end, MAC. */
const bks = (): Buffer =>
  Buffer.concat([
    int(2),
    long(Buffer.alloc(20, 7)),
    int(1_024),
    entry(1, "ca", [], certificate()),
    entry(4, "key", [certificate()], long(Buffer.alloc(64, 9))),
    Buffer.from([0]),
    Buffer.alloc(20, 1)
  ])

const pem = (label: string, der: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString("base64")}\n-----END ${label}-----\n`

const derOf = (name: string): Buffer =>
  Buffer.from(
    fixture(name)
      .toString()
      .replace(/-----.*-----/g, ""),
    "base64"
  )

const sequence = (...contents: ReadonlyArray<Uint8Array>): Buffer => {
  const body = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([0x30, body.length]), body])
}

/** RFC 8410 7, RFC 5915 3; the keys are no secret of anybody. */
const ed25519 = sequence(
  Buffer.from("020100", "hex"),
  sequence(Buffer.from("06032b6570", "hex")),
  Buffer.concat([Buffer.from("04220420", "hex"), Buffer.alloc(32, 5)])
)
const sec1 = sequence(
  Buffer.concat([Buffer.from("0201010420", "hex"), Buffer.alloc(32, 6)]),
  Buffer.from("a00a06082a8648ce3d030107", "hex")
)

const value = (length: number): string => Buffer.alloc(length, 3).toString("base64url")

const keys = [
  { kty: "OKP", crv: "Ed25519", x: value(32), d: value(32) },
  { kty: "EC", crv: "P-256", x: value(32), y: value(32) },
  { kty: "RSA", n: value(256), e: "AQAB" },
  { kty: "oct", k: value(32), alg: "HS256" }
]

const made: { readonly [name: string]: string | Uint8Array } = {
  "store.bks": bks(),
  "pkcs8.der": ed25519,
  "pkcs8.pem": pem("PRIVATE KEY", ed25519),
  "sec1.pem": pem("EC PRIVATE KEY", sec1),
  "request.der": derOf("leaf.csr"),
  "list.der": derOf("list.crl"),
  "base64.cer": Buffer.from(fixture("leaf.der")).toString("base64"),
  "key.jwk": JSON.stringify(keys[0]),
  "keys.jwks": JSON.stringify({ keys }, undefined, 2),
  authorized_keys: `# team\n${fixture("id_ed.pub").toString()}`
}

/** A file of every format of keys and certificates that is read. */
export const samples: ReadonlyArray<Sample> = [
  ...readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, bytes: new Uint8Array(fixture(name)) })),
  ...Object.entries(made).map(([name, bytes]) => ({ name, bytes: new Uint8Array(Buffer.from(bytes)) }))
]
