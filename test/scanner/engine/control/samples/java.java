class A { Object f() throws Exception { return java.security.MessageDigest.getInstance("MD5"); } }
