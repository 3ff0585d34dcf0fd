#include <pk11pub.h>

#define BLOCK_LENGTH 8
#define MASTER_KEY_LENGTH 16
#define DEFAULT_BITS 128

PK11SymKey *make(PK11SlotInfo *slot, void *pw) {
    if (MASTER_KEY_LENGTH == (2 * BLOCK_LENGTH)) {
        return PK11_TokenKeyGen(slot, CKM_DES2_KEY_GEN, 0, 0, 0, PR_TRUE, pw); // expect: keygen 3DES-112
    } else if (MASTER_KEY_LENGTH == (3 * BLOCK_LENGTH)) {
        return PK11_TokenKeyGen(slot, CKM_DES3_KEY_GEN, 0, 0, 0, PR_TRUE, pw);
    }
    return NULL;
}

PK11SymKey *configured(PK11SlotInfo *slot, void *pw) {
    if (DEFAULT_BITS == 256)
        return PK11_TokenKeyGen(slot, CKM_AES_KEY_GEN, 0, 32, 0, PR_TRUE, pw); // expect: keygen AES-256
    if (MASTER_KEY_LENGTH != 2 * BLOCK_LENGTH)
        return PK11_TokenKeyGen(slot, CKM_AES_KEY_GEN, 0, 24, 0, PR_TRUE, pw);
    return PK11_TokenKeyGen(slot, CKM_AES_KEY_GEN, 0, 16, 0, PR_TRUE, pw); // expect: keygen AES-128
}
