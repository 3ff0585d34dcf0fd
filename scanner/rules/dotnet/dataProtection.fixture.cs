using Microsoft.AspNetCore.DataProtection;
using Microsoft.AspNetCore.DataProtection.AuthenticatedEncryption;
using Microsoft.AspNetCore.DataProtection.AuthenticatedEncryption.ConfigurationModel;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        new AuthenticatedEncryptorConfiguration(); // expect: cipher AES-256-CBC
        new CngCbcAuthenticatedEncryptorConfiguration(); // expect: cipher AES-256-CBC
        new ManagedAuthenticatedEncryptorConfiguration(); // expect: cipher AES-256-CBC
        new CngGcmAuthenticatedEncryptorConfiguration(); // expect: cipher AES-256-GCM
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_128_CBC, ValidationAlgorithm = ValidationAlgorithm.HMACSHA256 }; // expect: cipher AES-128-CBC
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_128_CBC, ValidationAlgorithm = ValidationAlgorithm.HMACSHA512 }; // expect: cipher AES-128-CBC
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_128_GCM, ValidationAlgorithm = ValidationAlgorithm.HMACSHA256 }; // expect: cipher AES-128-GCM
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_128_GCM, ValidationAlgorithm = ValidationAlgorithm.HMACSHA512 }; // expect: cipher AES-128-GCM
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_192_CBC, ValidationAlgorithm = ValidationAlgorithm.HMACSHA256 }; // expect: cipher AES-192-CBC
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_192_CBC, ValidationAlgorithm = ValidationAlgorithm.HMACSHA512 }; // expect: cipher AES-192-CBC
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_192_GCM, ValidationAlgorithm = ValidationAlgorithm.HMACSHA256 }; // expect: cipher AES-192-GCM
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_192_GCM, ValidationAlgorithm = ValidationAlgorithm.HMACSHA512 }; // expect: cipher AES-192-GCM
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_256_CBC, ValidationAlgorithm = ValidationAlgorithm.HMACSHA256 }; // expect: cipher AES-256-CBC
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_256_CBC, ValidationAlgorithm = ValidationAlgorithm.HMACSHA512 }; // expect: cipher AES-256-CBC
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_256_GCM, ValidationAlgorithm = ValidationAlgorithm.HMACSHA256 }; // expect: cipher AES-256-GCM
        new AuthenticatedEncryptorConfiguration { EncryptionAlgorithm = EncryptionAlgorithm.AES_256_GCM, ValidationAlgorithm = ValidationAlgorithm.HMACSHA512 }; // expect: cipher AES-256-GCM
        new CngCbcAuthenticatedEncryptorConfiguration { EncryptionAlgorithm = "AES", EncryptionAlgorithmKeySize = 128, HashAlgorithm = "SHA512" }; // expect: cipher AES-128-CBC
        void F(IDataProtector p) { p.Protect(data); } // expect: cipher AES-256-CBC functions=encrypt
        void F(IDataProtector p) { p.Unprotect(data); } // expect: cipher AES-256-CBC functions=decrypt
        void F(ITimeLimitedDataProtector p) { p.Protect(data); } // expect: cipher AES-256-CBC functions=encrypt
        void F(ITimeLimitedDataProtector p) { p.Unprotect(data); } // expect: cipher AES-256-CBC functions=decrypt
        DataProtectionProvider.Create("made-up").CreateProtector("purpose").Protect(data); // expect: cipher AES-256-CBC functions=encrypt

        // Not found
        given.Protect(data);
    }
}
