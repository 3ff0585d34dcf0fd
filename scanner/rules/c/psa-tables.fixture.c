#include <psa/crypto.h>
#include <string.h>

struct cipher_info { const char *name; psa_key_type_t type; psa_algorithm_t alg; int bits; };

static const struct cipher_info ciphers[] = {
#if PSA_WANT_ALG_GCM
    { "AES-128-GCM", PSA_KEY_TYPE_AES, PSA_ALG_GCM, 128 }, // expect: cipher AES-128-GCM
    { "AES-256-CBC", PSA_KEY_TYPE_AES, PSA_ALG_CBC_PKCS7, 256 }, // expect: cipher AES-256-CBC-PKCS7
#endif
    { "CHACHA20-POLY1305", PSA_KEY_TYPE_CHACHA20, PSA_ALG_CHACHA20_POLY1305, 256 }, // expect: cipher ChaCha20; cipher ChaCha20-Poly1305
    { "mine", PSA_KEY_TYPE_AES, PSA_ALG_CTR, 256 }, // expect: cipher AES-CTR
    { "none", 0, PSA_ALG_NONE, 0 },
};

static const struct { const char *name; psa_algorithm_t alg; } digests[] = {
    { .name = "MD5", .alg = PSA_ALG_MD5 }, // expect: hash MD5
    { .name = "SHA256", .alg = PSA_ALG_SHA_256 }, // expect: hash SHA-256
};

const char *digest_name(psa_algorithm_t alg)
{
    if (alg == PSA_ALG_SHA_512) return "SHA512";
    return alg == PSA_ALG_SHA_1 ? "SHA1" : NULL;
}

static const struct { psa_algorithm_t alg; const char *name; } names[] = {
    { PSA_ALG_MD5, "MD5" },
    { PSA_ALG_HMAC(PSA_ALG_SHA_256), "HMAC-SHA-256" },
};
