import { arg, library, text } from "../../match/rule.ts"

const generated = { is: "random", name: "RNG" } as const
const certificate = { is: "certificate", certificateFormat: "X.509" } as const
const age = { is: "cipher", name: "age" } as const
const pgp = { is: "cipher", name: "PGP" } as const

/*
 * rand 0.8 and 0.9 with rand_core, getrandom 0.2 and 0.3, snow 0.9, rcgen 0.11 to 0.14, x509-parser 0.16, x509-cert 0.2, webpki,
 * ssh-key 0.6, russh and russh-keys 0.4x, ssh2 0.9, age 0.10 and 0.11, sequoia-openpgp 1 and 2, pgp 0.14: API references
 * (docs.rs). rcgen signs with ECDSA over P-256 and SHA-256 where nothing is said.
 */
export const protocols = library("rust", "protocols", {
  "{rand.rngs,rand_core,aes_gcm.aead,chacha20poly1305.aead,argon2.password_hash.rand_core,password_hash.rand_core}.OsRng":
    {
      returns: "rand.Rng"
    },
  "rand.{thread_rng,rng}": { ...generated, returns: "rand.Rng" },
  "rand.rngs.StdRng.{from_entropy,from_os_rng,seed_from_u64,from_seed,from_rng}": { ...generated, returns: "rand.Rng" },
  "rand_chacha.ChaCha{8,12,20}Rng.{from_entropy,from_os_rng,seed_from_u64,from_seed,from_rng}": {
    ...generated,
    returns: "rand.Rng"
  },
  "rand.Rng#{fill_bytes,try_fill_bytes,fill}": { ...generated, byteLength: arg(0, "size") },
  "rand.{random,fill}": generated,
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
  "rcgen.KeyPair.{from_pem,from_der,from_pem_and_sign_algo}": { is: "key", material: "private-key" },
  "rcgen.PKCS_ECDSA_P256_SHA256": { name: "ECDSA", curve: "P-256", digest: "SHA-256" },
  "rcgen.PKCS_ECDSA_P384_SHA384": { name: "ECDSA", curve: "P-384", digest: "SHA-384" },
  "rcgen.PKCS_ECDSA_P521_SHA512": { name: "ECDSA", curve: "P-521", digest: "SHA-512" },
  "rcgen.PKCS_ED25519": { name: "Ed25519" },
  "rcgen.PKCS_RSA_SHA{256,384,512}": { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-{1}" },
  "rcgen.PKCS_RSA_PSS_SHA256": { name: "RSA", primitive: "signature", padding: "pss", digest: "SHA-256" },
  "rcgen.{Certificate.from_params,CertificateParams.new}": certificate,
  "x509_parser.{parse_x509_certificate,parse_x509_pem,parse_x509_crl,pem.parse_x509_pem,certificate.X509Certificate.from_der}":
    certificate,
  "x509_cert.Certificate.{from_der,from_pem,load_pem_chain}": certificate,
  "x509_cert.builder.{CertificateBuilder,RequestBuilder}.new": certificate,
  "webpki.EndEntityCert.{from,try_from}": certificate,
  "p12.PFX.{parse,new}": { is: "keystore", certificateFormat: "PKCS12" },

  "ssh_key.PrivateKey.random": { is: "keygen", algorithm: arg(1, "any") },
  "ssh_key.PrivateKey.{from_openssh,read_openssh_file,new}": { is: "key", material: "private-key" },
  "ssh_key.PublicKey.{from_openssh,read_openssh_file,new}": { is: "key", material: "public-key" },
  "ssh_key.Algorithm.{Ed25519,Rsa,Dsa}": { algorithm: text("{1}", "openssl") },
  "ssh2.Session.new": { is: "protocol", name: "SSH" },
  "{russh.client,thrussh.client}.{connect,connect_stream}": { is: "protocol", name: "SSH" },
  "russh.server.{run,run_stream}": { is: "protocol", name: "SSH" },
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
