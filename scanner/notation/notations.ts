import { argon2 } from "./argon2.ts"
import { awsKms } from "./awsKms.ts"
import { bunPassword } from "./bunPassword.ts"
import { canonical } from "./canonical.ts"
import { capiKeyFlags } from "./capiKeyFlags.ts"
import { certificateFormat } from "./certificateFormat.ts"
import { cipher } from "./cipher.ts"
import { cipherFunction } from "./cipherFunction.ts"
import { cipherList, groupList, signatureList } from "./cipherList.ts"
import { cipherSuite } from "./cipherSuite.ts"
import { botan } from "./botan.ts"
import { commandNames } from "./commandNames.ts"
import { commonCryptoOptions } from "./commonCryptoOptions.ts"
import { cryptoPolicy } from "./cryptoPolicy.ts"
import { cryptSetting } from "./cryptSetting.ts"
import { curve } from "./curve.ts"
import { gnutlsPriority } from "./gnutlsPriority.ts"
import { encryptFlag, paddingFlag, sha224Flag, sha384Flag } from "./flags.ts"
import { dotnet } from "./dotnet.ts"
import { gcpKms } from "./gcpKms.ts"
import { gemNames } from "./gemNames.ts"
import { edwards } from "./edwards.ts"
import { erlang } from "./erlang.ts"
import { hash } from "./hash.ts"
import { jca } from "./jca/jca.ts"
import { jose } from "./jose.ts"
import { keyType } from "./keyType.ts"
import { keyHalf } from "./keyHalf.ts"
import { jwtKey } from "./jwtKey.ts"
import { linuxCrypto } from "./linuxCrypto.ts"
import { mode } from "./mode.ts"
import { noise } from "./noise.ts"
import type { Notation } from "./Notation.ts"
import {
  bytes,
  bytesAsKib,
  bytesOrAll,
  count,
  digitBytes,
  hexBytes,
  int,
  log2,
  rawBytes,
  size,
  words32
} from "./numbers.ts"
import { oaepFlag } from "./oaepFlag.ts"
import { dlGroup, modpGroup } from "./modpGroup.ts"
import { oid } from "./oid.ts"
import { openssl } from "./openssl.ts"
import { hmacDigest, opensslDigest, opensslSignature } from "./opensslDigest.ts"
import { padding } from "./padding.ts"
import { passlib } from "./passlib.ts"
import { passwordMethods } from "./passwordMethods.ts"
import { phpNames } from "./phpNames.ts"
import { pointycastle } from "./pointycastle.ts"
import { pqc } from "./pqc.ts"
import { signFunction } from "./signFunction.ts"
import { ikeProposal } from "./ikeProposal.ts"
import { integerBits } from "./integerBits.ts"
import { sizedNames } from "./sizedNames.ts"
import { azureTls, ikeVersion, sshVersion } from "./protocolVersions.ts"
import { ssh } from "./ssh.ts"
import { text } from "./text.ts"
import { tink } from "./tink.ts"
import { tlsGroup } from "./tlsGroup.ts"
import { tlsSignature } from "./tlsSignature.ts"
import { tlsVersion, tlsVersionName } from "./tlsVersion.ts"
import { webcrypto } from "./webcrypto.ts"
import { peerChecks } from "./peerChecks.ts"
import {
  acceptsAnyName,
  acceptsAnyPeer,
  acceptsByOne,
  acceptsHostKey,
  acceptsName,
  acceptsPeer,
  checksHost,
  checksName,
  checksPeer,
  endpointAlgorithm,
  forSecurity,
  verifyFlags
} from "./trust.ts"
import { xmldsig } from "./xmldsig.ts"

export type { Notation } from "./Notation.ts"

/** Reads nothing of the value itself: only the facts of parts count. */
const any: Notation = {}

const listed = (notation: Notation): Notation => ({ ...notation, separator: /[\s:,;]+/ })

/** Every dialect that a rule row can name. */
export const notations = {
  any,
  part: any,
  /** A key, or an object that holds one with what else there is to say. */
  keyObject: { nameKey: "key" },
  jwtKey,
  /** Several names in one text. */
  cipherSuites: listed(cipherSuite),
  tlsGroups: listed(tlsGroup),
  tlsVersions: listed(tlsVersion),
  webcrypto,
  argon2,
  bunPassword,
  awsKms,
  gcpKms,
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
  passlib,
  pqc,
  tlsVersion,
  tlsVersionName,
  cipherSuite,
  cipherList,
  groupList,
  signatureList,
  gnutlsPriority,
  botan,
  linuxCrypto,
  capiKeyFlags,
  cryptSetting,

  acceptsAnyName,
  acceptsAnyPeer,
  acceptsByOne,
  acceptsHostKey,
  acceptsName,
  acceptsPeer,
  checksHost,
  checksName,
  checksPeer,
  endpointAlgorithm,
  forSecurity,
  verifyFlags,
  ...peerChecks,
  encryptFlag,
  paddingFlag,
  sha224Flag,
  sha384Flag,
  tlsGroup,
  tlsSignature,
  xmldsig,
  cipherFunction,
  signFunction,
  canonical,
  certificateFormat,
  keystore: certificateFormat,
  text,
  int,
  count,
  bits: int,
  bytes,
  bytesOrAll,
  digitBytes,
  size,
  rawBytes,
  hexBytes,
  words32,
  bytesAsKib,
  kib: int,
  log2,
  oid,
  keyHalf,
  keyType,
  noise,
  oaepFlag,
  integerBits,
  commonCryptoOptions,
  pointycastle,
  ...sizedNames,
  ...gemNames,
  ...phpNames,
  ...passwordMethods,
  ...cryptoPolicy,
  ...commandNames
} as const satisfies Record<string, Notation>

export type NotationName = keyof typeof notations
