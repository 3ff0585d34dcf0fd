/** A fault put into the program on purpose, and the tests of every day that must tell of it. */
export interface Mutant {
  readonly name: string
  readonly file: string
  /** Occurs once in the file. */
  readonly text: string
  readonly replacement: string
  readonly tests: readonly [string, ...ReadonlyArray<string>]
}

/** One for each mechanism that many parts stand on. */
export const mutants: ReadonlyArray<Mutant> = [
  {
    name: "files have no largest size",
    file: "scanner/select/Selection.ts",
    text: "return size > limit",
    replacement: "return size > Infinity",
    tests: ["test/scanner/select/Selection.test.ts"]
  },
  {
    name: "a manifest that may be larger than programs is parsed as one",
    file: "scanner/engine/makeTriage.ts",
    text: "if (compiled === undefined && bytes.length > selection.maxFileSize) return prefiltered(file, language)",
    replacement: "if (compiled === undefined && bytes.length > Infinity) return prefiltered(file, language)",
    tests: ["test/scanner/Scanner.test.ts"]
  },
  {
    name: "a key file may hold values without end",
    file: "scanner/artefacts/der.ts",
    text: "++nodes > MAX_NODES",
    replacement: "++nodes > Infinity",
    tests: ["test/scanner/artefacts/der.test.ts"]
  },
  {
    name: "a value behind the optional fields of a structure is ignored",
    file: "scanner/artefacts/der.ts",
    text: "isFitting = value !== undefined",
    replacement: "isFitting = true",
    tests: ["test/scanner/artefacts/der.test.ts"]
  },
  {
    name: "the prefilter forgets a word at the end of a file",
    file: "scanner/select/prefilter/Prefilter.ts",
    text: "return end() !== 0",
    replacement: "return false",
    tests: ["test/scanner/select/prefilter/Prefilter.test.ts"]
  },
  {
    name: "a value that cannot be read is no longer said to be unknown",
    file: "scanner/resolve/resolveUses.ts",
    text: 'sources: { [name]: { from: "unknown", hops: 0 } },',
    replacement: "sources: {},",
    tests: ["test/scanner/resolve/resolveJava.test.ts"]
  },
  {
    name: "an attribute that a part does not have is no longer said to be unknown",
    file: "scanner/resolve/resolveUses.ts",
    text: 'sources: { [attribute]: { from: "unknown", hops: 0 } },',
    replacement: "sources: {},",
    tests: ["test/scanner/resolve/resolvePython.test.ts"]
  },
  {
    name: "equal weaknesses of a file have one fingerprint",
    file: "scanner/classify/weaknessesOf.ts",
    text: " ^ e[at]",
    replacement: "",
    tests: ["test/scanner/classify/weaknessesOf.test.ts"]
  },
  {
    name: "a fingerprint changes when lines move",
    file: "scanner/classify/weaknessesOf.ts",
    text: "    return ordinal\n",
    replacement: "    return ordinal + occurrence.place.line\n",
    tests: ["test/scanner/classify/weaknessesOf.test.ts"]
  },
  {
    name: "a comment suppresses all rules",
    file: "scanner/classify/withSuppressions.ts",
    text: "comment.rules.some((pattern) => isOf(pattern, rule))",
    replacement: "comment.rules.length > 0",
    tests: ["test/scanner/classify/withSuppressions.test.ts"]
  },
  {
    name: "a comment suppresses what stands two lines below it",
    file: "scanner/classify/withSuppressions.ts",
    text: "line + 1 === place.line",
    replacement: "line + 2 >= place.line",
    tests: ["test/scanner/classify/withSuppressions.test.ts"]
  },
  {
    name: "the reason of a suppression may hold a key",
    file: "scanner/engine/suppressionsIn.ts",
    text: 'reason === "" || !isPlainText(reason)',
    replacement: 'reason === ""',
    tests: ["test/scanner/engine/suppressionsIn.test.ts"]
  },
  {
    name: "CycloneDX does not say the size of a key",
    file: "scanner/bom/cyclonedx/cryptoProperties.ts",
    text: "parameterSetIdentifier: parameterSetOf(facts),",
    replacement: "parameterSetIdentifier: undefined,",
    tests: ["test/scanner/bom/cyclonedx/cyclonedx.test.ts"]
  },
  {
    name: "SARIF says that all weaknesses are notes",
    file: "scanner/bom/sarif/sarif.ts",
    text: "level: LEVELS[severity],",
    replacement: 'level: "note",',
    tests: ["test/scanner/bom/sarif.test.ts"]
  },
  {
    name: "SPDX does not say the OID",
    file: "scanner/bom/spdx/packages.ts",
    text: "...oidOf(asset),",
    replacement: "",
    tests: ["test/scanner/bom/spdx/spdx.test.ts"]
  },
  {
    name: "an attempt that has lost its scan may end it",
    file: "src/scans/ScanCompletion.ts",
    text: "row.attempt !== scan.attempt || ",
    replacement: "",
    tests: ["test/worker/fences.test.ts"]
  },
  {
    name: "an attempt that has lost its scan may go on with it",
    file: "src/worker/ScanAttempts.ts",
    text: "row === undefined || row.attempt !== run.attempt",
    replacement: "row === undefined",
    tests: ["test/worker/fences.test.ts"]
  },
  {
    name: "partners make live keys themselves",
    file: "src/keys/Keys.ts",
    text: 'newKey(name, "test", keyLookup, role)',
    replacement: 'newKey(name, "live", keyLookup, role)',
    tests: ["test/service/keys.test.ts"]
  },
  {
    name: "row level security lets a tenant read all rows",
    file: "migrations/0001_roles.sql",
    text: "to ciphermap_app using (tenant_id = (select app_tenant()))",
    replacement: "to ciphermap_app using (true)",
    tests: ["test/sql/Tenancy.test.ts"]
  },
  {
    name: "a session keeps its tenant after the transaction",
    file: "src/sql/Tenancy.ts",
    text: "set_config('app.tenant_id', ${tenantId}, true)`",
    replacement: "set_config('app.tenant_id', ${tenantId}, false)`",
    tests: ["test/sql/Tenancy.test.ts"]
  },
  {
    name: "an idempotency key answers another request, too",
    file: "src/idempotency/Idempotency.ts",
    text: "![keyedHash, requestHash].includes(kept.request_hash)",
    replacement: "kept.request_hash === undefined",
    tests: ["test/service/idempotency.test.ts"]
  },
  {
    name: "a credential is used for repositories whose paths begin alike",
    file: "src/domain/credentialPaths.ts",
    text: "`${repository}/`.startsWith(`${path}/`)",
    replacement: "`${repository}/`.startsWith(path)",
    tests: ["test/domain/credentialPaths.test.ts"]
  },
  {
    name: "a sealed secret opens for another owner",
    file: "src/sealing/Sealing.ts",
    text: "aad: ownerBytes(owner)",
    replacement: "aad: ownerBytes([owner[0]])",
    tests: ["test/sealing/Sealing.test.ts"]
  },
  {
    name: "an empty bucket lets requests pass",
    file: "src/domain/tokenBucket.ts",
    text: "const isAllowed = available >= cost",
    replacement: "const isAllowed = available >= 0",
    tests: ["test/domain/tokenBucket.test.ts", "test/service/limits.test.ts"]
  },
  {
    name: "the metadata of clouds is a public address",
    file: "src/domain/publicAddress.ts",
    text: '  { network: "169.254.0.0/16", is: "link local, and metadata of clouds (RFC 3927)" },\n',
    replacement: "",
    tests: ["test/domain/publicAddress.test.ts"]
  },
  {
    name: "one public address of a host excuses the others",
    file: "src/node/addressGuard.ts",
    text: "addresses.every(isPublic)",
    replacement: "addresses.some(isPublic)",
    tests: ["test/repositories/addressGuard.test.ts"]
  },
  {
    name: "private keys are logged",
    file: "src/observability/redactor.ts",
    text: '"[redacted private key]"',
    replacement: '"$&"',
    tests: ["test/observability/redactor.test.ts"]
  },
  {
    name: "webhooks are signed without their time",
    file: "src/domain/webhookSignature.ts",
    text: "utf8ToBytes(`${prefix}${timestamp}.`)",
    replacement: "utf8ToBytes(prefix)",
    tests: ["test/webhooks/signature.test.ts"]
  },
  {
    name: "webhooks of any age are accepted",
    file: "src/client/verifyWebhook.ts",
    text: '  if (age > tolerance) return refuse("too_old")\n',
    replacement: "",
    tests: ["test/client/verifyWebhook.test.ts"]
  },
  {
    name: "a use at which something is reported counts as a good one",
    file: "scanner/classify/scoreOf.ts",
    text: "if (!bad.has(spot)) {",
    replacement: 'if (spot !== "") {',
    tests: ["test/scanner/classify/scoreLaws.test.ts"]
  },
  {
    name: "scans of repositories that were never read are billed",
    file: "src/domain/ScanState.ts",
    text: 'return wasRead ? "none" : "price"',
    replacement: 'return "none"',
    tests: ["test/domain/ScanState.test.ts"]
  },
  {
    name: "a plan takes a target that a policy refuses",
    file: "scanner/plan/targetFinder.ts",
    text: 'if (answer.is === "refused") {',
    replacement: "if (policies.length === 0) {",
    tests: ["test/scanner/plan/planLaws.test.ts"]
  },
  {
    name: "a plan forgets that a policy allows an algorithm only in a hybrid",
    file: "scanner/plan/targetFinder.ts",
    text: "row?.onlyInHybrid === true",
    replacement: "row === undefined",
    tests: ["test/scanner/plan/planLaws.test.ts"]
  },
  {
    name: "each use of a constant is a change of its own",
    file: "scanner/plan/effortOf.ts",
    text: "if (origin !== undefined)",
    replacement: "if (origin !== undefined && origin.path === path)",
    tests: ["test/scanner/plan/planOf.test.ts"]
  }
]
