import { arg, library, text } from "../rule.ts"

/*
 * Sources: JSch 0.1 to 2 API (https://github.com/mwiede/jsch), package com.jcraft.jsch, which knows `ask`, `yes` and `no`; sshj 0.40 API
 * (https://github.com/hierynomus/sshj), packages net.schmizz.sshj and com.hierynomus.sshj; https://github.com/apache/mina-sshd 2,
 * org.apache.sshd.client and org.apache.sshd.server, whose generator of host keys takes an algorithm that its versions differ in. Each factory that sshj is given is one algorithm that it offers.
 */
export const sshClients = library("java", "sshClients", {
  "com.jcraft.jsch.JSch#getSession": { is: "protocol", name: "SSH", returns: "com.jcraft.jsch.Session" },
  'com.jcraft.jsch.Session#setConfig("StrictHostKeyChecking")': { refines: true, verification: arg(1, "checksPeer") },
  'com.jcraft.jsch.JSch.setConfig("StrictHostKeyChecking")': {
    is: "protocol",
    name: "SSH",
    verification: arg(1, "checksPeer")
  },
  'java.util.{Properties#put,Properties#setProperty,Hashtable#put}("StrictHostKeyChecking")': {
    is: "protocol",
    name: "SSH",
    verification: arg(1, "checksPeer")
  },
  "com.jcraft.jsch.JSch#addIdentity": { is: "key", material: "private-key" },
  "com.jcraft.jsch.KeyPair.genKeyPair": {
    is: "keygen",
    algorithm: arg(1, "any"),
    keyBits: arg(2, "int"),
    returns: "com.jcraft.jsch.KeyPair"
  },
  "com.jcraft.jsch.KeyPair.load": { is: "key", material: "private-key", returns: "com.jcraft.jsch.KeyPair" },
  "com.jcraft.jsch.KeyPair.{DSA,RSA,ECDSA}": { name: "{1}" },
  "com.jcraft.jsch.KeyPair.ED25519": { name: "Ed25519" },
  "com.jcraft.jsch.KeyPair.ED448": { name: "Ed448" },

  "new net.schmizz.sshj.SSHClient": { is: "protocol", name: "SSH" },
  "net.schmizz.sshj.SSHClient#addHostKeyVerifier": { refines: true, verification: arg(0, "acceptsHostKey") },
  "net.schmizz.sshj.SSHClient#loadKnownHosts": { refines: true, verification: "peer" },
  "new net.schmizz.sshj.transport.verification.PromiscuousVerifier": {
    is: "protocol",
    name: "SSH",
    verification: "none"
  },
  "new net.schmizz.sshj.transport.verification.{OpenSSHKnownHosts,ConsoleKnownHostsVerifier}": { verification: "peer" },
  "org.apache.sshd.client.SshClient.setUpDefaultClient": { returns: "org.apache.sshd.client.SshClient" },
  "org.apache.sshd.client.SshClient#setServerKeyVerifier": {
    is: "protocol",
    name: "SSH",
    verification: arg(0, "acceptsHostKey")
  },
  "org.apache.sshd.client.keyverifier.AcceptAllServerKeyVerifier.INSTANCE": {
    is: "protocol",
    name: "SSH",
    verification: "none"
  },
  "net.schmizz.sshj.SSHClient#loadKeys": { is: "key", material: "private-key" },
  "com.hierynomus.sshj.transport.cipher.BlockCiphers.{AES128,AES192,AES256,Blowfish,Twofish128,Twofish192,Twofish256,Serpent128,Serpent192,Serpent256,IDEA,TripleDES}{CBC,CTR}":
    { is: "cipher", algorithm: text("{1}{2}", "cipher") },
  "com.hierynomus.sshj.transport.cipher.BlockCiphers.TwofishCBC": { is: "cipher", name: "Twofish", mode: "cbc" },
  "com.hierynomus.sshj.transport.cipher.BlockCiphers.Cast128CBC": { is: "cipher", name: "CAST5", mode: "cbc" },
  "com.hierynomus.sshj.transport.cipher.BlockCiphers.Cast128CTR": { is: "cipher", name: "CAST5", mode: "ctr" },
  "com.hierynomus.sshj.transport.cipher.GcmCiphers.{AES128,AES256}GCM": {
    is: "cipher",
    algorithm: text("{1}GCM", "cipher")
  },
  "com.hierynomus.sshj.transport.mac.Macs.HMACSHA1{,Etm}": { is: "mac", name: "HMAC", digest: "SHA-1" },
  "com.hierynomus.sshj.transport.mac.Macs.HMACSHA196{,Etm}": {
    is: "mac",
    name: "HMAC",
    digest: "SHA-1",
    tagBits: 96
  },
  "com.hierynomus.sshj.transport.mac.Macs.HMACSHA2{256,512}": { is: "mac", name: "HMAC", digest: "SHA-{1}" },
  "com.hierynomus.sshj.transport.mac.Macs.HMACSHA2{256,512}Etm": { is: "mac", name: "HMAC", digest: "SHA-{1}" },
  "com.hierynomus.sshj.transport.mac.Macs.HMACMD5{,Etm}": { is: "mac", name: "HMAC", digest: "MD5" },
  "com.hierynomus.sshj.transport.mac.Macs.HMACMD596{,Etm}": { is: "mac", name: "HMAC", digest: "MD5", tagBits: 96 },
  "com.hierynomus.sshj.transport.mac.Macs.{HMACRIPEMD160,HMACRIPEMD160Etm,HMACRIPEMD160OpenSsh}": {
    is: "mac",
    name: "HMAC",
    digest: "RIPEMD-160"
  },
  "com.hierynomus.sshj.transport.mac.Macs.HMACRIPEMD16096": {
    is: "mac",
    name: "HMAC",
    digest: "RIPEMD-160",
    tagBits: 96
  },
  "com.hierynomus.sshj.key.KeyAlgorithms.{SSHRSA,SSHRSACertV01}": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: "SHA-1"
  },
  "com.hierynomus.sshj.key.KeyAlgorithms.RSASHA{256,512}": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: "SHA-{1}"
  },
  "com.hierynomus.sshj.key.KeyAlgorithms.{SSHDSA,SSHDSSCertV01}": { is: "signature", name: "DSA", digest: "SHA-1" },
  "com.hierynomus.sshj.key.KeyAlgorithms.{ECDSASHANistp256,ECDSASHANistp256CertV01,SkECDSANistp256}": {
    is: "signature",
    name: "ECDSA",
    curve: "P-256",
    digest: "SHA-256"
  },
  "com.hierynomus.sshj.key.KeyAlgorithms.{ECDSASHANistp384,ECDSASHANistp384CertV01}": {
    is: "signature",
    name: "ECDSA",
    curve: "P-384",
    digest: "SHA-384"
  },
  "com.hierynomus.sshj.key.KeyAlgorithms.{ECDSASHANistp521,ECDSASHANistp521CertV01}": {
    is: "signature",
    name: "ECDSA",
    curve: "P-521",
    digest: "SHA-512"
  },
  "com.hierynomus.sshj.key.KeyAlgorithms.{EdDSA25519,EdDSA25519CertV01,SkSSHEd25519}": {
    is: "signature",
    name: "Ed25519"
  },
  "com.hierynomus.sshj.transport.cipher.ChachaPolyCiphers.CHACHA_POLY_OPENSSH": {
    is: "cipher",
    name: "ChaCha20-Poly1305"
  },
  "new org.apache.sshd.server.keyprovider.SimpleGeneratorHostKeyProvider": {
    is: "keygen",
    returns: "org.apache.sshd.server.keyprovider.AbstractGeneratorHostKeyProvider"
  },
  "org.apache.sshd.server.keyprovider.AbstractGeneratorHostKeyProvider#setAlgorithm": {
    refines: true,
    algorithm: arg(0, "jca")
  },
  "org.apache.sshd.server.keyprovider.AbstractGeneratorHostKeyProvider#setKeySize": {
    refines: true,
    keyBits: arg(0, "int")
  },
  "org.apache.sshd.server.SshServer.setUpDefaultServer": { is: "protocol", name: "SSH", side: "server" }
})
