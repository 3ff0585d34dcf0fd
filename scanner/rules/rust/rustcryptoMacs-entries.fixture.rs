// Every entry point that the other fixture does not show.
fn entries() {
  hmac::Hmac::new(x, y, z); // expect: mac HMAC
  hmac::Hmac::new_varkey(x, y, z); // expect: mac HMAC
  hmac::SimpleHmac::new(x, y, z); // expect: mac HMAC
  hmac::SimpleHmac::new_from_slice(x, y, z); // expect: mac HMAC
  hmac::SimpleHmac::new_varkey(x, y, z); // expect: mac HMAC
  pbkdf2::hmac::Hmac::new(x, y, z); // expect: mac HMAC
  pbkdf2::hmac::Hmac::new_from_slice(x, y, z); // expect: mac HMAC
  pbkdf2::hmac::Hmac::new_varkey(x, y, z); // expect: mac HMAC
  pbkdf2::hmac::SimpleHmac::new(x, y, z); // expect: mac HMAC
  pbkdf2::hmac::SimpleHmac::new_from_slice(x, y, z); // expect: mac HMAC
  pbkdf2::hmac::SimpleHmac::new_varkey(x, y, z); // expect: mac HMAC
  hkdf::hmac::Hmac::new(x, y, z); // expect: mac HMAC
  hkdf::hmac::Hmac::new_from_slice(x, y, z); // expect: mac HMAC
  hkdf::hmac::Hmac::new_varkey(x, y, z); // expect: mac HMAC
  hkdf::hmac::SimpleHmac::new(x, y, z); // expect: mac HMAC
  hkdf::hmac::SimpleHmac::new_from_slice(x, y, z); // expect: mac HMAC
  hkdf::hmac::SimpleHmac::new_varkey(x, y, z); // expect: mac HMAC
  pbkdf2::pbkdf2::<hmac::SimpleHmac<sha1::Sha1>>(p, s, n, o); // expect: kdf PBKDF2-SHA-1 digest=SHA-1
  pbkdf2::pbkdf2::<pbkdf2::hmac::Hmac<sha1::Sha1>>(p, s, n, o); // expect: kdf PBKDF2-SHA-1 digest=SHA-1
  pbkdf2::pbkdf2::<pbkdf2::hmac::SimpleHmac<sha1::Sha1>>(p, s, n, o); // expect: kdf PBKDF2-SHA-1 digest=SHA-1
  pbkdf2::pbkdf2::<hkdf::hmac::Hmac<sha1::Sha1>>(p, s, n, o); // expect: kdf PBKDF2-SHA-1 digest=SHA-1
  pbkdf2::pbkdf2::<hkdf::hmac::SimpleHmac<sha1::Sha1>>(p, s, n, o); // expect: kdf PBKDF2-SHA-1 digest=SHA-1
  cmac::Cmac::new(x, y, z); // expect: mac CMAC
  cmac::Cmac::new_varkey(x, y, z); // expect: mac CMAC
  cbc_mac::CbcMac::new(x, y, z); // expect: mac CBC-MAC
  cbc_mac::CbcMac::new_from_slice(x, y, z); // expect: mac CBC-MAC
  cbc_mac::CbcMac::new_varkey(x, y, z); // expect: mac CBC-MAC
  poly1305::Poly1305::new(x, y, z); // expect: mac Poly1305
  poly1305::Poly1305::new_from_slice(x, y, z); // expect: mac Poly1305
  siphasher::sip::SipHasher24::new(x, y, z); // expect: mac SipHash
  siphasher::sip::SipHasher24::new_with_key(x, y, z); // expect: mac SipHash
  siphasher::sip::SipHasher24::new_with_keys(x, y, z); // expect: mac SipHash
  hkdf::Hkdf::extract(x, y, z); // expect: kdf HKDF
  hkdf::SimpleHkdf::new(x, y, z); // expect: kdf HKDF
  hkdf::SimpleHkdf::extract(x, y, z); // expect: kdf HKDF
  hkdf::Hkdf::from_prk(x, y, z); // expect: kdf HKDF
  hkdf::SimpleHkdf::from_prk(x, y, z); // expect: kdf HKDF
  pbkdf2::pbkdf2_array(x, y, z); // expect: kdf PBKDF2
  kbkdf::Counter::<pbkdf2::Pbkdf2>::new(); // expect: kdf SP800_108_CounterKDF-HMAC-PBKDF2 digest=PBKDF2
  pbkdf2::Pbkdf2::hash_password(x, y, z); // expect: password-hash PBKDF2-SHA-256 functions=keyderive unknown=iterations
  pbkdf2::Params { x }; // expect: parameters PBKDF2
  scrypt::ScryptParams::new(x, y, z); // expect: parameters scrypt
  scrypt::Params::recommended(x, y, z); // expect: parameters scrypt-131072-8-1 iterations=131072 blockSize=8 parallelism=1
  scrypt::Params::default(x, y, z); // expect: parameters scrypt-131072-8-1 iterations=131072 blockSize=8 parallelism=1
  scrypt::scrypt_simple(x, y, z); // expect: password-hash scrypt functions=keyderive
  scrypt::Scrypt::hash_password(x, y, z); // expect: password-hash scrypt functions=keyderive
  scrypt::scrypt_check(x, y, z); // expect: password-hash scrypt functions=verify
  argon2::Argon2::new_with_secret(x, y, z); // expect: kdf unknown
  argon2::Argon2::from(x, y, z); // expect: kdf Argon2id
  argon2::Argon2::new(argon2::Algorithm::default, v, p); // expect: kdf Argon2id
  argon2::Argon2::new(a, v, argon2::ParamsBuilder::new(1, 2, 3, None)); // expect: kdf unknown
  balloon_hash::Balloon::new(x, y, z); // expect: password-hash Balloon
  concat_kdf::derive_key_into(x, y, z); // expect: kdf SP800_56C_OneStep
  concat_kdf::derive_key(x, y, z); // expect: kdf SP800_56C_OneStep
  ansi_x963_kdf::derive_key_into(x, y, z); // expect: kdf ANSI-KDF-X9.63
  ansi_x963_kdf::derive_key(x, y, z); // expect: kdf ANSI-KDF-X9.63
  kbkdf::Counter::new(x, y, z); // expect: kdf SP800_108_CounterKDF
  kbkdf::Feedback::new(x, y, z); // expect: kdf SP800_108_FeedbackKDF
  kbkdf::Feedback::default(x, y, z); // expect: kdf SP800_108_FeedbackKDF
  kbkdf::DoublePipeline::new(x, y, z); // expect: kdf SP800_108_DoublePipelineKDF
  kbkdf::DoublePipeline::default(x, y, z); // expect: kdf SP800_108_DoublePipelineKDF
  bcrypt::hash_bytes(x, y, z); // expect: password-hash bcrypt functions=keyderive
  bcrypt::hash_with_result(x, y, z); // expect: password-hash bcrypt functions=keyderive
  bcrypt::non_truncating_hash(x, y, z); // expect: password-hash bcrypt functions=keyderive
  bcrypt::hash_with_salt(x, y, z); // expect: password-hash bcrypt functions=keyderive
  bcrypt::bcrypt(x, y, z); // expect: kdf bcrypt
  bcrypt::non_truncating_verify(x, y, z); // expect: password-hash bcrypt functions=verify
  argon2::hash_raw(x, y, z); // expect: password-hash unknown functions=keyderive
  argon2::verify_encoded(x, y, z); // expect: password-hash Argon2 functions=verify
  argon2::verify_raw(x, y, z); // expect: password-hash Argon2 functions=verify
  argon2::Argon2::from(argon2::Variant::Argon2d); // expect: kdf Argon2id
  argon2::Argon2::from(argon2::Variant::Argon2id); // expect: kdf Argon2id
}
fn m0(v: &digest::Mac) { v.chain_update(x, y, z); }
fn m1(v: &digest::Mac) { v.input(x, y, z); }
fn m2(v: &digest::Mac) { v.chain(x, y, z); }
fn m3(v: &digest::Mac) { v.finalize_reset(x, y, z); }
fn m4(v: &digest::Mac) { v.result(x, y, z); }
fn m5(v: &digest::Mac) { v.verify(x, y, z); }
fn m6(v: &digest::Mac) { v.verify_truncated_left(x, y, z); }
fn m7(v: &digest::Mac) { v.verify_truncated_right(x, y, z); }
fn m8(v: &digest::Mac) { v.verify_reset(x, y, z); }
fn m9(v: &hkdf::Hkdf) { v.expand_multi_info(x, y, z); }
fn verified() { pbkdf2::Pbkdf2.verify_password(x, y); } // expect: password-hash PBKDF2 functions=verify
fn verifies(v: &pbkdf2::Pbkdf2) { v.verify_password(x, y); } // expect: password-hash PBKDF2 functions=verify
fn m10(v: &pbkdf2::Pbkdf2) { v.hash_password(x, y, z); } // expect: password-hash PBKDF2-SHA-256 functions=keyderive unknown=iterations
fn m11(v: &pbkdf2::Pbkdf2) { v.hash_password_customized(x, y, z); } // expect: password-hash PBKDF2-SHA-256 functions=keyderive unknown=iterations
fn m12(v: &argon2::ParamsBuilder) { v.m_cost(x, y, z); }
fn m13(v: &argon2::ParamsBuilder) { v.t_cost(x, y, z); }
fn m14(v: &argon2::ParamsBuilder) { v.p_cost(x, y, z); }
fn m15(v: &argon2::ParamsBuilder) { v.output_len(x, y, z); }
fn m16(v: &argon2::ParamsBuilder) { v.build(x, y, z); }
fn m17(v: &argon2::ParamsBuilder) { v.params(x, y, z); }
fn m18(v: &argon2::Argon2) { v.hash_password_customized(x, y, z); }
fn m19(v: &argon2::Argon2) { v.verify_password(x, y, z); }
