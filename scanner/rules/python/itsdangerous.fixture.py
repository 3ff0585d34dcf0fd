import hashlib

import itsdangerous
from itsdangerous import HMACAlgorithm, JSONWebSignatureSerializer, Serializer, Signer, TimedJSONWebSignatureSerializer
from itsdangerous import TimedSerializer, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer
from itsdangerous import serializer, signer, timed, url_safe

SECRET = "s3cr3t"


class Links:
    def __init__(self):
        self.links = URLSafeTimedSerializer(SECRET, salt="links")  # expect: mac HMAC-SHA-1 functions=tag,verify

    def make(self, user):
        return self.links.dumps(user)

    def read(self, token):
        return self.links.loads(token, max_age=3600)


cookie = Signer(SECRET, digest_method=hashlib.sha256)  # expect: mac HMAC-SHA-256 functions=verify,tag
cookie.unsign(cookie.sign("text"))
stamp = TimestampSigner(SECRET, algorithm=HMACAlgorithm(hashlib.sha512))  # expect: mac HMAC-SHA-512 functions=verify
stamp.validate(b"text")
stamp.verify_signature(b"text", b"sig")
signer.Signer(SECRET, algorithm=signer.HMACAlgorithm())  # expect: mac HMAC-SHA-1
timed.TimestampSigner(SECRET)  # expect: mac HMAC-SHA-1
files = Serializer(SECRET, signer_kwargs={"digest_method": hashlib.sha384})  # expect: mac HMAC-SHA-384 functions=tag,verify
files.dump({}, out)
files.load(out)
URLSafeSerializer(SECRET)  # expect: mac HMAC-SHA-1
TimedSerializer(SECRET)  # expect: mac HMAC-SHA-1
serializer.Serializer(SECRET)  # expect: mac HMAC-SHA-1
timed.TimedSerializer(SECRET)  # expect: mac HMAC-SHA-1
url_safe.URLSafeSerializer(SECRET)  # expect: mac HMAC-SHA-1
url_safe.URLSafeTimedSerializer(SECRET)  # expect: mac HMAC-SHA-1
token = TimedJSONWebSignatureSerializer(SECRET, expires_in=3600)  # expect: token HMAC functions=verify,sign
token.loads(token.dumps({}))
other = JSONWebSignatureSerializer(SECRET, algorithm_name="HS256")  # expect: token HMAC-SHA-256 functions=sign,verify
other.dump({}, out)
other.load(out)


class Plain:
    def dumps(self, value):
        return value


Plain().dumps({})


def sessions(environment):
    from flask import Flask

    app = Flask(__name__)
    app.secret_key = environment["SECRET"]  # expect: mac HMAC-SHA-1 functions=tag,verify
    app.secret_key = environment.get("SECRET") or "not-for-anybody-to-see"  # expect: mac HMAC-SHA-1
    app.config.update(SECRET_KEY=environment["SECRET"], DEBUG=True)  # expect: mac HMAC-SHA-1
    app.config.from_mapping(SECRET_KEY="for-development-only")  # expect: mac HMAC-SHA-1
    app.config.from_mapping(DEBUG=True)
