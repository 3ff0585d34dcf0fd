type Json = ReturnType<typeof JSON.parse>

const list = (value: unknown): ReadonlyArray<Json> => (Array.isArray(value) ? value : [])

const isSorted = (words: ReadonlyArray<string>): boolean =>
  words.every((word, at) => at === 0 || words[at - 1]! <= word)

const VERDICT =
  /^(?:compliant|deprecated|disallowed|unknown)(?: (?:from|since) \d{4}-\d\d-\d\d)?(?:, disallowed from \d{4}-\d\d-\d\d)?(?: \([\w, ]+ not known\))?; \S/
const WEAKNESS =
  /^[0-9a-f]{32} .+:\d+:\d+ (?:critical|high|medium|low|info); confidence: (?:high|medium|low)(?:; context: [\w-]+)?(?:; purpose: [\w-]+)?(?:; suppressed: (?:comment|baseline))?$/
const RANK = ["critical", "high", "medium", "low", "info"]

const propertiesOf = (of: Json, name: string): ReadonlyArray<string> =>
  list(of["properties"]).flatMap((one) => (one.name === `ciphermap:${name}` ? [one.value] : []))

const vulnerabilities = (bom: Json): ReadonlyArray<string> => {
  const assets = new Set(
    list(bom["components"]).flatMap((one) => (one.type === "cryptographic-asset" ? [one["bom-ref"]] : []))
  )
  const all = list(bom["vulnerabilities"])
  return [
    ...(isSorted(all.map(({ id }) => id)) ? [] : ["vulnerability: order"]),
    ...all.flatMap((one) => {
      const refs = list(one.affects).map(({ ref }) => ref)
      const places = propertiesOf(one, "weakness")
      const open = places.filter((text) => !text.includes("suppressed: "))
      const worst = RANK.find((severity) =>
        (open.length === 0 ? places : open).some((text) => text.includes(` ${severity}; confidence`))
      )
      return [
        ...(/^CM(?:-[A-Z0-9]+)+$/.test(one.id) ? [] : [`vulnerability: id ${one.id}`]),
        ...(refs.length > 0 && isSorted(refs) ? [] : [`vulnerability: what ${one.id} affects`]),
        ...refs.filter((ref) => !assets.has(ref)).map((ref) => `vulnerability: ${one.id} affects ${ref}`),
        ...places.filter((text) => !WEAKNESS.test(text)).map((text) => `vulnerability: ${text}`),
        ...(places.length > 0 && new Set(places).size === places.length ? [] : [`vulnerability: places of ${one.id}`]),
        ...(list(one.ratings).length === 1 && one.ratings[0].severity === worst && one.ratings[0].method === "other"
          ? []
          : [`vulnerability: rating of ${one.id}`]),
        ...((one.analysis === undefined) === open.length > 0 ? [] : [`vulnerability: analysis of ${one.id}`]),
        ...([one.description, one.detail, one.recommendation].every((text) => typeof text === "string" && text !== "")
          ? []
          : [`vulnerability: words of ${one.id}`])
      ]
    })
  ]
}

const verdicts = (bom: Json): ReadonlyArray<string> => {
  const policies = new Set(list(bom["definitions"]?.standards).map((one) => one["bom-ref"].replace("policy/", "")))
  return list(bom["components"]).flatMap((component) =>
    list(component.properties)
      .filter(({ name }) => name.startsWith("ciphermap:policy."))
      .filter(({ name, value }) => !policies.has(name.replace("ciphermap:policy.", "")) || !VERDICT.test(value))
      .map(({ name, value }) => `verdict: ${name} ${value}`)
  )
}

const declarations = (bom: Json): ReadonlyArray<string> => {
  const { assessors, attestations, claims } = bom["declarations"] ?? {}
  const requirements = new Set(
    list(bom["definitions"]?.standards).flatMap((one) => list(one.requirements).map((clause) => clause["bom-ref"]))
  )
  const known = new Set(list(claims).map((one) => one["bom-ref"]))
  const root = bom["metadata"]?.component?.["bom-ref"]
  const mapped = list(attestations).flatMap(({ map }) => list(map))
  const used = mapped.flatMap((one) => [...list(one.claims), ...list(one.counterClaims)])
  return [
    ...list(attestations)
      .filter(({ assessor }) => !list(assessors).some((one) => one["bom-ref"] === assessor))
      .map(({ assessor }) => `declaration: assessor ${assessor}`),
    ...mapped.filter((one) => !requirements.has(one.requirement)).map((one) => `declaration: ${one.requirement}`),
    ...used.filter((ref) => !known.has(ref)).map((ref) => `declaration: claim ${ref}`),
    ...[...known].filter((ref) => !used.includes(ref)).map((ref) => `declaration: unused claim ${ref}`),
    ...list(claims)
      .filter(({ target }) => target !== root)
      .map(({ target }) => `declaration: target ${target}`)
  ]
}

const scores = (bom: Json): ReadonlyArray<string> => {
  const isJudged = bom["vulnerabilities"] !== undefined
  const version = propertiesOf(bom["metadata"] ?? {}, "methodologyVersion")
  const values = ["score.hygiene", "score.quantum"].flatMap((name) => propertiesOf(bom["metadata"] ?? {}, name))
  return [
    ...(version.length === (isJudged ? 1 : 0) ? [] : ["score: methodology"]),
    ...values.filter((value) => !/^(?:\d\d?|100)$/.test(value)).map((value) => `score: ${value}`)
  ]
}

/** What is wrong with weaknesses, verdicts and scores in a BOM, as `rule: detail`. */
export const lintResults = (bom: Json): ReadonlyArray<string> =>
  [vulnerabilities, verdicts, declarations, scores].flatMap((check) => check(bom))
