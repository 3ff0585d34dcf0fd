import type { Certificate, StoredObject } from "./Artefact.ts"
import { algorithmDraft, type AssetDraft, materialDraft, pick } from "./AssetDraft.ts"
import { type Facts, omitFacts } from "./Facts.ts"
import type { Finding, FindingKind } from "./Finding.ts"
import { algorithmName } from "./algorithmName.ts"
import { algorithmOf } from "./algorithms.ts"
import { cipherSuiteOf, isSuiteText, suiteAlgorithms } from "./cipherSuites.ts"
import { isMaterial, keyTypeOf } from "./materials.ts"
import { plainFacts } from "./plainFacts.ts"

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
const storedFields = (stored: StoredObject): Pick<AssetDraft, "stored" | "related" | "fingerprint"> => ({
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
const storedKeyDrafts = (facts: Facts, stored: StoredObject): ReadonlyArray<AssetDraft> => [keyDraft(facts, stored)]

/** A certificate that was read itself, with its signature and the key it is about. */
const foundCertificateDrafts = (facts: Facts, certificate: Certificate): ReadonlyArray<AssetDraft> => {
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

const keyDrafts = (finding: Finding): ReadonlyArray<AssetDraft> => {
  const { facts, kind, stored } = finding
  if (stored !== undefined) return storedKeyDrafts(facts, stored)
  const algorithm = algorithmDraft(facts, kind)
  const type = isMaterial(facts.material) ? facts.material : keyTypeOf(algorithm.seen)
  return [algorithm, materialDraft(algorithm.seen, type, algorithm)]
}

const materialDrafts = ({ facts, stored }: Finding): ReadonlyArray<AssetDraft> => {
  const type = isMaterial(facts.material) ? facts.material : "other"
  const draft = materialDraft(facts, type, facts.name === undefined ? undefined : algorithmDraft(facts))
  if (stored !== undefined) return [writtenOut(draft, stored)]
  const kind = facts.freshness ?? (facts.generator === undefined ? undefined : "predictable")
  return [kind === undefined ? draft : { ...draft, name: `${kind}-${draft.name}` }]
}

/** Material written in the source is a different asset from material that the program creates; so is material that is predictable or reused. */
const writtenOut = (draft: AssetDraft, stored: StoredObject): AssetDraft => {
  const own = storedFields(stored)
  return { ...draft, ...own, name: `hard-coded-${draft.name}`, related: [...draft.related, ...own.related] }
}

/** One name or an OpenSSL cipher list, without what the list excludes. */
const suiteNames = (text: string | undefined): ReadonlyArray<string> =>
  (text ?? "").split(/[:,\s]+/).filter((name) => /^[A-Za-z0-9+]/.test(name) && isSuiteText(name.replace(/^\+/, "")))

const agreedDrafts = ({ agrees = [] }: Finding): AssetDraft["related"] =>
  agrees.map(({ kind, facts }) => ({ role: "part", draft: algorithmDraft(plainFacts(facts), kind) }))

const protocolDraft = (name: string, finding: Finding, suite?: string): AssetDraft => {
  const { facts } = finding
  const known = suite === undefined ? undefined : cipherSuiteOf(suite)
  const parts = known === undefined ? [] : suiteAlgorithms(known)
  return {
    type: "protocol",
    name: algorithmName({ ...facts, name }, "protocol"),
    facts: pick({ ...facts, name }, facts.version === undefined ? ["name"] : ["name", "version"]),
    says: facts.version === undefined ? ["name"] : ["name", "version"],
    seen: facts,
    functions: [],
    ...(suite === undefined ? {} : { suite: known ?? { name: suite } }),
    related: [
      ...parts.map((part) => ({ role: "suite" as const, draft: algorithmDraft(part) })),
      ...agreedDrafts(finding)
    ]
  }
}

const protocolDrafts = (finding: Finding): ReadonlyArray<AssetDraft> => {
  const { facts, kind } = finding
  const name = facts.name ?? `unknown-${kind}`
  const suites = suiteNames(facts.suite)
  return suites.length === 0
    ? [protocolDraft(name, finding)]
    : suites.map((suite) => protocolDraft(name, finding, suite))
}

const isContainer = (name: string | undefined): boolean =>
  name === undefined || name === "X.509" || algorithmOf(name) === undefined

const certificateDrafts = ({ facts, certificate }: Finding): ReadonlyArray<AssetDraft> => {
  if (certificate !== undefined) return foundCertificateDrafts(facts, certificate)
  const format =
    facts.certificateFormat ?? (facts.name === undefined || !isContainer(facts.name) ? "X.509" : facts.name)
  const signature =
    isContainer(facts.name) || facts.digest === undefined ? undefined : algorithmDraft(facts, "signature")
  return [
    {
      type: "certificate",
      name: `${algorithmName({ name: format })}-certificate`,
      facts: { certificateFormat: format },
      says: ["certificateFormat"],
      seen: facts,
      functions: [],
      related: signature === undefined ? [] : [{ role: "signature-algorithm", draft: signature }]
    }
  ]
}

const keystoreDrafts = ({ facts, stored }: Finding): ReadonlyArray<AssetDraft> => {
  const format = facts.name ?? facts.certificateFormat
  return [
    {
      type: "related-crypto-material",
      name: format === undefined ? "keystore" : `${algorithmName({ name: format })}-keystore`,
      facts: format === undefined ? {} : { name: format },
      material: "other",
      says: ["name"],
      seen: facts,
      functions: [],
      ...(stored === undefined ? { related: [] } : storedFields(stored))
    }
  ]
}

/** Parameters are of an algorithm, or a material such as a nonce; those of an algorithm nobody names are a material. */
const parametersDrafts = (finding: Finding): ReadonlyArray<AssetDraft> => {
  const { facts, kind } = finding
  if (facts.material !== undefined) return materialDrafts(finding)
  if (facts.name !== undefined || facts.mode !== undefined) return [algorithmDraft(facts, kind)]
  if (facts.curve !== undefined) return [algorithmDraft({ ...facts, name: "EC" }, kind)]
  if (facts.group !== undefined) return [algorithmDraft({ ...facts, name: "DH" }, kind)]
  if (facts.padding === "pss" || facts.padding === "oaep") return [algorithmDraft({ ...facts, name: "RSA" }, kind)]
  return [{ ...materialDraft(facts, "other", undefined), name: "algorithm-parameters" }]
}

const algorithmDrafts = ({ facts, kind }: Finding): ReadonlyArray<AssetDraft> => [algorithmDraft(facts, kind)]

const draftsByKind: { readonly [K in FindingKind]: (finding: Finding) => ReadonlyArray<AssetDraft> } = {
  hash: algorithmDrafts,
  cipher: algorithmDrafts,
  mac: algorithmDrafts,
  signature: algorithmDrafts,
  kdf: algorithmDrafts,
  "password-hash": algorithmDrafts,
  "key-agreement": algorithmDrafts,
  "key-wrap": algorithmDrafts,
  kem: algorithmDrafts,
  random: algorithmDrafts,
  token: algorithmDrafts,
  key: keyDrafts,
  keygen: keyDrafts,
  material: materialDrafts,
  protocol: protocolDrafts,
  certificate: certificateDrafts,
  keystore: keystoreDrafts,
  parameters: parametersDrafts
}

/** The assets one finding is about, the main one first. */
export const assetDrafts = (finding: Finding): ReadonlyArray<AssetDraft> =>
  draftsByKind[finding.kind]({ ...finding, facts: plainFacts(finding.facts) })
