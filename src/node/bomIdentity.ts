import { randomUUID } from "node:crypto"
import { basename, resolve } from "node:path"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { version } from "../version.ts"
import { type GitInfo, gitInfo } from "./gitInfo.ts"

const PURL_TYPES: { readonly [host: string]: string } = { "github.com": "github", "bitbucket.org": "bitbucket" }

/** `pkg:github/owner/name@commit`; hosts without a purl type of their own get a generic one with the address. */
export const purlOf = ({ url, commit, subfolder }: GitInfo): string | undefined => {
  if (url === undefined || commit === undefined) return undefined
  const { host, pathname } = new URL(url)
  const path = pathname.slice(1)
  const within = subfolder === "" ? "" : `#${subfolder.split("/").map(encodeURIComponent).join("/")}`
  const type = PURL_TYPES[host]
  if (type !== undefined)
    return `pkg:${type}/${path.toLowerCase().split("/").map(encodeURIComponent).join("/")}@${commit}${within}`
  const name = encodeURIComponent(basename(path))
  return `pkg:generic/${name}@${commit}?vcs_url=${encodeURIComponent(`git+${url}.git@${commit}`)}${within}`
}

/** What a BOM of something that was scanned before says about itself. */
export const freshIdentity = ({ component, git }: Pick<BomOptions, "component" | "git">): BomOptions => ({
  component,
  ...(git !== undefined && { git }),
  timestamp: new Date().toISOString(),
  serialNumber: randomUUID(),
  tool: { name: "ciphermap", version }
})

/** What a BOM of a folder says about itself, where this is known of its repository. */
export const folderIdentity = (path: string, git: GitInfo | undefined): BomOptions => {
  const purl = git === undefined ? undefined : purlOf(git)
  return freshIdentity({
    component: {
      name: basename(git?.url ?? path) || "root",
      ...(git?.commit !== undefined && { version: git.commit }),
      ...(purl !== undefined && { purl })
    },
    ...(git?.url !== undefined && {
      git: {
        url: git.url,
        ...(git.branch !== undefined && { revision: git.branch }),
        ...(git.commit !== undefined && { commit: git.commit }),
        ...(git.subfolder !== "" && { subfolder: git.subfolder })
      }
    })
  })
}

/** What a BOM of a folder says about itself: the component, where it is from, when and by what it was made. */
export const bomIdentity = async (folder: string): Promise<BomOptions> => {
  const path = resolve(folder)
  return folderIdentity(path, await gitInfo(path))
}
