import os


class Test:
    PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # expect: password-hash MD5


PASSWORD_HASHERS = (  # expect: password-hash PBKDF2-SHA-256; password-hash bcrypt-SHA-256
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
    "django.contrib.auth.hashers.BCryptSHA256PasswordHasher",
)


def local():
    PASSWORD_HASHERS = ["django.contrib.auth.hashers.ScryptPasswordHasher"]
    return PASSWORD_HASHERS


SECRET_KEY = os.environ.get("DJANGO_KEY", "django-insecure-not-for-production")  # expect: key HMAC


class FromEnvironment:
    SECRET_KEY = os.environ["DJANGO_KEY"]  # expect: key HMAC


class Names:
    SECRET_KEY = "secret_key"  # expect: key HMAC
