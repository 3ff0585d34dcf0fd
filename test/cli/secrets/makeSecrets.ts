import { Buffer } from "node:buffer"
import { randomFrom } from "../../support/randomFrom.ts"

/** A secret, and how it is written where it is planted. */
export interface Secret {
  readonly format: string
  /** What must not be found again. */
  readonly bytes: Uint8Array
  /** The text in which it stands. */
  readonly written: string
}

type Random = () => number

const LETTERS = "abcdefghijklmnopqrstuvwxyz"
const ALPHANUMERIC = `${LETTERS}${LETTERS.toUpperCase()}0123456789`

const bytesOf = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)))

const textOf = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join("")

const lines = (text: string, width: number): string => text.match(new RegExp(`.{1,${width}}`, "g"))!.join("\n")

const pem = (label: string, der: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${lines(Buffer.from(der).toString("base64"), 64)}\n-----END ${label}-----\n`

const asIs = (text: string): Omit<Secret, "format"> => ({ bytes: Buffer.from(text), written: text })

const tlv = (tag: number, ...contents: ReadonlyArray<Uint8Array>): Buffer => {
  const body = Buffer.concat(contents)
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const integer = (bytes: Uint8Array): Buffer => tlv(2, Buffer.from([0]), bytes)

const OID_ED25519 = Buffer.from("06032b6570", "hex")
const OID_P256 = Buffer.from("06082a8648ce3d030107", "hex")

const pkcs8 = (key: Uint8Array): Buffer =>
  tlv(0x30, integer(Buffer.alloc(0)), tlv(0x30, OID_ED25519), tlv(4, tlv(4, key)))

const sec1 = (key: Uint8Array): Buffer => tlv(0x30, tlv(2, Buffer.from([1])), tlv(4, key), tlv(0xa0, OID_P256))

/** Of the right form; that its numbers are no key does not matter. */
const pkcs1 = (random: Random, key: Uint8Array): Buffer => {
  const exponent = tlv(2, Buffer.from([1, 0, 1]))
  const prime = (): Buffer => integer(bytesOf(random, 64))
  return tlv(
    0x30,
    integer(Buffer.alloc(0)),
    integer(bytesOf(random, 128)),
    exponent,
    integer(key),
    prime(),
    prime(),
    prime(),
    prime(),
    prime()
  )
}

const field = (...contents: ReadonlyArray<Uint8Array>): Buffer => {
  const body = Buffer.concat(contents)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, body])
}

const sshText = (text: string): Buffer => field(Buffer.from(text))

/** openssh/PROTOCOL.key. */
const openSsh = (random: Random, key: Uint8Array): Buffer => {
  const shared = bytesOf(random, 32)
  const open = Buffer.concat([sshText("ssh-ed25519"), field(shared)])
  const check = bytesOf(random, 4)
  const sealed = Buffer.concat([check, check, open, field(key, shared), sshText("someone")])
  const none = [sshText("none"), sshText("none"), field()]
  return Buffer.concat([
    Buffer.from("openssh-key-v1\0"),
    ...none,
    Buffer.from([0, 0, 0, 1]),
    field(open),
    field(sealed)
  ])
}

/** A secret key packet of RFC 9580 5.5.3: version 4, EdDSA, without a passphrase. */
const openPgp = (random: Random, key: Uint8Array): string => {
  const curve = Buffer.from("092b06010401da470f01", "hex")
  const shared = Buffer.concat([Buffer.from([1, 7, 0x40]), bytesOf(random, 32)])
  const body = Buffer.concat([
    Buffer.from([4, 0x60, 0, 0, 0, 22]),
    curve,
    shared,
    Buffer.from([0, 1, 0]),
    key,
    Buffer.from([0, 0])
  ])
  const armoured = lines(Buffer.concat([Buffer.from([0xc5, body.length]), body]).toString("base64"), 64)
  return `-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n${armoured}\n-----END PGP PRIVATE KEY BLOCK-----\n`
}

const json = (value: unknown): string => JSON.stringify(value)

const encoded = (value: unknown): string => Buffer.from(json(value)).toString("base64url")

type Maker = (random: Random) => Omit<Secret, "format">

const withBytes =
  (length: number, write: (bytes: Buffer, random: Random) => string): Maker =>
  (random) => {
    const bytes = bytesOf(random, length)
    return { bytes, written: write(bytes, random) }
  }

const withText =
  (make: (random: Random) => string, write: (text: string, random: Random) => string = (text) => text): Maker =>
  (random) => {
    const text = make(random)
    return { bytes: Buffer.from(text), written: write(text, random) }
  }

const password = (random: Random): string => textOf(random, `${ALPHANUMERIC}!#%&*?`, 14)

export const makers = {
  hex: withText((random) => bytesOf(random, 16 + 16 * Math.floor(random() * 2)).toString("hex")),
  base64: withBytes(32, (bytes) => bytes.toString("base64")),
  base64url: withBytes(30, (bytes) => bytes.toString("base64url")),
  "PKCS#8 PEM": withBytes(32, (bytes) => pem("PRIVATE KEY", pkcs8(bytes))),
  "PKCS#1 PEM": withBytes(128, (bytes, random) => pem("RSA PRIVATE KEY", pkcs1(random, bytes))),
  "SEC1 PEM": withBytes(32, (bytes) => pem("EC PRIVATE KEY", sec1(bytes))),
  OpenSSH: withBytes(32, (bytes, random) => pem("OPENSSH PRIVATE KEY", openSsh(random, bytes))),
  OpenPGP: withBytes(32, (bytes, random) => openPgp(random, bytes)),
  "JWK d": withBytes(32, (bytes, random) =>
    json({ kty: "OKP", crv: "Ed25519", x: bytesOf(random, 32).toString("base64url"), d: bytes.toString("base64url") })
  ),
  "JWK k": withBytes(48, (bytes) => json({ kty: "oct", alg: "HS256", k: bytes.toString("base64url") })),
  JWT: withText(
    (random) => bytesOf(random, 32).toString("base64url"),
    (signature, random) => `${encoded({ alg: "HS256" })}.${encoded({ sub: textOf(random, LETTERS, 12) })}.${signature}`
  ),
  password: withText(password),
  passphrase: withText((random) =>
    Array.from({ length: 4 }, () => textOf(random, LETTERS, 4 + Math.floor(random() * 5))).join("-")
  ),
  digits: withText((random) => textOf(random, "123456789", 14)),
  "short token": withText((random) => textOf(random, ALPHANUMERIC, 12)),
  capitals: withText((random) => textOf(random, LETTERS.toUpperCase(), 18)),
  "AWS access key": withText((random) => `AKIA${textOf(random, `${LETTERS.toUpperCase()}234567`, 16)}`),
  "AWS secret key": withText((random) => textOf(random, `${ALPHANUMERIC}/+`, 40)),
  "connection string": withText(
    (random) => textOf(random, ALPHANUMERIC, 20),
    (text) => `postgres://app:${text}@db.example:5432/app?sslmode=require`
  ),
  bcrypt: withText((random) => `$2b$12$${textOf(random, `${ALPHANUMERIC}./`, 53)}`)
} satisfies { readonly [format: string]: Maker }

/** So many secrets, of all formats in turn; the same ones for the same seed. */
export const makeSecrets = (count: number, seed: number): ReadonlyArray<Secret> => {
  const random = randomFrom(seed)
  const formats = Object.entries(makers)
  return Array.from({ length: count }, (_, at) => {
    const [format, make] = formats[at % formats.length]!
    return { format, ...make(random) }
  })
}

export const secretOf = (text: string): Secret => ({ format: "text", ...asIs(text) })
