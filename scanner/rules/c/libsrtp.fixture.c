#include <srtp2/srtp.h>

void policies(srtp_policy_t *policy) {
  srtp_crypto_policy_set_rtp_default(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=128 mode=ctr digest=SHA-1 tagBits=80
  srtp_crypto_policy_set_rtcp_default(&policy->rtcp); // expect: protocol SRTP cipher=AES keyBits=128 mode=ctr digest=SHA-1 tagBits=80
  srtp_crypto_policy_set_aes_cm_128_hmac_sha1_80(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=128 mode=ctr digest=SHA-1 tagBits=80
  srtp_crypto_policy_set_aes_cm_192_hmac_sha1_80(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=192 mode=ctr digest=SHA-1 tagBits=80
  srtp_crypto_policy_set_aes_cm_256_hmac_sha1_80(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=256 mode=ctr digest=SHA-1 tagBits=80
  srtp_crypto_policy_set_aes_cm_128_hmac_sha1_32(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=128 mode=ctr digest=SHA-1 tagBits=32
  srtp_crypto_policy_set_aes_cm_192_hmac_sha1_32(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=192 mode=ctr digest=SHA-1 tagBits=32
  srtp_crypto_policy_set_aes_cm_256_hmac_sha1_32(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=256 mode=ctr digest=SHA-1 tagBits=32
  srtp_crypto_policy_set_aes_cm_128_null_auth(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=128 mode=ctr
  srtp_crypto_policy_set_aes_cm_192_null_auth(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=192 mode=ctr
  srtp_crypto_policy_set_aes_cm_256_null_auth(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=256 mode=ctr
  srtp_crypto_policy_set_aes_gcm_128_16_auth(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=128 mode=gcm tagBits=128
  srtp_crypto_policy_set_aes_gcm_256_16_auth(&policy->rtp); // expect: protocol SRTP cipher=AES keyBits=256 mode=gcm tagBits=128
  srtp_crypto_policy_set_null_cipher_hmac_sha1_80(&policy->rtp); // expect: protocol SRTP digest=SHA-1 tagBits=80
  srtp_crypto_policy_set_null_cipher_hmac_null(&policy->rtp); // expect: protocol SRTP
}
