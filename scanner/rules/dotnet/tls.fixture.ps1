[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12 -bor [System.Net.SecurityProtocolType]::Tls11 # expect: protocol TLSv1.2; protocol TLSv1.1
[Net.ServicePointManager]::SecurityProtocol = 'Tls13'
