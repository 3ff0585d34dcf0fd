import * as crypto from "node:crypto"

export const en = {
  "encrypt.title": "Encrypt with AES-256-GCM",
  "hash.md5": "MD5 checksum",
  "key.rsa": "RSA key (2048 bits)",
  "tls.old": "TLSv1.0 is too old"
}

export const fr = { "hash.md5": "Somme MD5 des fichiers", "key.rsa": "Clé RSA" }

const dispatch = { createHash: (name) => name, pbkdf2Sync: (name) => name }

export const route = (name) => dispatch.createHash(name) + dispatch.pbkdf2Sync("sha1")

export const types = /** @type {import("node:crypto").KeyObject[]} */ ([])
