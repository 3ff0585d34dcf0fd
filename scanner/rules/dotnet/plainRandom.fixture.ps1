$roll = Get-Random -Maximum 6 # expect: random Non-cryptographic-PRNG
$item = $words | Get-Random # expect: random Non-cryptographic-PRNG
$generator = New-Object System.Random # expect: random Non-cryptographic-PRNG
$generator.Next(10)
$safe = Get-SecureRandom # expect: random RNG
Get-RandomPassword
