Add-Type -AssemblyName System.Web
$first = [System.Web.Security.Membership]::GeneratePassword(16, 4) # expect: random RNG
$second = [Membership]::GeneratePassword(16, 4)
