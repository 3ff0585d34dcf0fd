import { arg, library, named, type Row } from "../rule.ts"

const common = "rand writerand provider-path provider provparam propquery engine config"

/** Verification options, of those with and those without a value. */
const verified = "policy purpose verify_name verify_depth auth_level attime verify_hostname verify_email verify_ip"
const checked =
  "ignore_critical issuer_checks crl_check crl_check_all policy_check explicit_policy inhibit_any inhibit_map x509_strict extended_crl use_deltas policy_print check_ss_sig trusted_first suiteB_128_only suiteB_128 suiteB_192 partial_chain no_alt_chains no_check_time allow_proxy_certs"

const commands = {
  enc: {
    valued: `${common} in k kfile out pass bufsize K S iv md iter saltlen skeymgmt skeyopt`,
    flags: "list ciphers e d p P v base64|a A nopad salt nosalt debug pbkdf2 none z",
    others: "cipher",
    isOpen: true,
    uses: "pbkdf2|iter"
  },
  dgst: {
    valued: `${common} passin out keyform xoflen sign verify prverify sigopt signature hmac mac macopt`,
    flags: "help list engine_impl c r hex binary d debug fips-fingerprint",
    others: "digest",
    isOpen: true,
    settings: { sigopt: ":", macopt: ":" }
  },
  mac: {
    valued: `${common} macopt cipher digest in out`,
    flags: "binary",
    settings: { macopt: ":" }
  },
  kdf: {
    valued: `${common} kdfopt cipher digest mac keylen out`,
    flags: "binary",
    settings: { kdfopt: ":" }
  },
  passwd: {
    valued: `${common} in salt`,
    flags: "noverify stdin quiet table reverse sha512|6 sha256|5 apr1 md5|1 aixmd5 crypt"
  },
  rand: {
    valued: `${common} out`,
    flags: "base64 hex"
  },
  genrsa: {
    valued: `${common} out passout primes`,
    flags: "3 F4 f4 verbose traditional quiet",
    others: "cipher",
    uses: "cipher"
  },
  genpkey: {
    valued: `${common} paramfile algorithm pkeyopt out outform pass outpubkey`,
    flags: "quiet genparam text verbose",
    others: "cipher",
    settings: { pkeyopt: ":" },
    uses: "cipher"
  },
  dsaparam: {
    valued: `${common} in inform out outform`,
    flags: "text noout verbose genkey quiet"
  },
  gendsa: {
    valued: `${common} out passout`,
    flags: "verbose quiet",
    others: "cipher",
    uses: "cipher"
  },
  dhparam: {
    valued: `${common} in inform out outform`,
    flags: "check dsaparam text noout 2 3 5 quiet verbose"
  },
  ecparam: {
    valued: `${common} in inform out outform param_enc name conv_form`,
    flags: "list_curves genkey text noout check check_named no_seed"
  },
  rsa: {
    valued: `${common} in inform passin out outform passout`,
    flags:
      "check pubin RSAPublicKey_in pubout RSAPublicKey_out noout text modulus traditional pvk-strong pvk-weak pvk-none",
    others: "cipher",
    uses: "cipher"
  },
  dsa: {
    valued: `${common} in inform passin out outform passout`,
    flags: "pvk-strong pvk-weak pvk-none pubin noout text modulus pubout",
    others: "cipher",
    uses: "cipher"
  },
  ec: {
    valued: `${common} in inform passin param_enc conv_form out outform passout`,
    flags: "pubin check noout text param_out pubout no_public",
    others: "cipher",
    uses: "cipher"
  },
  pkey: {
    valued: `${common} in inform passin out outform passout ec_conv_form ec_param_enc`,
    flags: "check pubcheck pubin traditional pubout noout text text_pub",
    others: "cipher",
    uses: "cipher"
  },
  pkcs8: {
    valued: `${common} v1 v2 v2prf in inform passin out outform passout iter scrypt_N scrypt_r scrypt_p saltlen`,
    flags: "nocrypt topk8 traditional noiter scrypt",
    uses: "v1 v2 v2prf scrypt"
  },
  pkcs12: {
    valued: `${common} in out passin passout password inkey certfile passcerts untrusted CAfile CApath CAstore name caname CSP keypbe certpbe macalg iter macsaltlen pbmac1_pbkdf2_md jdktrust`,
    flags:
      "twopass nokeys nocerts noout legacy info nomacver clcerts cacerts noenc nodes export chain no-CAfile no-CApath no-CAstore LMK keyex keysig descert noiter nomaciter maciter nomac pbmac1_pbkdf2",
    others: "cipher",
    uses: "cipher keypbe certpbe macalg"
  },
  req: {
    valued: `${common} keygen_engine in inform section nameopt reqopt CA CAkey subj days set_serial copy_extensions addext extensions reqexts key keyform keyout passin passout newkey pkeyopt sigopt vfyopt out outform not_before not_after`,
    flags:
      "verify new utf8 text subject multivalue-rdn precert pubkey batch verbose noenc nodes noout newhdr modulus quiet x509v1",
    others: "digest",
    choices: { x509: "x509" },
    settings: { pkeyopt: ":", sigopt: ":" }
  },
  x509: {
    valued: `${common} in passin copy_extensions inform vfyopt key signkey keyform out outform dateopt certopt nameopt ext checkend checkhost checkemail checkip set_serial days subj force_pubkey extfile extensions sigopt CA CAform CAkey CAkeyform CAserial setalias addtrust addreject not_before not_after`,
    flags:
      "new x509toreq req nocert noout text fingerprint alias serial startdate enddate dates subject issuer email hash subject_hash subject_hash_old issuer_hash issuer_hash_old ocspid ocsp_uri purpose pubkey modulus next_serial preserve_dates clrext badsig CAcreateserial trustout clrtrust clrreject multi",
    others: "digest",
    settings: { sigopt: ":" }
  },
  ca: {
    valued: `${common} outdir in inform out dateopt ss_cert spkac name section policy subj startdate enddate days extensions extfile md keyfile keyform passin key cert certform sigopt vfyopt valid status crlexts crl_reason crl_hold crl_compromise crl_CA_compromise crl_lastupdate crl_nextupdate crldays crlhours crlsec revoke not_before not_after`,
    flags:
      "verbose infiles notext batch msie_hack utf8 create_serial rand_serial multivalue-rdn preserveDN noemailDN selfsign gencrl updatedb x509v1",
    settings: { sigopt: ":" }
  },
  crl: {
    valued: `${common} in inform key keyform out outform dateopt nameopt gendelta CApath CAfile CAstore`,
    flags:
      "verify text hash hash_old issuer lastupdate nextupdate noout fingerprint crlnumber badsig no-CAfile no-CApath no-CAstore",
    others: "digest"
  },
  ocsp: {
    valued: `${common} ${verified} CAfile CApath CAstore timeout multi CA nmin nrequest reqin signer sign_other index ndays rsigner rkey passin rother rmd rsigopt header rcid url host port path proxy no_proxy out respin VAfile verify_other cert serial validity_period signkey reqout respout issuer status_age`,
    flags: `${checked} ignore_err no-CAfile no-CApath no-CAstore resp_no_certs no_certs badsig noverify nonce no_nonce no_signature_verify resp_key_id no_cert_verify text req_text resp_text no_chain no_cert_checks no_explicit trust_other no_intern`,
    others: "digest"
  },
  verify: {
    valued: `${common} ${verified} nameopt trusted CAfile CApath CAstore untrusted CRLfile vfyopt`,
    flags: `${checked} verbose no-CAfile no-CApath no-CAstore crl_download show_chain cert`
  },
  ts: {
    valued: `${common} ${verified} section inkey signer chain CAfile CApath CAstore untrusted passin data digest queryfile in tspolicy out`,
    flags: `${checked} token_in token_out query cert verify reply no_nonce text`,
    others: "digest"
  },
  smime: {
    valued: `${common} ${verified} in inform out outform inkey keyform passin md signer content certfile recip to from subject CApath CAfile CAstore`,
    flags: `${checked} stream indef noindef encrypt decrypt sign resign verify pk7out nointern nodetach noattr binary nocerts nosigs noverify text nosmimecap no-CAfile no-CApath no-CAstore nochain crlfeol cert`,
    others: "cipher"
  },
  cms: {
    valued: `${common} ${verified} in out verify_receipt inform outform rctform pwri_password secretkey secretkeyid inkey passin keyopt keyform originator recip wrap md signer certfile receipt_request_from receipt_request_to signer content CAfile CApath CAstore econtent_type certsout to from subject nameopt digest kekcipher`,
    flags: `${checked} encrypt decrypt sign verify resign sign_receipt digest_create digest_verify compress uncompress EncryptedData_encrypt EncryptedData_decrypt data_create data_out cmsout stream indef noindef binary crlfeol asciicrlf aes128-wrap aes192-wrap aes256-wrap des3-wrap debug_decrypt cades nodetach nocerts noattr nosmimecap receipt_request_all receipt_request_first no_content_verify no_attr_verify nosigs noverify nointern verify_retcode no-CAfile no-CApath no-CAstore keyid text noout print receipt_request_print no_signing_time`,
    others: "cipher",
    settings: { keyopt: ":" }
  },
  pkeyutl: {
    valued: `${common} in inkey passin peerkey peerform sigfile keyform out digest pkeyopt pkeyopt_passin kdf kdflen secret kemop`,
    flags:
      "engine_impl sign verify encrypt decrypt derive rawin pubin certin rev asn1parse hexdump verifyrecover encap decap",
    settings: { pkeyopt: ":" }
  },
  rsautl: {
    valued: `${common} in inkey keyform passin out`,
    flags: "sign verify encrypt decrypt pubin certin rev pkcs asn1parse hexdump",
    choices: { padding: "oaep raw x931" }
  },
  s_client: {
    valued: `${common} ${verified} ssl_client_engine ssl_config ctlogfile host port connect bind proxy proxy_user proxy_pass unix maxfraglen max_send_frag split_send_frag max_pipelines read_buf cert certform cert_chain key keyform pass verify nameopt CApath CAfile CAstore requestCAfile dane_tlsa_domain dane_tlsa_rrdata psk_identity psk psk_session name sess_out sess_in starttls xmpphost msgfile keymatexport keymatexportlen keylogfile servername serverinfo alpn mtu nextprotoneg early_data use_srtp srpuser srppass srp_strength CRL CRLform chainCAfile chainCApath chainCAstore verifyCAfile verifyCApath verifyCAstore xkey xcert xchain xcertform xkeyform sigalgs client_sigalgs groups|curves|named_curve cipher ciphersuites min_protocol max_protocol record_padding`,
    flags: `${checked} ct noct 4 6 fallback_scsv build_chain no-CAfile no-CApath no-CAstore dane_ee_no_namechecks reconnect crlf quiet ign_eof no_ign_eof brief prexit showcerts debug msg nbio_test state security_debug security_debug_verbose trace wdebug nocommands noservername tlsextdebug ignore_unexpected_eof status async nbio timeout sctp sctp_label_bug enable_pha srp_lateuser srp_moregroups crl_download verify_return_error verify_quiet xchain_build no_ssl3 no_tls1 no_tls1_1 no_tls1_2 no_tls1_3 bugs no_comp comp no_ticket serverpref legacy_renegotiation client_renegotiation no_renegotiation legacy_server_connect no_resumption_on_reneg no_legacy_server_connect allow_no_dhe_kex prioritize_chacha strict debug_broken_protocol no_middlebox no_etm`,
    choices: { version: "ssl3 tls1 tls1_1 tls1_2 tls1_3 dtls dtls1 dtls1_2" },
    uses: "ciphersuites min_protocol max_protocol sigalgs client_sigalgs"
  },
  s_server: {
    valued: `${common} ${verified} ssl_config port accept unix context CAfile CApath CAstore verify Verify nameopt cert cert2 certform cert_chain serverinfo key key2 keyform pass dcert dcertform dcert_chain dkey dkeyform dpass dhparam servername id_prefix keymatexport keymatexportlen CRL CRLform chainCAfile chainCApath chainCAstore verifyCAfile verifyCApath verifyCAstore status_timeout status_url proxy no_proxy status_file msgfile max_pipelines naccept keylogfile mtu read_buf split_send_frag max_send_frag psk_identity psk_hint psk psk_session srpvfile srpuserseed max_early_data recv_max_early_data num_tickets use_srtp nextprotoneg alpn xkey xcert xchain xcertform xkeyform sigalgs client_sigalgs groups|curves|named_curve cipher ciphersuites min_protocol max_protocol record_padding`,
    flags: `${checked} trace unlink 4 6 no-CAfile no-CApath no-CAstore nocert build_chain servername_fatal nbio_test crlf quiet no_resume_ephemeral www WWW ignore_unexpected_eof tlsextdebug HTTP crl_download no_cache ext_cache verify_return_error verify_quiet ign_eof no_ign_eof status status_verbose security_debug security_debug_verbose brief rev debug msg state async nbio timeout early_data anti_replay no_anti_replay http_server_binmode no_ca_names stateless listen sctp sctp_label_bug no_dhe sendfile xchain_build no_ssl3 no_tls1 no_tls1_1 no_tls1_2 no_tls1_3 bugs no_comp comp no_ticket serverpref legacy_renegotiation client_renegotiation no_renegotiation legacy_server_connect no_resumption_on_reneg no_legacy_server_connect allow_no_dhe_kex prioritize_chacha strict debug_broken_protocol no_middlebox no_etm`,
    choices: { version: "ssl3 tls1 tls1_1 tls1_2 tls1_3 dtls dtls1 dtls1_2" },
    uses: "ciphersuites min_protocol max_protocol sigalgs client_sigalgs"
  }
} as const

const keyEncryption: Row = { is: "cipher", algorithm: named("cipher", "openssl"), functions: ["encrypt"] }
const certificate: Row = { is: "certificate", certificateFormat: "X.509", digest: named("digest", "opensslDigest") }
const padded: Row = {
  padding: named("rsa_padding_mode", "padding"),
  mgfDigest: named("rsa_mgf1_md", "opensslDigest")
}
const request: Row = {
  ...certificate,
  ...padded,
  algorithm: named("newkey", "opensslKey"),
  keyBits: named("rsa_keygen_bits", "int"),
  curve: named("ec_paramgen_curve", "curve")
}
const signed: Row = { ...padded, is: "signature", digest: named("digest", "opensslDigest") }
const transported: Row = {
  ...padded,
  is: "cipher",
  primitive: "pke",
  digest: named("rsa_oaep_md", "opensslDigest")
}
const rsaPadded: Row = { name: "RSA", padding: named("padding", "padding"), defaults: { padding: "pkcs1v15" } }
const rsaSigned: Row = { ...rsaPadded, is: "signature" }
const rsaTransported: Row = { ...rsaPadded, is: "cipher", primitive: "pke" }
const secured: Row = {
  is: "protocol",
  algorithm: named("version", "tlsVersion"),
  suite: named("cipher", "cipherList"),
  curve: named("groups", "groupList"),
  verification: named("verify_return_error", "checksPeer"),
  defaults: { name: "TLS" }
}

/*
 * Sources: the manual pages of OpenSSL 3 (docs.openssl.org/master/man1): openssl(1) and one page for each command, with
 * openssl-verification-options(1) and openssl-passphrase-options(1). Defaults are those that these pages name: SHA-256 for
 * dgst, and with 10,000 iterations for `enc -pbkdf2`, which `-iter` stands for as well; 2048 bits for genrsa and RSA keys of
 * genpkey; SHA-1 for `x509 -fingerprint` and the certificate identifiers of ocsp; SHA-256 for `ts -query`; PKCS #1 v1.5 for
 * rsautl. Which hash another version takes for a password or a signature is not told.
 */
export const openssl = library(
  "shell",
  "openssl",
  {
    "openssl.enc(cipher:)": {
      is: "cipher",
      algorithm: named("cipher", "openssl"),
      functions: named("d", "decrypting"),
      nonceBits: named("iv", "hexBytes"),
      key: named("K", "hexBytes")
    },
    "openssl.enc": { is: "cipher" },
    "openssl.enc({base64,list,ciphers,none,z}:)": {},
    "openssl.enc.pbkdf2": {
      is: "kdf",
      name: "PBKDF2",
      digest: named("md", "opensslDigest"),
      iterations: named("iter", "int"),
      saltBits: named("S", "hexBytes"),
      defaults: { digest: "SHA-256", iterations: 10_000 }
    },

    "openssl.dgst": { is: "hash", algorithm: named("digest", "opensslDigest"), defaults: { name: "SHA-256" } },
    "openssl.dgst({list,help}:)": {},
    "openssl.dgst(hmac:)": {
      is: "mac",
      name: "HMAC",
      digest: named("digest", "opensslDigest"),
      key: named("hmac", "any"),
      defaults: { digest: "SHA-256" }
    },
    "openssl.dgst(mac:)": {
      is: "mac",
      algorithm: named("mac", "openssl"),
      digest: named("digest", "opensslDigest"),
      cipher: named("cipher", "openssl"),
      key: named("hexkey", "hexBytes")
    },
    "openssl.dgst(sign:)": { ...signed, functions: ["sign"] },
    "openssl.dgst({verify,prverify}:)": { ...signed, functions: ["verify"] },
    "openssl.mac": {
      is: "mac",
      algorithm: arg(0, "openssl"),
      digest: named("digest", "opensslDigest"),
      cipher: named("cipher", "openssl"),
      key: named("hexkey", "hexBytes")
    },
    "openssl.kdf": {
      is: "kdf",
      algorithm: arg(0, "openssl"),
      digest: named("digest", "opensslDigest"),
      iterations: named("iter", "int"),
      blockSize: named("r", "int"),
      parallelism: named("p", "int"),
      saltBits: named("hexsalt", "hexBytes"),
      outputBits: named("keylen", "byteCount")
    },
    "openssl.passwd": { is: "password-hash" },
    "openssl.passwd({md5,apr1,aixmd5}:)": { is: "password-hash", name: "crypt-md5" },
    "openssl.passwd({sha256,sha512}:)": { is: "password-hash", name: "crypt-{1}" },
    "openssl.passwd(crypt:)": { is: "password-hash", name: "crypt-des" },
    "openssl.rand": { is: "random", name: "RNG", byteLength: arg(0, "int") },

    "openssl.genrsa": { is: "keygen", name: "RSA", keyBits: arg(0, "int"), defaults: { keyBits: 2048 } },
    "openssl.genpkey": {
      is: "keygen",
      algorithm: named("algorithm", "openssl"),
      keyBits: named("rsa_keygen_bits", "int"),
      curve: named("ec_paramgen_curve", "curve"),
      group: named("group", "curve"),
      defaults: { name: "RSA", keyBits: 2048 }
    },
    "openssl.genpkey(genparam:)": {
      is: "parameters",
      algorithm: named("algorithm", "openssl"),
      curve: named("ec_paramgen_curve", "curve"),
      keyBits: named("dh_paramgen_prime_len", "int"),
      group: named("group", "curve")
    },
    "openssl.genpkey(paramfile:)": { is: "keygen" },
    "openssl.dsaparam": { is: "parameters", name: "DSA", keyBits: arg(0, "int") },
    "openssl.dsaparam(genkey:)": { is: "keygen", name: "DSA", keyBits: arg(0, "int") },
    "openssl.gendsa": { is: "keygen", name: "DSA" },
    "openssl.dhparam": { is: "parameters", name: "DH", keyBits: arg(0, "int") },
    "openssl.ecparam(genkey:)": { is: "keygen", name: "EC", curve: named("name", "curve") },
    "openssl.ecparam(name:)": { is: "parameters", name: "EC", curve: named("name", "curve") },
    "openssl.{genrsa,gendsa,genpkey,rsa,dsa,ec,pkey,pkcs12}.cipher": keyEncryption,

    "openssl.pkcs8({topk8,v1,v2,scrypt}:)": { is: "key", material: "private-key", certificateFormat: "PKCS8" },
    "openssl.pkcs8.{v1,v2}": {
      is: "cipher",
      algorithm: named("{1}", "opensslPbe"),
      iterations: named("iter", "int"),
      functions: ["encrypt"]
    },
    "openssl.pkcs8.v2prf": {
      is: "kdf",
      name: "PBKDF2",
      digest: named("v2prf", "opensslDigest"),
      iterations: named("iter", "int")
    },
    "openssl.pkcs8.scrypt": {
      is: "kdf",
      name: "scrypt",
      blockSize: named("scrypt_r", "int"),
      parallelism: named("scrypt_p", "int")
    },
    "openssl.pkcs12": { is: "keystore", certificateFormat: "PKCS12" },
    "openssl.pkcs12.{keypbe,certpbe}": {
      is: "cipher",
      algorithm: named("{1}", "opensslPbe"),
      iterations: named("iter", "int"),
      functions: ["encrypt"]
    },
    "openssl.pkcs12.macalg": {
      is: "mac",
      name: "HMAC",
      digest: named("macalg", "opensslDigest"),
      iterations: named("iter", "int")
    },

    "openssl.req(x509:)": request,
    "openssl.req({new,newkey}:)": { ...request, certificateFormat: "PKCS10" },
    "openssl.x509({req,signkey,key,CA,x509toreq,new}:)": { ...certificate, ...padded },
    "openssl.x509(fingerprint:)": {
      is: "hash",
      algorithm: named("digest", "opensslDigest"),
      defaults: { name: "SHA-1" }
    },
    "openssl.ca": { ...certificate, ...padded, digest: named("md", "opensslDigest") },
    "openssl.crl(gendelta:)": { is: "signature", digest: named("digest", "opensslDigest"), functions: ["sign"] },
    "openssl.crl(fingerprint:)": { is: "hash", algorithm: named("digest", "opensslDigest") },
    "openssl.ocsp(issuer:)": {
      is: "hash",
      algorithm: named("digest", "opensslDigest"),
      defaults: { name: "SHA-1" }
    },
    "openssl.ocsp(rsigner:)": { is: "signature", digest: named("rmd", "opensslDigest"), functions: ["sign"] },
    "openssl.verify": { is: "certificate", certificateFormat: "X.509", functions: ["verify"] },
    "openssl.ts(query:)": {
      is: "hash",
      algorithm: named("digest", "opensslDigest"),
      defaults: { name: "SHA-256" }
    },
    "openssl.ts(reply:)": { is: "signature", name: "CMS", functions: ["sign"] },
    "openssl.ts(verify:)": { is: "signature", name: "CMS", functions: ["verify"] },

    "openssl.{smime,cms}(encrypt:)": {
      is: "cipher",
      algorithm: named("cipher", "openssl"),
      functions: ["encrypt"]
    },
    "openssl.{smime,cms}(decrypt:)": { is: "cipher", name: "CMS", functions: ["decrypt"] },
    "openssl.{smime,cms}({sign,resign}:)": {
      is: "signature",
      name: "CMS",
      digest: named("md", "opensslDigest"),
      functions: ["sign"]
    },
    "openssl.{smime,cms}(verify:)": { is: "signature", name: "CMS", functions: ["verify"] },
    "openssl.pkeyutl(sign:)": { ...signed, functions: ["sign"] },
    "openssl.pkeyutl({verify,verifyrecover}:)": { ...signed, functions: ["verify"] },
    "openssl.pkeyutl(encrypt:)": { ...transported, functions: ["encrypt"] },
    "openssl.pkeyutl(decrypt:)": { ...transported, functions: ["decrypt"] },
    "openssl.pkeyutl(derive:)": { is: "key-agreement" },
    "openssl.pkeyutl({encap,decap}:)": { is: "kem" },
    "openssl.rsautl(sign:)": { ...rsaSigned, functions: ["sign"] },
    "openssl.rsautl(verify:)": { ...rsaSigned, functions: ["verify"] },
    "openssl.rsautl(encrypt:)": { ...rsaTransported, functions: ["encrypt"] },
    "openssl.rsautl(decrypt:)": { ...rsaTransported, functions: ["decrypt"] },

    "openssl.{s_client,s_server}": secured,
    "openssl.{s_client,s_server}.ciphersuites": {
      is: "protocol",
      name: "TLS",
      suite: named("ciphersuites", "cipherList")
    },
    "openssl.{s_client,s_server}.{min_protocol,max_protocol}": {
      is: "protocol",
      algorithm: named("{2}", "tlsVersion")
    },
    "openssl.{s_client,s_server}.{sigalgs,client_sigalgs}": {
      is: "parameters",
      algorithm: named("{2}", "signatureList")
    }
  },
  {
    openssl: {
      alsoNamed:
        "openssl1 openssl11 openssl3 $OPENSSL $OPENSSL_BIN $OPENSSL_CMD $OPENSSL_PATH $EASYRSA_OPENSSL $openssl",
      commands,
      shorthands: {
        dgst: {
          keyword: "digest",
          words:
            "blake2b512 blake2s256 md2 md4 md5 mdc2 rmd160 ripemd160 sha1 sha224 sha256 sha384 sha512 sha512-224 sha512-256 sha3-224 sha3-256 sha3-384 sha3-512 shake128 shake256 sm3"
        },
        enc: {
          keyword: "cipher",
          words:
            "aes128 aes-128-cbc aes-128-cfb aes-128-ctr aes-128-ecb aes-128-ofb aes192 aes-192-cbc aes-192-cfb aes-192-ctr aes-192-ecb aes-192-ofb aes256 aes-256-cbc aes-256-cfb aes-256-ctr aes-256-ecb aes-256-ofb aria128 aria-128-cbc aria-128-cfb aria-128-ctr aria-128-ecb aria-128-ofb aria192 aria-192-cbc aria-192-cfb aria-192-ctr aria-192-ecb aria-192-ofb aria256 aria-256-cbc aria-256-cfb aria-256-ctr aria-256-ecb aria-256-ofb camellia128 camellia-128-cbc camellia-128-cfb camellia-128-ctr camellia-128-ecb camellia-128-ofb camellia192 camellia-192-cbc camellia-192-cfb camellia-192-ctr camellia-192-ecb camellia-192-ofb camellia256 camellia-256-cbc camellia-256-cfb camellia-256-ctr camellia-256-ecb camellia-256-ofb bf bf-cbc bf-cfb bf-ecb bf-ofb cast cast-cbc cast5-cbc cast5-cfb cast5-ecb cast5-ofb chacha20 des des-cbc des-cfb des-ecb des-ede des-ede-cbc des-ede-cfb des-ede-ofb des-ofb des3 desx des-ede3 des-ede3-cbc des-ede3-cfb des-ede3-ofb idea idea-cbc idea-cfb idea-ecb idea-ofb rc2 rc2-40-cbc rc2-64-cbc rc2-cbc rc2-cfb rc2-ecb rc2-ofb rc4 rc4-40 rc5 rc5-cbc rc5-cfb rc5-ecb rc5-ofb seed seed-cbc seed-cfb seed-ecb seed-ofb sm4 sm4-cbc sm4-cfb sm4-ctr sm4-ecb sm4-ofb"
        }
      }
    }
  }
)
