import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, library, named } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const runners = library(
  "shell",
  "runners",
  {},
  {
    sudo: { runs: 0, clusters: true, valued: "u", flags: "E n" },
    "command exec time": { runs: 0, flags: "p" },
    env: { runs: 0, clusters: true, flags: "i", valued: "u" },
    timeout: { runs: 1, clusters: true, valued: "s|signal" },
    xargs: { runs: 0, clusters: true, valued: "n I P", flags: "0 r" },
    find: { runsAfter: "exec execdir" }
  }
)

const tool = library(
  "shell",
  "tool",
  {
    "tool.hash": { is: "hash", algorithm: named("digest", "openssl") },
    "tool.enc": {
      is: "cipher",
      algorithm: named("cipher", "openssl"),
      iterations: named("iter", "int"),
      keyBits: named("bits", "int")
    },
    "tool.gen": { is: "keygen", name: "RSA", keyBits: arg(0, "int"), iterations: named("size", "int") },
    "tool.gen(list:)": { is: "random", name: "RNG" },
    gnu: { is: "cipher", algorithm: named("cipher-algo", "openssl"), keyBits: named("bits", "int") },
    far: { is: "cipher", algorithm: named("c", "openssl") },
    "gnu(mac:)": { is: "mac", name: "HMAC", digest: named("mac", "openssl") }
  },
  {
    tool: {
      alsoNamed: "tool3 $TOOL",
      commands: {
        hash: { others: "digest", isOpen: true, valued: "out", flags: "r" },
        enc: { others: "cipher", valued: "in out iter", flags: "salt a|base64" },
        gen: { valued: "out set", flags: "list", settings: { set: ":" } }
      },
      shorthands: {
        hash: { keyword: "digest", words: "md5 sha256" },
        enc: { keyword: "cipher", words: "aes-256-cbc des3" }
      }
    },
    far: { clusters: true, operands: 2, valued: "c p" },
    gnu: { clusters: true, valued: "cipher-algo bits|b o", flags: "symmetric|c q", choices: { mac: "1 2 sha256" } }
  }
)

const syntax = await loadSyntax("bash")

const scan = (text: string) => scanText(syntax, [runners, tool], text, "demo.sh")
const names = (text: string): ReadonlyArray<string> => scan(text).map(nameOrMore)
const ciphers = (text: string): ReadonlyArray<string> =>
  scan(text).map(({ facts: { name, keyBits, mode }, isOpenEnded }) =>
    [name ?? "unknown", keyBits, mode, isOpenEnded && "more"].filter(Boolean).join("-")
  )
const sizes = (text: string) => scan(text).map(({ facts }) => facts.keyBits)

describe("commands", () => {
  it("are found wherever a shell runs them", () => {
    expect(names(`tool hash -md5 file`)).toEqual(["MD5"])
    expect(names(`echo x | tool hash -md5 | cut -c1`)).toEqual(["MD5"])
    expect(names(`x=$(tool hash -md5 file) y="$(tool hash -sha1 \`tool hash -sha256 a\`)"`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
    expect(names(`if ! tool hash -md5 a; then tool hash -sha1 b; elif tool hash -sha256 c; then :; fi`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
    expect(names(`while tool hash -md5 a; do tool hash -sha1 b; done < <(tool hash -sha256 c)`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
    expect(names(`f() { tool hash -md5 a; }\n( tool hash -sha1 b ) && [ "$(tool hash -sha256 c)" = x ]`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
    expect(names(`case $x in a) tool hash -md5 f;; *) tool hash -sha1 f;; esac`)).toEqual(["MD5", "SHA-1"])
    expect(names(`cat <<END\n$(tool hash -md5 a)\nEND\ncat <<'END'\n$(tool hash -sha1 a)\nEND`)).toEqual(["MD5"])
    expect(names(`A=1 tool hash -md5 a 2>/dev/null >out &`)).toEqual(["MD5"])
    expect(names(`tool hash \\\n  -r \\\n  -md5 \\\n  a`)).toEqual(["MD5"])
  })

  it("end with their line, whatever the grammar makes of it", () => {
    expect(names(`a | b | c\ntool hash -md5 x # no end\ntool hash -sha1 y > z\ncat <<END\ntext\nEND`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(names(`A=md5 # no end\ntool hash -$A x`)).toEqual(["MD5"])
    expect(names(`A=md5 B=sha1\ntool hash -$A x\ntool hash -$B x`)).toEqual(["MD5", "SHA-1"])
    expect(names(`a | b | c\nA=md5\ntool hash \\\n  -$A x > y`)).toEqual(["MD5"])
    expect(scan(`a | b | c\n  tool hash -md5 x\nd > e`)[0]!.place).toMatchObject({ line: 2, column: 3 })
  })

  it("are named by paths, variables and other names", () => {
    expect(names(`/usr/bin/tool hash -md5 a`)).toEqual(["MD5"])
    expect(names(`./tool.exe hash -md5 a\ntool3 hash -sha1 b\n"tool" hash -sha256 c`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
    expect(names(`T=tool\n$T hash -md5 a\n"$T" hash -sha1 a\n\${T} hash -sha256 b`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
    expect(names(`"\${T:-/opt/bin/tool}" hash -md5 a`)).toEqual(["MD5"])
    expect(names(`: "\${T:=tool}"\n$T hash -md5 a`)).toEqual(["MD5"])
    expect(names(`$TOOL hash -md5 a\n"\${TOOL}" hash -sha1 a`)).toEqual(["MD5", "SHA-1"])
    expect(names(`T="tool hash"\n$T -md5 a`)).toEqual(["MD5"])
    expect(names(`cmd=(tool hash -md5)\n"\${cmd[@]}" a`)).toEqual(["MD5"])
    expect(names(`$OTHER hash -md5 a\n$1 hash -md5 a`)).toEqual([])
  })

  it("are run by others", () => {
    expect(names(`sudo -E -u root tool hash -md5 a`)).toEqual(["MD5"])
    expect(names(`sudo -uroot env -i A=b C="$d" /bin/tool hash -md5 a`)).toEqual(["MD5"])
    expect(names(`exec tool hash -md5 a\ntime tool hash -sha1 b`)).toEqual(["MD5", "SHA-1"])
    expect(names(`timeout -s KILL 10 tool hash -md5 a`)).toEqual(["MD5"])
    expect(names(`ls | xargs -0 -n1 -I{} tool hash -md5 {}`)).toEqual(["MD5"])
    expect(names(`find . -name '*.x' -exec tool hash -md5 {} \\;`)).toEqual(["MD5"])
    expect(names(`command -v tool hash -md5\nfind . -name tool\nsudo -l tool hash -md5`)).toEqual([])
  })

  it("do not leak into other names", () => {
    expect(names(`echo "tool hash -md5"\n# tool hash -md5\nman tool hash -md5\napt-get install tool hash`)).toEqual([])
    expect(names(`tool_hash=1\ntool_wrapper hash -md5\nmytool hash -md5 a\ntool-x hash -md5`)).toEqual([])
    expect(names(`cat <<END\ntool hash -md5\nEND\ncat <<< "tool hash -md5"`)).toEqual([])
    expect(names(`tool() { echo no; }\ntool hash -md5 a\ncommand tool hash -sha1 b`)).toEqual(["SHA-1"])
    expect(names(`tool version\ntool\ntool "$1" -md5\ngnu --version\ngnu -c x --help`)).toEqual([])
    expect(names(`hash=gnu\necho $hash\ngnu=1\necho "$gnu"`)).toEqual([])
  })
})

describe("options", () => {
  it("take a value or do not, as the table says", () => {
    expect(ciphers(`tool enc -aes-256-cbc -salt -in -des3 -out x`)).toEqual(["AES-256-cbc"])
    expect(scan(`tool enc -iter 1000 -aes128`)[0]!.facts.iterations).toBe(1000)
    expect(scan(`tool enc --iter=1000 --aes128`)[0]!.facts.iterations).toBe(1000)
    expect(sizes(`tool gen -out file 2048\ntool gen 1024 -out x`)).toEqual([2048, 1024])
    expect(names(`tool gen -list`)).toEqual(["RNG"])
    expect(ciphers(`far -c aes256 host sh -c des3\nfar host -c aes256 sh\nfar host sh -c des3`)).toEqual([
      "AES-256-cbc",
      "AES-256-cbc",
      "unknown"
    ])
    expect(scan(`tool gen -set size:7 -set other:8 5`)[0]!.facts).toMatchObject({ iterations: 7, keyBits: 5 })
    expect(ciphers(`gnu --cipher-algo=$1 -c x\ngnu --cipher-algo=AES$1 x`)).toEqual(["unknown", "unknown"])
    expect(scan(`tool gen -set size:$1`)[0]!.sources.iterations).toEqual({ from: "unknown", hops: 0 })
    expect(names(`tool hash -- -md5`)).toEqual(["unknown"])
  })

  it("may stand together, or with their value", () => {
    expect(ciphers(`gnu --cipher-algo AES256 -c x`)).toEqual(["AES-256-cbc"])
    expect(ciphers(`gnu --cipher-algo=AES256 -c x`)).toEqual(["AES-256-cbc"])
    expect(sizes(`gnu -b 2048 x\ngnu -b2048 x\ngnu -qcb 2048 x\ngnu -qb2048 x\ngnu --bits=2048`)).toEqual([
      2048, 2048, 2048, 2048, 2048
    ])
    expect(scan(`gnu --sha256 x`)[0]!.facts.digest).toBe("SHA-256")
    expect(scan(`gnu -q1 x`).map(({ kind }) => kind)).toEqual(["mac"])
  })

  it("choose shorter forms", () => {
    expect(ciphers(`tool aes-256-cbc -in x\ntool des3 -in y`)).toEqual(["AES-256-cbc", "3DES-168-cbc"])
    expect(names(`tool md5 x\nA=sha256\ntool $A y`)).toEqual(["MD5", "SHA-256"])
  })
})

describe("values", () => {
  it("come from variables, quotes and pieces of words", () => {
    expect(ciphers(`C=aes-256-cbc\ntool enc -$C -in x\ntool enc "-$C"\ntool enc -"\${C}"`)).toEqual([
      "AES-256-cbc",
      "AES-256-cbc",
      "AES-256-cbc"
    ])
    expect(ciphers(`B=256\ntool enc "-aes-$B-cbc"\ntool enc -aes-\${B}-cbc`)).toEqual(["AES-256-cbc", "AES-256-cbc"])
    expect(ciphers(`C='-aes-256-cbc'\ntool enc $C`)).toEqual(["AES-256-cbc"])
    expect(ciphers(`readonly C="aes-256-cbc"; export D=des3\ntool enc -$C; tool enc -$D`)).toEqual([
      "AES-256-cbc",
      "3DES-168-cbc"
    ])
    expect(sizes(`BITS=1024\nBITS=4096\ntool gen $BITS`)).toEqual([4096])
    expect(sizes(`tool gen "$BITS"\ntool gen $1\ntool gen $(nproc)`)).toEqual([undefined, undefined, undefined])
    expect(ciphers(`tool enc -"$1"\ntool enc "$C" -in x`)).toEqual(["unknown", "unknown"])
  })

  it("have defaults", () => {
    expect(ciphers(`tool enc -\${C:-aes-256-cbc}`).toSorted()).toEqual(["AES-256-cbc-more"])
    expect(sizes(`B=\${B:-2048}\ntool gen $B`)).toEqual([2048])
    expect(ciphers(`C=des3\ntool enc -\${C:-aes-256-cbc} -x\ntool enc -\${C:?no}`)).toContain("3DES-168-cbc")
  })

  it("come from arrays and lists of words", () => {
    expect(ciphers(`args=(-aes-256-cbc -salt)\ntool enc "\${args[@]}" -in x`)).toEqual(["AES-256-cbc"])
    expect(ciphers(`args=(-salt)\nargs+=(-aes-256-cbc)\ntool enc "\${args[@]}"`)).toEqual(["AES-256-cbc"])
    expect(ciphers(`opts="-salt -aes-256-cbc"\ntool enc $opts -in x`)).toEqual(["AES-256-cbc"])
    expect(ciphers(`opts="-salt"\nopts="$opts -aes-256-cbc"\nopts+=" -a"\ntool enc $opts -in x`)).toEqual([
      "AES-256-cbc"
    ])
    expect(names(`for a in md5 sha1; do tool hash -$a f; done\nfor a in sha256; do tool hash -$a f; done`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
    expect(names(`all="md5 sha1"\nfor a in $all; do tool hash -$a f; done`)).toEqual(["MD5", "SHA-1"])
    expect(names(`all=(md5 sha1)\nfor a in "\${all[@]}"; do tool hash "-$a" f; done`)).toEqual(["MD5", "SHA-1"])
    expect(names(`all=(md5 sha1)\ntool hash -\${all[1]} f`)).toEqual(["MD5", "SHA-1"])
  })

  it("come from branches and functions", () => {
    expect(names(`if x; then A=md5; else A=sha1; fi\ntool hash -$A f`)).toEqual(["MD5", "SHA-1"])
    expect(names(`A=md5\nx && A=sha1\ntool hash -$A f`)).toEqual(["MD5", "SHA-1"])
    expect(names(`case $1 in a) A=md5;; b) A=sha1;; esac\ntool hash -$A f`)).toEqual(["MD5", "SHA-1"])
    expect(sizes(`make() { local bits=$2; tool gen "$bits"; }\nmake a 2048 c\nmake b 1024`)).toEqual([1024, 2048])
    expect(sizes(`make() {\n  local bits="\${1:-512}"\n  tool gen "$bits"\n}\nmake 1024`)).toEqual([1024, 512])
    expect(names(`run() { echo "$@"; "$@"; }\nrun tool hash -md5 f\nrun ls\nrun sudo tool hash -sha1 f`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(ciphers(`crypt() { "$TOOL" enc "$@" -salt; }\ncrypt -aes-256-cbc -in a\ncrypt -des3`)).toEqual([
      "AES-256-cbc",
      "3DES-168-cbc"
    ])
    expect(names(`a() { tool hash $*; }\nb() { a "$@"; }\nb -md5 x`)).toEqual(["MD5"])
    expect(
      names(`a() { local cmd=$1; shift; if x; then tool "$cmd" "$@"; else tool "$cmd" "$@" y; fi; }
        a hash -md5 x
        a enc -des3 x
        a gen 2048`)
    ).toEqual(["MD5", "3DES", "RSA"])
    expect(names(`for c in hash gen; do tool $c -list; done`).toSorted()).toEqual(["RNG", "unknown"])
    expect(names(`a() { tool hash "$@"; }`)).toEqual(["unknown"])
    expect(names(`tool hash "$@"`)).toEqual(["unknown"])
    expect(names(`set_up() { A=md5; }\nset_up\ntool hash -$A f`)).toEqual(["MD5"])
    expect(names(`f() { local A=md5; }\nA=sha1\ntool hash -$A f`)).toEqual(["SHA-1"])
  })
})

describe("scripts within scripts", () => {
  it("are texts that a shell is given to run, at the place where they are written", () => {
    expect(names(`sh -c 'tool hash -md5 a'`)).toEqual(["MD5"])
    expect(names(`sudo -u x /bin/bash -lc "cd b && tool hash -md5 a" | tee c`)).toEqual(["MD5"])
    expect(names(`docker exec -i db sh -ec 'tool enc -des3 < a' > b && tool hash -sha1 c`)).toEqual(["3DES", "SHA-1"])
    expect(names(`find . | xargs -I{} sh -c 'tool hash -md5 {}'`)).toEqual(["MD5"])
    expect(names(`su - web -c "tool hash -md5 a"\nrunuser -u web --command 'tool hash -sha1 a'`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(names(`x=$(sh -c 'tool hash -md5 a')\nif bash -c "tool hash -sha1 a"; then :; fi`)).toEqual(["MD5", "SHA-1"])
    expect(scan(`a\n  sh -c '\n    tool hash -md5 a\n  '\n`)[0]!.place).toMatchObject({ line: 3, column: 5 })
  })

  it("may be quoted within, and hold scripts themselves", () => {
    expect(ciphers(`sh -c "tool enc -out=\\"a b\\" -aes-256-cbc"`)).toEqual(["AES-256-cbc"])
    expect(ciphers(`sh -c 'tool enc '\\''-aes-256-cbc'\\'' -in a'`)).toEqual(["AES-256-cbc"])
    expect(ciphers(`C=des3; sh -c 'tool enc -'"$C"' -in a'`)).toEqual(["3DES-168-cbc"])
    expect(names(`ssh host "bash -c 'tool hash -md5 a'"`)).toEqual(["MD5"])
    expect(names(`eval "tool hash -md5 a"`)).toEqual(["MD5"])
  })

  it("are run elsewhere as well", () => {
    expect(names(`ssh -i key user@host 'tool hash -md5 a; b'`)).toEqual(["MD5"])
    expect(names(`ssh -o "ProxyCommand tool hash -md5 a" host`)).toEqual([])
  })

  it("are what a shell reads", () => {
    expect(names(`bash <<END\ntool hash -md5 a\nEND\ntool hash -sha1 b`)).toEqual(["MD5", "SHA-1"])
    expect(names(`ssh host bash -s -- x <<'END' | tee log\n  tool hash -md5 a\nEND`)).toEqual(["MD5"])
    expect(names(`ssh host <<-END\n\ttool hash -md5 a\n\tEND\n`)).toEqual(["MD5"])
    expect(scan(`a\nsudo bash -e <<END\nx\n  tool hash -md5 a\nEND\n`)[0]!.place).toMatchObject({ line: 4, column: 3 })
    expect(names(`cat <<END\ntool hash -md5 a\nEND\nbash script.sh <<END\ntool hash -md5 a\nEND`)).toEqual([])
  })

  it("are none where a text is only named or shown", () => {
    expect(names(`echo "tool hash -md5 a"\ngrep -c 'tool hash -md5' a\nbash a.sh 'tool hash -md5 a'`)).toEqual([])
    expect(names(`sh -c "$SCRIPT"\nsh -c\nsh -c '\nssh\neval`)).toEqual([])
  })
})

describe("a Dockerfile", () => {
  it("runs commands with the variables it sets", async () => {
    const dockerfile = await loadSyntax("dockerfile")
    const text = `FROM base\nENV ALG=md5\nRUN set -e; \\\n  tool hash -$ALG f\nCMD tool hash -sha1 f\nRUN ["tool", "hash"]\n`
    const found = scanText(dockerfile, [runners, tool], text, "Dockerfile")
    expect(found.map(({ facts, place, language }) => [facts.name, place.line, language])).toEqual([
      ["MD5", 4, "dockerfile"]
    ])
  })
})

describe("a makefile", () => {
  it("runs the commands of its recipes, with its variables", async () => {
    const makefile = await loadSyntax("makefile")
    const text = `# tool hash -md5
export ALG ?= md5
BITS := 1024
SUM = $(shell tool hash -sha256 seed)
.PHONY: all
all: %.key
\t@tool hash -$(ALG) $< > $@
\t-tool gen $(BITS) \\
\t  -out $(@D)/key
\tx=sha1; tool hash -$$x $^
ifeq ($(ALG),des3)
\tsh -c "tool enc -$\{ALG2} && tool enc -aes-256-cbc"
endif
tool hash -md5 f
`
    const found = scanText(makefile, [runners, tool], text, "Makefile")
    expect(found.map(({ facts, place, language }) => [facts.name, place.line, language])).toEqual([
      ["SHA-256", 4, "makefile"],
      ["MD5", 7, "makefile"],
      ["RSA", 8, "makefile"],
      ["SHA-1", 10, "makefile"],
      [undefined, 12, "makefile"],
      ["AES", 12, "makefile"]
    ])
    expect(found[2]!.facts.keyBits).toBe(1024)
    expect(found[1]!.place.column).toBe(3)
  })
})
