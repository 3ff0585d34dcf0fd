import forge from "node-forge"
import { md } from "./forge"

forge.md.md5.create().update(message) // expect: hash MD5
forge.md.algorithms.md5.create() // expect: hash MD5
forge.md.sha1.create().update(message) // expect: hash SHA-1
forge.md.algorithms.sha1.create() // expect: hash SHA-1
forge.md.sha256.create().update(message) // expect: hash SHA-256
forge.md.algorithms.sha256.create() // expect: hash SHA-256
forge.md.sha384.create().update(message) // expect: hash SHA-384
forge.md.algorithms.sha384.create() // expect: hash SHA-384
forge.md.sha512.create().update(message) // expect: hash SHA-512
forge.md.algorithms.sha512.create() // expect: hash SHA-512
forge.md.sha512.sha224.create() // expect: hash SHA-512/224
forge.md.sha512.sha256.create() // expect: hash SHA-512/256
const mac = forge.hmac.create() // expect: mac HMAC-SHA-256 keyBits=128 digest=SHA-256
mac.start("sha256", "0123456789abcdef")
const cipher = forge.cipher.createCipher("AES-GCM", forge.random.getBytesSync(32)) // expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128 mode=gcm; random RNG byteLength=32
cipher.start({ iv: forge.random.getBytesSync(12), tagLength: 128 }) // expect: random RNG byteLength=12
forge.cipher.createDecipher("3DES-CBC", key).start({ iv }) // expect: cipher 3DES-CBC-PKCS7 functions=decrypt mode=cbc
forge.cipher.createCipher("AES-CBC", forge.pkcs5.pbkdf2("password", "saltsalt", 1000, 16)) // expect: cipher AES-128-CBC-PKCS7 functions=encrypt mode=cbc; kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=128 digest=SHA-1
forge.cipher.createCipher("DES-ECB", key) // expect: cipher DES-56-ECB-PKCS7 functions=encrypt mode=ecb
forge.aes.createEncryptionCipher(key, iv) // expect: cipher AES-PKCS7 functions=encrypt
forge.aes.startEncrypting(key, iv) // expect: cipher AES-CBC-PKCS7 functions=encrypt
forge.aes.createDecryptionCipher(key, iv) // expect: cipher AES-PKCS7 functions=decrypt
forge.aes.startDecrypting(key, iv) // expect: cipher AES-CBC-PKCS7 functions=decrypt
forge.des.createEncryptionCipher(key, iv) // expect: cipher DES-56-PKCS7 functions=encrypt
forge.des.startEncrypting(key, iv) // expect: cipher DES-56-CBC-PKCS7 functions=encrypt
forge.des.createDecryptionCipher(key, iv) // expect: cipher DES-56-PKCS7 functions=decrypt
forge.des.startDecrypting(key, iv) // expect: cipher DES-56-CBC-PKCS7 functions=decrypt
forge.rc2.createEncryptionCipher(key, iv) // expect: cipher RC2 functions=encrypt
forge.rc2.startEncrypting(key, iv) // expect: cipher RC2 functions=encrypt
forge.rc2.createDecryptionCipher(key, iv) // expect: cipher RC2 functions=decrypt
forge.rc2.startDecrypting(key, iv) // expect: cipher RC2 functions=decrypt
const pair = forge.pki.rsa.generateKeyPair({ bits: 2048, e: 0x10001 }) // expect: keygen RSA-2048
forge.rsa.generateKeyPair({ bits: 1024 }) // expect: keygen RSA-1024
forge.pki.rsa.createKeyPairGenerationState(4096, 0x10001) // expect: keygen RSA-4096
pair.publicKey.encrypt(message, "RSA-OAEP", { md: forge.md.sha256.create() }) // expect: cipher RSA-OAEP-SHA-256-MGF1-2048 functions=encrypt digest=SHA-256
pair.privateKey.decrypt(message) // expect: cipher RSA-PKCS1-1.5-2048 functions=decrypt
const publicKey = forge.pki.publicKeyFromPem(pem) // expect: key RSA material=public-key
publicKey.encrypt(message, "RSAES-PKCS1-V1_5") // expect: cipher RSA-PKCS1-1.5 functions=encrypt material=public-key
forge.pki.setRsaPublicKey(n, e).verify(digest, signature) // expect: key RSA material=public-key; signature RSA-PKCS1-1.5 functions=verify material=public-key
const privateKey = forge.pki.privateKeyFromPem(pem) // expect: key RSA material=private-key
privateKey.decrypt(message, "RSA-OAEP") // expect: cipher RSA-OAEP functions=decrypt material=private-key
const digest = forge.md.sha1.create()
privateKey.sign(digest) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign digest=SHA-1 material=private-key
pair.privateKey.sign(forge.md.sha512.create(), forge.pss.create({ md: forge.md.sha512.create(), saltLength: 20 })) // expect: signature RSA-PSS-SHA-512-MGF1-2048 functions=sign digest=SHA-512
forge.pki.setRsaPrivateKey(n, e) // expect: key RSA material=private-key
forge.pki.decryptRsaPrivateKey(pem, password) // expect: key RSA material=private-key
forge.pki.ed25519.generateKeyPair() // expect: keygen Ed25519
forge.ed25519.generateKeyPair() // expect: keygen Ed25519
forge.pki.ed25519.sign({ message, privateKey }) // expect: signature Ed25519 functions=sign
forge.ed25519.sign({ message, privateKey }) // expect: signature Ed25519 functions=sign
forge.pki.ed25519.verify({ message, publicKey }) // expect: signature Ed25519 functions=verify
forge.ed25519.verify({ message, publicKey }) // expect: signature Ed25519 functions=verify
forge.kem.rsa.create(kdf) // expect: kem RSA-KEM
forge.pbkdf2(password, salt, rounds, 32, "sha256") // expect: kdf PBKDF2-SHA-256 digest=SHA-256
forge.pki.encryptPrivateKeyInfo(info, password, { algorithm: "aes256", count: 2048 }) // expect: cipher AES-256 functions=encrypt iterations=2048
forge.pki.encryptRsaPrivateKey(privateKey, password, { algorithm: "3des" }) // expect: cipher 3DES functions=encrypt
forge.pki.decryptPrivateKeyInfo(info, password) // expect: cipher unknown functions=decrypt
const certificate = forge.pki.createCertificate() // expect: certificate unknown certificateFormat=X.509
certificate.sign(privateKey, forge.md.sha256.create()) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign digest=SHA-256
certificate.sign(pair.privateKey) // expect: signature RSA-PKCS1-1.5-SHA-1-2048 functions=sign digest=SHA-1
forge.pki.certificateFromPem(pem) // expect: certificate unknown certificateFormat=X.509
forge.pki.certificateFromAsn1(asn1) // expect: certificate unknown certificateFormat=X.509
forge.pki.createCertificationRequest() // expect: certificate unknown certificateFormat=PKCS10
forge.pki.certificationRequestFromPem(pem) // expect: certificate unknown certificateFormat=PKCS10
forge.pkcs12.toPkcs12Asn1(key, [certificate], password) // expect: keystore unknown certificateFormat=PKCS12
forge.pkcs12.pkcs12FromAsn1(asn1, password) // expect: keystore unknown certificateFormat=PKCS12
forge.pkcs7.createSignedData() // expect: signature CMS functions=sign
forge.pkcs7.createEnvelopedData() // expect: cipher CMS functions=encrypt
forge.tls.createConnection({ server: false }) // expect: protocol TLS
forge.tls.wrapSocket({ socket }) // expect: protocol TLS
forge.random.getBytes(16, (error, bytes) => {}) // expect: random RNG byteLength=16
md.sha256.create()
forge.pki.publicKeyFromAsn1(asn1) // expect: key RSA material=public-key
forge.pki.rsa.setPublicKey(n, e) // expect: key RSA material=public-key
forge.pki.privateKeyFromAsn1(asn1) // expect: key RSA material=private-key
forge.pki.rsa.setPrivateKey(n, e, d, p, q, dP, dQ, qInv) // expect: key RSA material=private-key
forge.pki.ed25519.publicKeyFromPrivateKey({ privateKey }) // expect: key Ed25519 material=public-key
forge.ed25519.publicKeyFromPrivateKey({ privateKey }) // expect: key Ed25519 material=public-key
forge.pki.ed25519.privateKeyFromAsn1(asn1) // expect: key Ed25519 material=private-key
forge.ed25519.privateKeyFromAsn1(asn1) // expect: key Ed25519 material=private-key
forge.pki.ed25519.publicKeyFromAsn1(asn1) // expect: key Ed25519 material=public-key
forge.ed25519.publicKeyFromAsn1(asn1) // expect: key Ed25519 material=public-key
forge.pki.certificationRequestFromAsn1(asn1) // expect: certificate unknown certificateFormat=PKCS10
forge.pkcs7.createEncryptedData() // expect: cipher CMS
forge.pkcs7.messageFromPem(pem) // expect: cipher CMS
forge.pkcs7.messageFromAsn1(asn1) // expect: cipher CMS
forge.aes.createEncryptionCipher(new Uint8Array(16)) // expect: cipher AES-128-CBC-PKCS7 functions=encrypt
forge.des.startDecrypting(key, iv, null, "CFB") // expect: cipher DES-56-CFB functions=decrypt
forge.pki.encryptPrivateKeyInfo(info, "password") // expect: cipher AES-128 functions=encrypt saltBits=64 iterations=2048
forge.pki.encryptPrivateKeyInfo(info, "password", { algorithm: "3des", count: 10000, saltSize: 16 }) // expect: cipher 3DES functions=encrypt saltBits=128 iterations=10000
