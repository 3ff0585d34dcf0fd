import { canonicalCurve } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"
import { macName } from "./macName.ts"
import type { Notation } from "./Notation.ts"
import { openssl } from "./openssl.ts"
import { signatureName } from "./signatureName.ts"
import { tlsGroup } from "./groups.ts"
import { tlsVersion } from "./protocolVersions.ts"
import { ofNormalised } from "./words.ts"

/** `SHA2-256` is SHA-256; a trailing sign gives the position of a name in the list. */
const plain = (text: string): string => text.replace(/^\+|\+$/g, "").replace(/SHA2-(?=\d)/, "SHA")

const hybrids: ReadonlyMap<string, string> = new Map([
  ["MLKEM768-X25519", "X25519MLKEM768"],
  ["P256-MLKEM768", "SecP256r1MLKEM768"],
  ["P384-MLKEM1024", "SecP384r1MLKEM1024"]
])

const facts = (notation: Notation, text: string): Facts | undefined => {
  const read = notation.ofText?.(text)
  return typeof read === "object" ? read : undefined
}

const group = (text: string): Facts | undefined => {
  const kem = /^MLKEM(512|768|1024)$/.exec(text)?.[1]
  if (kem !== undefined) return { name: "ML-KEM", parameterSet: kem }
  const brainpool = /^BRAINPOOL-P(\d+)R1$/.exec(text)?.[1]
  const curve = brainpool === undefined ? undefined : canonicalCurve(`brainpoolP${brainpool}r1`)
  if (curve !== undefined) return { name: "ECDHE", curve }
  return facts(tlsGroup, hybrids.get(text) ?? text.replace("FFDHE-", "ffdhe"))
}

const signature = (text: string): Facts | undefined => {
  const edwards = /^EDDSA-(ED25519|ED448)(?:-FIDO)?$/.exec(text)?.[1]
  const written = (edwards ?? text).replace("-FIDO", "").replace("-PSS-RSAE-", "-PSS-")
  const pss = /^RSA-PSS-(.+)$/.exec(written)?.[1]
  const digest = pss === undefined ? undefined : facts(openssl, pss)?.name
  if (digest !== undefined) return { name: "RSA", padding: "pss", digest }
  const set = /^MLDSA(44|65|87)$/.exec(written)?.[1]
  return set === undefined
    ? (ofNormalised(signatureName)(written) ?? facts(openssl, written))
    : { name: "ML-DSA", parameterSet: set }
}

/** No name of the lists is longer. */
const MAX_LENGTH = 48

const reading = (read: (text: string) => Facts | undefined): Notation => ({
  ofText: (text) => (text.length > MAX_LENGTH ? undefined : read(plain(text)))
})

/** Names of crypto-policies(7), as the lists of its Python sources have them. */
export const cryptoPolicy = {
  policyCipher: reading((text) => facts(openssl, text)),
  policyMac: reading((text) => ofNormalised(macName)(text)),
  policyHash: reading((text) => facts(openssl, text)),
  policyGroup: reading(group),
  policySignature: reading(signature),
  policyProtocol: reading((text) => {
    const ike = /^IKEv([12])$/.exec(text)?.[1]
    return ike === undefined ? facts(tlsVersion, text) : { name: "IKE", version: ike }
  })
} as const satisfies { readonly [name: string]: Notation }
