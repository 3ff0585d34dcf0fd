fun f() = java.security.MessageDigest.getInstance("MD5")
