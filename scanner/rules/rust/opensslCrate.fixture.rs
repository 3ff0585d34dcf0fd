use openssl::hash::{hash, Hasher, MessageDigest};
use openssl::nid::Nid;
use openssl::pkey::{Id, PKey, Private};
use openssl::rsa::{Padding, Rsa};
use openssl::sign::Signer;
use openssl::ssl::{SslAcceptor, SslConnector, SslMethod, SslVersion};
use openssl::symm::{self, decrypt_aead, encrypt, Cipher, Crypter, Mode};
use openssl::{ec::{EcGroup, EcKey}, pkcs5, rand::rand_bytes};

fn uses(data: &[u8], key: &[u8; 16]) -> Result<(), ErrorStack> {
    encrypt(Cipher::aes_128_cbc(), key, Some(b"0123456789abcdef"), data)?; // expect: cipher AES-128-CBC-PKCS7 keyBits=128 mode=cbc nonceBits=128 functions=encrypt
    let cipher = if old { Cipher::des_ede3_cbc() } else { symm::Cipher::aes_256_gcm() };
    let mut crypter = Crypter::new(cipher, Mode::Encrypt, data, None)?; // expect: cipher 3DES-168-CBC-PKCS7 keyBits=168 mode=cbc functions=encrypt; cipher AES-256-GCM keyBits=256 mode=gcm functions=encrypt
    let mut bare = Crypter::new(Cipher::aes_256_cbc(), Mode::Decrypt, data, None)?; // expect: cipher AES-256-CBC-NoPadding padding=none functions=decrypt
    bare.pad(false);
    decrypt_aead(Cipher::chacha20_poly1305(), &[0; 32], Some(&[0; 12]), &[], data, &tag)?; // expect: cipher ChaCha20-Poly1305 keyBits=256 nonceBits=96 functions=decrypt
    hash(MessageDigest::sha256(), data)?; // expect: hash SHA-256
    Hasher::new(MessageDigest::from_nid(Nid::SHA1).unwrap())?.update(data)?; // expect: hash SHA-1 functions=digest
    openssl::sha::sha512(data); // expect: hash SHA-512
    let rsa = Rsa::generate(3072)?;
    rsa.public_encrypt(data, &mut out, Padding::PKCS1_OAEP)?; // expect: cipher RSA-OAEP-3072 keyBits=3072 padding=oaep functions=encrypt
    let pkey = PKey::from_rsa(rsa)?;
    let mut signer = Signer::new(MessageDigest::sha384(), &pkey)?; // expect: signature RSA-PSS-SHA-384-MGF1-3072 keyBits=3072 digest=SHA-384 functions=sign padding=pss
    signer.set_rsa_padding(Padding::PKCS1_PSS)?;
    let group = EcGroup::from_curve_name(Nid::X9_62_PRIME256V1)?;
    let ec = EcKey::generate(&group)?;
    openssl::ecdsa::EcdsaSig::sign(data, &ec)?; // expect: signature ECDSA-P-256 curve=P-256 functions=sign
    let hmac = PKey::hmac(key)?;
    Signer::new(MessageDigest::sha256(), &hmac)?; // expect: mac HMAC-SHA-256 keyBits=128 digest=SHA-256 functions=sign
    PKey::private_key_from_raw_bytes(data, Id::ED25519)?; // expect: key Ed25519 material=private-key
    openssl::derive::Deriver::new(&PKey::from_ec_key(ec)?)?; // expect: key-agreement ECDH-P-256 curve=P-256
    pkcs5::pbkdf2_hmac(data, b"saltsalt", 10_000, MessageDigest::sha512(), &mut [0; 64])?; // expect: kdf PBKDF2-SHA-512-10000 saltBits=64 iterations=10000 digest=SHA-512 outputBits=512
    let mut buf = [0; 24];
    rand_bytes(&mut buf)?; // expect: random RNG byteLength=24
    let mut builder = SslConnector::builder(SslMethod::tls())?; // expect: protocol TLSv1.2 version=1.2
    builder.set_min_proto_version(Some(SslVersion::TLS1_2))?;
    builder.set_cipher_list("ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384")?; // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    SslAcceptor::mozilla_modern(SslMethod::tls_server())?; // expect: protocol TLS
    let mut x509 = openssl::x509::X509Builder::new()?;
    x509.sign(&pkey, MessageDigest::sha1())?; // expect: signature RSA-SHA-1-3072 keyBits=3072 digest=SHA-1 functions=sign
    openssl::x509::X509::builder()?.sign(&pkey, MessageDigest::sha256())?; // expect: signature RSA-SHA-256-3072 keyBits=3072 digest=SHA-256 functions=sign
    openssl::x509::X509ReqBuilder::new()?.sign(&pkey, MessageDigest::sha256())?; // expect: signature RSA-SHA-256-3072 keyBits=3072 digest=SHA-256 functions=sign
    openssl::x509::X509Req::builder()?.sign(&pkey, MessageDigest::sha256())?; // expect: signature RSA-SHA-256-3072 keyBits=3072 digest=SHA-256 functions=sign
    boring::x509::X509Builder::new()?.sign(&pkey, digest)?; // expect: signature RSA-3072 keyBits=3072 functions=sign
    boring::x509::X509ReqBuilder::new()?.sign(&pkey, digest)?; // expect: signature RSA-3072 keyBits=3072 functions=sign
    boring::x509::X509::builder()?.sign(&pkey, digest)?; // expect: signature RSA-3072 keyBits=3072 functions=sign
    boring::x509::X509Req::builder()?.sign(&pkey, digest)?; // expect: signature RSA-3072 keyBits=3072 functions=sign
    openssl::cipher_ctx::CipherCtx::new()?.encrypt_init(Some(openssl::cipher::Cipher::aes_192_ctr()), Some(&[0; 24]), Some(&[0; 16]))?; // expect: cipher AES-192-CTR keyBits=192 mode=ctr nonceBits=128 functions=encrypt
    let mut ctx = openssl::pkey_ctx::PkeyCtx::new_id(Id::HKDF)?; // expect: parameters HKDF-SHA-256 digest=SHA-256
    ctx.set_hkdf_md(openssl::md::Md::sha256())?;
    let mut rsa_ctx = openssl::pkey_ctx::PkeyCtx::new(&pkey)?;
    rsa_ctx.set_rsa_padding(Padding::PKCS1)?;
    openssl::cipher::Cipher::fetch(None, "AES-256-SIV", None)?; // expect: cipher AES-256-SIV keyBits=256 mode=siv
    Ok(())
}

struct Cipher256;

fn not(data: &[u8]) {
    native::symm::encrypt(Cipher256, data);
    my::hash::hash(MessageDigest2::sha256(), data);
    crate::openssl::rand::rand_bytes(data);
}
