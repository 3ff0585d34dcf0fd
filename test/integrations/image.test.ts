import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as Yaml from "effect/encoding/Yaml"
import { describe, expect, it } from "vitest"
import { root } from "./compositeAction.ts"

interface Service {
  readonly [key: string]: unknown
  readonly healthcheck?: { readonly test: ReadonlyArray<string> }
}

const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8").replaceAll("\\\n", " ")
const final = dockerfile.slice(dockerfile.lastIndexOf("\nFROM ")).trim().split("\n")
const instruction = (name: string): string => final.find((line) => line.trim().startsWith(`${name} `))?.trim() ?? ""
const { services } = Yaml.parse(readFileSync(join(root, "docker-compose.yml"), "utf8")) as unknown as {
  readonly services: Readonly<Record<string, Service>>
}

describe("the image", () => {
  it("starts from nothing, as a user that is a number, and needs no shell to start or to be asked for its health", () => {
    expect(final[0]).toBe("FROM scratch")
    expect(instruction("USER")).toMatch(/^USER [1-9]\d+:[1-9]\d+$/)
    expect(final.filter((line) => line.startsWith("RUN "))).toEqual([])
    for (const name of ["ENTRYPOINT", "CMD"]) expect(instruction(name)).toMatch(new RegExp(`^${name} \\["`))
    expect(final.join("\n")).toMatch(/HEALTHCHECK .*CMD \["node", "--eval", /)
  })

  it("takes no secret at build time, and only what .dockerignore names", () => {
    expect(dockerfile).not.toMatch(/^(?:ARG|ADD) /m)
    expect(readFileSync(join(root, ".dockerignore"), "utf8").split("\n")).toContain("*")
  })
})

describe.each(Object.entries(services))("in docker-compose.yml, %s", (_, service) => {
  it("writes nowhere but where it must, has no privilege, and is limited", () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] })
    expect(Object.keys(service)).toEqual(expect.arrayContaining(["mem_limit", "cpus", "pids_limit", "tmpfs"]))
    expect(JSON.stringify(service["ports"] ?? [])).toMatch(/^\[("127\.0\.0\.1:[\d:]+")?\]$/)
  })
})
