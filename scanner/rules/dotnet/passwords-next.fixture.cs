using BCryptNet;

class Fixture
{
    void Use(string given, string hash, SecureString safe)
    {
        BCrypt.HashPassword(given); // expect: password-hash bcrypt-2048
        BCrypt.HashPassword(given, 12); // expect: password-hash bcrypt-4096
        BCrypt.HashPassword(given, BCrypt.GenerateSalt(13)); // expect: password-hash bcrypt-8192
        BCrypt.HashPassword(given, BCryptCore.GenerateSalt(10)); // expect: password-hash bcrypt-1024
        BCryptExtendedV2.HashPassword(given, 14); // expect: password-hash bcrypt-16384
        BCryptExtendedV3.HashPassword("key", given, 15); // expect: password-hash bcrypt-32768
        BCryptSafeString.HashPassword(safe, workFactor: 12); // expect: password-hash bcrypt-4096
        BCrypt.Verify(given, hash); // expect: password-hash bcrypt functions=verify
        BCryptExtendedV2.Verify(given, hash); // expect: password-hash bcrypt functions=verify
        BCryptExtendedV3.Verify("key", given, hash); // expect: password-hash bcrypt functions=verify
        BCryptSafeString.Verify(safe, hash); // expect: password-hash bcrypt functions=verify
        BCrypt.ValidateAndUpgradeHash(given, hash, given); // expect: password-hash bcrypt functions=verify
        BCryptExtendedV2.ValidateAndUpgradeHash(given, hash, given); // expect: password-hash bcrypt functions=verify
    }
}
