import * as Effect from "effect/Effect"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Completions from "effect/cli/Completions"
import { writeText } from "./output.ts"

const shells = ["bash", "zsh", "fish"] as const

type Value = Completions.FlagType & Completions.ArgumentType

const file: Value = { _tag: "Path", pathType: "file" }

const folder: Value = { _tag: "Path", pathType: "directory" }

const either: Value = { _tag: "Path", pathType: "either" }

/** What a flag or an argument is followed by, where the command line itself only knows that it is a text. */
const valuesOf = (policies: ReadonlyArray<string>, rules: ReadonlyArray<string>): Readonly<Record<string, Value>> => ({
  after: file,
  baseline: file,
  before: file,
  cache: folder,
  config: file,
  file,
  html: file,
  in: file,
  output: file,
  path: either,
  policy: { _tag: "Choice", values: policies },
  "policy-file": file,
  "rule-or-finding": { _tag: "Choice", values: rules },
  sarif: file,
  since: file,
  "write-baseline": file
})

const completed = (
  command: Completions.CommandDescriptor,
  values: Readonly<Record<string, Value>>
): Completions.CommandDescriptor => ({
  ...command,
  flags: command.flags.map((flag) => ({ ...flag, type: values[flag.name] ?? flag.type })),
  arguments: command.arguments.map((argument) => ({ ...argument, type: values[argument.name] ?? argument.type })),
  subcommands: command.subcommands.map((one) => completed(one, values))
})

/** `root` is asked when the command runs, since the command is itself a part of it. */
export const completionCommand = (root: () => Command.Command.Any) =>
  Command.make(
    "completion",
    { shell: Argument.Literals("shell", shells).pipe(Argument.withDescription(shells.join(", "))) },
    Effect.fnUntraced(function* ({ shell }) {
      const { policies } = yield* Effect.promise(() => import("../../scanner/classify/policies.ts"))
      const { weaknessRules } = yield* Effect.promise(() => import("../../scanner/classify/weaknessRules.ts"))
      const values = valuesOf(
        Object.keys(policies),
        weaknessRules.map(({ id }) => id)
      )
      const described = completed(Completions.fromCommand(root()), values)
      const script = Completions.generate("ciphermap", shell, described)
      yield* writeText([`${script.replaceAll("ciphermap --completions", "ciphermap completion")}\n`], undefined)
    })
  ).pipe(
    Command.withDescription("Print a script that completes commands, options and files in a shell"),
    Command.withExamples([
      { command: 'eval "$(ciphermap completion bash)"', description: "Complete in this bash" },
      {
        command: "ciphermap completion fish > ~/.config/fish/completions/ciphermap.fish",
        description: "Complete in fish"
      }
    ])
  )
