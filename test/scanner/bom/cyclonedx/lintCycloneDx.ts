import spdxLicenceIds from "spdx-license-ids/index.json" with { type: "json" }
import { lintResults } from "./lintResults.ts"
import { mayBeCalled } from "../oidNames.ts"

const licenceIds: ReadonlySet<string> = new Set(spdxLicenceIds)

/** Whatever a document holds: what is wrong with it is for the checks to say. */
type Json = ReturnType<typeof JSON.parse>

const list = (value: unknown): ReadonlyArray<Json> => (Array.isArray(value) ? value : [])

const everyRef = (value: unknown): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap(everyRef)
  if (typeof value !== "object" || value === null) return []
  const own = (value as Json)["bom-ref"]
  return [...(typeof own === "string" ? [own] : []), ...Object.values(value).flatMap(everyRef)]
}

const isSorted = (words: ReadonlyArray<string>): boolean =>
  words.every((word, at) => at === 0 || words[at - 1]! <= word)

const assetsOf = (bom: Json): ReadonlyArray<Json> =>
  list(bom["components"]).filter((one) => one.type === "cryptographic-asset")

const algorithmsOf = (bom: Json): ReadonlyArray<Json> =>
  assetsOf(bom).filter((one) => one["cryptoProperties"]?.assetType === "algorithm")

const document = (bom: Json): ReadonlyArray<string> => [
  ...(bom["bomFormat"] === "CycloneDX" && ["1.6", "1.7"].includes(bom["specVersion"])
    ? []
    : ["version: not CycloneDX 1.6 or 1.7"]),
  ...(String(bom["$schema"]).includes(`bom-${bom["specVersion"]}.`) ? [] : ["version: of another schema"]),
  ...(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(bom["serialNumber"] ?? "")
    ? []
    : ["version: serialNumber"]),
  ...(Number.isNaN(Date.parse(bom["metadata"]?.timestamp)) ? ["version: timestamp"] : [])
]

const licences = (bom: Json): ReadonlyArray<string> =>
  list(bom["metadata"]?.tools?.components)
    .flatMap((tool) => list(tool.licenses).map(({ license }) => String(license?.id)))
    .filter((id) => !licenceIds.has(id))
    .map((id) => `licence: ${id}`)

const duplicateRefs = (bom: Json): ReadonlyArray<string> => {
  const refs = everyRef(bom)
  return refs.filter((ref, at) => refs.indexOf(ref) !== at).map((ref) => `duplicate-ref: ${ref}`)
}

const suiteRefs = (asset: Json): ReadonlyArray<string> =>
  list(asset["cryptoProperties"]?.protocolProperties?.cipherSuites).flatMap((suite) => list(suite.algorithms))

const relatedOf = ({ cryptoProperties }: Json): ReadonlyArray<Json> =>
  Object.values(cryptoProperties ?? {}).flatMap((block) => list((block as Json)?.relatedCryptographicAssets))

const algorithmRefs = ({ cryptoProperties }: Json): ReadonlyArray<string> =>
  [
    ...relatedOf({ cryptoProperties }).flatMap(({ type, ref }) => (type === "algorithm" ? [ref] : [])),
    cryptoProperties?.relatedCryptoMaterialProperties?.algorithmRef,
    cryptoProperties?.relatedCryptoMaterialProperties?.securedBy?.algorithmRef,
    cryptoProperties?.certificateProperties?.signatureAlgorithmRef
  ].filter((ref) => ref !== undefined)

const usedRefs = (bom: Json): ReadonlyArray<string> => [
  ...list(bom["dependencies"]).flatMap((one) => [one.ref, ...list(one.dependsOn), ...list(one.provides)]),
  ...list(bom["compositions"]).flatMap((one) => [...list(one.assemblies), ...list(one.dependencies)]),
  ...assetsOf(bom).flatMap((asset) => [
    ...algorithmRefs(asset),
    ...suiteRefs(asset),
    ...[asset["cryptoProperties"]?.certificateProperties?.subjectPublicKeyRef].filter((ref) => ref !== undefined),
    ...relatedOf(asset).map(({ ref }) => ref),
    ...list(asset["evidence"]?.identity).flatMap((one) => list(one.tools))
  ])
]

const danglingRefs = (bom: Json): ReadonlyArray<string> => {
  const known = new Set(everyRef(bom))
  return usedRefs(bom)
    .filter((ref) => !known.has(ref))
    .map((ref) => `dangling-ref: ${ref}`)
}

const wrongTargets = (bom: Json): ReadonlyArray<string> => {
  const algorithms = new Set(algorithmsOf(bom).map((one) => one["bom-ref"]))
  return assetsOf(bom).flatMap((asset) =>
    [...algorithmRefs(asset), ...suiteRefs(asset)]
      .filter((ref) => !algorithms.has(ref))
      .map((ref) => `ref-target: ${asset["bom-ref"]} -> ${ref}`)
  )
}

const BLOCKS: { readonly [assetType: string]: string } = {
  algorithm: "algorithmProperties",
  certificate: "certificateProperties",
  protocol: "protocolProperties",
  "related-crypto-material": "relatedCryptoMaterialProperties"
}

const blocks = (bom: Json): ReadonlyArray<string> =>
  list(bom["components"]).flatMap((one) => {
    const properties = one.cryptoProperties
    if ((one.type === "cryptographic-asset") !== (properties !== undefined)) return [`block: ${one["bom-ref"]}`]
    const found = Object.values(BLOCKS).filter((block) => properties?.[block] !== undefined)
    return found.join() === (BLOCKS[properties?.assetType] ?? "")
      ? []
      : [`block: ${one["bom-ref"]} has ${found.join()}`]
  })

const names = (bom: Json): ReadonlyArray<string> =>
  assetsOf(bom).flatMap((asset) => {
    const ref: string = asset["bom-ref"] ?? ""
    return [
      ...(/^[A-Za-z0-9][A-Za-z0-9.+_/-]*$/.test(asset["name"]) ? [] : [`name: ${asset["name"]}`]),
      ...(/^[a-z0-9./+_-]+$/.test(ref) && !ref.startsWith("urn:cdx:") ? [] : [`name: bom-ref ${ref}`]),
      ...(asset["purl"] === undefined ? [] : [`purl: ${ref}`])
    ]
  })

const occurrences = (bom: Json): ReadonlyArray<string> =>
  assetsOf(bom).flatMap((asset) => {
    const all = list(asset["evidence"]?.occurrences)
    const isOdd = ({ location, line, offset, symbol }: Json): boolean =>
      /^\/|^[A-Za-z]:|(^|\/)\.\.(\/|$)|\\/.test(location) || !(line >= 1) || !(offset >= 0) || symbol === undefined
    return [
      ...(all.length === 0 ? [`occurrence: none of ${asset["bom-ref"]}`] : []),
      ...all.filter(isOdd).map((one) => `occurrence: ${one.location}:${one.line}`)
    ]
  })

const oids = (bom: Json): ReadonlyArray<string> =>
  assetsOf(bom).flatMap(({ name, cryptoProperties }) => {
    if (cryptoProperties?.oid === undefined) return []
    if (cryptoProperties.assetType !== "algorithm") return [`oid: on ${cryptoProperties.assetType} ${name}`]
    return mayBeCalled(cryptoProperties.oid, name) === true ? [] : [`oid: ${cryptoProperties.oid} is not ${name}`]
  })

const PUBLIC_KEY =
  /^(?:RSA|DSA|ECDSA|ECDHE?|EC|DH|FFDHE|FFMQV|ECMQV|Ed25519|Ed448|EdDSA|x25519|x448|XDH|ElGamal|SM2|ECIES)(?:-|$)/
const BROKEN = /^(?:MD[245]|SHA-[01]|RC[24](?:-\d+)?(?:-CBC.*)?|DES-56.*|3DES.*|DES40.*)$/

const CATEGORIES: ReadonlyArray<readonly [RegExp, number]> = [
  [PUBLIC_KEY, 0],
  [BROKEN, 0],
  [/^(?:ML-KEM-512|SLH-DSA-\w+-128[sf])$/, 1],
  [/^(?:ML-KEM-768|ML-DSA-65|SLH-DSA-\w+-192[sf])$/, 3],
  [/^(?:ML-KEM-1024|ML-DSA-87|SLH-DSA-\w+-256[sf])$/, 5],
  [/^ML-DSA-44$/, 2],
  [/^AES-128(?:-|$)(?!CBC-HMAC)/, 1],
  [/^AES-192(?:-|$)(?!CBC-HMAC)/, 3],
  [/^AES-256(?:-|$)(?!CBC-HMAC)/, 5],
  [/^SHA3?-256$/, 2],
  [/^SHA3?-384$/, 4]
]

const RSA_STRENGTHS: { readonly [bits: string]: number } = { 1024: 80, 2048: 112, 3072: 128, 7680: 192, 15360: 256 }

const levels = (bom: Json): ReadonlyArray<string> =>
  algorithmsOf(bom).flatMap(({ name, cryptoProperties, properties }) => {
    const { classicalSecurityLevel: classical, nistQuantumSecurityLevel: quantum } =
      cryptoProperties.algorithmProperties ?? {}
    const due = CATEGORIES.find(([pattern]) => pattern.test(name))?.[1]
    const hasBasis = list(properties).some((one) => one.name === "ciphermap:nistQuantumSecurityLevel.basis")
    const rsa = /^RSA(?:-.*)?$/.test(name) ? RSA_STRENGTHS[/-(\d{4,5})$/.exec(name)?.[1] ?? ""] : undefined
    return [
      ...(due !== undefined && quantum !== due ? [`level: ${name} has category ${quantum}, not ${due}`] : []),
      ...(quantum === undefined || (quantum >= 0 && quantum <= 5) ? [] : [`level: ${name} has category ${quantum}`]),
      ...(quantum !== undefined && !hasBasis ? [`level: ${name} without a basis`] : []),
      ...(/^RSA(?!.*-\d{3,5}$)/.test(name.replace(/-SHA\d?-\d+$/, "")) && classical !== undefined
        ? [`level: ${name} of unknown size has strength`]
        : []),
      ...(rsa !== undefined && classical !== rsa ? [`level: ${name} has strength ${classical}, not ${rsa}`] : [])
    ]
  })

const PLAIN = "[A-Za-z0-9][\\w .+/:()-]{0,47}"
const ORIGIN = "(?:literal|default|unknown|resolved \\(\\d+ hops?\\))"
const PIECES = [
  "part|caller|operation|choice|literal|implied",
  "scope: (?:production|test|example|generated|vendored)",
  "origin: (?:dependency|image)",
  "in pkg:[\\w$@./:%+-]+",
  "to line \\d+",
  "library assumed",
  "more values possible",
  "written elsewhere",
  "from (?:definition|constant|caller|unread|options|choice) [\\w$@.:<>#()%-]+ at [\\w$@./()%-]+:\\d+:\\d+-\\d+:\\d+",
  "does [a-z]+(?:, [a-z]+)*",
  "suites [A-Za-z0-9_+-]+(?:, [A-Za-z0-9_+-]+)*",
  `[A-Za-z]+: ${ORIGIN}`,
  `[A-Za-z]+ ${PLAIN}: ${ORIGIN}`,
  `[A-Za-z]+ ${PLAIN}`
]
const CONTEXT = new RegExp(`^(?:(?:${PIECES.join("|")})(?:; |$))+$`)

/** In the name of a certificate's subject. */
export const SERIAL_NUMBER = /serialNumber=\d+/

export const SECRET = /-----BEGIN|[0-9a-f]{32}|[A-Za-z0-9+/]{40}|password\s*[=:]|AKIA[0-9A-Z]{16}|eyJ[A-Za-z0-9_-]{10}/i

/** Content addresses, which give nothing away. */
const isDigest = ({ name, value }: Json): boolean =>
  name === "ciphermap:id" || (name === "ciphermap:fingerprint" && /^sha256:[0-9a-f]{64}$/.test(value))

const secrets = (bom: Json): ReadonlyArray<string> =>
  assetsOf(bom).flatMap(({ name, cryptoProperties, evidence, properties }) => {
    const words = [name, ...list(properties).flatMap((one) => (isDigest(one) ? [] : [one.value]))]
    const contexts = list(evidence?.occurrences).flatMap((one) => one.additionalContext ?? [])
    return [
      ...(cryptoProperties?.relatedCryptoMaterialProperties?.value === undefined ? [] : [`secret: value of ${name}`]),
      ...contexts.filter((text) => !CONTEXT.test(text)).map((text) => `secret: context ${text}`),
      ...words.filter((word) => SECRET.test(word.replace(SERIAL_NUMBER, ""))).map((word) => `secret: ${word}`)
    ]
  })

const order = (bom: Json): ReadonlyArray<string> => {
  const components = list(bom["components"]).map((one) => one["bom-ref"])
  const [, ...dependencies] = list(bom["dependencies"]).map((one) => one.ref)
  const places = (asset: Json): ReadonlyArray<string> =>
    list(asset["evidence"]?.occurrences).map(
      ({ location, line, offset }) => `${location} ${String(line).padStart(9, "0")} ${String(offset).padStart(9, "0")}`
    )
  return [
    ...(isSorted(components) ? [] : ["order: components"]),
    ...(isSorted(dependencies) ? [] : ["order: dependencies"]),
    ...list(bom["dependencies"]).flatMap((one) =>
      isSorted(list(one.dependsOn)) ? [] : [`order: dependsOn of ${one.ref}`]
    ),
    ...assetsOf(bom).flatMap((asset) => [
      ...(isSorted(places(asset)) ? [] : [`order: occurrences of ${asset["bom-ref"]}`]),
      ...(isSorted(list(asset["properties"]).map((one) => one.name))
        ? []
        : [`order: properties of ${asset["bom-ref"]}`])
    ])
  ]
}

const dependencies = (bom: Json): ReadonlyArray<string> => {
  const root = bom["metadata"]?.component?.["bom-ref"]
  const entries = list(bom["dependencies"])
  const all = assetsOf(bom).map((one) => one["bom-ref"])
  const own = assetsOf(bom)
    .filter(({ evidence }) => {
      const places = list(evidence?.occurrences)
      return places.length === 0 || places.some((one) => !/origin: /.test(one.additionalContext))
    })
    .map((one) => one["bom-ref"])
  const ofRoot = new Set(list(entries.find((one) => one.ref === root)?.dependsOn))
  return [
    ...all
      .filter((ref) => entries.filter((one) => one.ref === ref).length !== 1)
      .map((ref) => `dependency: entry of ${ref}`),
    ...own.filter((ref) => !ofRoot.has(ref)).map((ref) => `dependency: root does not use ${ref}`),
    ...entries.filter((one) => list(one.dependsOn).includes(one.ref)).map((one) => `dependency: ${one.ref} on itself`)
  ]
}

const librariesOf = (bom: Json): ReadonlyArray<Json> => list(bom["components"]).filter((one) => one.type === "library")

/** https://github.com/package-url/purl-spec/blob/main/PURL-SPECIFICATION.rst, without qualifiers and subpath. */
const PURL = /^pkg:[a-z][a-z0-9.-]*(?:\/(?:[A-Za-z0-9._~:-]|%[0-9A-F]{2})+)+(?:@(?:[A-Za-z0-9._~:-]|%[0-9A-F]{2})+)?$/

const libraries = (bom: Json): ReadonlyArray<string> => {
  const entries = new Map(list(bom["dependencies"]).map((one) => [one.ref, one]))
  const ofRoot = new Set(list(entries.get(bom["metadata"]?.component?.["bom-ref"])?.dependsOn))
  const implemented = assetsOf(bom).filter(({ cryptoProperties }) =>
    ["algorithm", "protocol"].includes(cryptoProperties?.assetType)
  )
  const assets = new Set(implemented.map((one) => one["bom-ref"]))
  return librariesOf(bom).flatMap((library) => {
    const { purl, version, properties, evidence } = library
    const ref = library["bom-ref"]
    const used = list(properties).find((one) => one.name === "ciphermap:used")?.value
    const provides = list(entries.get(ref)?.provides)
    return [
      ...(PURL.test(purl) && /@[^/]+$/.test(purl) === (version !== undefined) ? [] : [`library: purl ${purl}`]),
      ...(entries.has(ref) ? [] : [`library: no entry of ${ref}`]),
      ...(used === String(ofRoot.has(ref)) ? [] : [`library: root and ${ref} are not of one mind`]),
      ...provides.filter((one) => !assets.has(one)).map((one) => `library: ${ref} provides ${one}`),
      ...(isSorted(provides) && isSorted(list(properties).map((one) => `${one.name} ${one.value}`))
        ? []
        : [`library: order in ${ref}`]),
      ...(list(evidence?.occurrences).length === 0 ? [`library: no place of ${ref}`] : [])
    ]
  })
}

const primitives = (bom: Json): ReadonlyArray<string> =>
  algorithmsOf(bom)
    .filter(({ cryptoProperties }) => cryptoProperties.algorithmProperties?.primitive === undefined)
    .map(({ name }) => `primitive: none of ${name}`)

/** What 1.7 has a field for stands there, and not in what it deprecates or in a property. */
const PROPERTIES_OF_16 = ["ellipticCurve", "primitive", "protocolType", "fingerprint", "subjectAlternativeName"]

const deprecated = (bom: Json): ReadonlyArray<string> => {
  if (bom["specVersion"] !== "1.7") return []
  return assetsOf(bom).flatMap(({ name, cryptoProperties, properties }) => {
    const { algorithmProperties, certificateProperties, relatedCryptoMaterialProperties } = cryptoProperties ?? {}
    const fields = {
      curve: algorithmProperties?.ellipticCurve === undefined ? undefined : algorithmProperties.curve,
      signatureAlgorithmRef: certificateProperties?.signatureAlgorithmRef,
      subjectPublicKeyRef: certificateProperties?.subjectPublicKeyRef,
      certificateExtension: certificateProperties?.certificateExtension,
      algorithmRef: relatedCryptoMaterialProperties?.algorithmRef
    }
    const names = list(properties).map((one) => String(one.name).replace("ciphermap:", ""))
    return [
      ...Object.entries(fields).flatMap(([field, value]) =>
        value === undefined ? [] : [`deprecated: ${field} of ${name}`]
      ),
      ...names.filter((one) => PROPERTIES_OF_16.includes(one)).map((one) => `deprecated: property ${one} of ${name}`)
    ]
  })
}

const CHECKS = [
  document,
  duplicateRefs,
  licences,
  danglingRefs,
  wrongTargets,
  blocks,
  names,
  occurrences,
  oids,
  levels,
  secrets,
  order,
  dependencies,
  libraries,
  primitives,
  deprecated,
  lintResults
]

/**
 * What is wrong with a CycloneDX 1.6 or 1.7 cryptography BOM beyond its schema, as `rule: detail`. The JSON schema lets all of
 * this pass.
 */
export const lintCycloneDx = (bom: Json): ReadonlyArray<string> => CHECKS.flatMap((check) => check(bom))
