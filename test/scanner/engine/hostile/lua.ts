import { type Hostile, licence } from "./Hostile.ts"

const inLua = (body: string): string => `${licence("--")}local x = ngx.md5(y)\n${body}\n`

const texts: Hostile["texts"] = {
  "tables nested 5,000 deep": inLua(`local t = ${"{".repeat(5_000)}${"}".repeat(5_000)}`),
  "functions nested 300 deep": inLua(`${"local f = function() ".repeat(300)}${" end".repeat(300)}`),
  "a long string that never ends": inLua(`local s = [==[${"text\n".repeat(300)}]=]`),
  "modules that stand for each other": inLua("local a = b\nlocal b = a\na.new(b)")
}

export const lua: ReadonlyArray<Hostile> = [{ language: "Lua", path: "hostile.lua", texts }]
