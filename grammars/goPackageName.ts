/** Packages whose name is not the end of their path. */
const IRREGULAR = new Map([
  ["github.com/minio/sha256-simd", "sha256"],
  ["github.com/refraction-networking/utls", "tls"]
])

const REGULAR = /(?:^|\/)(?:go-)?([^/]+?)(?:[-.]go)?(?:\.v\d+)?(?:\/v\d+)?$/

/** The name of a package, from the path it is imported by: `yaml` for `gopkg.in/yaml.v3`. */
export const goPackageName = (path: string): string =>
  IRREGULAR.get(path) ?? REGULAR.exec(path)?.[1] ?? path.slice(path.lastIndexOf(".") + 1)
