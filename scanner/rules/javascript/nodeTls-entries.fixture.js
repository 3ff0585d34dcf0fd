const https = require("https")
const { Client } = require("pg")

module.exports = {
  production: {
    dialect: "postgres",
    dialectOptions: {
      ssl: {
        minVersion: "TLSv1.1", // expect: protocol TLSv1.1
        "maxVersion": "TLSv1.2" // expect: protocol TLSv1.2
      }
    }
  }
}

const VERSION = "TLSv1.3"
const client = new Client({ ssl: { minVersion: VERSION } }) // expect: protocol TLSv1.3
const agent = makeAgent({ secureProtocol: "TLSv1_method" }) // expect: protocol TLSv1.0

const read = { minVersion: "TLSv1.2" }
https.createServer(read) // expect: protocol TLSv1.2
https.createServer({ minVersion: "TLSv1.2" }) // expect: protocol TLSv1.2

// Not found: versions of other things, values nobody knows, and names that are only taken out.
const engine = { minVersion: "1.2", maxVersion: 2 }
const given = (version) => ({ minVersion: version })
const { minVersion: lowest } = settings
const other = { version: "TLSv1.2" }
