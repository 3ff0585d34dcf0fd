import NodeRSA from "node-rsa"
import * as openpgp from "openpgp"
import { Client, Server, utils } from "ssh2"
import nodeJose from "node-jose"
import * as x509 from "@peculiar/x509"
import selfsigned from "selfsigned"
import Mine from "./node-rsa"

class Rsa {
  private key = new NodeRSA({ b: 2048 }) // expect: key RSA-2048
  use(message: string) {
    this.key.encrypt(message, "base64") // expect: cipher RSA-2048 functions=encrypt
    this.key.encryptPrivate(message) // expect: cipher RSA-PKCS1-1.5-2048 functions=encrypt
    this.key.decrypt(message, "utf8") // expect: cipher RSA-2048 functions=decrypt
    this.key.decryptPublic(message) // expect: cipher RSA-PKCS1-1.5-2048 functions=decrypt
    this.key.sign(message) // expect: signature RSA-2048 functions=sign
    this.key.verify(message, message) // expect: signature RSA-2048 functions=verify
    new NodeRSA().generateKeyPair(1024) // expect: key RSA; keygen RSA-1024
    new NodeRSA(pem).encrypt(message) // expect: key RSA; cipher RSA functions=encrypt
  }
}

openpgp.generateKey({ type: "rsa", rsaBits: 4096, userIDs: [] }) // expect: keygen PGP keyBits=4096
openpgp.generateKey({ type: "ecc", curve: "p256", userIDs: [] }) // expect: keygen PGP curve=P-256
openpgp.encrypt({ message, encryptionKeys }) // expect: cipher PGP functions=encrypt
openpgp.decrypt({ message, decryptionKeys }) // expect: cipher PGP functions=decrypt
openpgp.sign({ message, signingKeys }) // expect: signature PGP functions=sign
openpgp.verify({ message, verificationKeys }) // expect: signature PGP functions=verify
openpgp.readKey({ armoredKey }) // expect: key PGP
openpgp.readKeys({ armoredKeys }) // expect: key PGP
openpgp.readPrivateKey({ armoredKey }) // expect: key PGP
openpgp.readPrivateKeys({ armoredKeys }) // expect: key PGP
openpgp.decryptKey({ privateKey, passphrase }) // expect: key PGP
openpgp.encryptKey({ privateKey, passphrase }) // expect: key PGP
new Client().connect({ host, algorithms: { cipher: ["aes128-ctr"] } }) // expect: protocol SSHv2 version=2.0
new Server({ hostKeys: [] }) // expect: protocol SSHv2 version=2.0
utils.generateKeyPairSync("rsa", { bits: 3072 }) // expect: keygen RSA-3072
utils.generateKeyPair("ed25519", () => {}) // expect: keygen Ed25519
utils.parseKey(pem) // expect: key unknown
nodeJose.JWS.createSign({ alg: "RS256" }, key) // expect: token RSA-PKCS1-1.5-SHA-256 digest=SHA-256
nodeJose.JWS.createVerify(key) // expect: token unknown
nodeJose.JWE.createEncrypt(key) // expect: cipher JWE
nodeJose.JWE.createDecrypt(key) // expect: cipher JWE
nodeJose.JWK.createKey("oct", 256, { alg: "A256GCM" }) // expect: keystore unknown certificateFormat=JWK
nodeJose.JWK.createKeyStore() // expect: keystore unknown certificateFormat=JWK
nodeJose.JWK.asKey(pem) // expect: keystore unknown certificateFormat=JWK
nodeJose.JWK.asKeyStore(json) // expect: keystore unknown certificateFormat=JWK
new x509.X509Certificate(pem) // expect: certificate unknown certificateFormat=X.509
x509.X509CertificateGenerator.create({ signingAlgorithm: { name: "ECDSA", hash: "SHA-256" } }) // expect: certificate ECDSA-SHA-256 digest=SHA-256 certificateFormat=X.509
x509.X509CertificateGenerator.createSelfSigned({ signingAlgorithm: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-512" } }) // expect: certificate RSA-PKCS1-1.5-SHA-512 digest=SHA-512 certificateFormat=X.509
selfsigned.generate(null, { keySize: 2048, algorithm: "sha256" }) // expect: certificate unknown keyBits=2048 digest=SHA-256 certificateFormat=X.509
new Mine({ b: 512 })
const browserId = require("browserid-crypto")
browserId.generateKeypair({ algorithm: "RSA", keysize: 128 }, (error, pair) => browserId.sign(payload, pair.secretKey)) // expect: keygen RSA-128; signature unknown functions=sign
new x509.Pkcs10CertificateRequest(raw) // expect: certificate unknown certificateFormat=PKCS10
x509.Pkcs10CertificateRequestGenerator.create({ keys, signingAlgorithm: { name: "ECDSA", hash: "SHA-256" } }) // expect: certificate ECDSA-SHA-256 certificateFormat=PKCS10
