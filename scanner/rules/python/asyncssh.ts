import { arg, library, named } from "../rule.ts"

const session = { is: "protocol", name: "SSH", version: "2.0" } as const
const key = { is: "key", returns: "asyncssh.SSHKey" } as const
const formatted = { certificateFormat: arg(0, "certificateFormat", "format_name") } as const

/*
 * AsyncSSH 2.22, "API Documentation". It speaks SSH 2 only. A key type names no signature algorithm: only the kind of key
 * and its curve are read from it.
 */
export const asyncssh = library("python", "asyncssh", {
  "asyncssh.{connect_reverse,listen,create_server,run_server,get_server_host_key,get_server_auth_methods,SSHServerConnectionOptions}":
    session,
  "asyncssh.{connect,listen_reverse,create_connection,run_client,SSHClientConnectionOptions}": {
    ...session,
    verification: named("known_hosts", "hostKeys")
  },
  "asyncssh.generate_private_key": {
    is: "keygen",
    name: arg(0, "ssh", "alg_name"),
    curve: arg(0, "ssh", "alg_name"),
    keyBits: arg(99, "int", "key_size"),
    returns: "asyncssh.SSHKey"
  },
  "asyncssh.{import_private_key,read_private_key}": { ...key, material: "private-key" },
  "asyncssh.{import_public_key,read_public_key}": { ...key, material: "public-key" },
  "asyncssh.{load_keypairs,read_private_key_list}": { is: "key", material: "private-key" },
  "asyncssh.{load_public_keys,read_public_key_list}": { is: "key", material: "public-key" },
  "asyncssh.{import_certificate,read_certificate,read_certificate_list,load_certificates}": {
    is: "certificate",
    certificateFormat: "OpenSSH"
  },
  "asyncssh.SSHKey#convert_to_public": { inherits: true, returns: "asyncssh.SSHKey" },
  "asyncssh.SSHKey#sign": {
    is: "signature",
    algorithm: arg(1, "ssh", "sig_algorithm"),
    inherits: true,
    functions: ["sign"]
  },
  "asyncssh.SSHKey#verify": { is: "signature", inherits: true, functions: ["verify"] },
  "asyncssh.SSHKey#{export_private_key,export_public_key}": {
    ...formatted,
    is: "key",
    inherits: true,
    defaults: { certificateFormat: "OpenSSH" }
  },
  "asyncssh.SSHKey#{write_private_key,write_public_key,append_private_key,append_public_key}": {
    is: "key",
    inherits: true
  },
  "asyncssh.SSHKey#get_fingerprint": {
    is: "hash",
    algorithm: arg(0, "openssl", "hash_name"),
    defaults: { name: "SHA-256" }
  },
  "asyncssh.SSHKey#{generate_user_certificate,generate_host_certificate}": {
    is: "certificate",
    inherits: true,
    certificateFormat: "OpenSSH",
    functions: ["sign"]
  },
  "asyncssh.SSHKey#{generate_x509_user_certificate,generate_x509_host_certificate,generate_x509_ca_certificate}": {
    is: "certificate",
    inherits: true,
    certificateFormat: "X.509",
    functions: ["sign"]
  }
})
