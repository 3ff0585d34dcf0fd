import { library } from "../rule.ts"

const exec = {
  runs: 1,
  clusters: true,
  valued: "detach-keys e|env env-file u|user w|workdir",
  flags: "d|detach i|interactive t|tty privileged"
} as const

const run = {
  runs: 1,
  clusters: true,
  valued:
    "add-host annotation a|attach blkio-weight blkio-weight-device cap-add cap-drop cgroup-parent cgroupns cidfile cpu-count cpu-percent cpu-period cpu-quota cpu-rt-period cpu-rt-runtime c|cpu-shares cpus cpuset-cpus cpuset-mems detach-keys device device-cgroup-rule device-read-bps device-read-iops device-write-bps device-write-iops dns dns-option dns-search domainname e|env env-file expose gpus group-add health-cmd health-interval health-retries health-start-interval health-start-period health-timeout h|hostname io-maxbandwidth io-maxiops ip ip6 ipc isolation l|label label-file link link-local-ip log-driver log-opt mac-address m|memory memory-reservation memory-swap memory-swappiness mount name network net network-alias oom-score-adj pid pids-limit platform p|publish pull restart runtime security-opt shm-size stop-signal stop-timeout storage-opt sysctl tmpfs ulimit u|user userns uts v|volume volume-driver volumes-from w|workdir",
  flags:
    "d|detach init i|interactive no-healthcheck oom-kill-disable privileged P|publish-all q|quiet read-only rm sig-proxy t|tty use-api-socket"
} as const

/*
 * Programs and builtins that run another one: the manuals of Bash, GNU Coreutils, GNU Findutils, sudo(8), doas(1),
 * ionice(1), flock(1), setsid(1), strace(1); gosu and su-exec of containers, and `run` of Bats; containers and pods of
 * docker(1) (docs.docker.com/reference/cli/docker/container) and kubectl (kubernetes.io/docs/reference/kubectl). What an option makes of them that is not
 * listed is not known.
 */
export const runners = library(
  "shell",
  "runners",
  {},
  {
    sudo: {
      runs: 0,
      clusters: true,
      flags:
        "A|askpass b|background E|preserve-env H|set-home n|non-interactive P|preserve-groups S|stdin k|reset-timestamp",
      valued: "u|user g|group h|host p|prompt C|close-from D|chdir R|chroot T|command-timeout r|role t|type"
    },
    doas: { runs: 0, clusters: true, flags: "n", valued: "u a C" },
    env: { runs: 0, clusters: true, flags: "i|ignore-environment 0|null v|debug", valued: "u|unset C|chdir" },
    command: { runs: 0, clusters: true, flags: "p" },
    exec: { runs: 0, clusters: true, flags: "c l", valued: "a" },
    "builtin eval nohup setsid": { runs: 0, clusters: true, flags: "c f w" },
    time: { runs: 0, clusters: true, flags: "p v|verbose a|append", valued: "f|format o|output" },
    nice: { runs: 0, clusters: true, valued: "n|adjustment" },
    ionice: { runs: 0, clusters: true, flags: "t", valued: "c|class n|classdata" },
    stdbuf: { runs: 0, clusters: true, valued: "i|input o|output e|error" },
    timeout: {
      runs: 1,
      clusters: true,
      flags: "f|foreground p|preserve-status v|verbose",
      valued: "s|signal k|kill-after"
    },
    run: { runs: 0, flags: "separate-stderr keep-empty-lines" },
    "gosu su-exec": { runs: 1 },
    "chroot flock": { runs: 1, clusters: true, flags: "s x n u o e", valued: "userspec groups w E" },
    strace: { runs: 0, clusters: true, flags: "f q c", valued: "e o s" },
    busybox: { runs: 0 },
    winpty: { runs: 0 },
    xargs: {
      runs: 0,
      clusters: true,
      flags: "0|null r|no-run-if-empty t|verbose p|interactive x|exit",
      valued: "n|max-args I|replace P|max-procs L|max-lines d|delimiter a|arg-file E s|max-chars"
    },
    "docker podman": {
      valued: "host|H context config log-level|l",
      flags: "debug|D tls tlsverify",
      commands: { exec, run, container: { commands: { exec, run } } }
    },
    kubectl: {
      valued: "namespace|n context kubeconfig cluster user server|s",
      flags: "insecure-skip-tls-verify",
      commands: { exec: { runsAfter: "-" } }
    },
    find: { runsAfter: "exec execdir ok okdir" }
  }
)
