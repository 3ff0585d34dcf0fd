#include <secp256k1.h>

void use(const secp256k1_context *ctx, unsigned char *out, const unsigned char *in, unsigned char *key) {
  secp256k1_context_randomize(ctx, key);
  secp256k1_ecdsa_sign(ctx, &sig, in, key, NULL, NULL); // expect: signature ECDSA-secp256k1 functions=sign
  secp256k1_ecdsa_verify(ctx, &sig, in, &pub); // expect: signature ECDSA-secp256k1 functions=verify
  secp256k1_ecdsa_sign_recoverable(ctx, &rsig, in, key, NULL, NULL); // expect: signature ECDSA-secp256k1 functions=sign
  secp256k1_ecdsa_recover(ctx, &pub, &rsig, in); // expect: signature ECDSA-secp256k1 functions=verify
  secp256k1_schnorrsig_sign(ctx, out, in, &pair, NULL); // expect: signature Schnorr-secp256k1 functions=sign
  secp256k1_schnorrsig_sign32(ctx, out, in, &pair, NULL); // expect: signature Schnorr-secp256k1 functions=sign
  secp256k1_schnorrsig_sign_custom(ctx, out, in, &pair, NULL); // expect: signature Schnorr-secp256k1 functions=sign
  secp256k1_schnorrsig_verify(ctx, out, in, 32, &xonly); // expect: signature Schnorr-secp256k1 functions=verify
  secp256k1_musig_partial_sign(ctx, &part, &nonce, &pair, &cache, &session); // expect: signature Schnorr-secp256k1 functions=sign
  secp256k1_musig_partial_sig_verify(ctx, &part, &nonce, &pub, &cache, &session); // expect: signature Schnorr-secp256k1 functions=verify
  secp256k1_ecdh(ctx, out, &pub, key, NULL, NULL); // expect: key-agreement ECDH-secp256k1
  secp256k1_ellswift_xdh(ctx, out, in, in, key, 0, hash, NULL); // expect: key-agreement ECDH-secp256k1
  secp256k1_keypair_create(ctx, &pair, key); // expect: key EC-secp256k1
  secp256k1_ellswift_create(ctx, out, key, NULL); // expect: key EC-secp256k1
  secp256k1_ec_pubkey_create(ctx, &pub, key); // expect: key EC-secp256k1 material=public-key
  secp256k1_ec_pubkey_parse(ctx, &pub, in, 33); // expect: key EC-secp256k1 material=public-key
  secp256k1_xonly_pubkey_parse(ctx, &xonly, in); // expect: key EC-secp256k1 material=public-key
  secp256k1_tagged_sha256(ctx, out, tag, 3, in, 32); // expect: hash SHA-256
}
