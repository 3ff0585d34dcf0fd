#include <memory>
#include <string>
#include <vector>
#include <cryptopp/aes.h>

namespace crypto::detail {
enum class Mode : std::uint8_t { cbc = 1, gcm };
constexpr std::size_t kKeyBytes = 256 / 8;
inline constexpr auto kDigits = 1'000'000;
}  // namespace crypto::detail

using namespace CryptoPP;
using std::string;
using Digest = CryptoPP::SHA256;
namespace detail = crypto::detail;

template <typename T, std::size_t N = 16>
concept Sized = requires(T value) { value.size(); };

template <typename Hash>
class Hasher final : public Base<Hash> {
 public:
  explicit Hasher(string name) : name_(std::move(name)), hash_{} {}
  Hasher(const Hasher&) = delete;
  Hasher& operator=(Hasher&&) noexcept = default;
  ~Hasher() override;
  [[nodiscard]] const string& name() const& { return this->name_; }
  bool operator==(const Hasher& other) const = default;
  static std::unique_ptr<Hasher> make() { return std::make_unique<Hasher<Hash>>("made up"); }

 private:
  string name_;
  Hash hash_;
  std::vector<byte> buffer_ = std::vector<byte>(detail::kKeyBytes);
};

struct Options {
  bool verify = true;
  int bits{2048};
};

auto encrypt(const std::vector<byte>& data, Options options = Options{}) -> std::vector<byte> {
  AutoSeededRandomPool rng;
  SecByteBlock key(AES::DEFAULT_KEYLENGTH);
  SecByteBlock iv(AES::BLOCKSIZE);
  CBC_Mode<AES>::Encryption enc(key, key.size(), iv);
  CryptoPP::GCM<CryptoPP::AES>::Encryption gcm;
  gcm.SetKeyWithIV(key, key.size(), iv, 12);
  auto digest = new Digest;
  auto owned = std::unique_ptr<Digest>(new Digest());
  auto text = std::string("a") + "b" + u8"c" R"raw(d)raw";
  auto process = [&, n = 3](const auto& value) mutable -> int { return value + n++; };
  for (const auto& one : data) process(one);
  if (auto found = options.bits; found > 1024 && !options.verify) throw std::runtime_error{"no"};
  try {
    delete digest;
  } catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
  } catch (...) {
  }
  const auto [first, second] = std::pair{1, 2};
  switch (static_cast<detail::Mode>(first)) {
    case detail::Mode::cbc: [[fallthrough]];
    default: break;
  }
  return reinterpret_cast<const Hasher<Digest>*>(owned.get()) != nullptr ? data : std::vector<byte>{};
}

extern "C" int main(int argc, char* argv[]) {
  if constexpr (sizeof(int) == 4) encrypt({}, {.verify = false, .bits = 3072});
  return 0;
}
