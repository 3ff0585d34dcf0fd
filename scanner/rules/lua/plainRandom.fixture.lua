math.randomseed(os.time()) -- expect: random Non-cryptographic-PRNG
local roll = math.random(6) -- expect: random Non-cryptographic-PRNG
local draw = dice.random(6)
local floor = math.floor(1.5)

local function own(math)
  return math.random(6)
end
