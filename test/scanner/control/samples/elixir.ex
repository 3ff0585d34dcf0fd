:crypto.hash(:md5, "")
