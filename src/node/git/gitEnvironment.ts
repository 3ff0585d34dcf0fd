import process from "node:process"

/** How git may reach a host: over https, over http to a host of the developer's own, or not at all. */
export type Transport = "https" | "http" | "none"

/**
 * The whole environment of git: nothing of ours reaches it, and no file of the user or the system configures it
 * (git(1), "Environment Variables").
 */
export const gitEnvironment = (transport: Transport): Readonly<Record<string, string>> => ({
  PATH: process.env["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
  HOME: "/nonexistent",
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "/bin/false",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_ALLOW_PROTOCOL: transport,
  GIT_PROTOCOL_FROM_USER: "0",
  GIT_NO_LAZY_FETCH: "1",
  GIT_LFS_SKIP_SMUDGE: "1",
  GIT_OPTIONAL_LOCKS: "0"
})

/** Whatever could start a program, or lead somewhere else, is off (git-config(1)). */
export const gitSettings: ReadonlyArray<string> = [
  "protocol.allow=never",
  "credential.helper=",
  "core.hooksPath=/dev/null",
  "core.symlinks=false",
  "core.fsmonitor=false",
  "submodule.recurse=false",
  "transfer.bundleURI=false",
  "transfer.fsckObjects=true",
  "fetch.uriProtocols=",
  "gc.auto=0",
  "maintenance.auto=false",
  "init.templateDir=",
  "core.packedGitWindowSize=32m",
  "core.packedGitLimit=256m"
]
