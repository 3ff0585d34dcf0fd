// Every entry point of the formats that the other fixture does not show.
fn entries() {
  p192::elliptic_curve::ecdh::diffie_hellman(x, y, z); // expect: key-agreement ECDH-P-192
  p224::elliptic_curve::ecdh::diffie_hellman(x, y, z); // expect: key-agreement ECDH-P-224
  p384::elliptic_curve::ecdh::diffie_hellman(x, y, z); // expect: key-agreement ECDH-P-384
  p521::elliptic_curve::ecdh::diffie_hellman(x, y, z); // expect: key-agreement ECDH-P-521
  pkcs8::PrivateKeyInfo::from_der(x, y, z); // expect: key unknown material=private-key
  pkcs8::PrivateKeyInfo::try_from(x, y, z); // expect: key unknown material=private-key
  pkcs8::PrivateKeyInfoRef::from_der(x, y, z); // expect: key unknown material=private-key
  pkcs8::PrivateKeyInfoRef::try_from(x, y, z); // expect: key unknown material=private-key
  rsa::pkcs8::PrivateKeyInfo::try_from(x, y, z); // expect: key unknown material=private-key
  rsa::pkcs8::PrivateKeyInfoRef::from_der(x, y, z); // expect: key unknown material=private-key
  rsa::pkcs8::PrivateKeyInfoRef::try_from(x, y, z); // expect: key unknown material=private-key
  p256::pkcs8::PrivateKeyInfo::from_der(x, y, z); // expect: key unknown material=private-key
  p256::pkcs8::PrivateKeyInfo::try_from(x, y, z); // expect: key unknown material=private-key
  p256::pkcs8::PrivateKeyInfoRef::from_der(x, y, z); // expect: key unknown material=private-key
  p256::pkcs8::PrivateKeyInfoRef::try_from(x, y, z); // expect: key unknown material=private-key
  pkcs8::EncryptedPrivateKeyInfo::from_der(x, y, z); // expect: key unknown material=private-key
  pkcs8::EncryptedPrivateKeyInfo::try_from(x, y, z); // expect: key unknown material=private-key
  pkcs8::EncryptedPrivateKeyInfoRef::from_der(x, y, z); // expect: key unknown material=private-key
  pkcs8::EncryptedPrivateKeyInfoRef::try_from(x, y, z); // expect: key unknown material=private-key
  rsa::pkcs8::EncryptedPrivateKeyInfo::from_der(x, y, z); // expect: key unknown material=private-key
  rsa::pkcs8::EncryptedPrivateKeyInfoRef::from_der(x, y, z); // expect: key unknown material=private-key
  rsa::pkcs8::EncryptedPrivateKeyInfoRef::try_from(x, y, z); // expect: key unknown material=private-key
  p256::pkcs8::EncryptedPrivateKeyInfo::from_der(x, y, z); // expect: key unknown material=private-key
  p256::pkcs8::EncryptedPrivateKeyInfo::try_from(x, y, z); // expect: key unknown material=private-key
  p256::pkcs8::EncryptedPrivateKeyInfoRef::from_der(x, y, z); // expect: key unknown material=private-key
  p256::pkcs8::EncryptedPrivateKeyInfoRef::try_from(x, y, z); // expect: key unknown material=private-key
  spki::SubjectPublicKeyInfo::from_der(x, y, z); // expect: key unknown material=public-key
  spki::SubjectPublicKeyInfo::try_from(x, y, z); // expect: key unknown material=public-key
  spki::SubjectPublicKeyInfoRef::from_der(x, y, z); // expect: key unknown material=public-key
  spki::SubjectPublicKeyInfoOwned::from_der(x, y, z); // expect: key unknown material=public-key
  spki::SubjectPublicKeyInfoOwned::try_from(x, y, z); // expect: key unknown material=public-key
  pkcs8::SubjectPublicKeyInfo::from_der(x, y, z); // expect: key unknown material=public-key
  pkcs8::SubjectPublicKeyInfo::try_from(x, y, z); // expect: key unknown material=public-key
  pkcs8::SubjectPublicKeyInfoRef::from_der(x, y, z); // expect: key unknown material=public-key
  pkcs8::SubjectPublicKeyInfoRef::try_from(x, y, z); // expect: key unknown material=public-key
  pkcs8::SubjectPublicKeyInfoOwned::from_der(x, y, z); // expect: key unknown material=public-key
  pkcs8::SubjectPublicKeyInfoOwned::try_from(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::SubjectPublicKeyInfo::from_der(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::SubjectPublicKeyInfo::try_from(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::SubjectPublicKeyInfoRef::from_der(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::SubjectPublicKeyInfoRef::try_from(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::SubjectPublicKeyInfoOwned::from_der(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::SubjectPublicKeyInfoOwned::try_from(x, y, z); // expect: key unknown material=public-key
  pkcs8::spki::SubjectPublicKeyInfo::from_der(x, y, z); // expect: key unknown material=public-key
  pkcs8::spki::SubjectPublicKeyInfo::try_from(x, y, z); // expect: key unknown material=public-key
  pkcs8::spki::SubjectPublicKeyInfoRef::from_der(x, y, z); // expect: key unknown material=public-key
  pkcs8::spki::SubjectPublicKeyInfoRef::try_from(x, y, z); // expect: key unknown material=public-key
  pkcs8::spki::SubjectPublicKeyInfoOwned::from_der(x, y, z); // expect: key unknown material=public-key
  pkcs8::spki::SubjectPublicKeyInfoOwned::try_from(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::spki::SubjectPublicKeyInfo::from_der(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::spki::SubjectPublicKeyInfo::try_from(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::spki::SubjectPublicKeyInfoRef::from_der(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::spki::SubjectPublicKeyInfoRef::try_from(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::spki::SubjectPublicKeyInfoOwned::from_der(x, y, z); // expect: key unknown material=public-key
  rsa::pkcs8::spki::SubjectPublicKeyInfoOwned::try_from(x, y, z); // expect: key unknown material=public-key
  pkcs1::RsaPrivateKey::from_der(x, y, z); // expect: key RSA material=private-key
  pkcs1::RsaPrivateKey::try_from(x, y, z); // expect: key RSA material=private-key
  rsa::pkcs1::RsaPrivateKey::try_from(x, y, z); // expect: key RSA material=private-key
  pkcs1::RsaPublicKey::try_from(x, y, z); // expect: key RSA material=public-key
  rsa::pkcs1::RsaPublicKey::from_der(x, y, z); // expect: key RSA material=public-key
  rsa::pkcs1::RsaPublicKey::try_from(x, y, z); // expect: key RSA material=public-key
  sec1::EcPrivateKey::try_from(x, y, z); // expect: key EC material=private-key
  p256::elliptic_curve::sec1::EcPrivateKey::from_der(x, y, z); // expect: key EC material=private-key
  p256::elliptic_curve::sec1::EcPrivateKey::try_from(x, y, z); // expect: key EC material=private-key
  elliptic_curve::sec1::EcPrivateKey::from_der(x, y, z); // expect: key EC material=private-key
  elliptic_curve::sec1::EcPrivateKey::try_from(x, y, z); // expect: key EC material=private-key
  pkcs5::pbes2::Parameters::pbkdf2_sha256_aes256cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  pkcs5::pbes2::Parameters::generate_pbkdf2_sha256_aes128cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  pkcs5::pbes2::Parameters::generate_pbkdf2_sha256_aes256cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  pkcs8::pkcs5::pbes2::Parameters::pbkdf2_sha256_aes128cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  pkcs8::pkcs5::pbes2::Parameters::pbkdf2_sha256_aes256cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  pkcs8::pkcs5::pbes2::Parameters::generate_pbkdf2_sha256_aes128cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  rsa::pkcs8::pkcs5::pbes2::Parameters::pbkdf2_sha256_aes128cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  rsa::pkcs8::pkcs5::pbes2::Parameters::pbkdf2_sha256_aes256cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  rsa::pkcs8::pkcs5::pbes2::Parameters::generate_pbkdf2_sha256_aes128cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  rsa::pkcs8::pkcs5::pbes2::Parameters::generate_pbkdf2_sha256_aes256cbc(x, y, z); // expect: kdf PBKDF2-SHA-256
  pkcs5::pbes2::Parameters::generate_scrypt(x, y, z); // expect: kdf scrypt
  pkcs5::pbes2::Parameters::generate_recommended(x, y, z); // expect: kdf scrypt
  pkcs5::pbes2::Parameters::scrypt_aes128cbc(x, y, z); // expect: kdf scrypt
  pkcs5::pbes2::Parameters::scrypt_aes128gcm(x, y, z); // expect: kdf scrypt
  pkcs5::pbes2::Parameters::scrypt_aes256gcm(x, y, z); // expect: kdf scrypt
  pkcs5::pbes2::Parameters::generate_scrypt_aes128cbc(x, y, z); // expect: kdf scrypt
  pkcs5::pbes2::Parameters::generate_scrypt_aes256cbc(x, y, z); // expect: kdf scrypt
  pkcs8::pkcs5::pbes2::Parameters::generate_scrypt(x, y, z); // expect: kdf scrypt
  pkcs8::pkcs5::pbes2::Parameters::generate_recommended(x, y, z); // expect: kdf scrypt
  pkcs8::pkcs5::pbes2::Parameters::scrypt_aes128cbc(x, y, z); // expect: kdf scrypt
  pkcs8::pkcs5::pbes2::Parameters::scrypt_aes256cbc(x, y, z); // expect: kdf scrypt
  pkcs8::pkcs5::pbes2::Parameters::scrypt_aes128gcm(x, y, z); // expect: kdf scrypt
  pkcs8::pkcs5::pbes2::Parameters::scrypt_aes256gcm(x, y, z); // expect: kdf scrypt
  pkcs8::pkcs5::pbes2::Parameters::generate_scrypt_aes128cbc(x, y, z); // expect: kdf scrypt
  pkcs8::pkcs5::pbes2::Parameters::generate_scrypt_aes256cbc(x, y, z); // expect: kdf scrypt
  rsa::pkcs8::pkcs5::pbes2::Parameters::generate_scrypt(x, y, z); // expect: kdf scrypt
  rsa::pkcs8::pkcs5::pbes2::Parameters::generate_recommended(x, y, z); // expect: kdf scrypt
  rsa::pkcs8::pkcs5::pbes2::Parameters::scrypt_aes128cbc(x, y, z); // expect: kdf scrypt
  rsa::pkcs8::pkcs5::pbes2::Parameters::scrypt_aes256cbc(x, y, z); // expect: kdf scrypt
  rsa::pkcs8::pkcs5::pbes2::Parameters::scrypt_aes128gcm(x, y, z); // expect: kdf scrypt
  rsa::pkcs8::pkcs5::pbes2::Parameters::scrypt_aes256gcm(x, y, z); // expect: kdf scrypt
  rsa::pkcs8::pkcs5::pbes2::Parameters::generate_scrypt_aes128cbc(x, y, z); // expect: kdf scrypt
  rsa::pkcs8::pkcs5::pbes2::Parameters::generate_scrypt_aes256cbc(x, y, z); // expect: kdf scrypt
  pkcs8::pkcs5::pbes2::Parameters::generate_pbkdf2(x, y, z); // expect: kdf PBKDF2-SHA-256
  rsa::pkcs8::pkcs5::pbes2::Parameters::generate_pbkdf2(x, y, z); // expect: kdf PBKDF2-SHA-256
}
