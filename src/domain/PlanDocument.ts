import * as Schema from "effect/Schema"

/** What a plan can be written as. */
export const PlanFormat = Schema.Literals(["json", "csv", "markdown", "html"])
export type PlanFormat = typeof PlanFormat.Type

/** No policy announces anything for so long a time. */
const mostYears = 50

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** What is wrong with the day of a plan that is made today. */
export const wrongPlanDay = (at: string, today: string): string | undefined => {
  if (at < today) return "at must not be over"
  return yearOf(at) - yearOf(today) > mostYears ? `at must be at most ${mostYears} years ahead` : undefined
}

const List = Schema.Array
const Truth = Schema.Boolean
const Count = Schema.Int
const Text = Schema.String
const Day = Text.annotate({ examples: ["2031-01-01"] })
const Policy = Text.annotate({ examples: ["nist-ir-8547"] })

const Effort = Schema.Struct({
  changes: Count.annotate({
    description: "Edits: a constant, or a wrapper around a library call, counts once however often it is used"
  }),
  places: Count.annotate({ description: "Uses of cryptography that change" }),
  files: Count.annotate({ description: "Files that are edited" }),
  testChanges: Count.annotate({ description: "Changes among these that only tests and examples need" })
}).annotate({ identifier: "PlanEffort", description: "A change that several assets need counts once" })

const Target = Schema.Struct({
  name: Text.annotate({ examples: ["ML-DSA-65"] }),
  change: Schema.Literals(["parameter", "replacement", "hybrid"]),
  algorithms: List(Schema.Struct({ name: Text, facts: Schema.Record(Text, Schema.Unknown) })).annotate({
    description: "One, or the parts of a hybrid that has no name of its own"
  }),
  allowedBy: List(Policy).annotate({ description: "Policies that allow it by name" }),
  silent: List(Policy).annotate({ description: "Policies that neither name nor exclude it" }),
  until: Schema.optionalKey(Day).annotate({ description: "First day on which one of the policies no longer allows it" })
}).annotate({
  identifier: "PlanTarget",
  description:
    "What satisfies every policy on the day of the plan; as `interim`, a smaller change for an asset that has lapsed, until the target is due"
})

const NoTarget = Schema.Struct({
  why: Schema.Literals(["use-unknown", "policies-disagree", "none-known"]),
  text: Text,
  refusals: List(Schema.Struct({ target: Text, policy: Policy, clause: Text, note: Schema.optionalKey(Text) }))
}).annotate({ identifier: "PlanWithoutTarget" })

const OpenQuestion = Schema.Struct({ policy: Policy, needs: List(Text) }).annotate({
  identifier: "PlanOpenQuestion",
  description: "Attributes that a policy needs for a verdict, and that the scan does not show"
})

const AssetType = Schema.Literals(["algorithm", "certificate", "protocol", "related-crypto-material"])

const Item = Schema.Struct({
  asset: Text,
  name: Text.annotate({ examples: ["RSA-2048"] }),
  type: AssetType,
  companions: List(Schema.Struct({ asset: Text, name: Text })).annotate({
    description: "Keys that change with it at the same places"
  }),
  lapses: Schema.optionalKey(Day).annotate({ description: "First day on which a policy disallows it" }),
  isOverdue: Truth.annotate({ description: "Whether a policy disallows it today" }),
  exposure: Schema.Literals([
    "key-agreement",
    "long-lived-secret",
    "encryption",
    "signature",
    "integrity",
    "other",
    "none"
  ]),
  isOnlyInTests: Truth,
  reasons: List(
    Schema.Struct({
      policy: Policy,
      status: Schema.Literals(["deprecated", "disallowed"]),
      from: Schema.optionalKey(Day),
      clause: Text,
      note: Schema.optionalKey(Text)
    })
  ),
  target: Schema.optionalKey(Target),
  noTarget: Schema.optionalKey(NoTarget).annotate({ description: "Absent where there is a target" }),
  interim: Schema.optionalKey(Target),
  open: List(OpenQuestion),
  prescribed: Count.annotate({ description: "Uses that a protocol or an old format demands" }),
  effort: Effort,
  changes: List(
    Schema.Struct({
      path: Text,
      line: Count,
      symbol: Text,
      of: Schema.Literals(["call", "constant", "table"]),
      call: Text,
      scope: Schema.Literals(["production", "test", "example", "generated", "vendored"]),
      uses: Count,
      dependency: Schema.optionalKey(Text).annotate({
        description: "Package URL of an installed package that is replaced as a whole, or by a later version"
      })
    }).annotate({ identifier: "PlanChange" })
  ),
  libraries: List(
    Schema.Struct({
      library: Text,
      version: Schema.optionalKey(Text),
      algorithm: Text,
      state: Schema.Literals(["offered", "upgrade", "in-use", "from-version", "named", "unknown"]),
      since: Schema.optionalKey(Text),
      source: Schema.optionalKey(Text),
      note: Schema.optionalKey(Text)
    }).annotate({ identifier: "PlanLibrary" })
  )
}).annotate({ identifier: "PlanItem" })

const Question = Schema.Struct({
  asset: Text,
  name: Text,
  type: AssetType,
  isOnlyInTests: Truth,
  open: List(OpenQuestion),
  places: Count,
  files: Count,
  first: Text.annotate({ description: "`path:line` of the first place" })
}).annotate({ identifier: "PlanQuestion" })

const Counts = Schema.Struct({ items: Count, changes: Count, overdue: Count })

const Plan = Schema.Struct({
  on: Day.annotate({ description: "The day of the assessment" }),
  at: Day.annotate({ description: "The day on which every target satisfies every policy" }),
  policies: List(
    Schema.Struct({
      id: Policy,
      title: Text,
      version: Text,
      source: Text,
      status: Schema.Literals(["final", "draft"])
    }).annotate({ identifier: "PlanPolicy" })
  ),
  assessed: Count.annotate({ description: "Assets that the policies cover" }),
  items: List(Item).annotate({
    description: "What lapses first, first; those of tests and examples alone last. At most 5,000"
  }),
  milestones: List(
    Schema.Struct({ day: Schema.optionalKey(Day), isOverdue: Truth, items: Count, effort: Effort }).annotate({
      identifier: "PlanMilestone"
    })
  ).annotate({ description: "In order of the days, without what only tests and examples use" }),
  effort: Effort,
  testEffort: Effort,
  calls: List(
    Schema.Struct({ call: Text, assets: List(Text), ...Effort.fields }).annotate({ identifier: "PlanCall" })
  ).annotate({ description: "Library calls, those with the most changes first. At most 5,000" }),
  questions: List(Question).annotate({ description: "What has to be found out first. At most 5,000" }),
  trend: Schema.optionalKey(
    Schema.Struct({ title: Text, before: Counts, now: Counts, added: List(Text), done: List(Text) }).annotate({
      identifier: "PlanTrend"
    })
  ).annotate({ description: "Since the completed scan before; absent without one" })
}).annotate({ identifier: "Plan", description: "As `plan` of `ciphermap plan --format json`" })

const none = { changes: 0, places: 0, files: 0, testChanges: 0 }
const work = { changes: 2, places: 3, files: 1, testChanges: 0 }

/** The plan of the newest scan of a repository under the policies that hold now. */
export const PlanDocument = Schema.Struct({
  repository_id: Text,
  scan_id: Text,
  previous_scan_id: Schema.NullOr(Text).annotate({ description: "The scan that the trend begins with" }),
  policies_chosen: Truth.annotate({
    description: "Whether the repository or the tenant has chosen policies; the plan is for two of NIST otherwise"
  }),
  summary: List(Text).annotate({ description: "The plan in sentences" }),
  truncated: Truth.annotate({ description: "Whether one of the lists has more members than are here" }),
  plan: Plan
}).annotate({
  identifier: "PlanDocument",
  examples: [
    {
      repository_id: "rep_2f6k9q1x7c3m5v8z",
      scan_id: "cbom_7k2m9x4qa0w8z3rt",
      previous_scan_id: null,
      policies_chosen: true,
      summary: [
        "1 asset of 3 has to change so that nist-ir-8547 (draft) is satisfied on 2036-01-01: 2 changes in 1 file."
      ],
      truncated: false,
      plan: {
        on: "2026-11-28",
        at: "2036-01-01",
        policies: [
          {
            id: "nist-ir-8547",
            title: "Transition to Post-Quantum Cryptography Standards",
            version: "Initial public draft",
            source: "https://csrc.nist.gov/pubs/ir/8547/ipd",
            status: "draft"
          }
        ],
        assessed: 3,
        items: [
          {
            asset: "5f2b8c1e90d47a36",
            name: "ECDSA-P-256-SHA-256",
            type: "algorithm",
            companions: [],
            lapses: "2036-01-01",
            isOverdue: false,
            exposure: "signature",
            isOnlyInTests: false,
            reasons: [{ policy: "nist-ir-8547", status: "disallowed", from: "2036-01-01", clause: "Table 2" }],
            target: {
              name: "ML-DSA-65",
              change: "replacement",
              algorithms: [{ name: "ML-DSA-65", facts: { name: "ML-DSA-65", primitive: "signature" } }],
              allowedBy: ["nist-ir-8547"],
              silent: []
            },
            open: [],
            prescribed: 0,
            effort: work,
            changes: [
              {
                path: "src/auth.rs",
                line: 40,
                symbol: "JWT_ALGORITHM",
                of: "constant",
                call: "jsonwebtoken.encode",
                scope: "production",
                uses: 2
              }
            ],
            libraries: [{ library: "pkg:cargo/openssl", version: "0.10.81", algorithm: "ML-DSA", state: "named" }]
          }
        ],
        milestones: [{ day: "2036-01-01", isOverdue: false, items: 1, effort: work }],
        effort: work,
        testEffort: none,
        calls: [{ call: "jsonwebtoken.encode", assets: ["5f2b8c1e90d47a36"], ...work }],
        questions: []
      }
    }
  ]
})
export type PlanDocument = typeof PlanDocument.Type
