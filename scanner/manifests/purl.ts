const lower = (name: string): string => name.toLowerCase()
const same = (name: string): string => name
const withoutNamespace = (name: string): string => name.slice(name.lastIndexOf("/") + 1)

interface PurlRule {
  /** What stands between namespace and name. */
  readonly separator?: string
  /** One name of all the ways to write it. */
  readonly normal: (name: string) => string
  /** For comparison only, where the way a name is written is kept. */
  readonly folded?: (name: string) => string
}

/**
 * The types of package that are told apart, with the rules of their names
 * (https://github.com/package-url/purl-spec/tree/main/types; PyPI: https://peps.python.org/pep-0503/#normalized-names; a Go
 * module's major version, https://go.dev/ref/mod#major-version-suffixes, makes another module of the same library).
 */
const purlRules = {
  npm: { separator: "/", normal: same },
  pypi: { normal: (name) => lower(name).replace(/[-_.]+/g, "-") },
  maven: { separator: ":", normal: same },
  golang: { separator: "/", normal: lower, folded: (name) => lower(name).replace(/[/.]v\d+$/, "") },
  cargo: { normal: same, folded: (name) => lower(name).replaceAll("_", "-") },
  gem: { normal: same },
  composer: { separator: "/", normal: lower },
  nuget: { normal: same, folded: lower },
  swift: { separator: "/", normal: same, folded: lower },
  cocoapods: { normal: same },
  pub: { normal: lower },
  hex: { normal: lower },
  conan: { normal: lower },
  vcpkg: { normal: lower },
  generic: { normal: lower },
  deb: { separator: "/", normal: lower, folded: withoutNamespace },
  apk: { separator: "/", normal: lower, folded: withoutNamespace },
  rpm: { separator: "/", normal: same, folded: withoutNamespace }
} satisfies { readonly [type: string]: PurlRule }

export type PurlType = keyof typeof purlRules

const ruleOf = (type: PurlType): PurlRule => purlRules[type]

/** What two ways to write one library's name have in common. */
export const foldedName = (type: PurlType, name: string): string => {
  const { folded, normal } = ruleOf(type)
  return (folded ?? normal)(name)
}

/** Percent-encoding of https://github.com/package-url/purl-spec, which leaves the colon as it is. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%3A", ":")

/** The package URL of a package, without a version. */
export const purlOf = (type: PurlType, name: string): string => {
  const { separator, normal } = ruleOf(type)
  const written = normal(name)
  const parts = separator === undefined ? [written] : written.split(separator)
  return `pkg:${type}/${parts.map((part) => encoded(part)).join("/")}`
}

export const purlWithVersion = (purl: string, version: string): string => `${purl}@${encoded(version)}`
