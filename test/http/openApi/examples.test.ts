import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"
import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { describe, expect, it } from "vitest"
import { Api } from "../../../src/api/Api.ts"
import { Problem } from "../../../src/api/refusals.ts"
import { theDocument } from "./theDocument.ts"

type Example = Readonly<Record<string, { readonly value: unknown }>>

const { examples, schemas } = theDocument.components as { readonly examples: Example } & typeof theDocument.components

/** Every schema of a body in the contract, by the name that its clients see. */
const bodies = new Map<string, Schema.ConstraintDecoder<unknown>>([["Problem", Problem]])

HttpApi.reflect(Api, {
  onGroup: () => {},
  onEndpoint: ({ endpoint, middleware }) => {
    const all = [
      ...[...endpoint.payload.values()].flatMap(({ encoding, schemas: ofType }) =>
        encoding._tag === "Json" ? ofType : []
      ),
      ...endpoint.success,
      ...endpoint.error,
      ...[...middleware].flatMap(({ error }) => [...error])
    ]
    for (const schema of all.filter(({ ast }) => !HttpApiSchema.isNoContent(ast))) {
      const name =
        SchemaAST.resolveIdentifier(SchemaAST.toEncoded(schema.ast)) ?? SchemaAST.resolveIdentifier(schema.ast)
      bodies.set((name ?? "").replace(/Encoded$/, ""), schema as unknown as Schema.ConstraintDecoder<unknown>)
    }
  }
})

const nameOf = (example: string) => example.replace(/\d+$/, "")

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema({ $id: "https://document.test/", components: { schemas } })

describe("the examples of the OpenAPI document", () => {
  it("show every body of the contract", () => {
    expect([...new Set(Object.keys(examples).map(nameOf))].toSorted()).toEqual([...bodies.keys()].toSorted())
  })

  it.each(Object.entries(examples))("%s is what the contract reads", (name, { value }) => {
    const schema = bodies.get(nameOf(name))
    if (schema === undefined) throw new Error(`no schema for ${name}`)
    expect(() => Schema.decodeUnknownSync(schema)(value, { onExcessProperty: "error" })).not.toThrow()
  })

  it.each(Object.entries(examples))("%s fits its documented schema", (name, { value }) => {
    const validate = ajv.compile({ $ref: `https://document.test/#/components/schemas/${nameOf(name)}` })
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true)
  })

  it("are told apart from what does not fit", () => {
    const validate = ajv.compile({ $ref: "https://document.test/#/components/schemas/ScanRecord" })
    const { bom_url: _, ...scan } = Object(examples["ScanDetails"]?.value)
    expect(validate(scan)).toBe(false)
  })

  it("of fields fit them", () => {
    const check = (schema: unknown, at: string): ReadonlyArray<string> => {
      if (typeof schema !== "object" || schema === null) return []
      const own = "examples" in schema && Array.isArray(schema.examples) ? schema.examples : []
      const { examples: _, ...rest } = Object(schema)
      const text = JSON.stringify(rest).replaceAll("#/components", "https://document.test/#/components")
      const validate = own.length === 0 ? () => true : ajv.compile(JSON.parse(text))
      return [
        ...own.filter((example) => !validate(example)).map(() => at),
        ...Object.entries(rest).flatMap(([key, member]) => check(member, `${at}/${key}`))
      ]
    }
    expect(check(schemas, "")).toEqual([])
  })
})
