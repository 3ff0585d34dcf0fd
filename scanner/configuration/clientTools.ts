import type { Product } from "./Product.ts"
import { checksPeer, trustsHosts } from "./trustUses.ts"

const lines = { kind: "lines", assigns: "equals", comments: "#;", whole: true } as const
const sections = { ...lines, sections: "square" } as const

/** https://docs.npmjs.com/cli/using-npm/config#strict-ssl and https://pnpm.io/npmrc */
export const npm: Product = {
  name: "npm",
  files: [{ path: /(?:^|\/)\.?npmrc$/ }],
  syntax: lines,
  uses: checksPeer("strict-ssl")
}

/** https://yarnpkg.com/configuration/yarnrc#enableStrictSsl */
export const yarn: Product = {
  name: "yarn",
  files: [{ path: /(?:^|\/)\.yarnrc\.yml$/ }],
  syntax: { kind: "yaml" },
  uses: checksPeer("enableStrictSsl")
}

/** https://pip.pypa.io/en/stable/cli/pip/#cmdoption-trusted-host */
export const pip: Product = {
  name: "pip",
  files: [{ path: /(?:^|\/)\.?pip(?:\/pip)?\.(?:conf|ini)$/ }],
  syntax: { ...sections, continues: "indent" },
  spelling: "dashed",
  uses: [trustsHosts("trusted-host")]
}

/** https://docs.conda.io/projects/conda/en/stable/user-guide/configuration/settings.html#ssl-verify-ssl-verification */
export const conda: Product = {
  name: "conda",
  files: [{ path: /(?:^|\/)\.?condarc(?:\.ya?ml)?$/ }],
  syntax: { kind: "yaml" },
  uses: checksPeer("ssl_verify")
}

/** https://git-scm.com/docs/git-config#Documentation/git-config.txt-httpsslVerify */
export const git: Product = {
  name: "git",
  files: [{ path: /(?:^|\/)(?:\.?gitconfig|\.git\/config)$/ }],
  syntax: sections,
  spelling: "caseless",
  uses: checksPeer("sslVerify")
}

/** https://www.gnu.org/software/wget/manual/html_node/Wgetrc-Commands.html */
export const wget: Product = {
  name: "wget",
  files: [{ path: /(?:^|\/)\.?wgetrc$/ }],
  syntax: lines,
  spelling: "dashed",
  uses: checksPeer("check_certificate")
}

/** https://www.postgresql.org/docs/current/libpq-pgservice.html */
export const pgService: Product = {
  name: "pg_service",
  library: "postgresql",
  files: [{ path: /(?:^|\/)\.?pg_service\.conf$/ }],
  syntax: sections,
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: {
        sslmode: {
          kind: "switch",
          on: /^(?:allow|prefer|require|verify-ca|verify-full)$/,
          off: /^disable$/,
          also: { attribute: "verification", dialect: "sslMode" }
        }
      }
    }
  ]
}
