#include "bcrypt.h"

bool check(const std::string& password) {
  std::string hash = bcrypt::generateHash(password, 12); // expect: password-hash bcrypt
  return bcrypt::validatePassword(password, hash); // expect: password-hash bcrypt
}
