using System.Security.Cryptography;

class Inherited
{
    void Run()
    {
        RSACryptoServiceProvider.Create(); // expect: key RSA
        RSACng.Create(2048); // expect: keygen RSA-2048
        RSAOpenSsl.Create(); // expect: key RSA
        DSACryptoServiceProvider.Create(); // expect: key DSA
        ECDsaCng.Create(ECCurve.NamedCurves.nistP256); // expect: keygen ECDSA-P-256
        ECDsaOpenSsl.Create(); // expect: key ECDSA
    }
}
