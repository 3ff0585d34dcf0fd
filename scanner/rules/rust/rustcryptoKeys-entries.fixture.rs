// Every entry point that the other fixture does not show.
fn entries() {
  rsa::RsaPrivateKey::new_with_exp(x, y, z); // expect: keygen RSA
  rsa::RSAPrivateKey::new(x, y, z); // expect: keygen RSA
  rsa::RSAPrivateKey::new_with_exp(x, y, z); // expect: keygen RSA
  rsa::RsaPrivateKey::from_components(x, y, z); // expect: key RSA material=private-key
  rsa::RsaPrivateKey::from_p_q(x, y, z); // expect: key RSA material=private-key
  rsa::RsaPrivateKey::from_pkcs1_pem(x, y, z); // expect: key RSA material=private-key
  rsa::RsaPrivateKey::from_pkcs1_der(x, y, z); // expect: key RSA material=private-key
  rsa::RsaPrivateKey::from_pkcs8_pem(x, y, z); // expect: key RSA material=private-key
  rsa::RsaPrivateKey::from_pkcs8_der(x, y, z); // expect: key RSA material=private-key
  rsa::RsaPrivateKey::read_pkcs1_pem_file(x, y, z); // expect: key RSA material=private-key
  rsa::RsaPrivateKey::read_pkcs8_pem_file(x, y, z); // expect: key RSA material=private-key
  rsa::RSAPrivateKey::from_components(x, y, z); // expect: key RSA material=private-key
  rsa::RSAPrivateKey::from_p_q(x, y, z); // expect: key RSA material=private-key
  rsa::RSAPrivateKey::from_pkcs1_pem(x, y, z); // expect: key RSA material=private-key
  rsa::RSAPrivateKey::from_pkcs1_der(x, y, z); // expect: key RSA material=private-key
  rsa::RSAPrivateKey::from_pkcs8_pem(x, y, z); // expect: key RSA material=private-key
  rsa::RSAPrivateKey::from_pkcs8_der(x, y, z); // expect: key RSA material=private-key
  rsa::RSAPrivateKey::read_pkcs1_pem_file(x, y, z); // expect: key RSA material=private-key
  rsa::RSAPrivateKey::read_pkcs8_pem_file(x, y, z); // expect: key RSA material=private-key
  rsa::RsaPublicKey::new(x, y, z); // expect: key RSA material=public-key
  rsa::RsaPublicKey::new_with_max_size(x, y, z); // expect: key RSA material=public-key
  rsa::RsaPublicKey::from_pkcs1_pem(x, y, z); // expect: key RSA material=public-key
  rsa::RsaPublicKey::from_pkcs1_der(x, y, z); // expect: key RSA material=public-key
  rsa::RsaPublicKey::from_public_key_pem(x, y, z); // expect: key RSA material=public-key
  rsa::RsaPublicKey::from_public_key_der(x, y, z); // expect: key RSA material=public-key
  rsa::RsaPublicKey::read_public_key_pem_file(x, y, z); // expect: key RSA material=public-key
  rsa::RSAPublicKey::new(x, y, z); // expect: key RSA material=public-key
  rsa::RSAPublicKey::from(x, y, z); // expect: key RSA material=public-key
  rsa::RSAPublicKey::new_with_max_size(x, y, z); // expect: key RSA material=public-key
  rsa::RSAPublicKey::from_pkcs1_pem(x, y, z); // expect: key RSA material=public-key
  rsa::RSAPublicKey::from_pkcs1_der(x, y, z); // expect: key RSA material=public-key
  rsa::RSAPublicKey::from_public_key_pem(x, y, z); // expect: key RSA material=public-key
  rsa::RSAPublicKey::from_public_key_der(x, y, z); // expect: key RSA material=public-key
  rsa::RSAPublicKey::read_public_key_pem_file(x, y, z); // expect: key RSA material=public-key
  fn e(k: rsa::RsaPublicKey) { k.encrypt(r, rsa::pkcs1v15::Pkcs1v15Encrypt, d); } // expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15 functions=encrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::Oaep::new_with_label::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::oaep::Oaep::new::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::oaep::Oaep::new_with_label::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::Oaep::new_with_mgf_hash::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::Oaep::new_with_mgf_hash_and_label::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::oaep::Oaep::new_with_mgf_hash::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::oaep::Oaep::new_with_mgf_hash_and_label::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::pkcs1v15::Pkcs1v15Sign::new::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::Pkcs1v15Sign::new_unprefixed::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::pkcs1v15::Pkcs1v15Sign::new_unprefixed::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::Pss::new::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::Pss::new_blinded::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::pss::Pss::new::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::pss::Pss::new_blinded::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::Pss::new_blinded_with_salt::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::pss::Pss::new_with_salt::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::pss::Pss::new_blinded_with_salt::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::PaddingScheme::new_pkcs1v15_encrypt::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15 functions=decrypt
  fn e(k: rsa::RsaPublicKey) { k.encrypt(r, rsa::PaddingScheme::PKCS1v15Encrypt, d); } // expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15 functions=encrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::PaddingScheme::new_pkcs1v15_sign::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::PaddingScheme::new_oaep_with_label::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::PaddingScheme::new_pss::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  fn d(k: rsa::RsaPrivateKey) { k.decrypt(rsa::PaddingScheme::new_pss_with_salt::<sha2::Sha256, sha2::Sha256>(x), d); } // expect: cipher RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
  rsa::pkcs1v15::SigningKey::new_unprefixed(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::SigningKey::from(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::SigningKey::random(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::BlindedSigningKey::new(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::BlindedSigningKey::new_unprefixed(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::BlindedSigningKey::from(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::BlindedSigningKey::random(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::VerifyingKey::new(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::VerifyingKey::new_unprefixed(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::VerifyingKey::from(x, y, z); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pss::SigningKey::new(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::SigningKey::new_with_salt_len(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::SigningKey::from(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::SigningKey::random(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::BlindedSigningKey::new(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::BlindedSigningKey::new_with_salt_len(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::BlindedSigningKey::from(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::BlindedSigningKey::random(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::VerifyingKey::new(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::VerifyingKey::new_with_salt_len(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::pss::VerifyingKey::from(x, y, z); // expect: signature RSA-PSS padding=pss
  rsa::oaep::EncryptingKey::new(x, y, z); // expect: cipher RSA-OAEP padding=oaep
  rsa::oaep::EncryptingKey::new_with_label(x, y, z); // expect: cipher RSA-OAEP padding=oaep
  rsa::oaep::DecryptingKey::new(x, y, z); // expect: cipher RSA-OAEP padding=oaep
  rsa::oaep::DecryptingKey::new_with_label(x, y, z); // expect: cipher RSA-OAEP padding=oaep
  rsa::pkcs1v15::EncryptingKey::new(x, y, z); // expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15
  rsa::pkcs1v15::DecryptingKey::new(x, y, z); // expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15
  dsa::Components::generate(x, y, z); // expect: parameters DSA
  dsa::Components::generate(r, dsa::KeySize::DSA_1024_160); // expect: parameters DSA-1024 keyBits=1024
  dsa::Components::generate(r, dsa::KeySize::DSA_2048_224); // expect: parameters DSA-2048 keyBits=2048
  dsa::Components::generate(r, dsa::KeySize::DSA_2048_256); // expect: parameters DSA-2048 keyBits=2048
  dsa::Components::generate(r, dsa::KeySize::DSA_3072_256); // expect: parameters DSA-3072 keyBits=3072
  dsa::SigningKey::generate(x, y, z); // expect: keygen DSA
  dsa::SigningKey::from_components(x, y, z); // expect: key DSA material=private-key
  p192::ecdsa::SigningKey::random(x, y, z); // expect: keygen ECDSA-P-192 curve=P-192
  p192::ecdsa::SigningKey::generate(x, y, z); // expect: keygen ECDSA-P-192 curve=P-192
  p192::ecdsa::SigningKey::try_generate(x, y, z); // expect: keygen ECDSA-P-192 curve=P-192
  p192::ecdsa::SigningKey::try_from_rng(x, y, z); // expect: keygen ECDSA-P-192 curve=P-192
  p192::ecdsa::SigningKey::generate_from_rng(x, y, z); // expect: keygen ECDSA-P-192 curve=P-192
  p224::ecdsa::SigningKey::random(x, y, z); // expect: keygen ECDSA-P-224 curve=P-224
  p224::ecdsa::SigningKey::generate(x, y, z); // expect: keygen ECDSA-P-224 curve=P-224
  p224::ecdsa::SigningKey::try_generate(x, y, z); // expect: keygen ECDSA-P-224 curve=P-224
  p224::ecdsa::SigningKey::try_from_rng(x, y, z); // expect: keygen ECDSA-P-224 curve=P-224
  p224::ecdsa::SigningKey::generate_from_rng(x, y, z); // expect: keygen ECDSA-P-224 curve=P-224
  p256::ecdsa::SigningKey::generate(x, y, z); // expect: keygen ECDSA-P-256 curve=P-256
  p256::ecdsa::SigningKey::try_generate(x, y, z); // expect: keygen ECDSA-P-256 curve=P-256
  p256::ecdsa::SigningKey::try_from_rng(x, y, z); // expect: keygen ECDSA-P-256 curve=P-256
  p256::ecdsa::SigningKey::generate_from_rng(x, y, z); // expect: keygen ECDSA-P-256 curve=P-256
  p384::ecdsa::SigningKey::random(x, y, z); // expect: keygen ECDSA-P-384 curve=P-384
  p384::ecdsa::SigningKey::generate(x, y, z); // expect: keygen ECDSA-P-384 curve=P-384
  p384::ecdsa::SigningKey::try_generate(x, y, z); // expect: keygen ECDSA-P-384 curve=P-384
  p384::ecdsa::SigningKey::try_from_rng(x, y, z); // expect: keygen ECDSA-P-384 curve=P-384
  p384::ecdsa::SigningKey::generate_from_rng(x, y, z); // expect: keygen ECDSA-P-384 curve=P-384
  p521::ecdsa::SigningKey::random(x, y, z); // expect: keygen ECDSA-P-521 curve=P-521
  p521::ecdsa::SigningKey::generate(x, y, z); // expect: keygen ECDSA-P-521 curve=P-521
  p521::ecdsa::SigningKey::try_generate(x, y, z); // expect: keygen ECDSA-P-521 curve=P-521
  p521::ecdsa::SigningKey::try_from_rng(x, y, z); // expect: keygen ECDSA-P-521 curve=P-521
  p521::ecdsa::SigningKey::generate_from_rng(x, y, z); // expect: keygen ECDSA-P-521 curve=P-521
  p192::ecdsa::SigningKey::from_slice(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p192::ecdsa::SigningKey::from_bytes(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p192::ecdsa::SigningKey::from_scalar(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p192::ecdsa::SigningKey::from_pkcs8_der(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p192::ecdsa::SigningKey::from_pkcs8_pem(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p192::ecdsa::SigningKey::from_sec1_der(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p192::ecdsa::SigningKey::from_sec1_pem(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p192::ecdsa::SigningKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p192::ecdsa::SigningKey::read_pkcs8_pem_file(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p192::ecdsa::SigningKey::read_pkcs8_der_file(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p224::ecdsa::SigningKey::from_slice(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p224::ecdsa::SigningKey::from_bytes(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p224::ecdsa::SigningKey::from_scalar(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p224::ecdsa::SigningKey::from_pkcs8_der(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p224::ecdsa::SigningKey::from_pkcs8_pem(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p224::ecdsa::SigningKey::from_sec1_der(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p224::ecdsa::SigningKey::from_sec1_pem(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p224::ecdsa::SigningKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p224::ecdsa::SigningKey::read_pkcs8_pem_file(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p224::ecdsa::SigningKey::read_pkcs8_der_file(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p256::ecdsa::SigningKey::from_slice(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p256::ecdsa::SigningKey::from_bytes(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p256::ecdsa::SigningKey::from_scalar(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p256::ecdsa::SigningKey::from_pkcs8_der(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p256::ecdsa::SigningKey::from_pkcs8_pem(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p256::ecdsa::SigningKey::from_sec1_der(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p256::ecdsa::SigningKey::from_sec1_pem(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p256::ecdsa::SigningKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p256::ecdsa::SigningKey::read_pkcs8_pem_file(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p256::ecdsa::SigningKey::read_pkcs8_der_file(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p384::ecdsa::SigningKey::from_slice(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p384::ecdsa::SigningKey::from_bytes(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p384::ecdsa::SigningKey::from_scalar(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p384::ecdsa::SigningKey::from_pkcs8_der(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p384::ecdsa::SigningKey::from_pkcs8_pem(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p384::ecdsa::SigningKey::from_sec1_der(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p384::ecdsa::SigningKey::from_sec1_pem(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p384::ecdsa::SigningKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p384::ecdsa::SigningKey::read_pkcs8_pem_file(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p384::ecdsa::SigningKey::read_pkcs8_der_file(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p521::ecdsa::SigningKey::from_slice(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p521::ecdsa::SigningKey::from_bytes(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p521::ecdsa::SigningKey::from_scalar(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p521::ecdsa::SigningKey::from_pkcs8_der(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p521::ecdsa::SigningKey::from_pkcs8_pem(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p521::ecdsa::SigningKey::from_sec1_der(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p521::ecdsa::SigningKey::from_sec1_pem(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p521::ecdsa::SigningKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p521::ecdsa::SigningKey::read_pkcs8_pem_file(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p521::ecdsa::SigningKey::read_pkcs8_der_file(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p192::ecdsa::SigningKey::from(x, y, z); // expect: key ECDSA-P-192 material=private-key curve=P-192
  p224::ecdsa::SigningKey::from(x, y, z); // expect: key ECDSA-P-224 material=private-key curve=P-224
  p256::ecdsa::SigningKey::from(x, y, z); // expect: key ECDSA-P-256 material=private-key curve=P-256
  p384::ecdsa::SigningKey::from(x, y, z); // expect: key ECDSA-P-384 material=private-key curve=P-384
  p521::ecdsa::SigningKey::from(x, y, z); // expect: key ECDSA-P-521 material=private-key curve=P-521
  p192::ecdsa::VerifyingKey::from(x, y, z); // expect: key ECDSA-P-192 material=public-key curve=P-192
  p192::ecdsa::VerifyingKey::from_sec1_bytes(x, y, z); // expect: key ECDSA-P-192 material=public-key curve=P-192
  p192::ecdsa::VerifyingKey::from_encoded_point(x, y, z); // expect: key ECDSA-P-192 material=public-key curve=P-192
  p192::ecdsa::VerifyingKey::from_affine(x, y, z); // expect: key ECDSA-P-192 material=public-key curve=P-192
  p192::ecdsa::VerifyingKey::from_public_key_der(x, y, z); // expect: key ECDSA-P-192 material=public-key curve=P-192
  p192::ecdsa::VerifyingKey::from_public_key_pem(x, y, z); // expect: key ECDSA-P-192 material=public-key curve=P-192
  p192::ecdsa::VerifyingKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-192 material=public-key curve=P-192
  p192::ecdsa::VerifyingKey::read_public_key_pem_file(x, y, z); // expect: key ECDSA-P-192 material=public-key curve=P-192
  p192::ecdsa::VerifyingKey::from_bytes(x, y, z); // expect: key ECDSA-P-192 material=public-key curve=P-192
  p224::ecdsa::VerifyingKey::from(x, y, z); // expect: key ECDSA-P-224 material=public-key curve=P-224
  p224::ecdsa::VerifyingKey::from_sec1_bytes(x, y, z); // expect: key ECDSA-P-224 material=public-key curve=P-224
  p224::ecdsa::VerifyingKey::from_encoded_point(x, y, z); // expect: key ECDSA-P-224 material=public-key curve=P-224
  p224::ecdsa::VerifyingKey::from_affine(x, y, z); // expect: key ECDSA-P-224 material=public-key curve=P-224
  p224::ecdsa::VerifyingKey::from_public_key_der(x, y, z); // expect: key ECDSA-P-224 material=public-key curve=P-224
  p224::ecdsa::VerifyingKey::from_public_key_pem(x, y, z); // expect: key ECDSA-P-224 material=public-key curve=P-224
  p224::ecdsa::VerifyingKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-224 material=public-key curve=P-224
  p224::ecdsa::VerifyingKey::read_public_key_pem_file(x, y, z); // expect: key ECDSA-P-224 material=public-key curve=P-224
  p224::ecdsa::VerifyingKey::from_bytes(x, y, z); // expect: key ECDSA-P-224 material=public-key curve=P-224
  p256::ecdsa::VerifyingKey::from(x, y, z); // expect: key ECDSA-P-256 material=public-key curve=P-256
  p256::ecdsa::VerifyingKey::from_sec1_bytes(x, y, z); // expect: key ECDSA-P-256 material=public-key curve=P-256
  p256::ecdsa::VerifyingKey::from_encoded_point(x, y, z); // expect: key ECDSA-P-256 material=public-key curve=P-256
  p256::ecdsa::VerifyingKey::from_affine(x, y, z); // expect: key ECDSA-P-256 material=public-key curve=P-256
  p256::ecdsa::VerifyingKey::from_public_key_der(x, y, z); // expect: key ECDSA-P-256 material=public-key curve=P-256
  p256::ecdsa::VerifyingKey::from_public_key_pem(x, y, z); // expect: key ECDSA-P-256 material=public-key curve=P-256
  p256::ecdsa::VerifyingKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-256 material=public-key curve=P-256
  p256::ecdsa::VerifyingKey::read_public_key_pem_file(x, y, z); // expect: key ECDSA-P-256 material=public-key curve=P-256
  p256::ecdsa::VerifyingKey::from_bytes(x, y, z); // expect: key ECDSA-P-256 material=public-key curve=P-256
  p384::ecdsa::VerifyingKey::from(x, y, z); // expect: key ECDSA-P-384 material=public-key curve=P-384
  p384::ecdsa::VerifyingKey::from_sec1_bytes(x, y, z); // expect: key ECDSA-P-384 material=public-key curve=P-384
  p384::ecdsa::VerifyingKey::from_encoded_point(x, y, z); // expect: key ECDSA-P-384 material=public-key curve=P-384
  p384::ecdsa::VerifyingKey::from_affine(x, y, z); // expect: key ECDSA-P-384 material=public-key curve=P-384
  p384::ecdsa::VerifyingKey::from_public_key_der(x, y, z); // expect: key ECDSA-P-384 material=public-key curve=P-384
  p384::ecdsa::VerifyingKey::from_public_key_pem(x, y, z); // expect: key ECDSA-P-384 material=public-key curve=P-384
  p384::ecdsa::VerifyingKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-384 material=public-key curve=P-384
  p384::ecdsa::VerifyingKey::read_public_key_pem_file(x, y, z); // expect: key ECDSA-P-384 material=public-key curve=P-384
  p384::ecdsa::VerifyingKey::from_bytes(x, y, z); // expect: key ECDSA-P-384 material=public-key curve=P-384
  p521::ecdsa::VerifyingKey::from(x, y, z); // expect: key ECDSA-P-521 material=public-key curve=P-521
  p521::ecdsa::VerifyingKey::from_sec1_bytes(x, y, z); // expect: key ECDSA-P-521 material=public-key curve=P-521
  p521::ecdsa::VerifyingKey::from_encoded_point(x, y, z); // expect: key ECDSA-P-521 material=public-key curve=P-521
  p521::ecdsa::VerifyingKey::from_affine(x, y, z); // expect: key ECDSA-P-521 material=public-key curve=P-521
  p521::ecdsa::VerifyingKey::from_public_key_der(x, y, z); // expect: key ECDSA-P-521 material=public-key curve=P-521
  p521::ecdsa::VerifyingKey::from_public_key_pem(x, y, z); // expect: key ECDSA-P-521 material=public-key curve=P-521
  p521::ecdsa::VerifyingKey::from_jwk_str(x, y, z); // expect: key ECDSA-P-521 material=public-key curve=P-521
  p521::ecdsa::VerifyingKey::read_public_key_pem_file(x, y, z); // expect: key ECDSA-P-521 material=public-key curve=P-521
  p521::ecdsa::VerifyingKey::from_bytes(x, y, z); // expect: key ECDSA-P-521 material=public-key curve=P-521
  p192::SecretKey::random(x, y, z); // expect: keygen EC-P-192 curve=P-192
  p192::SecretKey::generate(x, y, z); // expect: keygen EC-P-192 curve=P-192
  p192::SecretKey::try_generate(x, y, z); // expect: keygen EC-P-192 curve=P-192
  p192::SecretKey::try_from_rng(x, y, z); // expect: keygen EC-P-192 curve=P-192
  p192::SecretKey::generate_from_rng(x, y, z); // expect: keygen EC-P-192 curve=P-192
  p224::SecretKey::random(x, y, z); // expect: keygen EC-P-224 curve=P-224
  p224::SecretKey::generate(x, y, z); // expect: keygen EC-P-224 curve=P-224
  p224::SecretKey::try_generate(x, y, z); // expect: keygen EC-P-224 curve=P-224
  p224::SecretKey::try_from_rng(x, y, z); // expect: keygen EC-P-224 curve=P-224
  p224::SecretKey::generate_from_rng(x, y, z); // expect: keygen EC-P-224 curve=P-224
  p256::SecretKey::random(x, y, z); // expect: keygen EC-P-256 curve=P-256
  p256::SecretKey::generate(x, y, z); // expect: keygen EC-P-256 curve=P-256
  p256::SecretKey::try_generate(x, y, z); // expect: keygen EC-P-256 curve=P-256
  p256::SecretKey::try_from_rng(x, y, z); // expect: keygen EC-P-256 curve=P-256
  p256::SecretKey::generate_from_rng(x, y, z); // expect: keygen EC-P-256 curve=P-256
  p384::SecretKey::random(x, y, z); // expect: keygen EC-P-384 curve=P-384
  p384::SecretKey::generate(x, y, z); // expect: keygen EC-P-384 curve=P-384
  p384::SecretKey::try_generate(x, y, z); // expect: keygen EC-P-384 curve=P-384
  p384::SecretKey::try_from_rng(x, y, z); // expect: keygen EC-P-384 curve=P-384
  p384::SecretKey::generate_from_rng(x, y, z); // expect: keygen EC-P-384 curve=P-384
  p521::SecretKey::random(x, y, z); // expect: keygen EC-P-521 curve=P-521
  p521::SecretKey::generate(x, y, z); // expect: keygen EC-P-521 curve=P-521
  p521::SecretKey::try_generate(x, y, z); // expect: keygen EC-P-521 curve=P-521
  p521::SecretKey::try_from_rng(x, y, z); // expect: keygen EC-P-521 curve=P-521
  p521::SecretKey::generate_from_rng(x, y, z); // expect: keygen EC-P-521 curve=P-521
  p192::SecretKey::from_slice(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p192::SecretKey::from_bytes(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p192::SecretKey::from_scalar(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p192::SecretKey::from_pkcs8_der(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p192::SecretKey::from_pkcs8_pem(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p192::SecretKey::from_sec1_der(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p192::SecretKey::from_sec1_pem(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p192::SecretKey::from_jwk_str(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p192::SecretKey::read_pkcs8_pem_file(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p192::SecretKey::read_pkcs8_der_file(x, y, z); // expect: key EC-P-192 material=private-key curve=P-192
  p224::SecretKey::from_slice(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p224::SecretKey::from_bytes(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p224::SecretKey::from_scalar(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p224::SecretKey::from_pkcs8_der(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p224::SecretKey::from_pkcs8_pem(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p224::SecretKey::from_sec1_der(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p224::SecretKey::from_sec1_pem(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p224::SecretKey::from_jwk_str(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p224::SecretKey::read_pkcs8_pem_file(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p224::SecretKey::read_pkcs8_der_file(x, y, z); // expect: key EC-P-224 material=private-key curve=P-224
  p256::SecretKey::from_slice(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p256::SecretKey::from_bytes(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p256::SecretKey::from_scalar(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p256::SecretKey::from_pkcs8_der(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p256::SecretKey::from_pkcs8_pem(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p256::SecretKey::from_sec1_der(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p256::SecretKey::from_sec1_pem(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p256::SecretKey::from_jwk_str(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p256::SecretKey::read_pkcs8_pem_file(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p256::SecretKey::read_pkcs8_der_file(x, y, z); // expect: key EC-P-256 material=private-key curve=P-256
  p384::SecretKey::from_slice(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p384::SecretKey::from_bytes(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p384::SecretKey::from_scalar(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p384::SecretKey::from_pkcs8_der(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p384::SecretKey::from_pkcs8_pem(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p384::SecretKey::from_sec1_der(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p384::SecretKey::from_sec1_pem(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p384::SecretKey::from_jwk_str(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p384::SecretKey::read_pkcs8_pem_file(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p384::SecretKey::read_pkcs8_der_file(x, y, z); // expect: key EC-P-384 material=private-key curve=P-384
  p521::SecretKey::from_slice(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p521::SecretKey::from_bytes(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p521::SecretKey::from_scalar(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p521::SecretKey::from_pkcs8_der(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p521::SecretKey::from_pkcs8_pem(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p521::SecretKey::from_sec1_der(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p521::SecretKey::from_sec1_pem(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p521::SecretKey::from_jwk_str(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p521::SecretKey::read_pkcs8_pem_file(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p521::SecretKey::read_pkcs8_der_file(x, y, z); // expect: key EC-P-521 material=private-key curve=P-521
  p192::PublicKey::from_sec1_bytes(x, y, z); // expect: key EC-P-192 material=public-key curve=P-192
  p192::PublicKey::from_encoded_point(x, y, z); // expect: key EC-P-192 material=public-key curve=P-192
  p192::PublicKey::from_affine(x, y, z); // expect: key EC-P-192 material=public-key curve=P-192
  p192::PublicKey::from_public_key_der(x, y, z); // expect: key EC-P-192 material=public-key curve=P-192
  p192::PublicKey::from_public_key_pem(x, y, z); // expect: key EC-P-192 material=public-key curve=P-192
  p192::PublicKey::from_jwk_str(x, y, z); // expect: key EC-P-192 material=public-key curve=P-192
  p192::PublicKey::read_public_key_pem_file(x, y, z); // expect: key EC-P-192 material=public-key curve=P-192
  p192::PublicKey::from_bytes(x, y, z); // expect: key EC-P-192 material=public-key curve=P-192
  p224::PublicKey::from_sec1_bytes(x, y, z); // expect: key EC-P-224 material=public-key curve=P-224
  p224::PublicKey::from_encoded_point(x, y, z); // expect: key EC-P-224 material=public-key curve=P-224
  p224::PublicKey::from_affine(x, y, z); // expect: key EC-P-224 material=public-key curve=P-224
  p224::PublicKey::from_public_key_der(x, y, z); // expect: key EC-P-224 material=public-key curve=P-224
  p224::PublicKey::from_public_key_pem(x, y, z); // expect: key EC-P-224 material=public-key curve=P-224
  p224::PublicKey::from_jwk_str(x, y, z); // expect: key EC-P-224 material=public-key curve=P-224
  p224::PublicKey::read_public_key_pem_file(x, y, z); // expect: key EC-P-224 material=public-key curve=P-224
  p224::PublicKey::from_bytes(x, y, z); // expect: key EC-P-224 material=public-key curve=P-224
  p256::PublicKey::from_sec1_bytes(x, y, z); // expect: key EC-P-256 material=public-key curve=P-256
  p256::PublicKey::from_encoded_point(x, y, z); // expect: key EC-P-256 material=public-key curve=P-256
  p256::PublicKey::from_affine(x, y, z); // expect: key EC-P-256 material=public-key curve=P-256
  p256::PublicKey::from_public_key_der(x, y, z); // expect: key EC-P-256 material=public-key curve=P-256
  p256::PublicKey::from_public_key_pem(x, y, z); // expect: key EC-P-256 material=public-key curve=P-256
  p256::PublicKey::from_jwk_str(x, y, z); // expect: key EC-P-256 material=public-key curve=P-256
  p256::PublicKey::read_public_key_pem_file(x, y, z); // expect: key EC-P-256 material=public-key curve=P-256
  p256::PublicKey::from_bytes(x, y, z); // expect: key EC-P-256 material=public-key curve=P-256
  p384::PublicKey::from_sec1_bytes(x, y, z); // expect: key EC-P-384 material=public-key curve=P-384
  p384::PublicKey::from_encoded_point(x, y, z); // expect: key EC-P-384 material=public-key curve=P-384
  p384::PublicKey::from_affine(x, y, z); // expect: key EC-P-384 material=public-key curve=P-384
  p384::PublicKey::from_public_key_der(x, y, z); // expect: key EC-P-384 material=public-key curve=P-384
  p384::PublicKey::from_public_key_pem(x, y, z); // expect: key EC-P-384 material=public-key curve=P-384
  p384::PublicKey::from_jwk_str(x, y, z); // expect: key EC-P-384 material=public-key curve=P-384
  p384::PublicKey::read_public_key_pem_file(x, y, z); // expect: key EC-P-384 material=public-key curve=P-384
  p384::PublicKey::from_bytes(x, y, z); // expect: key EC-P-384 material=public-key curve=P-384
  p521::PublicKey::from_sec1_bytes(x, y, z); // expect: key EC-P-521 material=public-key curve=P-521
  p521::PublicKey::from_encoded_point(x, y, z); // expect: key EC-P-521 material=public-key curve=P-521
  p521::PublicKey::from_affine(x, y, z); // expect: key EC-P-521 material=public-key curve=P-521
  p521::PublicKey::from_public_key_der(x, y, z); // expect: key EC-P-521 material=public-key curve=P-521
  p521::PublicKey::from_public_key_pem(x, y, z); // expect: key EC-P-521 material=public-key curve=P-521
  p521::PublicKey::from_jwk_str(x, y, z); // expect: key EC-P-521 material=public-key curve=P-521
  p521::PublicKey::read_public_key_pem_file(x, y, z); // expect: key EC-P-521 material=public-key curve=P-521
  p521::PublicKey::from_bytes(x, y, z); // expect: key EC-P-521 material=public-key curve=P-521
  p192::ecdh::EphemeralSecret::random(x, y, z); // expect: keygen ECDH-P-192 curve=P-192
  p192::ecdh::EphemeralSecret::generate(x, y, z); // expect: keygen ECDH-P-192 curve=P-192
  p192::ecdh::EphemeralSecret::try_generate(x, y, z); // expect: keygen ECDH-P-192 curve=P-192
  p192::ecdh::EphemeralSecret::try_from_rng(x, y, z); // expect: keygen ECDH-P-192 curve=P-192
  p192::ecdh::EphemeralSecret::generate_from_rng(x, y, z); // expect: keygen ECDH-P-192 curve=P-192
  p224::ecdh::EphemeralSecret::random(x, y, z); // expect: keygen ECDH-P-224 curve=P-224
  p224::ecdh::EphemeralSecret::generate(x, y, z); // expect: keygen ECDH-P-224 curve=P-224
  p224::ecdh::EphemeralSecret::try_generate(x, y, z); // expect: keygen ECDH-P-224 curve=P-224
  p224::ecdh::EphemeralSecret::try_from_rng(x, y, z); // expect: keygen ECDH-P-224 curve=P-224
  p224::ecdh::EphemeralSecret::generate_from_rng(x, y, z); // expect: keygen ECDH-P-224 curve=P-224
  p256::ecdh::EphemeralSecret::random(x, y, z); // expect: keygen ECDH-P-256 curve=P-256
  p256::ecdh::EphemeralSecret::generate(x, y, z); // expect: keygen ECDH-P-256 curve=P-256
  p256::ecdh::EphemeralSecret::try_generate(x, y, z); // expect: keygen ECDH-P-256 curve=P-256
  p256::ecdh::EphemeralSecret::try_from_rng(x, y, z); // expect: keygen ECDH-P-256 curve=P-256
  p256::ecdh::EphemeralSecret::generate_from_rng(x, y, z); // expect: keygen ECDH-P-256 curve=P-256
  p384::ecdh::EphemeralSecret::generate(x, y, z); // expect: keygen ECDH-P-384 curve=P-384
  p384::ecdh::EphemeralSecret::try_generate(x, y, z); // expect: keygen ECDH-P-384 curve=P-384
  p384::ecdh::EphemeralSecret::try_from_rng(x, y, z); // expect: keygen ECDH-P-384 curve=P-384
  p384::ecdh::EphemeralSecret::generate_from_rng(x, y, z); // expect: keygen ECDH-P-384 curve=P-384
  p521::ecdh::EphemeralSecret::random(x, y, z); // expect: keygen ECDH-P-521 curve=P-521
  p521::ecdh::EphemeralSecret::generate(x, y, z); // expect: keygen ECDH-P-521 curve=P-521
  p521::ecdh::EphemeralSecret::try_generate(x, y, z); // expect: keygen ECDH-P-521 curve=P-521
  p521::ecdh::EphemeralSecret::try_from_rng(x, y, z); // expect: keygen ECDH-P-521 curve=P-521
  p521::ecdh::EphemeralSecret::generate_from_rng(x, y, z); // expect: keygen ECDH-P-521 curve=P-521
  p192::ecdh::diffie_hellman(x, y, z); // expect: key-agreement ECDH-P-192 curve=P-192
  p224::ecdh::diffie_hellman(x, y, z); // expect: key-agreement ECDH-P-224 curve=P-224
  p256::ecdh::diffie_hellman(x, y, z); // expect: key-agreement ECDH-P-256 curve=P-256
  p521::ecdh::diffie_hellman(x, y, z); // expect: key-agreement ECDH-P-521 curve=P-521
  k256::ecdsa::SigningKey::from(x, y, z); // expect: key ECDSA-secp256k1 material=private-key curve=secp256k1
  k256::ecdsa::SigningKey::random(x, y, z); // expect: keygen ECDSA-secp256k1
  k256::ecdsa::SigningKey::from_bytes(x, y, z); // expect: key ECDSA-secp256k1 material=private-key curve=secp256k1
  k256::ecdsa::SigningKey::from_pkcs8_pem(x, y, z); // expect: key ECDSA-secp256k1 material=private-key curve=secp256k1
  k256::ecdsa::SigningKey::from_pkcs8_der(x, y, z); // expect: key ECDSA-secp256k1 material=private-key curve=secp256k1
  k256::ecdsa::VerifyingKey::from(x, y, z); // expect: key ECDSA-secp256k1 material=public-key curve=secp256k1
  k256::ecdsa::VerifyingKey::from_sec1_bytes(x, y, z); // expect: key ECDSA-secp256k1 material=public-key curve=secp256k1
  k256::ecdsa::VerifyingKey::from_encoded_point(x, y, z); // expect: key ECDSA-secp256k1 material=public-key curve=secp256k1
  k256::ecdsa::VerifyingKey::recover_from_prehash(x, y, z); // expect: key ECDSA-secp256k1 material=public-key curve=secp256k1
  k256::ecdsa::VerifyingKey::recover_from_msg(x, y, z); // expect: key ECDSA-secp256k1 material=public-key curve=secp256k1
  k256::ecdsa::VerifyingKey::recover_from_digest(x, y, z); // expect: key ECDSA-secp256k1 material=public-key curve=secp256k1
  k256::schnorr::SigningKey::random(x, y, z); // expect: keygen Schnorr-secp256k1
  k256::schnorr::SigningKey::from_bytes(x, y, z); // expect: key Schnorr-secp256k1 material=private-key curve=secp256k1
  k256::schnorr::SigningKey::from_slice(x, y, z); // expect: key Schnorr-secp256k1 material=private-key curve=secp256k1
  k256::schnorr::VerifyingKey::from_bytes(x, y, z); // expect: key Schnorr-secp256k1 material=public-key curve=secp256k1
  k256::SecretKey::random(x, y, z); // expect: keygen EC-secp256k1
  k256::SecretKey::from_slice(x, y, z); // expect: key EC-secp256k1 material=private-key curve=secp256k1
  k256::SecretKey::from_bytes(x, y, z); // expect: key EC-secp256k1 material=private-key curve=secp256k1
  k256::SecretKey::from_sec1_pem(x, y, z); // expect: key EC-secp256k1 material=private-key curve=secp256k1
  k256::PublicKey::from_sec1_bytes(x, y, z); // expect: key EC-secp256k1 material=public-key curve=secp256k1
  k256::ecdh::EphemeralSecret::random(x, y, z); // expect: key-agreement ECDH-secp256k1
  k256::ecdh::diffie_hellman(x, y, z); // expect: key-agreement ECDH-secp256k1 curve=secp256k1
  bp256::r1::ecdsa::SigningKey::random(x, y, z); // expect: keygen ECDSA-brainpoolP256r1
  bp256::r1::ecdsa::SigningKey::generate(x, y, z); // expect: keygen ECDSA-brainpoolP256r1
  bp256::r1::ecdsa::SigningKey::try_generate(x, y, z); // expect: keygen ECDSA-brainpoolP256r1
  bp256::r1::ecdsa::SigningKey::try_from_rng(x, y, z); // expect: keygen ECDSA-brainpoolP256r1
  bp256::r1::ecdsa::SigningKey::generate_from_rng(x, y, z); // expect: keygen ECDSA-brainpoolP256r1
  bp384::r1::ecdsa::SigningKey::generate(x, y, z); // expect: keygen ECDSA-brainpoolP384r1
  bp384::r1::ecdsa::SigningKey::try_generate(x, y, z); // expect: keygen ECDSA-brainpoolP384r1
  bp384::r1::ecdsa::SigningKey::try_from_rng(x, y, z); // expect: keygen ECDSA-brainpoolP384r1
  bp384::r1::ecdsa::SigningKey::generate_from_rng(x, y, z); // expect: keygen ECDSA-brainpoolP384r1
  bp256::r1::ecdsa::SigningKey::from_slice(x, y, z); // expect: key ECDSA-brainpoolP256r1 curve=brainpoolP256r1
  bp256::r1::ecdsa::SigningKey::from_bytes(x, y, z); // expect: key ECDSA-brainpoolP256r1 curve=brainpoolP256r1
  bp256::r1::ecdsa::VerifyingKey::from_sec1_bytes(x, y, z); // expect: key ECDSA-brainpoolP256r1 curve=brainpoolP256r1
  bp384::r1::ecdsa::SigningKey::random(x, y, z); // expect: keygen ECDSA-brainpoolP384r1
  bp384::r1::ecdsa::SigningKey::from_slice(x, y, z); // expect: key ECDSA-brainpoolP384r1 curve=brainpoolP384r1
  bp384::r1::ecdsa::SigningKey::from_bytes(x, y, z); // expect: key ECDSA-brainpoolP384r1 curve=brainpoolP384r1
  bp384::r1::ecdsa::VerifyingKey::from_sec1_bytes(x, y, z); // expect: key ECDSA-brainpoolP384r1 curve=brainpoolP384r1
  sm2::dsa::SigningKey::new(x, y, z); // expect: key SM2 material=private-key
  sm2::dsa::SigningKey::from_slice(x, y, z); // expect: key SM2 material=private-key
  sm2::dsa::SigningKey::from_nonzero_scalar(x, y, z); // expect: key SM2 material=private-key
  sm2::dsa::VerifyingKey::new(x, y, z); // expect: key SM2 material=public-key
  sm2::dsa::VerifyingKey::from_sec1_bytes(x, y, z); // expect: key SM2 material=public-key
  sm2::SecretKey::random(x, y, z); // expect: keygen SM2
  sm2::SecretKey::generate(x, y, z); // expect: keygen SM2
  sm2::SecretKey::try_generate(x, y, z); // expect: keygen SM2
  sm2::SecretKey::try_from_rng(x, y, z); // expect: keygen SM2
  sm2::SecretKey::generate_from_rng(x, y, z); // expect: keygen SM2
  sm2::SecretKey::from_slice(x, y, z); // expect: key SM2 material=private-key
  ed25519_dalek::Keypair::generate(x, y, z); // expect: keygen Ed25519
  ed25519_dalek::SecretKey::generate(x, y, z); // expect: keygen Ed25519
  ed25519_dalek::Keypair::from(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::Keypair::from_bytes(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::Keypair::from_keypair_bytes(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::Keypair::from_pkcs8_der(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::Keypair::from_pkcs8_pem(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::Keypair::try_from(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SigningKey::from(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SigningKey::from_bytes(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SigningKey::from_keypair_bytes(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SigningKey::from_pkcs8_der(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SigningKey::from_pkcs8_pem(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SigningKey::try_from(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SecretKey::from(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SecretKey::from_bytes(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SecretKey::from_keypair_bytes(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SecretKey::from_pkcs8_der(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SecretKey::from_pkcs8_pem(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::SecretKey::try_from(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::ExpandedSecretKey::from(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::ExpandedSecretKey::from_bytes(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::ExpandedSecretKey::from_keypair_bytes(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::ExpandedSecretKey::from_pkcs8_der(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::ExpandedSecretKey::from_pkcs8_pem(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::ExpandedSecretKey::try_from(x, y, z); // expect: key Ed25519 material=private-key
  ed25519_dalek::PublicKey::from(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::PublicKey::from_bytes(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::PublicKey::try_from(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::PublicKey::from_public_key_der(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::PublicKey::from_public_key_pem(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::VerifyingKey::from(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::VerifyingKey::from_bytes(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::VerifyingKey::try_from(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::VerifyingKey::from_public_key_der(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::VerifyingKey::from_public_key_pem(x, y, z); // expect: key Ed25519 material=public-key
  ed25519_dalek::verify_batch(x, y, z); // expect: signature Ed25519 functions=verify
  x25519_dalek::EphemeralSecret::new(x, y, z); // expect: keygen x25519
  x25519_dalek::EphemeralSecret::random_from_rng(x, y, z); // expect: keygen x25519
  x25519_dalek::StaticSecret::random(x, y, z); // expect: keygen x25519
  x25519_dalek::StaticSecret::new(x, y, z); // expect: keygen x25519
  x25519_dalek::StaticSecret::random_from_rng(x, y, z); // expect: keygen x25519
  x25519_dalek::ReusableSecret::random(x, y, z); // expect: keygen x25519
  x25519_dalek::ReusableSecret::new(x, y, z); // expect: keygen x25519
  x25519_dalek::ReusableSecret::random_from_rng(x, y, z); // expect: keygen x25519
  x25519_dalek::StaticSecret::from(x, y, z); // expect: key x25519 material=private-key
  x25519_dalek::x25519(x, y, z); // expect: key-agreement x25519
  x448::Secret::new(x, y, z); // expect: key x448
  x448::Secret::from(x, y, z); // expect: key x448
  x448::PublicKey::from(x, y, z); // expect: key x448
  x448::x448(x, y, z); // expect: key-agreement x448
  ed448_goldilocks::SigningKey::generate(x, y, z); // expect: keygen Ed448
  ed448_goldilocks::SigningKey::random(x, y, z); // expect: keygen Ed448
  ed448_goldilocks::SigningKey::try_generate(x, y, z); // expect: keygen Ed448
  ed448_goldilocks::SigningKey::try_from_rng(x, y, z); // expect: keygen Ed448
  ed448_goldilocks::SigningKey::generate_from_rng(x, y, z); // expect: keygen Ed448
  ed448_goldilocks::SigningKey::from(x, y, z); // expect: key Ed448
  ed448_goldilocks::VerifyingKey::from_bytes(x, y, z); // expect: key Ed448
  ml_kem::MlKem512::generate(x, y, z); // expect: keygen ML-KEM-512 parameterSet=512
  ml_kem::MlKem512::generate_keypair(x, y, z); // expect: keygen ML-KEM-512 parameterSet=512
  ml_kem::MlKem512::generate_deterministic(x, y, z); // expect: keygen ML-KEM-512 parameterSet=512
  ml_kem::MlKem768::generate_keypair(x, y, z); // expect: keygen ML-KEM-768 parameterSet=768
  ml_kem::MlKem768::generate_deterministic(x, y, z); // expect: keygen ML-KEM-768 parameterSet=768
  ml_kem::MlKem1024::generate(x, y, z); // expect: keygen ML-KEM-1024 parameterSet=1024
  ml_kem::MlKem1024::generate_keypair(x, y, z); // expect: keygen ML-KEM-1024 parameterSet=1024
  ml_kem::MlKem1024::generate_deterministic(x, y, z); // expect: keygen ML-KEM-1024 parameterSet=1024
  ml_kem::EncapsulationKey::new(x, y, z); // expect: key ML-KEM
  ml_kem::EncapsulationKey::from_bytes(x, y, z); // expect: key ML-KEM
  ml_kem::EncapsulationKey::from_seed(x, y, z); // expect: key ML-KEM
  ml_kem::DecapsulationKey::new(x, y, z); // expect: key ML-KEM
  ml_kem::DecapsulationKey::from_seed(x, y, z); // expect: key ML-KEM
  ml_kem::EncapsulationKey::<ml_kem::MlKem768Params>::new(s); // expect: key ML-KEM-768 parameterSet=768
  ml_kem::EncapsulationKey::<ml_kem::MlKem1024Params>::new(s); // expect: key ML-KEM-1024 parameterSet=1024
  ml_kem::kem::Kem::new(x, y, z); // expect: kem ML-KEM
  ml_dsa::MlDsa44::key_gen(x, y, z); // expect: keygen ML-DSA-44 parameterSet=44
  ml_dsa::MlDsa44::from_seed(x, y, z); // expect: keygen ML-DSA-44 parameterSet=44
  ml_dsa::MlDsa44::key_gen_internal(x, y, z); // expect: keygen ML-DSA-44 parameterSet=44
  ml_dsa::MlDsa65::from_seed(x, y, z); // expect: keygen ML-DSA-65 parameterSet=65
  ml_dsa::MlDsa65::key_gen_internal(x, y, z); // expect: keygen ML-DSA-65 parameterSet=65
  ml_dsa::MlDsa87::key_gen(x, y, z); // expect: keygen ML-DSA-87 parameterSet=87
  ml_dsa::MlDsa87::from_seed(x, y, z); // expect: keygen ML-DSA-87 parameterSet=87
  ml_dsa::MlDsa87::key_gen_internal(x, y, z); // expect: keygen ML-DSA-87 parameterSet=87
  ml_dsa::SigningKey::<ml_dsa::MlDsa44>::new(s); // expect: key ML-DSA-44 parameterSet=44
  ml_dsa::SigningKey::<ml_dsa::MlDsa65>::new(s); // expect: key ML-DSA-65 parameterSet=65
  ml_dsa::SigningKey::new(x, y, z); // expect: key ML-DSA
  ml_dsa::SigningKey::from_seed(x, y, z); // expect: key ML-DSA
  ml_dsa::VerifyingKey::decode(x, y, z); // expect: key ML-DSA
  ml_dsa::VerifyingKey::new(x, y, z); // expect: key ML-DSA
  slh_dsa::SigningKey::<slh_dsa::Sha2_128s>::new(s); // expect: keygen SLH-DSA-SHA2-128s parameterSet=SHA2-128s
  slh_dsa::SigningKey::<slh_dsa::Sha2_128f>::new(s); // expect: keygen SLH-DSA-SHA2-128f parameterSet=SHA2-128f
  slh_dsa::SigningKey::<slh_dsa::Sha2_192s>::new(s); // expect: keygen SLH-DSA-SHA2-192s parameterSet=SHA2-192s
  slh_dsa::SigningKey::<slh_dsa::Sha2_192f>::new(s); // expect: keygen SLH-DSA-SHA2-192f parameterSet=SHA2-192f
  slh_dsa::SigningKey::<slh_dsa::Sha2_256s>::new(s); // expect: keygen SLH-DSA-SHA2-256s parameterSet=SHA2-256s
  slh_dsa::SigningKey::<slh_dsa::Sha2_256f>::new(s); // expect: keygen SLH-DSA-SHA2-256f parameterSet=SHA2-256f
  slh_dsa::SigningKey::<slh_dsa::Shake128s>::new(s); // expect: keygen SLH-DSA-SHAKE-128s parameterSet=SHAKE-128s
  slh_dsa::SigningKey::<slh_dsa::Shake192s>::new(s); // expect: keygen SLH-DSA-SHAKE-192s parameterSet=SHAKE-192s
  slh_dsa::SigningKey::<slh_dsa::Shake192f>::new(s); // expect: keygen SLH-DSA-SHAKE-192f parameterSet=SHAKE-192f
  slh_dsa::SigningKey::<slh_dsa::Shake256s>::new(s); // expect: keygen SLH-DSA-SHAKE-256s parameterSet=SHAKE-256s
  slh_dsa::SigningKey::<slh_dsa::Shake256f>::new(s); // expect: keygen SLH-DSA-SHAKE-256f parameterSet=SHAKE-256f
  slh_dsa::SigningKey::try_from(x, y, z); // expect: key SLH-DSA material=private-key
  slh_dsa::SigningKey::slh_keygen_internal(x, y, z); // expect: keygen SLH-DSA
  slh_dsa::VerifyingKey::try_from(x, y, z); // expect: key SLH-DSA material=public-key
  slh_dsa::VerifyingKey::from(x, y, z); // expect: key SLH-DSA material=public-key
  x_wing::generate_key_pair(x, y, z); // expect: keygen X-Wing
  x_wing::generate_key_pair_from_os_rng(x, y, z); // expect: keygen X-Wing
  x_wing::DecapsulationKey::generate(x, y, z); // expect: keygen X-Wing
  x_wing::EncapsulationKey::try_from(x, y, z); // expect: key X-Wing material=public-key
}
fn m0(v: &rsa::RsaPrivateKey) { v.to_public_key(x, y, z); } // expect: key RSA material=public-key
fn m1(v: &rsa::RsaPrivateKey) { v.as_public_key(x, y, z); } // expect: key RSA material=public-key
fn m2(v: &rsa::RsaPrivateKey) { v.decrypt_blinded(x, y, z); } // expect: cipher RSA functions=decrypt
fn m3(v: &rsa::RsaPrivateKey) { v.sign_blinded(x, y, z); } // expect: signature RSA functions=sign
fn m4(v: &rsa::RsaPrivateKey) { v.sign_with_rng(x, y, z); } // expect: signature RSA functions=sign
fn m5(v: &rsa::SigningKey) { v.try_sign(x, y, z); }
fn m6(v: &rsa::SigningKey) { v.sign_digest(x, y, z); }
fn m7(v: &rsa::SigningKey) { v.try_sign_digest(x, y, z); }
fn m8(v: &rsa::SigningKey) { v.sign_prehash(x, y, z); }
fn m9(v: &rsa::SigningKey) { v.sign_with_rng(x, y, z); }
fn m10(v: &rsa::SigningKey) { v.try_sign_with_rng(x, y, z); }
fn m11(v: &rsa::SigningKey) { v.sign_recoverable(x, y, z); }
fn m12(v: &rsa::SigningKey) { v.sign_prehash_recoverable(x, y, z); }
fn m13(v: &rsa::SigningKey) { v.sign_prehashed(x, y, z); }
fn m14(v: &rsa::VerifyingKey) { v.verify(x, y, z); }
fn m15(v: &rsa::VerifyingKey) { v.verify_digest(x, y, z); }
fn m16(v: &rsa::VerifyingKey) { v.verify_prehash(x, y, z); }
fn m17(v: &rsa::VerifyingKey) { v.verify_strict(x, y, z); }
fn m18(v: &rsa::VerifyingKey) { v.verify_prehashed(x, y, z); }
fn m19(v: &ecdsa::SigningKey) { v.try_sign(x, y, z); } // expect: signature unknown functions=sign
fn m20(v: &ecdsa::SigningKey) { v.sign_digest(x, y, z); } // expect: signature unknown functions=sign
fn m21(v: &ecdsa::SigningKey) { v.try_sign_digest(x, y, z); } // expect: signature unknown functions=sign
fn m22(v: &ecdsa::SigningKey) { v.sign_prehash(x, y, z); } // expect: signature unknown functions=sign
fn m23(v: &ecdsa::SigningKey) { v.sign_with_rng(x, y, z); } // expect: signature unknown functions=sign
fn m24(v: &ecdsa::SigningKey) { v.try_sign_with_rng(x, y, z); } // expect: signature unknown functions=sign
fn m25(v: &ecdsa::SigningKey) { v.sign_prehash_recoverable(x, y, z); } // expect: signature unknown functions=sign
fn m26(v: &ecdsa::SigningKey) { v.sign_prehashed(x, y, z); } // expect: signature unknown functions=sign
fn m27(v: &ecdsa::VerifyingKey) { v.verify_digest(x, y, z); } // expect: signature unknown functions=verify
fn m28(v: &ecdsa::VerifyingKey) { v.verify_prehash(x, y, z); } // expect: signature unknown functions=verify
fn m29(v: &ecdsa::VerifyingKey) { v.verify_strict(x, y, z); } // expect: signature unknown functions=verify
fn m30(v: &ecdsa::VerifyingKey) { v.verify_prehashed(x, y, z); } // expect: signature unknown functions=verify
fn m31(v: &p192::ecdsa::SigningKey) { v.sign(x, y, z); } // expect: signature ECDSA-P-192 functions=sign curve=P-192
fn m32(v: &p192::ecdsa::SigningKey) { v.try_sign(x, y, z); } // expect: signature ECDSA-P-192 functions=sign curve=P-192
fn m33(v: &p224::ecdsa::SigningKey) { v.sign(x, y, z); } // expect: signature ECDSA-P-224 functions=sign curve=P-224
fn m34(v: &p224::ecdsa::SigningKey) { v.try_sign(x, y, z); } // expect: signature ECDSA-P-224 functions=sign curve=P-224
fn m35(v: &p256::ecdsa::SigningKey) { v.sign(x, y, z); } // expect: signature ECDSA-P-256 functions=sign curve=P-256
fn m36(v: &p256::ecdsa::SigningKey) { v.try_sign(x, y, z); } // expect: signature ECDSA-P-256 functions=sign curve=P-256
fn m37(v: &p384::ecdsa::SigningKey) { v.sign(x, y, z); } // expect: signature ECDSA-P-384 functions=sign curve=P-384
fn m38(v: &p384::ecdsa::SigningKey) { v.try_sign(x, y, z); } // expect: signature ECDSA-P-384 functions=sign curve=P-384
fn m39(v: &p521::ecdsa::SigningKey) { v.sign(x, y, z); } // expect: signature ECDSA-P-521 functions=sign curve=P-521
fn m40(v: &p521::ecdsa::SigningKey) { v.try_sign(x, y, z); } // expect: signature ECDSA-P-521 functions=sign curve=P-521
fn m41(v: &p192::ecdsa::VerifyingKey) { v.verify(x, y, z); } // expect: signature ECDSA-P-192 functions=verify curve=P-192
fn m42(v: &p224::ecdsa::VerifyingKey) { v.verify(x, y, z); } // expect: signature ECDSA-P-224 functions=verify curve=P-224
fn m43(v: &p256::ecdsa::VerifyingKey) { v.verify(x, y, z); } // expect: signature ECDSA-P-256 functions=verify curve=P-256
fn m44(v: &p384::ecdsa::VerifyingKey) { v.verify(x, y, z); } // expect: signature ECDSA-P-384 functions=verify curve=P-384
fn m45(v: &p521::ecdsa::VerifyingKey) { v.verify(x, y, z); } // expect: signature ECDSA-P-521 functions=verify curve=P-521
fn m46(v: &k256::ecdsa::SigningKey) { v.sign(x, y, z); } // expect: signature ECDSA-secp256k1 functions=sign curve=secp256k1
fn m47(v: &k256::ecdsa::SigningKey) { v.try_sign(x, y, z); } // expect: signature ECDSA-secp256k1 functions=sign curve=secp256k1
fn m48(v: &k256::ecdsa::SigningKey) { v.sign_prehash(x, y, z); } // expect: signature ECDSA-secp256k1 functions=sign curve=secp256k1
fn m49(v: &k256::ecdsa::SigningKey) { v.sign_recoverable(x, y, z); } // expect: signature ECDSA-secp256k1 functions=sign curve=secp256k1
fn m50(v: &k256::ecdsa::SigningKey) { v.sign_prehash_recoverable(x, y, z); } // expect: signature ECDSA-secp256k1 functions=sign curve=secp256k1
fn m51(v: &k256::ecdsa::VerifyingKey) { v.verify(x, y, z); } // expect: signature ECDSA-secp256k1 functions=verify curve=secp256k1
fn m52(v: &k256::ecdsa::VerifyingKey) { v.verify_prehash(x, y, z); } // expect: signature ECDSA-secp256k1 functions=verify curve=secp256k1
fn m53(v: &ed25519_dalek::SigningKey) { v.try_sign(x, y, z); } // expect: signature Ed25519 functions=sign
fn m54(v: &ed25519_dalek::SigningKey) { v.sign_digest(x, y, z); } // expect: signature Ed25519 functions=sign
fn m55(v: &ed25519_dalek::SigningKey) { v.try_sign_digest(x, y, z); } // expect: signature Ed25519 functions=sign
fn m56(v: &ed25519_dalek::SigningKey) { v.sign_prehash(x, y, z); } // expect: signature Ed25519 functions=sign
fn m57(v: &ed25519_dalek::SigningKey) { v.sign_with_rng(x, y, z); } // expect: signature Ed25519 functions=sign
fn m58(v: &ed25519_dalek::SigningKey) { v.try_sign_with_rng(x, y, z); } // expect: signature Ed25519 functions=sign
fn m59(v: &ed25519_dalek::SigningKey) { v.sign_recoverable(x, y, z); } // expect: signature Ed25519 functions=sign
fn m60(v: &ed25519_dalek::SigningKey) { v.sign_prehash_recoverable(x, y, z); } // expect: signature Ed25519 functions=sign
fn m61(v: &ed25519_dalek::SigningKey) { v.sign_prehashed(x, y, z); } // expect: signature Ed25519 functions=sign
fn m62(v: &ed25519_dalek::Keypair) { v.sign(x, y, z); } // expect: signature Ed25519 functions=sign
fn m63(v: &ed25519_dalek::Keypair) { v.try_sign(x, y, z); } // expect: signature Ed25519 functions=sign
fn m64(v: &ed25519_dalek::Keypair) { v.sign_digest(x, y, z); } // expect: signature Ed25519 functions=sign
fn m65(v: &ed25519_dalek::Keypair) { v.try_sign_digest(x, y, z); } // expect: signature Ed25519 functions=sign
fn m66(v: &ed25519_dalek::Keypair) { v.sign_prehash(x, y, z); } // expect: signature Ed25519 functions=sign
fn m67(v: &ed25519_dalek::Keypair) { v.sign_with_rng(x, y, z); } // expect: signature Ed25519 functions=sign
fn m68(v: &ed25519_dalek::Keypair) { v.try_sign_with_rng(x, y, z); } // expect: signature Ed25519 functions=sign
fn m69(v: &ed25519_dalek::Keypair) { v.sign_recoverable(x, y, z); } // expect: signature Ed25519 functions=sign
fn m70(v: &ed25519_dalek::Keypair) { v.sign_prehash_recoverable(x, y, z); } // expect: signature Ed25519 functions=sign
fn m71(v: &ed25519_dalek::Keypair) { v.sign_prehashed(x, y, z); } // expect: signature Ed25519 functions=sign
fn m72(v: &ed25519_dalek::VerifyingKey) { v.verify_digest(x, y, z); } // expect: signature Ed25519 functions=verify
fn m73(v: &ed25519_dalek::VerifyingKey) { v.verify_prehash(x, y, z); } // expect: signature Ed25519 functions=verify
fn m74(v: &ed25519_dalek::VerifyingKey) { v.verify_strict(x, y, z); } // expect: signature Ed25519 functions=verify
fn m75(v: &ed25519_dalek::VerifyingKey) { v.verify_prehashed(x, y, z); } // expect: signature Ed25519 functions=verify
fn m76(v: &ed25519_dalek::PublicKey) { v.verify(x, y, z); } // expect: signature Ed25519 functions=verify
fn m77(v: &ed25519_dalek::PublicKey) { v.verify_digest(x, y, z); } // expect: signature Ed25519 functions=verify
fn m78(v: &ed25519_dalek::PublicKey) { v.verify_prehash(x, y, z); } // expect: signature Ed25519 functions=verify
fn m79(v: &ed25519_dalek::PublicKey) { v.verify_strict(x, y, z); } // expect: signature Ed25519 functions=verify
fn m80(v: &ed25519_dalek::PublicKey) { v.verify_prehashed(x, y, z); } // expect: signature Ed25519 functions=verify
fn m81(v: &x25519_dalek::StaticSecret) { v.diffie_hellman(x, y, z); } // expect: key-agreement x25519
fn m82(v: &x25519_dalek::EphemeralSecret) { v.diffie_hellman(x, y, z); } // expect: key-agreement x25519
fn m83(v: &x25519_dalek::ReusableSecret) { v.diffie_hellman(x, y, z); } // expect: key-agreement x25519
fn m84(v: &ml_kem::Key) { v.encapsulate(x, y, z); } // expect: kem ML-KEM functions=encapsulate
fn m85(v: &ml_kem::Key) { v.encapsulate_deterministic(x, y, z); } // expect: kem ML-KEM functions=encapsulate
fn m86(v: &ml_kem::Key) { v.decapsulate(x, y, z); } // expect: kem ML-KEM functions=decapsulate
