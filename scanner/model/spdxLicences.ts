/**
 * Identifiers of https://spdx.org/licenses/ that packages declare. Another text is told as it is written, as a name and not as an
 * identifier.
 */
const IDENTIFIERS: ReadonlySet<string> = new Set(
  (
    "0BSD AFL-2.1 AFL-3.0 AGPL-3.0 AGPL-3.0-only AGPL-3.0-or-later Apache-1.1 Apache-2.0 Artistic-1.0 Artistic-1.0-Perl Artistic-2.0 " +
    "BlueOak-1.0.0 BSD-1-Clause BSD-2-Clause BSD-2-Clause-Patent BSD-3-Clause BSD-3-Clause-Clear BSD-4-Clause BSL-1.0 BUSL-1.1 CC-BY-3.0 " +
    "CC-BY-4.0 CC-BY-SA-4.0 CC0-1.0 CDDL-1.0 CDDL-1.1 CNRI-Python curl ECL-2.0 EPL-1.0 EPL-2.0 EUPL-1.1 EUPL-1.2 GPL-1.0-or-later GPL-2.0 " +
    "GPL-2.0-only GPL-2.0-or-later GPL-3.0 GPL-3.0-only GPL-3.0-or-later HPND ICU IJG IPL-1.0 ISC JSON LGPL-2.0-only LGPL-2.0-or-later " +
    "LGPL-2.1 LGPL-2.1-only LGPL-2.1-or-later LGPL-3.0 LGPL-3.0-only LGPL-3.0-or-later Libpng MirOS MIT MIT-0 MPL-1.0 MPL-1.1 MPL-2.0 " +
    "MS-PL MS-RL MulanPSL-2.0 NCSA NTP OFL-1.1 OLDAP-2.8 OpenSSL OSL-3.0 PHP-3.0 PHP-3.01 PostgreSQL PSF-2.0 Python-2.0 Python-2.0.1 " +
    "QPL-1.0 Ruby SSH-OpenSSH SSLeay-standalone TCL Unicode-3.0 Unicode-DFS-2016 Unlicense UPL-1.0 Vim W3C WTFPL X11 Zlib ZPL-2.0 ZPL-2.1"
  ).split(" ")
)

const WITH: ReadonlySet<string> = new Set([
  "Classpath-exception-2.0",
  "GCC-exception-3.1",
  "LLVM-exception",
  "OpenSSL-exception",
  "openvpn-openssl-exception",
  "Autoconf-exception-3.0",
  "Bison-exception-2.2",
  "Font-exception-2.0"
])

/** Names that licences go by where no identifier is asked for: classifiers of PyPI, names in files of Maven. */
const NAMES: { readonly [name: string]: string } = {
  "apache 2": "Apache-2.0",
  "apache 2.0": "Apache-2.0",
  "apache license 2.0": "Apache-2.0",
  "apache license, version 2.0": "Apache-2.0",
  "apache license version 2.0": "Apache-2.0",
  "apache software license - version 2.0": "Apache-2.0",
  "the apache license, version 2.0": "Apache-2.0",
  "the apache software license, version 2.0": "Apache-2.0",
  "bouncy castle licence": "MIT",
  "eclipse public license - v 1.0": "EPL-1.0",
  "eclipse public license 1.0": "EPL-1.0",
  "eclipse public license - v 2.0": "EPL-2.0",
  "eclipse public license 2.0": "EPL-2.0",
  "isc license": "ISC",
  "isc license (iscl)": "ISC",
  "mit license": "MIT",
  "the mit license": "MIT",
  "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
  "mozilla public license 2.0": "MPL-2.0",
  "the unlicense (unlicense)": "Unlicense",
  "gnu general public license v2 (gplv2)": "GPL-2.0-only",
  "gnu general public license v2 or later (gplv2+)": "GPL-2.0-or-later",
  "gnu general public license v3 (gplv3)": "GPL-3.0-only",
  "gnu general public license v3 or later (gplv3+)": "GPL-3.0-or-later",
  "gnu lesser general public license v2 or later (lgplv2+)": "LGPL-2.0-or-later",
  "gnu lesser general public license v3 (lgplv3)": "LGPL-3.0-only",
  "gnu lesser general public license v3 or later (lgplv3+)": "LGPL-3.0-or-later"
}

const MAX_LENGTH = 200

/** Whether a text is one identifier, and no expression. */
export const isSpdxIdentifier = (text: string): boolean => IDENTIFIERS.has(text)

const isKnown = (word: string): boolean => IDENTIFIERS.has(word.replace(/\+$/, ""))

/** Whether a text is an expression of SPDX (Annex B of the specification) that is made of identifiers that are known here. */
export const isSpdxExpression = (text: string): boolean => {
  const words = text.replaceAll(/[()]/g, " ").trim().split(/\s+/)
  const isWhole = words.length % 2 === 1 && text.split("(").length === text.split(")").length
  return (
    isWhole &&
    words.every((word, at) => {
      if (at % 2 === 1) return word === "AND" || word === "OR" || word === "WITH"
      return words[at - 1] === "WITH" ? WITH.has(word) : isKnown(word)
    })
  )
}

/** A licence as a package declares it: an expression of SPDX where it is one or is the name of one, otherwise a short text; undefined for none. */
export const licenceIn = (text: unknown): string | undefined => {
  if (typeof text !== "string") return undefined
  const written = text.trim().replaceAll(/\s+/g, " ")
  if (written === "" || written.length > MAX_LENGTH || /^unknown$/i.test(written)) return undefined
  return NAMES[written.toLowerCase()] ?? written
}

/** Licences of which each may be chosen. */
export const anyLicence = (texts: ReadonlyArray<unknown>): string | undefined => {
  const all = [...new Set(texts.flatMap((one) => licenceIn(one) ?? []))]
  if (all.length < 2) return all[0]
  return licenceIn(all.every(isSpdxExpression) ? `(${all.join(" OR ")})` : all.join(" or "))
}
