import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as McpSchema from "effect/ai/McpSchema"
import * as McpServer from "effect/ai/McpServer"
import { makeReporter, type Reporter } from "./Reporter.ts"
import { ToolFailure } from "./ToolFailure.ts"

/** The answer of a tool: structured for programs, and a shorter text for a model or a person. */
export interface ToolAnswer<A> {
  readonly structured: A
  readonly text: string
}

export interface ToolSpec<Input, Output> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Schema.Codec<Input, unknown>
  readonly output: Schema.Codec<Output, unknown>
  readonly run: (input: Input, reporter: Reporter) => Effect.Effect<ToolAnswer<Output>, ToolFailure>
}

/** Every tool only reads, gives the same for the same files, and asks nobody outside this machine. */
const annotations = (title: string) =>
  McpSchema.ToolAnnotations.make({
    title,
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false
  })

const jsonSchemaOf = (schema: Schema.Constraint): object => {
  const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema, { onExcessProperty: "error" })
  return Object.keys(definitions).length === 0 ? root : { ...root, $defs: definitions }
}

/** The code comes first, so that a model can tell failures apart as a program does by `_meta`. */
const failed = ({ code, message }: ToolFailure): McpSchema.CallToolResult =>
  new McpSchema.CallToolResult({
    isError: true,
    content: [{ type: "text", text: `${code}: ${message}` }],
    _meta: { "ciphermap/error": { code, message } }
  })

const answered = ({ structured, text }: ToolAnswer<unknown>): McpSchema.CallToolResult =>
  new McpSchema.CallToolResult({ content: [{ type: "text", text }], structuredContent: structured })

const invalid = ({ message }: Schema.SchemaError): ToolFailure =>
  new ToolFailure({ code: "invalid_arguments", message })

/** A mistake of ours says nothing of what was read: its cause goes to the log. */
const unexpected = (cause: Cause.Cause<never>) =>
  Cause.hasInterrupts(cause)
    ? Effect.failCause(cause)
    : Effect.as(
        Effect.logError("a tool failed", cause),
        failed(new ToolFailure({ code: "scanner_failed", message: "an error of the server; its log says more" }))
      )

/** Adds a tool to the server at hand. */
export const addTool = Effect.fnUntraced(function* <Input, Output>(spec: ToolSpec<Input, Output>) {
  const server = yield* McpServer.McpServer
  const decode = Schema.decodeUnknownEffect(spec.input)
  const tool = yield* Schema.decodeUnknownEffect(McpSchema.Tool)({
    name: spec.name,
    title: spec.title,
    description: spec.description,
    inputSchema: jsonSchemaOf(spec.input),
    outputSchema: jsonSchemaOf(spec.output),
    annotations: annotations(spec.title)
  }).pipe(Effect.orDie)
  yield* server.addTool({
    tool,
    annotations: Context.empty(),
    handle: (given) =>
      Effect.gen(function* () {
        const input = yield* Effect.mapError(decode(given ?? {}, { onExcessProperty: "error", errors: "all" }), invalid)
        return answered(yield* spec.run(input, yield* makeReporter))
      }).pipe(
        Effect.catchTag("ToolFailure", (failure) => Effect.succeed(failed(failure))),
        Effect.catchCause(unexpected),
        Effect.provideService(McpServer.McpServer, server)
      )
  })
})
