[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12 -bor [System.Net.SecurityProtocolType]::Tls11 # expect: protocol TLSv1.2; protocol TLSv1.1
[Net.ServicePointManager]::SecurityProtocol = $given -band -bnot [Net.SecurityProtocolType]::Ssl3
[Net.ServicePointManager]::SecurityProtocol = $given -band (-bnot ([Net.SecurityProtocolType]::Ssl3 -bor [Net.SecurityProtocolType]::Tls))
if ($given -band [Net.SecurityProtocolType]::Ssl3) { throw "old" }
[Net.ServicePointManager]::SecurityProtocol = 'Tls13'
[System.Net.ServicePointManager]::ServerCertificateValidationCallback = $callback # expect: protocol TLS verification=unsaid
[System.Net.ServicePointManager]::ServerCertificateValidationCallback = { $true } # expect: protocol TLS verification=none
[System.Net.ServicePointManager]::ServerCertificateValidationCallback = { return $true } # expect: protocol TLS verification=none
[System.Net.ServicePointManager]::ServerCertificateValidationCallback = { if ($a) { $true } else { $false } } # expect: protocol TLS verification=unsaid
