import { Buffer } from "node:buffer"
import { createSocket } from "node:dgram"
import { once } from "node:events"
import { parseIpAddress } from "../../src/domain/IpAddress.ts"

/** What is known of a name; `silent` is never answered. */
export type NameRecords = Readonly<Record<string, ReadonlyArray<string> | "silent">>

export interface NameServer {
  /** `127.0.0.1:port` */
  readonly address: string
  /** The names that were asked for, each with its type: `A example.org`. */
  readonly questions: ReadonlyArray<string>
  /** What it answers from now on. */
  readonly records: (records: NameRecords) => void
  readonly stop: () => Promise<void>
}

const types: Readonly<Record<number, { readonly name: string; readonly version: 4 | 6 }>> = {
  1: { name: "A", version: 4 },
  28: { name: "AAAA", version: 6 }
}

const nameIn = (query: Buffer): { readonly name: string; readonly end: number } => {
  const labels: Array<string> = []
  let at = 12
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 }
}

/** A mapped IPv4 address can be asked for as IPv6 only. */
const bytesOf = (text: string): Buffer => {
  const { version, value } = parseIpAddress(text)!
  const isMapped = version === 4 && text.includes(":")
  const whole = isMapped ? (0xffffn << 32n) | value : value
  return Buffer.from(whole.toString(16).padStart(version === 4 && !isMapped ? 8 : 32, "0"), "hex")
}

/** An answer of RFC 1035 4.1 with all addresses of the asked type. */
const answerTo = (query: Buffer, end: number, type: number, addresses: ReadonlyArray<string>): Buffer => {
  const data = addresses.map(bytesOf).filter((bytes) => bytes.length === (types[type]?.version === 6 ? 16 : 4))
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(types[type] === undefined ? 0 : data.length, 6)
  head.writeUInt32BE(0, 8)
  const records = data.map((bytes) => {
    const fields = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length])
    return Buffer.concat([fields, bytes])
  })
  return Buffer.concat([head, query.subarray(12, end + 4), ...(types[type] === undefined ? [] : records)])
}

/** A name server on loopback that knows what it is told. */
export const startNameServer = async (): Promise<NameServer> => {
  let known: NameRecords = {}
  const questions: Array<string> = []
  const socket = createSocket("udp4")
  socket.on("message", (query, from) => {
    const { name, end } = nameIn(query)
    const type = query.readUInt16BE(end)
    questions.push(`${types[type]?.name ?? type} ${name}`)
    const addresses = known[name] ?? []
    if (addresses !== "silent") socket.send(answerTo(query, end, type, addresses), from.port, from.address)
  })
  socket.bind(0, "127.0.0.1")
  await once(socket, "listening")
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    records: (records) => {
      known = records
    },
    stop: async () => {
      socket.close()
      await once(socket, "close")
    }
  }
}
