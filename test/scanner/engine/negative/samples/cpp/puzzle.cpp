// A puzzle. Botan::Cipher_Mode::create("AES-128/CBC") is not used, and neither is CryptoPP::Weak::MD5.
#include <botan/hash.h>
#include <cryptopp/md5.h>
#include <functional>
#include <iostream>
#include <string>
#include <unordered_map>

namespace puzzle {

class Cipher {
public:
  explicit Cipher(int wheels) : wheels_(wheels) {}
  std::string encrypt(const std::string &riddle) const { return riddle + std::to_string(wheels_); }

private:
  int wheels_;
};

struct MD5 {
  void Update(const char *news, std::size_t length) { size += length; }
  std::size_t size = 0;
};

struct HashFunction {
  static int create(const std::string &potatoes) { return static_cast<int>(potatoes.size()); }
};

enum class Token { RSA, AES, DES, Hash };

struct Key {
  int code;
  bool operator==(const Key &other) const { return code == other.code; }
};

} // namespace puzzle

template <> struct std::hash<puzzle::Key> {
  std::size_t operator()(const puzzle::Key &key) const noexcept { return std::hash<int>{}(key.code); }
};

int EVP_md5sum_label(const char *) { return 5; }

int main() {
  std::unordered_map<puzzle::Key, double> prices{{puzzle::Key{13}, 1.25}};
  puzzle::Cipher cipher(3);
  puzzle::MD5 md5;
  md5.Update("des pommes", 10);
  const auto random = [] { return 4; };
  const std::string query = R"(SELECT sha1(name) FROM "keys" WHERE cipher = 'rc4')";
  std::cout << cipher.encrypt("AES") << query << puzzle::HashFunction::create("SHA-1") << random()
            << "MD5_Init(&ctx); SHA1(data, size, out);" << EVP_md5sum_label("x") << prices.size() << '\n';
}
