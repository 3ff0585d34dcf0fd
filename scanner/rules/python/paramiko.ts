import { arg, library } from "../rule.ts"

const key = { is: "key", material: "private-key" } as const
const session = { is: "protocol", name: "SSH", version: "2.0" } as const
const RSA = "paramiko.{RSAKey,rsakey.RSAKey}"
const DSS = "paramiko.{DSSKey,dsskey.DSSKey}"
const ECDSA = "paramiko.{ECDSAKey,ecdsakey.ECDSAKey}"
const ED25519 = "paramiko.{Ed25519Key,ed25519key.Ed25519Key}"
const loaders = "{from_private_key_file,from_private_key}"

/*
 * Paramiko 4.0, "API documentation": Transport, SecurityOptions, Client and Key handling, with DSSKey of Paramiko 3. It is
 * documented to speak SSH 2 only, and `get_fingerprint` to be an MD5 hash. Lists of preferred algorithms are those the
 * class documents for SecurityOptions.
 */
export const paramiko = library("python", "paramiko", {
  "paramiko.{Transport,transport.Transport,ServiceRequestingTransport}": { ...session, returns: "paramiko.Transport" },
  "paramiko.{SSHClient,client.SSHClient}": { ...session, returns: "paramiko.SSHClient" },
  "paramiko.{,client.}{AutoAddPolicy,WarningPolicy}": { ...session, verification: "none" },
  "paramiko.{,client.}RejectPolicy": { verification: "peer" },
  "paramiko.SSHClient#set_missing_host_key_policy": { refines: true, verification: arg(0, "any", "policy") },
  "paramiko.SSHClient#get_transport": { returns: "paramiko.Transport" },
  "paramiko.Transport#get_security_options": { returns: "paramiko.SecurityOptions" },
  "paramiko.{SecurityOptions#ciphers=,Transport#_preferred_ciphers=}": { is: "cipher", algorithm: arg(0, "ssh") },
  "paramiko.{SecurityOptions#digests=,Transport#_preferred_macs=}": { is: "mac", algorithm: arg(0, "ssh") },
  "paramiko.{SecurityOptions#kex=,Transport#_preferred_kex=}": { is: "key-agreement", algorithm: arg(0, "ssh") },
  "paramiko.{SecurityOptions#key_types=,Transport#_preferred_keys=,Transport#_preferred_pubkeys=}": {
    is: "signature",
    algorithm: arg(0, "ssh")
  },

  [`${RSA}.generate`]: { is: "keygen", name: "RSA", keyBits: arg(0, "int", "bits"), returns: "paramiko.RSAKey" },
  [RSA]: { is: "key", name: "RSA", returns: "paramiko.RSAKey" },
  [`${RSA}.${loaders}`]: { ...key, name: "RSA", returns: "paramiko.RSAKey" },
  [`${DSS}.generate`]: {
    is: "keygen",
    name: "DSA",
    keyBits: arg(0, "int", "bits"),
    returns: "paramiko.DSSKey",
    defaults: { keyBits: 1024 }
  },
  [DSS]: { is: "key", name: "DSA", returns: "paramiko.DSSKey" },
  [`${DSS}.${loaders}`]: { ...key, name: "DSA", returns: "paramiko.DSSKey" },
  [`${ECDSA}.generate`]: {
    is: "keygen",
    name: "EC",
    curve: arg(0, "any", "curve"),
    keyBits: arg(2, "int", "bits"),
    returns: "paramiko.ECDSAKey"
  },
  [ECDSA]: { is: "key", name: "EC", returns: "paramiko.ECDSAKey" },
  [`${ECDSA}.${loaders}`]: { ...key, name: "EC", returns: "paramiko.ECDSAKey" },
  [ED25519]: { is: "key", name: "Ed25519", returns: "paramiko.Ed25519Key" },
  [`${ED25519}.${loaders}`]: { ...key, name: "Ed25519", returns: "paramiko.Ed25519Key" },
  "paramiko.{PKey,pkey.PKey}.{from_path,from_type_string}": { is: "key", returns: "paramiko.PKey" },

  "paramiko.RSAKey#sign_ssh_data": {
    is: "signature",
    inherits: true,
    digest: arg(1, "ssh", "algorithm"),
    name: "RSA",
    padding: "pkcs1v15",
    functions: ["sign"]
  },
  "paramiko.RSAKey#verify_ssh_sig": {
    is: "signature",
    inherits: true,
    name: "RSA",
    padding: "pkcs1v15",
    functions: ["verify"]
  },
  "paramiko.DSSKey#sign_ssh_data": {
    is: "signature",
    inherits: true,
    name: "DSA",
    digest: "SHA-1",
    functions: ["sign"]
  },
  "paramiko.DSSKey#verify_ssh_sig": {
    is: "signature",
    inherits: true,
    name: "DSA",
    digest: "SHA-1",
    functions: ["verify"]
  },
  "paramiko.ECDSAKey#sign_ssh_data": { is: "signature", inherits: true, name: "ECDSA", functions: ["sign"] },
  "paramiko.ECDSAKey#verify_ssh_sig": { is: "signature", inherits: true, name: "ECDSA", functions: ["verify"] },
  "paramiko.Ed25519Key#sign_ssh_data": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "paramiko.Ed25519Key#verify_ssh_sig": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "paramiko.{RSAKey,DSSKey,ECDSAKey,Ed25519Key,PKey}#{write_private_key,write_private_key_file}": {
    ...key,
    inherits: true
  },
  "paramiko.{RSAKey,DSSKey,ECDSAKey,Ed25519Key,PKey}#get_fingerprint": { is: "hash", name: "MD5" },
  "paramiko.{HostKeys,hostkeys.HostKeys}.hash_host": { is: "mac", name: "HMAC", digest: "SHA-1" }
})
