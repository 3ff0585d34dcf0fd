import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { algorithmName } from "../../../../scanner/model/algorithmName.ts"
import { scannerOnce } from "../../../support/scannerOnce.ts"
import { hereDocuments } from "../../../../scanner/configuration/scripts/hereDocuments.ts"
import { scriptHolders } from "../../../../scanner/configuration/scripts/scriptHolders.ts"
import { scriptsIn } from "../../../../scanner/configuration/scripts/scriptsIn.ts"
import { mutate } from "../../../support/mutate.ts"
import { randomFrom } from "../../../support/randomFrom.ts"
import { scanFiles } from "../../../support/scanFiles.ts"
import { cpuSeconds } from "../../../support/cpuSeconds.ts"
import { isLong } from "../../../support/isLong.ts"

const found = Effect.fnUntraced(function* (path: string, text: string) {
  const { findings } = yield* scanFiles({ [path]: text })
  return findings.map(
    ({ kind, facts, place: { line, column }, language }) =>
      `${line}:${column} ${algorithmName(facts, kind)} ${language}`
  )
})

const workflow = `on: push
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: openssl rand -hex 32 > key
      - name: digest
        run: |
          set -e
          openssl dgst -md5 \${{ matrix.file }}
          openssl enc -aes-256-\${{ matrix.mode }} -in a
      - run: >-
          openssl genrsa
          -out key.pem
          1024
      - shell: pwsh
        run: openssl dgst -sha1 a
      - shell: bash -e {0}
        run: "openssl dgst -sha1 a"
`

describe("scripts in files of other kinds", () => {
  it.live("are the steps of a workflow that a shell runs", () =>
    Effect.gen(function* () {
      expect(yield* found(".github/workflows/build.yml", workflow)).toEqual([
        "7:14 RNG bash",
        "11:11 MD5 bash",
        "12:11 unknown-cipher bash",
        "14:11 RSA-1024 bash",
        "20:15 SHA-1 bash"
      ])
      expect(yield* found("docs/build.yml", workflow)).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are of tests where a pipeline, a job or a step says so, and publishes nothing", () =>
    Effect.gen(function* () {
      const scopes = Effect.fnUntraced(function* (path: string, text: string) {
        const { findings } = yield* scanFiles({ [path]: text })
        return findings.map(({ place: { line }, scope }) => `${line} ${scope}`)
      })
      const jobs = [
        "jobs:",
        "  build:",
        "    steps:",
        "      - run: md5sum a",
        "      - name: Smoke test",
        "        run: md5sum a",
        "  unit-tests:",
        "    steps:",
        "      - run: md5sum a",
        "  package:",
        "    name: Test and release",
        "    steps:",
        "      - run: md5sum a"
      ].join("\n")
      const path = ".github/workflows/a.yml"
      expect(yield* scopes(path, jobs)).toEqual(["4 production", "6 test", "9 test", "13 production"])
      const first = (yield* scopes(path, `name: Interoperability tests\n${jobs}`))[0]
      expect(first).toBe("5 test")
      const gitlab = "a:\n  stage: test\n  script:\n    - md5sum a\nb:\n  script:\n    - md5sum a\n"
      expect(yield* scopes(".gitlab-ci.yml", gitlab)).toEqual(["4 test", "7 production"])
      expect(yield* scopes("compose.yml", "services:\n  test:\n    command: md5sum a\n")).toEqual(["3 production"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are those of other pipelines", () =>
    Effect.gen(function* () {
      expect(
        yield* found(
          ".gitlab-ci.yml",
          ".keys: &keys\n  - openssl genrsa 1024\nbuild:\n  before_script: *keys\n  script:\n    - md5sum a\n    - |\n      sha1sum b\n"
        )
      ).toEqual(["2:5 RSA-1024 bash", "6:7 MD5 bash", "8:7 SHA-1 bash"])
      expect(
        yield* found("azure-pipelines.yml", "steps:\n  - script: md5sum a\n  - bash: |\n      sha1sum $(file)\n")
      ).toEqual(["2:13 MD5 bash", "4:7 SHA-1 bash"])
      expect(
        yield* found(
          ".circleci/config.yml",
          "jobs:\n  a:\n    steps:\n      - run: md5sum a\n      - run:\n          command: sha1sum b\n"
        )
      ).toEqual(["4:14 MD5 bash", "6:20 SHA-1 bash"])
      expect(yield* found(".travis.yml", "script:\n  - md5sum a\nafter_success: sha1sum b\n")).toEqual([
        "2:5 MD5 bash",
        "3:16 SHA-1 bash"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are the commands of containers, as a text or as words", () =>
    Effect.gen(function* () {
      expect(
        yield* found(
          "docker-compose.yml",
          `services:
  a:
    command: openssl dgst -md5 a
  b:
    entrypoint: ["/bin/sh", "-c"]
    command:
      - |
        openssl dgst -sha1 a
        openssl rand 16
  c:
    command: [openssl, genrsa, "1024"]
    healthcheck:
      test: ["CMD-SHELL", "md5sum a || exit 1"]
  d:
    healthcheck:
      test:
        - CMD
        - md5sum
        - a
`
        )
      ).toEqual([
        "3:14 MD5 bash",
        "8:9 SHA-1 bash",
        "9:9 RNG bash",
        "11:15 RSA-1024 bash",
        "13:28 MD5 bash",
        "18:11 MD5 bash"
      ])
      expect(
        yield* found(
          "k8s/job.yaml",
          `apiVersion: batch/v1
kind: Job
spec:
  template:
    spec:
      containers:
        - name: gen
          command: ["sh", "-c"]
          args:
            - openssl req -x509 -newkey rsa:1024 -sha1 -nodes -subj "/CN={{ .Values.name }}"
`
        )
      ).toEqual(["10:15 RSA-SHA-1-1024 bash"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are those of tasks, machines and packages", () =>
    Effect.gen(function* () {
      expect(
        yield* found(
          "roles/web/tasks/main.yml",
          "- name: key\n  ansible.builtin.command: openssl genrsa -out {{ path }} 1024\n- shell:\n    cmd: md5sum a\n- command:\n    argv:\n      - sha1sum\n      - b\n"
        )
      ).toEqual(["2:28 RSA-1024 bash", "4:10 MD5 bash", "7:9 SHA-1 bash"])
      expect(yield* found("cloud/init.yaml", "#cloud-config\nruncmd:\n  - md5sum a\n")).toEqual(["3:5 MD5 bash"])
      expect(
        yield* found(
          "package.json",
          '{\n  "name": "openssl",\n  "scripts": {\n    "key": "openssl genrsa 1024"\n  }\n}\n'
        )
      ).toEqual(["4:13 RSA-1024 bash"])
      expect(yield* found("config.json", '{ "scripts": { "key": "openssl genrsa 1024" } }')).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("know the variables that the blocks around them set", () =>
    Effect.gen(function* () {
      expect(
        yield* found(
          ".github/workflows/a.yml",
          `env:
  BITS: 1024
  SECRET: \${{ secrets.A }}
jobs:
  a:
    env: { BITS: 2048 }
    steps:
      - run: openssl genrsa $BITS
      - run: |
          openssl genrsa "\${BITS}"
        env:
          BITS: 4096
  b:
    steps:
      - run: openssl genrsa $BITS && openssl genrsa $SECRET
`
        )
      ).toEqual(["8:14 RSA-2048 bash", "10:11 RSA-4096 bash", "15:14 RSA-1024 bash", "15:38 RSA bash"])
      expect(
        yield* found(
          "compose.yaml",
          "services:\n  a:\n    environment:\n      - BITS=1024\n    command: sh -c 'openssl genrsa $BITS'\n"
        )
      ).toEqual(["5:21 RSA-1024 bash"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("may write configuration out", () =>
    Effect.gen(function* () {
      const script = `#!/bin/sh
cat > /etc/ssh/sshd_config.d/crypto.conf <<'END'
Ciphers aes128-cbc
  END
sudo tee -a "$DIR/nginx.conf" <<-END >/dev/null
	ssl_protocols TLSv1.1 $MORE;
	END
cat <<END
Ciphers 3des-cbc
END
openssl req -new -config /dev/stdin <<END
[req]
default_bits = 1024
END
cat > a.txt <<NEVER
Ciphers 3des-cbc
`
      expect(yield* found("setup.sh", script.slice(0, script.indexOf("openssl")))).toEqual([
        "3:1 AES-128-CBC bash",
        "3:1 SSHv2 bash",
        "6:2 TLS bash",
        "6:2 TLSv1.1 bash"
      ])
      expect((yield* found("setup.sh", script)).filter((one) => one.startsWith("13"))).toEqual(["13:1 RSA-1024 bash"])
      expect(
        yield* found("Dockerfile", "FROM nginx\nCOPY <<END /etc/nginx/conf.d/tls.conf\nssl_protocols TLSv1.3;\nEND\n")
      ).toEqual(["3:1 TLSv1.3 dockerfile"])
      expect(
        yield* found(
          ".github/workflows/a.yml",
          "steps:\n  - run: |\n      cat > nginx.conf <<END\n      ssl_protocols TLSv1.1;\n      END\n"
        )
      ).toEqual(["4:7 TLSv1.1 bash"])
      expect(yield* found("notes.py", 'x = """\ncat > nginx.conf <<END\nssl_protocols TLSv1;\nEND\n"""\n')).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )
})

const paths = [
  ".github/workflows/a.yml",
  ".gitlab-ci.yml",
  "azure-pipelines.yml",
  ".circleci/config.yml",
  ".travis.yml",
  "buildspec.yml",
  "compose.yaml",
  "k8s/job.yaml",
  "roles/a/tasks/main.yml",
  "Taskfile.yml",
  "user-data",
  "package.json"
]

const everything = `#cloud-config
kind: Job
scripts: { a: "md5sum a", b: [c, d] }
run: &run |
  md5sum a
script: [*run, "md5sum b", 'c "d"']
command:
  - sh
  - -c
  - |
    md5sum a
args: [>, a]
test: [CMD-SHELL, md5sum]
shell: >-
  a
  b
`

describe("hostile files with scripts", () => {
  it("are read as far as possible, with places that they have", () => {
    const random = randomFrom(20_261_123)
    const bytes = new TextEncoder().encode(everything)
    for (let run = 0; run < 1_500; run++) {
      const path = paths[run % paths.length]!
      const text = new TextDecoder().decode(run < paths.length ? bytes : mutate(bytes, random))
      for (const script of scriptsIn(path, text)) {
        const { line, column } = script.placed({ line: 1, column: 1, endLine: 1, endColumn: 1 })
        expect(line >= 1 && line <= text.split("\n").length + 1 && column >= 1).toBe(true)
      }
    }
    expect(scriptHolders.filter(({ path }) => !paths.some((one) => path.test(one)))).toEqual([])
  })

  it.each(["- ", "run: ", "run: |\n", "${{ ", "<<", "command: [", '"', "a:\n  ", "script:\n - &a\n - *a\n"])(
    "take no longer for %j",
    (piece) => {
      const before = cpuSeconds()
      for (const path of paths) scriptsIn(path, `#cloud-config\nkind: Job\n${piece.repeat(isLong ? 20_000 : 5_000)}`)
      expect(cpuSeconds() - before).toBeLessThan(20)
    }
  )
})

describe("a here-document", () => {
  it("is what a command reads that its line, or the line before it, goes on with", () => {
    const named = (text: string) => hereDocuments(text).map(({ name, text: within }) => [name, within])
    const request = [["openssl.cnf", "default_md = sha256"]]
    expect(named("openssl req -config <(cat <<EOF\ndefault_md = sha256\nEOF\n)")).toEqual(request)
    expect(named("openssl req -new -config <(\n  cat <<-EOF\ndefault_md = sha256\nEOF\n)")).toEqual(request)
    expect(named("openssl req -new \\\n  -config /dev/stdin <<EOF\ndefault_md = sha256\nEOF\n")).toEqual(request)
    expect(named("openssl rand 16\ncat <<EOF\ndefault_md = sha256\nEOF\n")).toEqual([])
  })
})

describe("hostile here-documents", () => {
  it.each(["<<A\n", "cat > a <<A\n\nA\n", "<<", "> ", "tee -a ", "cat <<A$\n", "COPY <<A ", "/dev/stdin "])(
    "take no longer for %j",
    (piece) => {
      const before = cpuSeconds()
      hereDocuments(piece.repeat(100_000))
      hereDocuments(Array.from({ length: 50_000 }, (_, at) => `${piece.replace("A", `A${at}`)}\n`).join(""))
      expect(cpuSeconds() - before).toBeLessThan(10)
    }
  )
})
