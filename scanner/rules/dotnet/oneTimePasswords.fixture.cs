using Google.Authenticator;
using OtpNet;

class Codes
{
    private readonly Totp _totp;
    private readonly Hotp _hotp;

    void Run(byte[] secret)
    {
        var totp = new Totp(secret); // expect: mac HMAC-SHA-1 functions=tag,verify
        totp.ComputeTotp();
        totp.VerifyTotp(code, out _);
        new Totp(secret, mode: OtpHashMode.Sha256); // expect: mac HMAC-SHA-256
        new Totp(secret, 30, OtpHashMode.Sha512); // expect: mac HMAC-SHA-512
        Hotp hotp = new(secret, OtpHashMode.Sha1); // expect: mac HMAC-SHA-1 functions=tag,verify
        hotp.ComputeHOTP(1);
        hotp.VerifyHotp(code, 1);
        KeyGeneration.GenerateRandomKey(20); // expect: random RNG
        _totp.VerifyTotp(code, out _); // expect: mac HMAC functions=verify
        _hotp.ComputeHOTP(1); // expect: mac HMAC functions=tag
        var google = new TwoFactorAuthenticator(); // expect: mac HMAC-SHA-1 functions=tag,verify
        google.GetCurrentPIN(key);
        google.GetCurrentPINs(key);
        google.GeneratePINAtInterval(key, 1);
        google.ValidateTwoFactorPIN(key, code);
        new TwoFactorAuthenticator(HashType.SHA512); // expect: mac HMAC-SHA-512
        new TwoFactorAuthenticator(HashType.SHA256); // expect: mac HMAC-SHA-256
        new TwoFactorAuthenticator(HashType.SHA1); // expect: mac HMAC-SHA-1
    }
}
