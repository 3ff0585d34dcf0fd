using System.Security.Cryptography;

class Inherited
{
    void Run()
    {
        AesManaged.Create(); // expect: cipher AES-256-CBC-PKCS7
        AesCryptoServiceProvider.Create(); // expect: cipher AES-256-CBC-PKCS7
        AesCng.Create(); // expect: cipher AES-256-CBC-PKCS7
        RijndaelManaged.Create(); // expect: cipher Rijndael-256-CBC-PKCS7
        DESCryptoServiceProvider.Create(); // expect: cipher DES-56-CBC-PKCS7
        TripleDESCryptoServiceProvider.Create(); // expect: cipher 3DES-CBC-PKCS7
    }
}
