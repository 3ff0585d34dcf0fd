(function (window) {
  window.secret = CryptoJS.AES.encrypt("message", "password").toString() // expect: cipher AES-CBC-PKCS7 functions=encrypt mode=cbc
  const digest = window.CryptoJS.MD5("message")
})(window)
