import uuid

uuid.uuid1()
uuid.uuid4()  # expect: random RNG
uuid.uuid3(uuid.NAMESPACE_DNS, "a")  # expect: hash MD5
uuid.uuid5(uuid.NAMESPACE_DNS, "a")  # expect: hash SHA-1
