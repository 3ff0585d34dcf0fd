package a

import "crypto/md5"

var sum = md5.Sum(nil)
