param([string] $Algorithm = 'SHA256')
$md5 = [System.Security.Cryptography.MD5]::Create() # expect: hash MD5
$sha = New-Object System.Security.Cryptography.SHA1CryptoServiceProvider # expect: hash SHA-1
$any = [Security.Cryptography.HashAlgorithm]::Create('SHA512') # expect: hash SHA-512
$given = [Security.Cryptography.HashAlgorithm]::Create($Algorithm) # expect: hash SHA-256
$mac = New-Object System.Security.Cryptography.HMACSHA256(,[Text.Encoding]::UTF8.GetBytes('made-up')) # expect: mac HMAC-SHA-256
$text = "MD5 $md5"
