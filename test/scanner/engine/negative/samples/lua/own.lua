local aes = require("acme.puzzle.aes")
local jwt = require("acme.tickets.jwt")
local M = {}

function M.digest(self, news)
  local resty = { md5 = { new = function(_, label) return label end } }
  local riddle = aes:new("key"):encrypt("des pommes")
  return resty.md5:new(news) .. riddle .. jwt.sign("ticket")
end

describe("md5", function()
  it("encrypts with aes", function()
    assert.equal("ngx.sha1_bin('x')", M:digest("news"))
  end)
end)

return M
