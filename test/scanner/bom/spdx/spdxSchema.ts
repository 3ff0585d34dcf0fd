import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"

type Schema = object

const text = { type: "string", minLength: 1 }
const iri = { type: "string", pattern: "^(?!_:).+:.+" }
const iris = { type: "array", minItems: 1, uniqueItems: true, items: iri }
const uri = { type: "string", pattern: "^[A-Za-z][A-Za-z0-9+.-]*:\\S+$" }
const time = { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$" }
const positive = { type: "integer", minimum: 1 }

const oneOf = (...values: ReadonlyArray<string>): Schema => ({ enum: values })

/** A property whose name ends in `?` may be absent; no other property may be there. */
const shape = (type: string, properties: { readonly [name: string]: Schema }): Schema => ({
  type: "object",
  additionalProperties: false,
  required: ["type", ...Object.keys(properties).filter((name) => !name.endsWith("?"))],
  properties: {
    type: { const: type },
    ...Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.replace(/\?$/, ""), schema]))
  }
})

const listOf = (items: Schema): Schema => ({ type: "array", minItems: 1, items })

const element = (type: string, properties: { readonly [name: string]: Schema }): Schema =>
  shape(type, {
    creationInfo: { const: "_:creationinfo" },
    spdxId: iri,
    "comment?": text,
    "name?": text,
    "summary?": text,
    "extension?": listOf(
      shape("extension_CdxPropertiesExtension", {
        extension_cdxProperty: listOf(
          shape("extension_CdxPropertyEntry", {
            extension_cdxPropName: text,
            extension_cdxPropValue: { type: "string" }
          })
        )
      })
    ),
    "externalIdentifier?": listOf(
      shape("ExternalIdentifier", {
        externalIdentifierType: oneOf("packageUrl", "securityOther", "swhid"),
        identifier: text
      })
    ),
    "externalRef?": listOf(
      shape("ExternalRef", { "comment?": text, externalRefType: oneOf("cwe", "other", "vcs"), locator: listOf(uri) })
    ),
    "verifiedUsing?": listOf(
      shape("Hash", { algorithm: { const: "sha256" }, hashValue: { pattern: "^[0-9a-f]{64}$" } })
    ),
    ...properties
  })

const purpose = oneOf(
  "application",
  "container",
  "data",
  "file",
  "firmware",
  "framework",
  "library",
  "manifest",
  "source",
  "specification"
)

const profiles = listOf(oneOf("core", "software", "simpleLicensing"))

const relationship = {
  "completeness?": oneOf("incomplete", "noAssertion"),
  from: iri,
  relationshipType: oneOf(
    "contains",
    "dependsOn",
    "hasConcludedLicense",
    "hasDeclaredLicense",
    "hasDependencyManifest",
    "hasEvidence",
    "hasOptionalDependency",
    "hasSpecification",
    "usesTool"
  ),
  to: iris
}

const schema: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["@context", "@graph"],
  properties: {
    "@context": { const: "https://spdx.org/rdf/3.0.1/spdx-context.jsonld" },
    "@graph": {
      type: "array",
      items: {
        type: "object",
        required: ["type"],
        discriminator: { propertyName: "type" },
        oneOf: [
          shape("CreationInfo", {
            "@id": { const: "_:creationinfo" },
            created: time,
            createdBy: iris,
            createdUsing: iris,
            specVersion: { const: "3.0.1" }
          }),
          element("SpdxDocument", { dataLicense: iri, profileConformance: profiles, rootElement: iris }),
          element("software_Sbom", {
            element: iris,
            profileConformance: profiles,
            rootElement: iris,
            software_sbomType: listOf(oneOf("source"))
          }),
          element("SoftwareAgent", {}),
          element("Tool", {}),
          element("simplelicensing_LicenseExpression", { simplelicensing_licenseExpression: text }),
          element("software_Package", {
            software_primaryPurpose: purpose,
            "software_additionalPurpose?": listOf(purpose),
            "software_downloadLocation?": uri,
            "software_packageUrl?": uri,
            "software_packageVersion?": text,
            "standardName?": listOf(text),
            "validUntilTime?": time
          }),
          element("software_File", { software_fileKind: { const: "file" }, "software_primaryPurpose?": purpose }),
          element("software_Snippet", {
            software_lineRange: shape("PositiveIntegerRange", {
              beginIntegerRange: positive,
              endIntegerRange: positive
            }),
            software_snippetFromFile: iri
          }),
          element("Relationship", relationship),
          element("LifecycleScopedRelationship", {
            ...relationship,
            scope: oneOf("development", "other", "runtime", "test")
          }),
          element("Annotation", {
            annotationType: oneOf("other", "review"),
            contentType: { const: "application/json" },
            statement: text,
            subject: iri
          })
        ]
      }
    }
  }
}

/**
 * The classes, properties and vocabularies of the model of SPDX 3.0.1 that a cryptography inventory uses, and no others:
 * https://github.com/spdx/spdx-3-model/tree/3.0.1/model. No npm package of a reasonable size carries the schema of
 * SPDX, which the conformance test reads from `CIPHERMAP_SPDX_DIR`.
 */
export const isSpdx: ValidateFunction = new Ajv2020({
  discriminator: true,
  allErrors: true,
  strictTypes: false
}).compile(schema)
