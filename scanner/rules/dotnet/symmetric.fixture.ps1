using namespace System.Security.Cryptography

$aes = [System.Security.Cryptography.Aes]::Create() # expect: cipher AES-128-ECB-ZeroPadding
$aes.Mode = [System.Security.Cryptography.CipherMode]::ECB
$aes.Padding = [Security.Cryptography.PaddingMode]::Zeros
$aes.KeySize = 128
$managed = New-Object "System.Security.Cryptography.AesManaged" # expect: cipher AES-192-CBC-PKCS7
$managed.Key = New-Object byte[] 24
$short = New-Object AesManaged # expect: cipher AES-256-ECB-PKCS7
$short.Mode = "ecb"
$rc2 = [RC2CryptoServiceProvider]::new() # expect: cipher RC2-CBC-PKCS7
$gcm = [AesGcm]::new([byte[]]::new(32), 16) # expect: cipher AES-256-GCM tagBits=128
$other = New-Object Other.AesManaged
# [System.Security.Cryptography.DES]::Create()
