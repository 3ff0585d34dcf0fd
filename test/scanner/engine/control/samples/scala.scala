object A { def f = java.security.MessageDigest.getInstance("MD5") }
