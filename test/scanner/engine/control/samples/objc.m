#import <CommonCrypto/CommonDigest.h>
void f(void) { CC_MD5(0, 0, 0); }
