[System.Security.Cryptography.MD5]::Create()
