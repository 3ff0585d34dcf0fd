#include <gpgme.h>

void use(gpgme_ctx_t ctx) {
  gpgme_op_encrypt(ctx, recp, 0, plain, cipher); // expect: cipher PGP functions=encrypt
  gpgme_op_encrypt_start(ctx, recp, 0, plain, cipher); // expect: cipher PGP functions=encrypt
  gpgme_op_encrypt_ext(ctx, recp, "a", 0, plain, cipher); // expect: cipher PGP functions=encrypt
  gpgme_op_encrypt_ext_start(ctx, recp, "a", 0, plain, cipher); // expect: cipher PGP functions=encrypt
  gpgme_op_encrypt_sign(ctx, recp, 0, plain, cipher); // expect: cipher PGP functions=encrypt,sign
  gpgme_op_encrypt_sign_start(ctx, recp, 0, plain, cipher); // expect: cipher PGP functions=encrypt,sign
  gpgme_op_encrypt_sign_ext(ctx, recp, "a", 0, plain, cipher); // expect: cipher PGP functions=encrypt,sign
  gpgme_op_encrypt_sign_ext_start(ctx, recp, "a", 0, plain, cipher); // expect: cipher PGP functions=encrypt,sign
  gpgme_op_decrypt(ctx, cipher, plain); // expect: cipher PGP functions=decrypt
  gpgme_op_decrypt_start(ctx, cipher, plain); // expect: cipher PGP functions=decrypt
  gpgme_op_decrypt_ext(ctx, 0, cipher, plain); // expect: cipher PGP functions=decrypt
  gpgme_op_decrypt_ext_start(ctx, 0, cipher, plain); // expect: cipher PGP functions=decrypt
  gpgme_op_decrypt_verify(ctx, cipher, plain); // expect: cipher PGP functions=decrypt,verify
  gpgme_op_decrypt_verify_start(ctx, cipher, plain); // expect: cipher PGP functions=decrypt,verify
  gpgme_op_sign(ctx, in, out, GPGME_SIG_MODE_DETACH); // expect: signature PGP functions=sign
  gpgme_op_sign_start(ctx, in, out, GPGME_SIG_MODE_CLEAR); // expect: signature PGP functions=sign
  gpgme_op_verify(ctx, sig, text, 0); // expect: signature PGP functions=verify
  gpgme_op_verify_start(ctx, sig, text, 0); // expect: signature PGP functions=verify
  gpgme_op_verify_ext(ctx, 0, sig, text, 0); // expect: signature PGP functions=verify
  gpgme_op_verify_ext_start(ctx, 0, sig, text, 0); // expect: signature PGP functions=verify
}

void keys(gpgme_ctx_t ctx) {
  gpgme_op_createkey(ctx, "a", "ed25519", 0, 0, 0, 0); // expect: keygen Ed25519
  gpgme_op_createkey_start(ctx, "a", "rsa3072", 0, 0, 0, 0); // expect: keygen RSA-3072
  gpgme_op_createsubkey(ctx, key, "cv25519", 0, 0, 0); // expect: keygen x25519
  gpgme_op_createsubkey_start(ctx, key, "nistp384", 0, 0, 0); // expect: keygen EC-P-384
  gpgme_op_genkey(ctx, parms, 0, 0); // expect: keygen PGP
  gpgme_op_genkey_start(ctx, parms, 0, 0); // expect: keygen PGP
  gpgme_op_import(ctx, data); // expect: key PGP
  gpgme_op_import_start(ctx, data); // expect: key PGP
  gpgme_op_import_keys(ctx, keys); // expect: key PGP
  gpgme_op_receive_keys(ctx, ids); // expect: key PGP
  gpgme_op_export(ctx, "a", 0, data); // expect: key PGP
  gpgme_op_export_ext(ctx, patterns, 0, data); // expect: key PGP
  gpgme_op_export_keys(ctx, keys, 0, data); // expect: key PGP
  gpgme_op_random_bytes(ctx, 0, buffer, 32); // expect: random RNG byteLength=32
}
