import * as Result from "effect/Result"

const segment = /^(?!\.{1,2}$)[A-Za-z0-9_.-]+$/

/** The path of `acme`, `acme/app` or `https://host/acme/app.git`, or what is wrong with it. */
export const credentialPath = (host: string, written: string): Result.Result<string, string> => {
  const address = `https://${host}/`
  const isAddress = written.includes("://")
  if (isAddress && !written.toLowerCase().startsWith(address))
    return Result.fail("repositories must be on the host of the credential")
  const path = written
    .slice(isAddress ? address.length : 0)
    .replace(/\/$/, "")
    .replace(/\.git$/, "")
  return path.split("/").every((part) => segment.test(part))
    ? Result.succeed(path)
    : Result.fail("repositories must be paths as owner or owner/name, or addresses")
}

/** How many segments of the path of a repository one of these paths names; 0 if none covers it. Letter case matters. */
export const coveredSegments = (paths: ReadonlyArray<string>, repository: string): number =>
  Math.max(0, ...paths.filter((path) => `${repository}/`.startsWith(`${path}/`)).map((path) => path.split("/").length))
