param([string] $Kind = 'SHA384')
Get-FileHash -Path file.txt -Algorithm MD5 # expect: hash MD5
Get-FileHash file.txt # expect: hash SHA-256
$hash = (Get-FileHash -Algorithm "SHA1" -Path file.txt).Hash # expect: hash SHA-1
Get-ChildItem . | Get-FileHash -Algorithm $Kind # expect: hash SHA-384
New-SelfSignedCertificate -Subject 'CN=made-up' -KeyAlgorithm RSA -KeyLength 4096 -HashAlgorithm sha512 # expect: certificate RSA-SHA-512-4096 certificateFormat=X.509
New-SelfSignedCertificate -DnsName made-up.example # expect: certificate RSA-SHA-256 certificateFormat=X.509
Protect-CmsMessage -To 'CN=made-up' -Content 'text' # expect: cipher CMS
Unprotect-CmsMessage -Path file.txt # expect: cipher CMS
Set-AuthenticodeSignature -FilePath file.ps1 -Certificate $cert -HashAlgorithm SHA256 # expect: signature unknown
Import-PfxCertificate -FilePath file.pfx # expect: keystore unknown certificateFormat=PKCS12
Export-PfxCertificate -Cert $cert -FilePath file.pfx # expect: keystore unknown certificateFormat=PKCS12
Get-PfxCertificate file.pfx # expect: certificate unknown certificateFormat=PKCS12
Get-SecureRandom -Maximum 10 # expect: random RNG
# Get-FileHash -Algorithm MD5
Write-Output "Get-FileHash"
Get-ContentHash -Algorithm MD5
Invoke-WebRequest -Uri https://localhost -SkipCertificateCheck # expect: protocol TLS verification=none
Invoke-RestMethod https://localhost -SkipCertificateCheck -Method Post # expect: protocol TLS verification=none
Invoke-RestMethod https://localhost -Method Post
