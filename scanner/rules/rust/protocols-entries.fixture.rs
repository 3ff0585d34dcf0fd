// Every entry point that the other fixture does not show.
fn entries() {
  rand::rng(x, y, z); // expect: random RNG
  rand::rngs::StdRng::from_os_rng(x, y, z); // expect: random RNG
  rand::rngs::StdRng::from_seed(x, y, z); // expect: random RNG
  rand::rngs::StdRng::from_rng(x, y, z); // expect: random RNG
  rand_chacha::ChaCha8Rng::try_from_os_rng(x, y, z); // expect: random RNG-ChaCha8
  rand_chacha::ChaCha8Rng::try_from_rng(x, y, z); // expect: random RNG-ChaCha8
  rand_chacha::ChaCha12Rng::try_from_os_rng(x, y, z); // expect: random RNG-ChaCha12
  rand_chacha::ChaCha12Rng::try_from_rng(x, y, z); // expect: random RNG-ChaCha12
  rand_chacha::ChaCha20Rng::try_from_os_rng(x, y, z); // expect: random RNG-ChaCha20
  rand_chacha::ChaCha20Rng::try_from_rng(x, y, z); // expect: random RNG-ChaCha20
  rand_chacha::ChaCha8Rng::from_entropy(x, y, z); // expect: random RNG-ChaCha8
  rand_chacha::ChaCha8Rng::from_os_rng(x, y, z); // expect: random RNG-ChaCha8
  rand_chacha::ChaCha8Rng::from_seed(x, y, z); // expect: random RNG-ChaCha8
  rand_chacha::ChaCha8Rng::from_rng(x, y, z); // expect: random RNG-ChaCha8
  rand_chacha::ChaCha12Rng::from_entropy(x, y, z); // expect: random RNG-ChaCha12
  rand_chacha::ChaCha12Rng::from_os_rng(x, y, z); // expect: random RNG-ChaCha12
  rand_chacha::ChaCha12Rng::from_seed(x, y, z); // expect: random RNG-ChaCha12
  rand_chacha::ChaCha12Rng::from_rng(x, y, z); // expect: random RNG-ChaCha12
  rand_chacha::ChaCha20Rng::from_entropy(x, y, z); // expect: random RNG-ChaCha20
  rand_chacha::ChaCha20Rng::from_os_rng(x, y, z); // expect: random RNG-ChaCha20
  rand_chacha::ChaCha20Rng::from_seed(x, y, z); // expect: random RNG-ChaCha20
  rand_chacha::ChaCha20Rng::from_rng(x, y, z); // expect: random RNG-ChaCha20
  rand::random(x, y, z); // expect: random RNG
  rand::fill(x, y, z); // expect: random RNG
  rand::random_range(0..6); // expect: random RNG
  rand::random_bool(0.5); // expect: random RNG
  rand::random_ratio(1, 2); // expect: random RNG
  rand::random_iter(); // expect: random RNG
  let made: StdRng = rand::make_rng(); // expect: random RNG
  use rand::rngs::SysRng;
  SysRng.try_fill_bytes(&mut bytes); // expect: random RNG
  getrandom::fill(x, y, z); // expect: random RNG
  getrandom::u32(x, y, z); // expect: random RNG
  getrandom::u64(x, y, z); // expect: random RNG
  rcgen::generate_simple_self_signed(x, y, z); // expect: certificate ECDSA-P-256-SHA-256 certificateFormat=X.509 curve=P-256 digest=SHA-256
  rcgen::KeyPair::from_pem(x, y, z); // expect: key unknown material=private-key
  rcgen::KeyPair::from_der(x, y, z); // expect: key unknown material=private-key
  rcgen::KeyPair::from_pem_and_sign_algo(x, y, z); // expect: key unknown material=private-key
  rcgen::KeyPair::generate_for(&rcgen::PKCS_ECDSA_P256_SHA256); // expect: keygen ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256
  rcgen::KeyPair::generate_for(&rcgen::PKCS_ECDSA_P384_SHA384); // expect: keygen ECDSA-P-384-SHA-384 curve=P-384 digest=SHA-384
  rcgen::KeyPair::generate_for(&rcgen::PKCS_ECDSA_P521_SHA512); // expect: keygen ECDSA-P-521-SHA-512 curve=P-521 digest=SHA-512
  rcgen::KeyPair::generate_for(&rcgen::PKCS_RSA_SHA256); // expect: keygen RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256
  rcgen::KeyPair::generate_for(&rcgen::PKCS_RSA_SHA384); // expect: keygen RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384
  rcgen::KeyPair::generate_for(&rcgen::PKCS_RSA_SHA512); // expect: keygen RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512
  rcgen::KeyPair::generate_for(&rcgen::PKCS_RSA_PSS_SHA256); // expect: keygen RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256
  rcgen::Certificate::from_params(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rcgen::CertificateParams::new(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_parser::parse_x509_certificate(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_parser::parse_x509_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_parser::parse_x509_crl(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_parser::pem::parse_x509_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_parser::certificate::X509Certificate::from_der(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_cert::Certificate::from_der(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_cert::Certificate::from_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_cert::Certificate::load_pem_chain(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_cert::builder::CertificateBuilder::new(x, y, z); // expect: certificate unknown certificateFormat=X.509
  x509_cert::builder::RequestBuilder::new(x, y, z); // expect: certificate unknown certificateFormat=PKCS10
  webpki::EndEntityCert::from(x, y, z); // expect: certificate unknown certificateFormat=X.509
  webpki::EndEntityCert::try_from(x, y, z); // expect: certificate unknown certificateFormat=X.509
  p12::PFX::parse(x, y, z); // expect: keystore unknown certificateFormat=PKCS12
  p12::PFX::new(x, y, z); // expect: keystore unknown certificateFormat=PKCS12
  ssh_key::PrivateKey::from_openssh(x, y, z); // expect: key unknown material=private-key
  ssh_key::PrivateKey::read_openssh_file(x, y, z); // expect: key unknown material=private-key
  ssh_key::PrivateKey::new(x, y, z); // expect: key unknown material=private-key
  ssh_key::PublicKey::from_openssh(x, y, z); // expect: key unknown material=public-key
  ssh_key::PublicKey::read_openssh_file(x, y, z); // expect: key unknown material=public-key
  ssh_key::PublicKey::new(x, y, z); // expect: key unknown material=public-key
  ssh_key::PrivateKey::random(r, ssh_key::Algorithm::Rsa); // expect: keygen RSA
  ssh_key::PrivateKey::random(r, ssh_key::Algorithm::Dsa); // expect: keygen DSA
  ssh2::Session::new(x, y, z); // expect: protocol SSH
  russh::client::connect(x, y, z); // expect: protocol SSH
  russh::client::connect_stream(x, y, z); // expect: protocol SSH
  thrussh::client::connect(x, y, z); // expect: protocol SSH
  thrussh::client::connect_stream(x, y, z); // expect: protocol SSH
  russh::server::run(x, y, z); // expect: protocol SSH
  russh::server::run_stream(x, y, z); // expect: protocol SSH
  russh_keys::load_secret_key(x, y, z); // expect: key unknown material=private-key
  russh_keys::decode_secret_key(x, y, z); // expect: key unknown material=private-key
  russh::keys::load_secret_key(x, y, z); // expect: key unknown material=private-key
  russh::keys::decode_secret_key(x, y, z); // expect: key unknown material=private-key
  thrussh_keys::load_secret_key(x, y, z); // expect: key unknown material=private-key
  thrussh_keys::decode_secret_key(x, y, z); // expect: key unknown material=private-key
  russh_keys::load_public_key(x, y, z); // expect: key unknown material=public-key
  russh_keys::parse_public_key_base64(x, y, z); // expect: key unknown material=public-key
  russh::keys::load_public_key(x, y, z); // expect: key unknown material=public-key
  russh::keys::parse_public_key_base64(x, y, z); // expect: key unknown material=public-key
  thrussh_keys::load_public_key(x, y, z); // expect: key unknown material=public-key
  thrussh_keys::parse_public_key_base64(x, y, z); // expect: key unknown material=public-key
  age::Encryptor::with_recipients(x, y, z); // expect: cipher age functions=encrypt
  age::Decryptor::new(x, y, z); // expect: cipher age functions=decrypt
  age::Decryptor::new_buffered(x, y, z); // expect: cipher age functions=decrypt
  age::Decryptor::new_async(x, y, z); // expect: cipher age functions=decrypt
  age::encrypt(x, y, z); // expect: cipher age functions=encrypt
  age::encrypt_and_armor(x, y, z); // expect: cipher age functions=encrypt
  age::decrypt(x, y, z); // expect: cipher age functions=decrypt
  age::x25519::Identity::generate(x, y, z); // expect: keygen x25519
  sequoia_openpgp::cert::CertBuilder::new(x, y, z); // expect: keygen PGP
  sequoia_openpgp::cert::CertBuilder::general_purpose(x, y, z); // expect: keygen PGP
  sequoia_openpgp::Cert::from_bytes(x, y, z); // expect: key PGP
  sequoia_openpgp::Cert::from_file(x, y, z); // expect: key PGP
  sequoia_openpgp::Cert::from_reader(x, y, z); // expect: key PGP
  sequoia_openpgp::cert::Cert::from_bytes(x, y, z); // expect: key PGP
  sequoia_openpgp::cert::Cert::from_file(x, y, z); // expect: key PGP
  sequoia_openpgp::serialize::stream::Encryptor::for_recipients(x, y, z); // expect: cipher PGP functions=encrypt
  sequoia_openpgp::serialize::stream::Encryptor::with_passwords(x, y, z); // expect: cipher PGP functions=encrypt
  sequoia_openpgp::serialize::stream::Encryptor2::for_recipients(x, y, z); // expect: cipher PGP functions=encrypt
  sequoia_openpgp::serialize::stream::Encryptor2::with_passwords(x, y, z); // expect: cipher PGP functions=encrypt
  sequoia_openpgp::serialize::stream::Signer::new(x, y, z); // expect: signature PGP functions=sign
  sequoia_openpgp::serialize::stream::Signer::with_template(x, y, z); // expect: signature PGP functions=sign
  sequoia_openpgp::parse::stream::DecryptorBuilder::from_bytes(x, y, z); // expect: cipher PGP functions=decrypt
  sequoia_openpgp::parse::stream::DecryptorBuilder::from_file(x, y, z); // expect: cipher PGP functions=decrypt
  sequoia_openpgp::parse::stream::DecryptorBuilder::from_reader(x, y, z); // expect: cipher PGP functions=decrypt
  sequoia_openpgp::parse::stream::VerifierBuilder::from_bytes(x, y, z); // expect: signature PGP functions=verify
  sequoia_openpgp::parse::stream::VerifierBuilder::from_file(x, y, z); // expect: signature PGP functions=verify
  sequoia_openpgp::parse::stream::VerifierBuilder::from_reader(x, y, z); // expect: signature PGP functions=verify
  sequoia_openpgp::parse::stream::DetachedVerifierBuilder::from_bytes(x, y, z); // expect: signature PGP functions=verify
  sequoia_openpgp::parse::stream::DetachedVerifierBuilder::from_file(x, y, z); // expect: signature PGP functions=verify
  sequoia_openpgp::parse::stream::DetachedVerifierBuilder::from_reader(x, y, z); // expect: signature PGP functions=verify
  pgp::SignedSecretKey::from_string(x, y, z); // expect: key PGP
  pgp::SignedSecretKey::from_bytes(x, y, z); // expect: key PGP
  pgp::SignedSecretKey::from_armor_single(x, y, z); // expect: key PGP
  pgp::SignedPublicKey::from_string(x, y, z); // expect: key PGP
  pgp::SignedPublicKey::from_bytes(x, y, z); // expect: key PGP
  pgp::SignedPublicKey::from_armor_single(x, y, z); // expect: key PGP
  pgp::Message::from_string(x, y, z); // expect: key PGP
  pgp::Message::from_bytes(x, y, z); // expect: key PGP
  pgp::Message::from_armor_single(x, y, z); // expect: key PGP
}
fn m0(v: &rand::Rng) { v.fill(x, y, z); } // expect: random RNG
fn m1(v: &snow::Builder) { v.build_initiator(x, y, z); }
fn m2(v: &snow::Builder) { v.build_responder(x, y, z); }
fn m3(v: &snow::Builder) { v.local_private_key(x, y, z); }
fn m4(v: &snow::Builder) { v.remote_public_key(x, y, z); }
fn m5(v: &snow::Builder) { v.psk(x, y, z); }
fn m6(v: &snow::Builder) { v.prologue(x, y, z); }
