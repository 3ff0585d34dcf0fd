using MimeKit.Cryptography;
using Org.BouncyCastle.Bcpg;
using PgpCore;
using SharpAESCrypt;

class Messages
{
    private readonly IPGP _pgp;

    async Task Run(Stream input, Stream output)
    {
        var keys = new EncryptionKeys(publicKey); // expect: key unknown
        using PGP pgp = new PGP(keys);
        await pgp.Encrypt(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptAsync(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptAndSign(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptAndSignAsync(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptFile(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptFileAsync(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptStream(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptStreamAsync(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptArmoredString(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptArmoredStringAsync(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptFileAndSign(input, output); // expect: cipher PGP functions=encrypt
        await pgp.EncryptFileAndSignAsync(input, output); // expect: cipher PGP functions=encrypt
        await pgp.Decrypt(input, output); // expect: cipher PGP functions=decrypt
        await pgp.DecryptAsync(input, output); // expect: cipher PGP functions=decrypt
        await pgp.DecryptAndVerify(input, output); // expect: cipher PGP functions=decrypt
        await pgp.DecryptAndVerifyAsync(input, output); // expect: cipher PGP functions=decrypt
        await pgp.DecryptFile(input, output); // expect: cipher PGP functions=decrypt
        await pgp.DecryptFileAsync(input, output); // expect: cipher PGP functions=decrypt
        await pgp.DecryptStream(input, output); // expect: cipher PGP functions=decrypt
        await pgp.DecryptStreamAsync(input, output); // expect: cipher PGP functions=decrypt
        await pgp.DecryptArmoredString(input, output); // expect: cipher PGP functions=decrypt
        await pgp.DecryptArmoredStringAsync(input, output); // expect: cipher PGP functions=decrypt
        await pgp.Sign(input, output); // expect: signature PGP functions=sign
        await pgp.SignAsync(input, output); // expect: signature PGP functions=sign
        await pgp.SignFile(input, output); // expect: signature PGP functions=sign
        await pgp.SignFileAsync(input, output); // expect: signature PGP functions=sign
        await pgp.SignStream(input, output); // expect: signature PGP functions=sign
        await pgp.SignStreamAsync(input, output); // expect: signature PGP functions=sign
        await pgp.ClearSign(input, output); // expect: signature PGP functions=sign
        await pgp.ClearSignAsync(input, output); // expect: signature PGP functions=sign
        await pgp.Verify(input, output); // expect: signature PGP functions=verify
        await pgp.VerifyAsync(input, output); // expect: signature PGP functions=verify
        await pgp.VerifyFile(input, output); // expect: signature PGP functions=verify
        await pgp.VerifyFileAsync(input, output); // expect: signature PGP functions=verify
        await pgp.VerifyClear(input, output); // expect: signature PGP functions=verify
        await pgp.VerifyClearAsync(input, output); // expect: signature PGP functions=verify
        pgp.GenerateKey(a, b, username, password, strength: 4096); // expect: keygen PGP keyBits=4096
        await pgp.GenerateKeyAsync(a, b); // expect: keygen PGP
        pgp.SymmetricKeyAlgorithm = SymmetricKeyAlgorithmTag.Aes256; // expect: cipher AES-256
        pgp.HashAlgorithm = HashAlgorithmTag.Sha512; // expect: hash SHA-512
        await _pgp.DecryptAsync(input, output); // expect: cipher PGP functions=decrypt
        message.Body = ApplicationPkcs7Mime.Encrypt(recipients, body); // expect: cipher unknown functions=encrypt
        await ApplicationPkcs7Mime.EncryptAsync(recipients, body); // expect: cipher unknown functions=encrypt
        MultipartEncrypted.Encrypt(context, recipients, body); // expect: cipher unknown functions=encrypt
        await MultipartEncrypted.EncryptAsync(context, recipients, body); // expect: cipher unknown functions=encrypt
        MultipartSigned.Create(signer, DigestAlgorithm.MD5, body); // expect: signature unknown digest=MD5
        MultipartSigned.Create(signer, DigestAlgorithm.Sha1, body); // expect: signature unknown digest=SHA-1
        MultipartSigned.Create(signer, DigestAlgorithm.RipeMD160, body); // expect: signature unknown digest=RIPEMD-160
        MultipartSigned.Create(signer, DigestAlgorithm.Sha224, body); // expect: signature unknown digest=SHA-224
        MultipartSigned.Create(signer, DigestAlgorithm.Sha256, body); // expect: signature unknown digest=SHA-256
        MultipartSigned.Create(signer, DigestAlgorithm.Sha384, body); // expect: signature unknown digest=SHA-384
        MultipartSigned.Create(signer, DigestAlgorithm.Sha512, body); // expect: signature unknown digest=SHA-512
        await MultipartSigned.CreateAsync(signer, DigestAlgorithm.Sha256, body); // expect: signature unknown digest=SHA-256
        ApplicationPkcs7Mime.Sign(signer, body); // expect: signature CMS functions=sign
        await ApplicationPkcs7Mime.SignAsync(signer, body); // expect: signature CMS functions=sign
        ApplicationPkcs7Mime.SignAndEncrypt(signer, recipients, body); // expect: signature CMS functions=sign
        await ApplicationPkcs7Mime.SignAndEncryptAsync(signer, recipients, body); // expect: signature CMS functions=sign
        new DkimSigner(key, domain, selector, DkimSignatureAlgorithm.RsaSha256); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
        new DkimSigner(key, domain, selector, DkimSignatureAlgorithm.Ed25519Sha256); // expect: signature Ed25519
        new DkimSigner(key, domain, selector, DkimSignatureAlgorithm.RsaSha1); // expect: signature RSA-PKCS1-1.5-SHA-1
        new ArcSigner(key, domain, selector); // expect: signature unknown functions=sign
        var verifier = new DkimVerifier(locator);
        verifier.Verify(message, header); // expect: signature unknown functions=verify
        await verifier.VerifyAsync(message, header); // expect: signature unknown functions=verify
        AESCrypt.Encrypt(password, input, output); // expect: cipher AES-256-CBC functions=encrypt
        await AESCrypt.EncryptAsync(password, input, output); // expect: cipher AES-256-CBC functions=encrypt
        AESCrypt.Decrypt(password, input, output); // expect: cipher AES-256-CBC functions=decrypt
        await AESCrypt.DecryptAsync(password, input, output); // expect: cipher AES-256-CBC functions=decrypt
        new EncryptingStream(password, output); // expect: cipher AES-256-CBC functions=encrypt
        new DecryptingStream(password, input); // expect: cipher AES-256-CBC functions=decrypt
        new SharpAESCrypt.SharpAESCrypt(password, output, mode); // expect: cipher AES-256-CBC functions=encrypt
        zip.Encryption = Ionic.Zip.EncryptionAlgorithm.WinZipAes128; // expect: cipher AES-128-CTR
        zip.Encryption = Ionic.Zip.EncryptionAlgorithm.WinZipAes256; // expect: cipher AES-256-CTR
    }
}
