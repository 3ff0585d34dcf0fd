local digest = require("openssl.digest")
digest.new("md5")
