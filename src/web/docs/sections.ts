import type { TargetOf } from "./readMarkdown.ts"

/** A page of the documentation in the list of pages. */
export interface Listed {
  readonly path: string
  readonly title: string
  /** One sentence on the content. */
  readonly description: string
  /** The document in `docs/` that it shows. */
  readonly file?: string
}

interface Section {
  readonly title: string
  readonly pages: ReadonlyArray<Listed>
}

/** All pages of the documentation, except those below the rule catalogue. */
export const sections: ReadonlyArray<Section> = [
  {
    title: "Start",
    pages: [
      {
        path: "/docs",
        title: "Overview",
        description: "Ciphermap finds the cryptography in source code and assesses it."
      },
      {
        path: "/docs/quickstart",
        title: "Quickstart",
        description: "From an API key to the bill of materials of a public repository, with curl.",
        file: "quickstart.md"
      },
      {
        path: "/docs/cli",
        title: "Command line",
        description: "The commands of ciphermap, their options and exit codes.",
        file: "cli.md"
      },
      {
        path: "/docs/library",
        title: "Library and client",
        description: "Scan, assess and write documents from a program; call the service.",
        file: "library.md"
      },
      {
        path: "/docs/browser",
        title: "Scanning in browsers",
        description:
          "A folder is scanned in the page, and nothing of it leaves the machine; the same in pages of your own.",
        file: "browser.md"
      },
      {
        path: "/docs/integrations",
        title: "Pipelines and editors",
        description: "GitHub Actions, GitLab, pre-commit, containers, Visual Studio Code and shells.",
        file: "integrations.md"
      },
      {
        path: "/docs/mcp",
        title: "Assistants",
        description: "The server of the Model Context Protocol: scan, explain and diff for assistants.",
        file: "mcp.md"
      }
    ]
  },
  {
    title: "Partner API",
    pages: [
      {
        path: "/docs/api",
        title: "API reference",
        description: "Every endpoint with its parameters, answers and errors."
      },
      {
        path: "/docs/service",
        title: "How the API behaves",
        description: "Tenants, keys, repeated requests, errors, downloads, comparisons, events and schedules.",
        file: "service.md"
      },
      {
        path: "/docs/uploads",
        title: "Uploads",
        description: "Scans of code that the service may not see, and CBOMs of other tools.",
        file: "uploads.md"
      },
      {
        path: "/docs/private-repositories",
        title: "Private repositories",
        description: "Credentials for hosts: what they are used for, how they are protected, and key rotation.",
        file: "private-repositories.md"
      },
      {
        path: "/docs/webhooks",
        title: "Webhooks",
        description: "Notifications about scans, and how receivers verify them in JavaScript, Python and Go.",
        file: "webhooks.md"
      },
      {
        path: "/docs/limits",
        title: "Limits",
        description: "Every limit, its value and the variable that changes it.",
        file: "limits.md"
      }
    ]
  },
  {
    title: "What is found",
    pages: [
      {
        path: "/docs/rules",
        title: "Rule catalogue",
        description: "Every library and API that Ciphermap knows, by language."
      },
      {
        path: "/docs/weaknesses",
        title: "Weaknesses",
        description: "Every rule for uses of cryptography, with its severity, CWE and advice.",
        file: "weaknesses.md"
      },
      {
        path: "/docs/policies",
        title: "Policies",
        description:
          "SP 800-131A, IR 8547, CNSA 2.0, FIPS 140-3, TR-02102, ANSSI, ECCG and ISM, and how to write your own.",
        file: "policies.md"
      },
      {
        path: "/docs/plan",
        title: "The plan",
        description: "What has to change until when, by what, and how much it is.",
        file: "plan.md"
      },
      {
        path: "/docs/methodology",
        title: "Methodology",
        description: "How security levels, severities, confidence and the two scores are computed.",
        file: "methodology.md"
      }
    ]
  },
  {
    title: "Running a service",
    pages: [
      {
        path: "/docs/configuration",
        title: "Configuration",
        description: "Every variable of the environment that the service reads, with its default.",
        file: "environment.md"
      },
      {
        path: "/docs/pages",
        title: "Pages for people",
        description: "The web pages of the service, their hosts, who may open them, and their security.",
        file: "pages.md"
      },
      {
        path: "/docs/demo",
        title: "Try-it demo",
        description: "One scan of a public repository without an account: its limits and what is stored.",
        file: "demo.md"
      },
      {
        path: "/docs/operations",
        title: "Operations",
        description: "Probes, metrics, logs, traces, HTTPS and shutdown.",
        file: "operations.md"
      },
      {
        path: "/docs/scans",
        title: "The course of a scan",
        description: "States, attempts, the parts of the service, and failures.",
        file: "scans.md"
      },
      {
        path: "/docs/repositories",
        title: "Repositories",
        description: "How repositories are fetched, and how the service is protected from them.",
        file: "repositories.md"
      },
      {
        path: "/docs/scaling",
        title: "Scaling",
        description: "How to run workers separately from the API, and how many are needed.",
        file: "scaling.md"
      }
    ]
  },
  {
    title: "Behind it",
    pages: [
      {
        path: "/docs/own-rules",
        title: "Rules of your own",
        description: "How a project describes its own wrappers of cryptography, and tests that.",
        file: "own-rules.md"
      },
      {
        path: "/docs/rule-tables",
        title: "Rule tables",
        description: "How to write the tables that state what the APIs of a library mean.",
        file: "rules.md"
      },
      {
        path: "/docs/languages",
        title: "Adding a language",
        description: "How the scanner learns a programming language, with Groovy as the example.",
        file: "languages.md"
      },
      {
        path: "/docs/configuration-tables",
        title: "Configuration tables",
        description: "How to write the tables that state what the directives of a program mean.",
        file: "configuration.md"
      },
      {
        path: "/docs/conformance",
        title: "Conformance",
        description: "What CycloneDX, SPDX, SARIF and HTML outputs are checked against.",
        file: "conformance.md"
      }
    ]
  }
]

export const listedPages: ReadonlyArray<Listed> = sections.flatMap(({ pages }) => pages)

/** The page of a path. */
export const listedAt = (path: string): Listed | undefined => listedPages.find((page) => page.path === path)

const SHAPE = /^(?:\.\/|\.\.\/docs\/|docs\/)?([a-z-]+\.md)(#[\p{L}\p{N}_-]+)?$/u

/** The page for a document that another document names. */
export const docsTarget: TargetOf = (path) => {
  const [, file, anchor = ""] = SHAPE.exec(path) ?? []
  const page = file === undefined ? undefined : listedPages.find((one) => one.file === file)
  return page === undefined ? undefined : { href: page.path + anchor, title: page.title }
}
