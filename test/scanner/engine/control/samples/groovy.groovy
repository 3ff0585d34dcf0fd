def digest = java.security.MessageDigest.getInstance("MD5")
