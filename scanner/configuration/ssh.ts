import {
  algorithms,
  file,
  type Meaning,
  privateKey,
  type Product,
  trust,
  type Use,
  versions,
  verification
} from "./Product.ts"

const listed = (kind: Parameters<typeof algorithms>[0]): Meaning =>
  algorithms(kind, "ssh", {
    separator: /,/,
    signed: true,
    silent: /^(?:ext-info-[cs]|kex-strict-[cs]-v00@openssh\.com|kexguess2@matt\.ucc\.asn\.au)$/
  })

/**
 * What both sides of the protocol configure. A list that begins with `+` or `^` adds to defaults that depend on the version
 * of OpenSSH, one that begins with `-` only takes away. Version 2 is the only one it speaks since 7.6 (sshd(8)).
 */
const sshUse: Use = {
  is: "protocol",
  facts: { name: "SSH" },
  defaults: { version: "2.0" },
  rows: {
    protocol: versions("list", "sshVersion"),
    ciphers: listed("cipher"),
    macs: listed("mac"),
    "{,gssapi}kexalgorithms": listed("key-agreement"),
    "{hostkey,casignature}algorithms": listed("signature"),
    "{pubkey,hostbased}accepted{algorithms,keytypes}": listed("signature"),
    hostbasedkeytypes: listed("signature")
  }
}

/** https://man.openbsd.org/ssh_config.5, and older names of the same keywords. */
export const ssh: Product = {
  name: "ssh",
  files: [
    { path: /(?:^|\/)ssh_config(?:\.d\/[^/]+|[\w.-]*)?$/ },
    { path: /(?:^|\/)\.?ssh\/config(?:\.d\/[^/]+)?$/ },
    {
      path: /^(?!(?:.*\/)?sshd_config(?:\.d\/|$)).*\.conf$/,
      mark: /^[ \t]*(?:KexAlgorithms|HostKeyAlgorithms|CASignatureAlgorithms|(?:Pubkey|Hostbased)Accepted(?:Algorithms|KeyTypes))[ \t=]/im
    }
  ],
  syntax: { kind: "lines", assigns: "either", sections: ["host", "match"] },
  spelling: "caseless",
  repeated: "first",
  uses: [
    {
      ...sshUse,
      rows: {
        ...sshUse.rows,
        certificatefile: file("certificate"),
        stricthostkeychecking: verification("strictHostKeys")
      }
    },
    { rows: { fingerprinthash: algorithms("hash", "openssl") } }
  ]
}

/** https://man.openbsd.org/sshd_config.5 */
export const sshd: Product = {
  ...ssh,
  name: "sshd",
  files: [{ path: /(?:^|\/)sshd_config(?:\.d\/[^/]+|[\w.-]*)?$/ }],
  uses: [
    {
      ...sshUse,
      rows: {
        ...sshUse.rows,
        hostkey: privateKey,
        hostcertificate: file("certificate"),
        trustedusercakeys: trust,
        revokedkeys: file("revocation"),
        modulifile: file("parameters")
      }
    },
    { rows: { fingerprinthash: algorithms("hash", "openssl") } }
  ]
}
