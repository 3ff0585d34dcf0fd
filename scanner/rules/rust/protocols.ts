import { arg, library, text } from "../rule.ts"

const generated = { is: "random", name: "RNG" } as const
const certificate = { is: "certificate", certificateFormat: "X.509" } as const
const age = { is: "cipher", name: "age" } as const
const pgp = { is: "cipher", name: "PGP" } as const

/*
 * rand 0.8 to 0.10 with rand_core, getrandom 0.2 and 0.3, snow 0.9, rcgen 0.11 to 0.14, x509-parser 0.16, x509-cert 0.2, webpki,
 * ssh-key 0.6, russh (https://github.com/Eugeny/russh 0.63) and russh-keys 0.4x, ssh2 0.9, age 0.10 and 0.11, sequoia-openpgp 1 and 2, pgp 0.14: API references
 * (docs.rs). What russh may use are lists of constants, each of which
 * is a use. rcgen signs with ECDSA over P-256 and SHA-256 where nothing is said.
 */
export const protocols = library("rust", "protocols", {
  "rand.rngs.SysRng": { returns: "rand.Rng" },
  "{rand.rngs,rand_core,aes_gcm.aead,chacha20poly1305.aead,argon2.password_hash.rand_core,password_hash.rand_core}.OsRng":
    {
      returns: "rand.Rng"
    },
  "rand.{thread_rng,rng}": { ...generated, supplies: true, returns: "rand.Rng" },
  "rand.rngs.StdRng.{from_entropy,from_os_rng,from_seed,from_rng}": { ...generated, returns: "rand.Rng" },
  "rand_chacha.ChaCha{8,12,20}Rng.{from_entropy,from_os_rng,try_from_os_rng,from_seed,from_rng,try_from_rng}": {
    ...generated,
    parameterSet: "ChaCha{1}",
    returns: "rand.Rng"
  },
  "rand.Rng#{fill_bytes,try_fill_bytes,fill}": { ...generated, byteLength: arg(0, "size") },
  "rand.{random,fill,random_range,random_bool,random_ratio,random_iter}": generated,
  "rand.make_rng": { ...generated, returns: "rand.Rng" },
  "getrandom.{getrandom,fill,u32,u64}": { ...generated, byteLength: arg(0, "size") },

  "snow.Builder.new": {
    is: "protocol",
    algorithm: arg(0, "noise"),
    returns: "snow.Builder",
    defaults: { name: "Noise" }
  },
  "snow.Builder#{build_initiator,build_responder,local_private_key,remote_public_key,psk,prologue}": {
    refines: true,
    returns: "snow.Builder"
  },
  "snow.Builder#generate_keypair": { is: "keygen", name: "X25519" },

  "rcgen.generate_simple_self_signed": {
    ...certificate,
    defaults: { name: "ECDSA", curve: "P-256", digest: "SHA-256" }
  },
  "rcgen.KeyPair.generate": {
    is: "keygen",
    algorithm: arg(0, "any"),
    defaults: { name: "ECDSA", curve: "P-256", digest: "SHA-256" }
  },
  "rcgen.KeyPair.generate_for": { is: "keygen", algorithm: arg(0, "any") },
  "rcgen.KeyPair.generate_rsa_for": { is: "keygen", algorithm: arg(0, "any"), keyBits: arg(1, "any") },
  "rcgen.RsaKeySize._{2048,3072,4096}": { keyBits: text("{1}", "int") },
  "rcgen.KeyPair.{from_pem,from_der}": { is: "key", material: "private-key" },
  "rcgen.KeyPair.{from_pem_and_sign_algo,from_der_and_sign_algo,from_pkcs8_pem_and_sign_algo,from_pkcs8_der_and_sign_algo}":
    { is: "key", material: "private-key", from: arg(1, "any") },
  "rcgen.Issuer.{new,from_params,from_ca_cert_pem,from_ca_cert_der}": certificate,
  "rcgen.CertifiedIssuer.{self_signed,signed_by}": certificate,
  "rcgen.CertificateSigningRequestParams.{from_pem,from_der}": { is: "certificate", certificateFormat: "PKCS10" },
  "rcgen.PKCS_ECDSA_P256_SHA256": { name: "ECDSA", curve: "P-256", digest: "SHA-256" },
  "rcgen.PKCS_ECDSA_P384_SHA384": { name: "ECDSA", curve: "P-384", digest: "SHA-384" },
  "rcgen.PKCS_ECDSA_P521_SHA{256,384,512}": { name: "ECDSA", curve: "P-521", digest: "SHA-{1}" },
  "rcgen.PKCS_ML_DSA_{44,65,87}": { name: "ML-DSA", parameterSet: "{1}" },
  "rcgen.PKCS_ED25519": { name: "Ed25519" },
  "rcgen.PKCS_RSA_SHA{256,384,512}": { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-{1}" },
  "rcgen.PKCS_RSA_PSS_SHA256": { name: "RSA", primitive: "signature", padding: "pss", digest: "SHA-256" },
  "rcgen.{Certificate.from_params,CertificateParams.new}": certificate,
  "x509_parser.{parse_x509_certificate,parse_x509_pem,parse_x509_crl,pem.parse_x509_pem,certificate.X509Certificate.from_der}":
    certificate,
  "x509_cert.Certificate.{from_der,from_pem,load_pem_chain}": certificate,
  "x509_cert.builder.CertificateBuilder.new": certificate,
  "x509_cert.builder.RequestBuilder.new": { is: "certificate", certificateFormat: "PKCS10" },
  "webpki.EndEntityCert.{from,try_from}": certificate,
  "p12.PFX.{parse,new}": { is: "keystore", certificateFormat: "PKCS12" },

  "ssh_key.PrivateKey.random": { is: "keygen", algorithm: arg(1, "any") },
  "ssh_key.PrivateKey.{from_openssh,read_openssh_file,new}": { is: "key", material: "private-key" },
  "ssh_key.PublicKey.{from_openssh,read_openssh_file,new}": { is: "key", material: "public-key" },
  "ssh_key.Algorithm.{Ed25519,Rsa,Dsa}": { algorithm: text("{1}", "openssl") },
  "ssh2.Session.new": { is: "protocol", name: "SSH" },
  "{russh.client,thrussh.client}.{connect,connect_stream}": { is: "protocol", name: "SSH" },
  "russh.server.{run,run_stream,Server.run_on_address,Server.run_on_socket}": { is: "protocol", name: "SSH" },
  "russh.kex.CURVE25519": { is: "key-agreement", algorithm: text("curve25519-sha256", "ssh") },
  "russh.kex.CURVE25519_PRE_RFC_8731": { is: "key-agreement", algorithm: text("curve25519-sha256@libssh.org", "ssh") },
  "russh.kex.MLKEM768X25519_SHA256": { is: "key-agreement", algorithm: text("mlkem768x25519-sha256", "ssh") },
  "russh.kex.DH_GEX_SHA{1,256}": {
    is: "key-agreement",
    algorithm: text("diffie-hellman-group-exchange-sha{1}", "ssh")
  },
  "russh.kex.DH_G{1,14}_SHA1": { is: "key-agreement", algorithm: text("diffie-hellman-group{1}-sha1", "ssh") },
  "russh.kex.DH_G14_SHA256": { is: "key-agreement", algorithm: text("diffie-hellman-group14-sha256", "ssh") },
  "russh.kex.DH_G{15,16,17,18}_SHA512": {
    is: "key-agreement",
    algorithm: text("diffie-hellman-group{1}-sha512", "ssh")
  },
  "russh.kex.ECDH_SHA2_NISTP{256,384,521}": { is: "key-agreement", algorithm: text("ecdh-sha2-nistp{1}", "ssh") },
  "russh.cipher.TRIPLE_DES_CBC": { is: "cipher", algorithm: text("3des-cbc", "ssh") },
  "russh.cipher.AES_{128,192,256}_CTR": { is: "cipher", algorithm: text("aes{1}-ctr", "ssh") },
  "russh.cipher.AES_{128,192,256}_CBC": { is: "cipher", algorithm: text("aes{1}-cbc", "ssh") },
  "russh.cipher.AES_{128,256}_GCM": { is: "cipher", algorithm: text("aes{1}-gcm@openssh.com", "ssh") },
  "russh.cipher.CHACHA20_POLY1305": { is: "cipher", algorithm: text("chacha20-poly1305@openssh.com", "ssh") },
  "russh.mac.HMAC_SHA1": { is: "mac", algorithm: text("hmac-sha1", "ssh") },
  "russh.mac.HMAC_SHA1_ETM": { is: "mac", algorithm: text("hmac-sha1-etm@openssh.com", "ssh") },
  "russh.mac.HMAC_SHA{256,512}": { is: "mac", algorithm: text("hmac-sha2-{1}", "ssh") },
  "russh.mac.HMAC_SHA{256,512}_ETM": { is: "mac", algorithm: text("hmac-sha2-{1}-etm@openssh.com", "ssh") },
  "{russh_keys,russh.keys,thrussh_keys}.{load_secret_key,decode_secret_key}": { is: "key", material: "private-key" },
  "{russh_keys,russh.keys,thrussh_keys}.{load_public_key,parse_public_key_base64}": {
    is: "key",
    material: "public-key"
  },

  "age.Encryptor.{with_recipients,with_user_passphrase}": { ...age, functions: ["encrypt"] },
  "age.Decryptor.{new,new_buffered,new_async}": { ...age, functions: ["decrypt"] },
  "age.{encrypt,encrypt_and_armor}": { ...age, functions: ["encrypt"] },
  "age.decrypt": { ...age, functions: ["decrypt"] },
  "age.x25519.Identity.generate": { is: "keygen", name: "X25519" },
  "sequoia_openpgp.cert.CertBuilder.{new,general_purpose}": { is: "keygen", name: "PGP" },
  "sequoia_openpgp.{Cert.from_bytes,Cert.from_file,Cert.from_reader,cert.Cert.from_bytes,cert.Cert.from_file}": {
    is: "key",
    name: "PGP"
  },
  "sequoia_openpgp.serialize.stream.{Encryptor,Encryptor2}.{for_recipients,with_passwords}": {
    ...pgp,
    functions: ["encrypt"]
  },
  "sequoia_openpgp.serialize.stream.Signer.{new,with_template}": { is: "signature", name: "PGP", functions: ["sign"] },
  "sequoia_openpgp.parse.stream.DecryptorBuilder.{from_bytes,from_file,from_reader}": {
    ...pgp,
    functions: ["decrypt"]
  },
  "sequoia_openpgp.parse.stream.{VerifierBuilder,DetachedVerifierBuilder}.{from_bytes,from_file,from_reader}": {
    is: "signature",
    name: "PGP",
    functions: ["verify"]
  },
  "pgp.{SignedSecretKey,SignedPublicKey,Message}.{from_string,from_bytes,from_armor_single}": { is: "key", name: "PGP" }
})
