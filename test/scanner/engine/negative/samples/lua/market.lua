-- Prices of crypto currencies: ngx.md5("x") and resty.sha256:new() are only words here.
local cipher = require("puzzle.cipher")
local digest = require "newspaper.digest"
local openssl_hmac = require("openssl.hmac")

--[[
  local aes = require("resty.aes")
  local cipher = aes:new("key")
]]

local md5sum_label = "MD5 (image.iso) = 9e107d9d372bb6826bd81d3542a419d6"
local aes_thetic = { AES = 1.25, DES = 0.5, hash = "#", key = "c minor", salt = "fleur de sel" }
local query = [[SELECT md5(name) FROM tokens WHERE cipher = 'aes-256-gcm']]

local Token = {}
Token.__index = Token

function Token.new(kind)
  return setmetatable({ kind = kind, hash = #kind }, Token)
end

function Token:encrypt(riddle)
  return riddle:reverse() .. self.kind
end

function Token.random(sides)
  return sides - 2
end

local function md5(text)
  return text:sub(1, 5)
end

local ngx = { md5 = md5, sha1_bin = md5 }

print(cipher.new("aes-128-ecb"):update("riddle"), digest.new("sha1"):final("news"))
print(md5("des pommes"), ngx.md5("label"), ngx.sha1_bin("label"), Token.new("rsa"):encrypt("x"))
print(md5sum_label, query, aes_thetic.AES, Token.random(6), "openssl.digest.new('md5')")
