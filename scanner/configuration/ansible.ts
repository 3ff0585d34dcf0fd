import { algorithms, attribute, certificate, file, parameters, privateKey, type Product, type Use } from "./Product.ts"
import { checksPeer, skipsPeer } from "./trustUses.ts"

/** A module by its full name, and as tasks wrote it before collections. */
const named = (...modules: ReadonlyArray<string>): ReadonlyArray<string> =>
  modules.flatMap((module) => [`community.crypto.${module}`, module])

const signed: Pick<Use, "is" | "facts" | "in" | "always"> = {
  is: "certificate",
  facts: { certificateFormat: "X.509" },
  in: named("x509_certificate", "x509_certificate_pipe"),
  always: true
}

const certificates: ReadonlyArray<Use> = [
  {
    is: "certificate",
    facts: { certificateFormat: "X.509" },
    in: named("openssl_csr", "openssl_csr_pipe"),
    always: true,
    defaults: { digest: "SHA-256" },
    rows: { digest: attribute("digest", "hash"), privatekey_path: privateKey, path: file("certificate") }
  },
  ...["selfsigned", "ownca"].map((provider) => ({
    ...signed,
    where: { name: "provider", value: new RegExp(`^${provider}$`) },
    defaults: { digest: "SHA-256" } as const,
    rows: {
      [`${provider}_digest`]: attribute("digest", "hash"),
      privatekey_path: privateKey,
      ownca_path: certificate,
      ownca_privatekey_path: privateKey,
      path: certificate
    }
  })),
  {
    ...signed,
    where: { name: "provider", value: /^(?!selfsigned$|ownca$)/ },
    rows: { privatekey_path: privateKey, path: certificate }
  }
]

/*
 * https://docs.ansible.com/ansible/latest/collections/community/crypto/: keys are RSA keys of 4,096 bits and digests SHA-256 if
 * nothing is said; ciphers and key derivation of LUKS depend on the version of cryptsetup.
 */
export const ansible: Product = {
  name: "ansible",
  files: [
    {
      path: /\.ya?ml$/,
      mark: /^[ \t]*(?:-[ \t]+)?(?:community\.crypto\.)?(?:openssl_(?:privatekey|csr|dhparam)|x509_certificate|openssh_keypair|luks_device)\w*\s*:/m
    },
    { path: /\.ya?ml$/, mark: /^[ \t]*(?:-[ \t]+)?validate_certs\s*:/m }
  ],
  syntax: { kind: "yaml" },
  variables: {
    used: /\{\{\s*([A-Za-z_]\w{0,127})\s*(?:\|\s*default\(\s*["']?([^"'(){}]{0,256})["']?\s*\)\s*)?\}\}/g,
    defined: { "**.vars.*": "*" },
    elsewhere: [
      { names: /^.*$/, key: "$&", folder: /^(.*?)(?:^|\/)(?:tasks|handlers)\//, below: "defaults", file: "main.yml" }
    ]
  },
  uses: [
    {
      is: "keygen",
      in: named("openssl_privatekey", "openssl_privatekey_pipe"),
      always: true,
      defaults: { name: "RSA", keyBits: 4096 },
      defaultsOf: { RSA: { keyBits: 4096 }, DSA: { keyBits: 4096 } },
      rows: {
        type: attribute("algorithm", "keyType"),
        size: attribute("keyBits", "int"),
        curve: attribute("curve", "curve"),
        path: privateKey
      }
    },
    {
      is: "keygen",
      in: named("openssh_keypair"),
      always: true,
      defaults: { name: "RSA", keyBits: 4096 },
      defaultsOf: { RSA: { keyBits: 4096 } },
      rows: { type: attribute("algorithm", "sshKey"), size: attribute("keyBits", "int") }
    },
    {
      is: "parameters",
      facts: { name: "DH" },
      in: named("openssl_dhparam"),
      always: true,
      defaults: { keyBits: 4096 },
      rows: { size: attribute("keyBits", "int"), path: parameters }
    },
    ...certificates,
    ...checksPeer("validate_certs"),
    {
      is: "cipher",
      in: named("luks_device"),
      rows: { cipher: attribute("algorithm", "dmCrypt"), keysize: attribute("keyBits", "int") }
    },
    {
      in: named("luks_device"),
      rows: { hash: algorithms("hash", "hash"), "pbkdf.algorithm": algorithms("kdf", "openssl") }
    }
  ]
}

/** https://docs.ansible.com/ansible/latest/reference_appendices/config.html */
export const ansibleSettings: Product = {
  name: "ansible-settings",
  library: "ansible",
  files: [{ path: /(?:^|\/)\.?ansible\.cfg$/ }],
  syntax: { kind: "lines", assigns: "equals", sections: "square", comments: "#;", whole: true },
  uses: [
    {
      is: "protocol",
      facts: { name: "SSH", verification: "none" },
      in: ["defaults"],
      rows: { host_key_checking: { kind: "switch", on: /^(?:false|no|off|n|f|0)$/i } }
    },
    {
      is: "protocol",
      facts: { name: "SSH", verification: "peer" },
      in: ["defaults"],
      rows: { host_key_checking: { kind: "switch", on: /^(?:true|yes|on|y|t|1)$/i } }
    },
    ...skipsPeer("ignore_certs", { in: ["galaxy"] })
  ]
}
