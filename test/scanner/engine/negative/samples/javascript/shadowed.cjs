"use strict"
const crypto = require("./riddles/crypto")
const bcrypt = require("./kitchen/bcrypt")
const { createHmac } = require("./hmac-airline-codes")
const CryptoJS = { MD5: (text) => text.slice(0, 5), AES: { encrypt: (text) => text } }
const forge = require("./blacksmith/forge")

function season(crypto) {
  return crypto.createHash("md5")
}

class Hash {
  digest() {
    return "hash of potatoes, a pinch of salt"
  }
}

module.exports = {
  riddle: crypto.createHash("md5").update("des pommes").digest("hex"),
  dinner: bcrypt.hashSync("potatoes", 10),
  flight: createHmac("sha1", "LH"),
  label: CryptoJS.MD5("label") + CryptoJS.AES.encrypt("title", "key"),
  horseshoe: forge.md.md5.create(),
  hash: new Hash().digest(),
  season,
  location: window.location.hash,
  signature: "-- \nBest regards\n-----BEGIN PGP SIGNATURE-----\nnone\n-----END PGP SIGNATURE-----"
}
