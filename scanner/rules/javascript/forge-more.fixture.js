const forge = require("node-forge")

const md = forge.md.sha256.create() // expect: hash SHA-256
const pair = forge.pki.rsa.generateKeyPair({ bits: 2048 }) // expect: keygen RSA-2048
forge.pki.rsa.encrypt(message, pair.publicKey, 2) // expect: cipher RSA-2048 functions=encrypt
forge.pki.rsa.decrypt(message, pair.privateKey, false) // expect: cipher RSA-2048 functions=decrypt
forge.pkcs1.encode_rsa_oaep(pair.publicKey, message) // expect: cipher RSA-OAEP-SHA-1-MGF1-2048 functions=encrypt
forge.pkcs1.encode_rsa_oaep(key, message, { md: forge.md.sha256.create(), mgf1: { md: forge.md.sha1.create() } }) // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1 functions=encrypt
forge.pkcs1.decode_rsa_oaep(key, message) // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
pair.privateKey.sign(forge.md.sha512.create(), forge.pss.create({ md: forge.md.sha512.create(), mgf: forge.mgf.mgf1.create(forge.md.sha512.create()), saltLength: 20 })) // expect: signature RSA-PSS-SHA-512-MGF1-2048 functions=sign
forge.mgf1.create(forge.md.sha384.create()) // expect: hash SHA-384
new forge.kem.kdf1(forge.md.sha1.create()) // expect: kdf KDF1-SHA-1
new forge.kem.kdf2(forge.md.sha256.create(), 32) // expect: kdf KDF2-SHA-256
forge.pbe.opensslDeriveBytes(password, salt, 48) // expect: kdf OpenSSL-KDF-MD5-1 outputBits=384
forge.pki.pbe.opensslDeriveBytes(password, salt, 48, forge.md.sha256.create()) // expect: kdf OpenSSL-KDF-SHA-256-1 outputBits=384
forge.pki.pbe.generatePkcs12Key(password, salt, 1, 2048, 24) // expect: kdf PKCS12KDF-SHA-1-2048 outputBits=192
forge.pbe.generatePkcs12Key(password, salt, 1, 2048, 24, forge.md.sha256.create()) // expect: kdf PKCS12KDF-SHA-256-2048 outputBits=192
forge.pkcs12.generateKey(password, salt, 1, 1, 24) // expect: kdf PKCS12KDF-SHA-1-1 outputBits=192
forge.pki.getPublicKeyFingerprint(key) // expect: hash SHA-1
forge.pki.getPublicKeyFingerprint(key, { md: forge.md.sha256.create(), encoding: "hex" }) // expect: hash SHA-256
forge.ssh.getPublicKeyFingerprint(key) // expect: hash MD5
forge.ssh.getPublicKeyFingerprint(key, { md: forge.md.sha512.create() }) // expect: hash SHA-512
forge.ssh.publicKeyToOpenSSH(pair.publicKey) // expect: key RSA-2048 material=public-key
forge.ssh.privateKeyToOpenSSH(pair.privateKey, "password") // expect: key RSA-2048 material=private-key
forge.ssh.privateKeyToPutty(pair.privateKey, "password") // expect: key RSA-2048 material=private-key
forge.prime.generateProbablePrime(1024, done) // expect: parameters unknown keyBits=1024
forge.pki.verifyCertificateChain(store, chain) // expect: certificate unknown functions=verify certificateFormat=X.509
forge.random.generateSync(16) // expect: random RNG
forge.random.generate(32, done) // expect: random RNG
forge.util.bytesToHex(message)
