import { algorithmName } from "./algorithmName.ts"
import type { Certificate, StoredObject } from "./Artefact.ts"
import { algorithmDraft, type AssetDraft, materialDraft } from "./AssetDraft.ts"
import { type Facts, omitFacts } from "./Facts.ts"
import { isMaterial, keyTypeOf } from "./materials.ts"

const MAX_NAME = 64

/** The letters, digits and signs of references. */
const plainName = (text: string): string =>
  text
    .replace(/^\*\./, "wildcard.")
    .replace(/[^A-Za-z0-9.+_-]+/g, "_")
    .replace(/^[^A-Za-z0-9]+/, "")
    .slice(0, MAX_NAME)

const commonName = (subject: string): string | undefined => /(?:^|[,+])CN=((?:[^\\,+]|\\.)+)/.exec(subject)?.[1]

/** Whom a certificate is about, in a word: its common name, or its first alternative name. */
const subjectName = ({ subject, names, fingerprint }: Certificate): string => {
  const [, first = ""] = /:(.*)/.exec(names[0] ?? "") ?? []
  return [commonName(subject) ?? "", first].map(plainName).find((name) => name !== "") ?? fingerprint.slice(0, 12)
}

const signatureDraft = (facts: Facts): AssetDraft | undefined => {
  const signature = omitFacts(facts, "certificateFormat", "material")
  return signature.name === undefined ? undefined : algorithmDraft(signature, "signature")
}

const protectionDraft = ({ protection }: StoredObject): AssetDraft | undefined =>
  protection?.name === undefined && protection?.cipher === undefined ? undefined : algorithmDraft(protection, "cipher")

const related = (role: AssetDraft["related"][number]["role"], draft: AssetDraft | undefined): AssetDraft["related"] =>
  draft === undefined ? [] : [{ role, draft }]

/** What an asset is that was read from a file: this one and no other like it. */
export const storedFields = (stored: StoredObject): Pick<AssetDraft, "stored" | "related" | "fingerprint"> => ({
  stored,
  ...(stored.fingerprint !== undefined && { fingerprint: stored.fingerprint }),
  related: related("protection", protectionDraft(stored))
})

const keyDraft = (facts: Facts, stored: StoredObject): AssetDraft => {
  const algorithm = facts.name === undefined ? undefined : algorithmDraft(facts)
  const type = isMaterial(facts.material) ? facts.material : keyTypeOf(facts)
  const key = materialDraft(facts, type, algorithm)
  const own = storedFields(stored)
  return {
    ...key,
    ...own,
    ...(algorithm === undefined && { name: `${stored.isEncrypted === true ? "encrypted" : "unknown"}-${type}` }),
    related: [...key.related, ...own.related, ...related("signature-algorithm", signatureDraft(stored.signature ?? {}))]
  }
}

/** A key that was read from a file; that of a request comes with what it is signed with. */
export const storedKeyDrafts = (facts: Facts, stored: StoredObject): ReadonlyArray<AssetDraft> => [
  keyDraft(facts, stored)
]

/** A certificate that was read itself, with its signature and the key it is about. */
export const foundCertificateDrafts = (facts: Facts, certificate: Certificate): ReadonlyArray<AssetDraft> => {
  const { publicKey, publicKeyFingerprint, fingerprint } = certificate
  const key = keyDraft({ ...publicKey, material: "public-key" }, { format: "SPKI", fingerprint: publicKeyFingerprint })
  return [
    {
      type: "certificate",
      name: `${algorithmName({ name: "X.509" })}-certificate-${subjectName(certificate)}`,
      facts: { certificateFormat: "X.509" },
      fingerprint,
      certificate,
      says: ["certificateFormat"],
      seen: facts,
      functions: [],
      related: [...related("signature-algorithm", signatureDraft(facts)), ...related("public-key", key)]
    }
  ]
}
