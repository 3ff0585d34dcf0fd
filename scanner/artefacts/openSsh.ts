import type { Facts } from "../model/Facts.ts"
import { ssh } from "../notation/ssh.ts"
import { ByteReader } from "./ByteReader.ts"
import { bitLength } from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"

/** openssh/PROTOCOL.key. */
const MAGIC = "openssh-key-v1\0"

const factsOf = (name: string): Facts => {
  const facts = ssh.ofText?.(name)
  return typeof facts === "object" ? facts : {}
}

/** Which field after the type holds the number that gives the key size (RFC 4253 6.6). */
const SIZED_BY: { readonly [type: string]: number } = { "ssh-rsa": 1, "ssh-dss": 0 }

/** Facts of a public key in the format of RFC 4253 6.6. */
const publicKeyFacts = (blob: Uint8Array): { readonly type: string; readonly facts: Facts } | undefined => {
  const reader = new ByteReader(blob)
  const type = reader.text()
  if (type === undefined || !/^[\w@.-]{3,64}$/.test(type)) return undefined
  const { name, curve } = factsOf(type)
  const skipped = SIZED_BY[type]
  if (skipped !== undefined) for (let field = 0; field < skipped; field++) reader.string()
  const number = skipped === undefined ? undefined : reader.string()
  return {
    type,
    facts: {
      ...(name !== undefined && { name }),
      ...(curve !== undefined && { curve }),
      ...(number !== undefined && { keyBits: bitLength(number) })
    }
  }
}

/** A line of `authorized_keys`, `known_hosts` or an `id_*.pub` file, from its blob. */
export const readSshPublicKey = (blob: Uint8Array): FoundArtefact | undefined => {
  const key = publicKeyFacts(blob)
  return (
    key && {
      kind: "key",
      symbol: key.facts.name === undefined ? "SSH public key" : key.type,
      facts: { ...key.facts, material: "public-key" },
      stored: { format: "OpenSSH", fingerprint: fingerprint(blob) }
    }
  )
}

/** A private key of OpenSSH, whose file holds the public key unencrypted. */
export const readOpenSshKey = (bytes: Uint8Array): FoundArtefact | undefined => {
  const reader = new ByteReader(bytes)
  const magic = reader.take(MAGIC.length)
  if (magic === undefined || new TextDecoder("latin1").decode(magic) !== MAGIC) return undefined
  const cipher = reader.text()
  const kdf = reader.text()
  const options = new ByteReader(reader.string() ?? new Uint8Array())
  reader.uint32()
  const key = publicKeyFacts(reader.string() ?? new Uint8Array())
  const isEncrypted = cipher !== "none"
  options.string()
  const iterations = options.uint32()
  const { name, keyBits, mode } = factsOf(cipher ?? "")
  return {
    kind: "key",
    symbol: "OPENSSH PRIVATE KEY",
    facts: { ...key?.facts, material: "private-key" },
    stored: {
      format: "OpenSSH",
      fingerprint: fingerprint(bytes),
      isEncrypted,
      ...(isEncrypted && {
        protection: {
          ...(name !== undefined && { name }),
          ...(keyBits !== undefined && { keyBits }),
          ...(mode !== undefined && { mode }),
          ...(kdf === "bcrypt" && iterations !== undefined && { iterations })
        }
      })
    }
  }
}
