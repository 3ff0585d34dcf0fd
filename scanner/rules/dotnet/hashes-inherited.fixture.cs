using System.Security.Cryptography;

class Inherited
{
    void Run()
    {
        MD5CryptoServiceProvider.Create(); // expect: hash MD5
        SHA1CryptoServiceProvider.Create(); // expect: hash SHA-1
        SHA256CryptoServiceProvider.Create(); // expect: hash SHA-256
        SHA384CryptoServiceProvider.Create(); // expect: hash SHA-384
        SHA512CryptoServiceProvider.Create(); // expect: hash SHA-512
        SHA1Managed.Create(); // expect: hash SHA-1
        SHA256Managed.Create(); // expect: hash SHA-256
        SHA384Managed.Create(); // expect: hash SHA-384
        SHA512Managed.Create(); // expect: hash SHA-512
    }
}
