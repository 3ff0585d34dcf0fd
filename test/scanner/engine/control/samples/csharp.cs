using System.Security.Cryptography;
class A { object F() => MD5.Create(); }
