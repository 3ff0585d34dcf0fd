#include <pkcs11.h>

int sign_rsa(CK_SESSION_HANDLE session, struct token *token)
{
    CK_MECHANISM mech = { CKM_RSA_PKCS, NULL, 0 }; // expect: signature RSA-PKCS1-1.5
    return token_sign(token, session, &mech);
}

int sign_ec(struct request *request)
{
    request->mech.mechanism = CKM_ECDSA; // expect: signature ECDSA
    return token_sign(request);
}

int known(CK_SESSION_HANDLE session, CK_OBJECT_HANDLE key)
{
    CK_MECHANISM mech = { CKM_SHA256_RSA_PKCS, NULL, 0 };
    return C_SignInit(session, &mech, key); // expect: signature RSA-PKCS1-1.5-SHA-256
}

int make(CK_SESSION_HANDLE session, struct provider *provider)
{
    CK_MECHANISM rsa = { CKM_RSA_PKCS_KEY_PAIR_GEN, NULL, 0 }; // expect: keygen RSA
    CK_MECHANISM ec = { CKM_EC_KEY_PAIR_GEN, NULL, 0 }; // expect: keygen EC
    CK_MECHANISM aes = { CKM_AES_KEY_GEN, NULL, 0 }; // expect: keygen AES
    provider->list->generate(session, &rsa, &ec, &aes);
    return 0;
}

/* The functions that a module exports, and names to print. */
static const struct CK_FUNCTION_LIST exported = { { 2, 20 }, C_EncryptInit, C_DigestInit, C_SignInit, C_GenerateKey };

static const struct { CK_MECHANISM_TYPE type; const char *name; const char *alias; int flags; } printed[] = {
    { CKM_RSA_PKCS_KEY_PAIR_GEN, "RSA-PKCS-KEY-PAIR-GEN", NULL, 1 },
    { CKM_SHA_1, "SHA-1", NULL, 0 },
    { CKM_ECDSA, "ECDSA", "ec", 0 },
    { CKM_EC_KEY_PAIR_GEN, "ECDSA-KEY-PAIR-GEN", NULL, 0 },
};
