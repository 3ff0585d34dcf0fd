using BCrypt.Net;
using BC = BCrypt.Net.BCrypt;
using Isopoh.Cryptography.Argon2;
using Konscious.Security.Cryptography;
using Microsoft.AspNetCore.Identity;
using Scrypt;
using System.Web.Helpers;
using System.Web.Security;
using Old = Microsoft.AspNet.Identity;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        BCrypt.Net.BCrypt.HashPassword(given); // expect: password-hash bcrypt-2048
        BCrypt.Net.BCrypt.EnhancedHashPassword(given); // expect: password-hash bcrypt-2048
        BCrypt.Net.BCrypt.HashString(given); // expect: password-hash bcrypt-2048
        BC.HashPassword(given, 12); // expect: password-hash bcrypt-4096
        BCrypt.HashPassword(given, workFactor: 13); // expect: password-hash bcrypt-8192
        BC.HashPassword(given, BC.GenerateSalt(10)); // expect: password-hash bcrypt-1024
        BC.Verify(given, given); // expect: password-hash bcrypt
        BC.EnhancedVerify(given, given); // expect: password-hash bcrypt
        BC.ValidateAndReplacePassword(given, given); // expect: password-hash bcrypt
        var a1 = new Argon2id(data) { Salt = new byte[16], DegreeOfParallelism = 4, MemorySize = 65536, Iterations = 3 }; a1.GetBytes(32); // expect: password-hash Argon2id-65536-3-4 saltBits=128 outputBits=256
        var a1 = new Argon2id(data) { Salt = new byte[16], DegreeOfParallelism = 4, MemorySize = 65536, Iterations = 3 }; a1.GetBytesAsync(32); // expect: password-hash Argon2id-65536-3-4 saltBits=128 outputBits=256
        new Argon2i(data); // expect: password-hash Argon2i
        new Argon2d(data); // expect: password-hash Argon2d
        new HMACBlake2B(key, 512); // expect: mac BLAKE2b-MAC-512
        Argon2.Hash(given); // expect: password-hash Argon2-65536-3-1 outputBits=256
        Argon2.Hash(given, timeCost: 4, memoryCost: 131072, parallelism: 2, type: Argon2Type.HybridAddressing, hashLength: 32); // expect: password-hash Argon2-131072-4-2 outputBits=256
        Argon2.Verify(given, given); // expect: password-hash Argon2
        new Argon2Config { Type = Argon2Type.DataDependentAddressing, TimeCost = 10, MemoryCost = 32768, Lanes = 5, HashLength = 20, Salt = new byte[16] }; // expect: password-hash Argon2d-32768-10-5 outputBits=160 saltBits=128
        new Argon2Config { Type = Argon2Type.DataIndependentAddressing, TimeCost = 10, MemoryCost = 32768, Lanes = 5, HashLength = 20, Salt = new byte[16] }; // expect: password-hash Argon2i-32768-10-5 outputBits=160 saltBits=128
        new ScryptEncoder(); // expect: password-hash scrypt-16384-8-1
        new ScryptEncoder(32768, 8, 1); // expect: password-hash scrypt-32768-8-1
        new PasswordHasher<User>(); // expect: password-hash PBKDF2 saltBits=128 outputBits=256 unknown=digest,iterations
        PasswordHasher<User> hasher = new PasswordHasher<User>(Options.Create(new PasswordHasherOptions { IterationCount = 600_000 })); hasher.HashPassword(given, given); // expect: password-hash PBKDF2 saltBits=128 outputBits=256; password-hash PBKDF2-600000; password-hash PBKDF2 saltBits=128 outputBits=256
        PasswordHasher<User> hasher = new PasswordHasher<User>(Options.Create(new PasswordHasherOptions { IterationCount = 600_000 })); hasher.VerifyHashedPassword(given, given); // expect: password-hash PBKDF2 saltBits=128 outputBits=256; password-hash PBKDF2-600000; password-hash PBKDF2 saltBits=128 outputBits=256
        void F(IPasswordHasher<User> p) { p.HashPassword(given, given); } // expect: password-hash unknown
        void F(IPasswordHasher<User> p) { p.VerifyHashedPassword(given, given); } // expect: password-hash unknown
        new Old.PasswordHasher(); // expect: password-hash PBKDF2-SHA-1-1000 saltBits=128 outputBits=256
        Crypto.HashPassword(given); // expect: password-hash PBKDF2-SHA-1-1000 saltBits=128 outputBits=256
        Crypto.VerifyHashedPassword(given); // expect: password-hash PBKDF2-SHA-1-1000 saltBits=128 outputBits=256
        Crypto.Hash(given, "md5"); // expect: hash MD5
        Crypto.Hash(given); // expect: hash SHA-256
        Crypto.SHA1(given); // expect: hash SHA-1
        Crypto.SHA256(given); // expect: hash SHA-256
        Crypto.GenerateSalt(given); // expect: random RNG
        FormsAuthentication.HashPasswordForStoringInConfigFile(given, "SHA1"); // expect: hash SHA-1
        MachineKey.Protect(data); // expect: cipher unknown functions=encrypt
        MachineKey.Unprotect(data); // expect: cipher unknown functions=decrypt
        MachineKey.Encode(data); // expect: cipher unknown functions=encrypt
        MachineKey.Decode(data); // expect: cipher unknown functions=decrypt
        BCryptExtendedV2.HashPassword(given, 12); // expect: password-hash bcrypt-4096
        BCryptExtendedV2.Verify(given, stored); // expect: password-hash bcrypt functions=verify
        BCrypt.Net.BCrypt.ValidateAndUpgradeHash(given, stored, given); // expect: password-hash bcrypt functions=verify
        BCrypt.Net.BCrypt.HashPassword(given, BCryptCore.GenerateSalt(13)); // expect: password-hash bcrypt-8192

        // Not found
        given.HashPassword(given); Other.BCrypt.HashPassword(given); new My.Argon2id(data);
    }
}
