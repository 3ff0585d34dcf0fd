import hashlib
hashlib.md5(b"")
