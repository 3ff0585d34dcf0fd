#include <openssl/md5.h>
namespace a { void f() { MD5(nullptr, 0, nullptr); } }
