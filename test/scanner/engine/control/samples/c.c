#include <openssl/md5.h>
void f(void) { MD5(0, 0, 0); }
