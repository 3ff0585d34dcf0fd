local resty_md5 = require "resty.md5"
local aes = require("resty.aes")
local digest = require("resty.openssl.digest").new
local M = {}
local function f(a, b) return aes:new("key", nil, aes.cipher(256, "cbc"), { iv = "1234", method = nil }) end
function M.g(x) local h, err = resty_md5:new() if not h then return nil, err end h:update(x) return h:final() end
function M:h(x) self.key = x; return self.key end
local d, e = digest("sha256")
d = ngx.md5(x) .. ngx.hmac_sha1("k", "v")
for i, v in ipairs({"a", "b"}) do print(v) end
local z = cond and "a" or "b"
local s = [[long]]
ssl.newcontext{ mode = "client", protocol = "tlsv1_2", ["x"] = 1 }
local ctx = ssl.wrap(conn, params)
goto continue
::continue::
while true do repeat local k <const> = 1 until true break end
M["x"] = function(...) local a <close> = ... end
x = a // b & c | 2 << 2
