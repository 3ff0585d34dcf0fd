#pragma once
#include <string>

namespace acme::ssl {
class Context {
public:
  enum class Method { tlsv1, sslv3, rc4 };
  explicit Context(Method method) : method_(method) {}
  void set_cipher_list(const std::string &list) { list_ = list; }

private:
  Method method_;
  std::string list_ = "EVP_aes_128_cbc() MD5(data)";
};

template <typename Key> class Hash {
public:
  static int digest(const Key &key) { return static_cast<int>(sizeof(key)); }
};

struct AES {
  int SetKey(const char *key, int size) { return key[0] + size; }
};
} // namespace acme::ssl

inline int play() {
  acme::ssl::Context context(acme::ssl::Context::Method::sslv3);
  context.set_cipher_list("RC4-MD5");
  acme::ssl::AES aes;
  return acme::ssl::Hash<int>::digest(1) + aes.SetKey("c minor", 16);
}
