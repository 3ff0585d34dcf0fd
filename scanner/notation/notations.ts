import { algorithmOf } from "../model/algorithms.ts"
import { isMaterial } from "../model/materials.ts"
import type { Notation } from "./Notation.ts"
import { botan } from "./botan.ts"
import { certificateFormat } from "./certificateFormat.ts"
import { cipher } from "./cipher.ts"
import { cipherList, cipherSuite, groupList, signatureList } from "./cipherSuite.ts"
import { cloudKms } from "./cloudKms.ts"
import { commandNames } from "./commandNames.ts"
import { cryptoPolicy } from "./cryptoPolicy.ts"
import { curve, edwards } from "./curve.ts"
import { dotnet } from "./dotnet.ts"
import { flags } from "./flags.ts"
import { functions } from "./functions.ts"
import { gemNames } from "./gemNames.ts"
import { dlGroup, modpGroup, tlsGroup } from "./groups.ts"
import { hash } from "./hash.ts"
import { ikeProposal } from "./ikeProposal.ts"
import { jca } from "./jca/jca.ts"
import { jose } from "./jose.ts"
import { jwtKey, keyHalf, keyType } from "./keyType.ts"
import { linuxCrypto } from "./linuxCrypto.ts"
import { mode } from "./mode.ts"
import { noise } from "./noise.ts"
import { numbers } from "./numbers.ts"
import { oid } from "./oid.ts"
import { erlang, hmacDigest, openssl, opensslDigest, opensslSignature } from "./openssl.ts"
import { padding } from "./padding.ts"
import { djangoHashers, passlib, passwords } from "./passwords.ts"
import { peerChecks } from "./peerChecks.ts"
import { phpNames } from "./phpNames.ts"
import { pointycastle } from "./pointycastle.ts"
import { pqc } from "./pqc.ts"
import {
  azureTls,
  cloudTls,
  gnutlsPriority,
  ikeVersion,
  sshVersion,
  tlsVersion,
  tlsVersionName,
  versionsOff
} from "./protocolVersions.ts"
import { sizedNames } from "./sizedNames.ts"
import { ssh } from "./ssh.ts"
import { tink } from "./tink.ts"
import { tlsSignature } from "./tlsSignature.ts"
import { webcrypto } from "./webcrypto.ts"
import { xmldsig } from "./xmldsig.ts"

/** A key of `algorithms.ts`, for names that rows themselves write. */
const canonical: Notation = { ofText: (text) => (algorithmOf(text) === undefined ? undefined : { name: text }) }

/** Parameter sets that no other notation names: of GOST R 34.10-94 (RFC 4357 11.2) and of qTESLA in Bouncy Castle. */
const PARAMETER_SETS: ReadonlySet<string> = new Set([
  ...["A", "B", "C", "D", "XchA", "XchB", "XchC"].map((set) => `GostR3410-94-CryptoPro-${set}`),
  "p-I",
  "p-III"
])

/** A known word that needs no notation. An unknown one might be a secret and is not read. */
const text: Notation = {
  ofText: (written) => {
    const word = written.trim()
    if (isMaterial(word)) return { material: word }
    return PARAMETER_SETS.has(word) ? { parameterSet: word } : undefined
  }
}

export type { Notation } from "./Notation.ts"

/** Reads nothing of the value itself, only the facts of the parts in it. */
const any: Notation = {}

const listed = (notation: Notation): Notation => ({ ...notation, separator: /[\s:,;]+/ })

/** Every notation that a rule row can name. */
export const notations = {
  any,
  part: any,
  /** A key, or an object that holds a key and its options. */
  keyObject: { nameKey: "key" },
  jwtKey,
  /** Several names in one text. */
  cipherSuites: listed(cipherSuite),
  tlsGroups: listed(tlsGroup),
  tlsVersions: listed(tlsVersion),
  sshNames: listed(ssh),
  webcrypto,
  edwards,
  erlang,
  opensslDigest,
  hmacDigest,
  opensslSignature,
  modpGroup,
  dlGroup,
  jca,
  openssl,
  dotnet,
  hash,
  cipher,
  mode,
  padding,
  /** A padding, where null turns it off. */
  nullablePadding: { ...padding, ofNull: { padding: "none" } },
  curve,
  jose,
  ssh,
  sshVersion,
  azureTls,
  ikeVersion,
  ikeProposal,
  tink,
  cloudTls,
  djangoHashers,
  passlib,
  pqc,
  tlsVersion,
  tlsVersionName,
  versionsOff,
  cipherSuite,
  cipherList,
  groupList,
  signatureList,
  gnutlsPriority,
  botan,
  linuxCrypto,
  ...peerChecks,
  tlsGroup,
  tlsSignature,
  xmldsig,
  canonical,
  certificateFormat,
  keystore: certificateFormat,
  text,
  bits: numbers.int,
  kib: numbers.int,
  oid,
  keyHalf,
  keyType,
  noise,
  pointycastle,
  ...sizedNames,
  ...gemNames,
  ...phpNames,
  ...passwords,
  ...cloudKms,
  ...numbers,
  ...flags,
  ...functions,
  ...cryptoPolicy,
  ...commandNames
} as const satisfies Record<string, Notation>

export type NotationName = keyof typeof notations
