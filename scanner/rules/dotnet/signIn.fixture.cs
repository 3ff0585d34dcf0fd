using System.IdentityModel.Tokens.Jwt;
using System.Security.Cryptography;
using System.Security.Cryptography.Cose;
using Fido2NetLib;
using Fido2NetLib.Objects;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.IdentityModel.JsonWebTokens;
using Microsoft.IdentityModel.Tokens;

class SignIn(IFido2 fido)
{
    private readonly JsonWebTokenHandler _handler = new();

    async Task Run(IServiceCollection services)
    {
        var jwt = new JwtSecurityTokenHandler();
        jwt.CreateEncodedJwt(descriptor); // expect: token unknown functions=sign
        jwt.WriteToken(token); // expect: token unknown functions=sign
        jwt.ValidateToken(text, parameters, out _); // expect: token unknown functions=verify
        await jwt.ValidateTokenAsync(text, parameters); // expect: token unknown functions=verify
        var hmac = new SigningCredentials(secret, SecurityAlgorithms.HmacSha256);
        var made = new JwtSecurityToken("issuer", "audience", claims, expires: later, signingCredentials: hmac);
        new JwtSecurityTokenHandler().WriteToken(made); // expect: token HMAC-SHA-256 functions=sign
        var headed = new JwtSecurityToken(new JwtHeader(new SigningCredentials(secret, SecurityAlgorithms.HmacSha384)), payload);
        jwt.WriteToken(headed); // expect: token HMAC-SHA-384 functions=sign
        var described = new SecurityTokenDescriptor
        {
            SigningCredentials = new SigningCredentials(key, SecurityAlgorithms.RsaSha256)
        };
        jwt.WriteToken(jwt.CreateToken(described)); // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
        _handler.CreateToken(payload, new SigningCredentials(key, SecurityAlgorithms.RsaSha512)); // expect: token RSA-PKCS1-1.5-SHA-512 functions=sign
        Write(new JwtSecurityToken(signingCredentials: new SigningCredentials(key, SecurityAlgorithms.EcdsaSha256))); // expect: token ECDSA-P-256-SHA-256
        _handler.CreateToken(descriptor); // expect: token unknown functions=sign
        _handler.ValidateToken(text, parameters); // expect: token unknown functions=verify
        await _handler.ValidateTokenAsync(text, parameters); // expect: token unknown functions=verify
        _handler.EncryptToken(text, credentials); // expect: token unknown functions=encrypt
        _handler.DecryptToken(token, parameters); // expect: token unknown functions=decrypt
        services.AddIdentityServer().AddDeveloperSigningCredential(); // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
        services.AddIdentityServer().AddSigningCredential(certificate, SecurityAlgorithms.EcdsaSha384); // expect: token ECDSA-P-384-SHA-384 functions=sign
        services.AddIdentityServer().AddSigningCredential(new SigningCredentials(key, SecurityAlgorithms.RsaSsaPssSha384)); // expect: token RSA-PSS-SHA-384-MGF1 functions=sign
        services.AddIdentityServer().AddSigningCredential(certificate); // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
        var own = new Fido2(configuration);
        await own.MakeNewCredentialAsync(request); // expect: signature unknown functions=verify
        await fido.MakeAssertionAsync(request); // expect: signature unknown functions=verify
        new PubKeyCredParam(COSE.Algorithm.ES256); // expect: signature ECDSA-P-256-SHA-256
        new PubKeyCredParam(COSE.Algorithm.ES384); // expect: signature ECDSA-P-384-SHA-384
        new PubKeyCredParam(COSE.Algorithm.ES512); // expect: signature ECDSA-P-521-SHA-512
        new PubKeyCredParam(COSE.Algorithm.ES256K); // expect: signature ECDSA-secp256k1-SHA-256
        new PubKeyCredParam(COSE.Algorithm.RS256); // expect: signature RSA-PKCS1-1.5-SHA-256
        new PubKeyCredParam(COSE.Algorithm.RS384); // expect: signature RSA-PKCS1-1.5-SHA-384
        new PubKeyCredParam(COSE.Algorithm.RS512); // expect: signature RSA-PKCS1-1.5-SHA-512
        new PubKeyCredParam(COSE.Algorithm.PS256); // expect: signature RSA-PSS-SHA-256-MGF1
        new PubKeyCredParam(COSE.Algorithm.PS384); // expect: signature RSA-PSS-SHA-384-MGF1
        new PubKeyCredParam(COSE.Algorithm.PS512); // expect: signature RSA-PSS-SHA-512-MGF1
        new PubKeyCredParam(COSE.Algorithm.EdDSA); // expect: signature EdDSA
        list.Add(PubKeyCredParam.ES256); // expect: signature ECDSA-P-256-SHA-256
        list.Add(PubKeyCredParam.ES384); // expect: signature ECDSA-P-384-SHA-384
        list.Add(PubKeyCredParam.ES512); // expect: signature ECDSA-P-521-SHA-512
        list.Add(PubKeyCredParam.RS256); // expect: signature RSA-PKCS1-1.5-SHA-256
        list.Add(PubKeyCredParam.RS384); // expect: signature RSA-PKCS1-1.5-SHA-384
        list.Add(PubKeyCredParam.RS512); // expect: signature RSA-PKCS1-1.5-SHA-512
        list.Add(PubKeyCredParam.PS256); // expect: signature RSA-PSS-SHA-256-MGF1
        list.Add(PubKeyCredParam.PS384); // expect: signature RSA-PSS-SHA-384-MGF1
        list.Add(PubKeyCredParam.PS512); // expect: signature RSA-PSS-SHA-512-MGF1
        list.Add(PubKeyCredParam.Ed25519); // expect: signature Ed25519
        using var ecdsa = ECDsa.Create(ECCurve.NamedCurves.nistP256); // expect: keygen ECDSA-P-256
        new CoseSigner(ecdsa, HashAlgorithmName.SHA256); // expect: signature ECDSA-P-256-SHA-256 functions=sign
        using var rsa = RSA.Create(2048); // expect: keygen RSA-2048
        new CoseSigner(rsa, RSASignaturePadding.Pss, HashAlgorithmName.SHA384); // expect: signature RSA-PSS-SHA-384-MGF1-2048 functions=sign
        var message = CoseMessage.DecodeSign1(bytes);
        message.VerifyEmbedded(ecdsa); // expect: signature ECDSA-P-256 functions=verify
        CoseMessage.DecodeMultiSign(bytes).VerifyDetached(ecdsa, content); // expect: signature ECDSA-P-256 functions=verify
        await message.VerifyDetachedAsync(ecdsa, stream); // expect: signature ECDSA-P-256 functions=verify
    }
}
