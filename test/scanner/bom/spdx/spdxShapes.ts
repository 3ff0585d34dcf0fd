import { readFileSync } from "node:fs"
import { join } from "node:path"
import rdf from "@zazuko/env"
import jsonld, { type JsonLdDocument } from "jsonld"
import { Parser } from "n3"
import Validator from "rdf-validate-shacl"

const CONTEXT = "https://spdx.org/rdf/3.0.1/spdx-context.jsonld"

const RDFS = "http://www.w3.org/2000/01/rdf-schema#"
const OWL = "http://www.w3.org/2002/07/owl#"

/** Without it the shapes, which are `owl:Class`es, are not found to be classes, and every document conforms. */
const owlClass = rdf.quad(
  rdf.namedNode(`${OWL}Class`),
  rdf.namedNode(`${RDFS}subClassOf`),
  rdf.namedNode(`${RDFS}Class`)
)

const triplesOf = async (document: JsonLdDocument, context: string): Promise<string> => {
  const documentLoader = async (documentUrl: string) => {
    if (documentUrl !== CONTEXT) throw new Error(`another context: ${documentUrl}`)
    return { document: JSON.parse(context), documentUrl }
  }
  return String(await jsonld.toRDF(document, { documentLoader, format: "application/n-quads" }))
}

export type Violations = (document: JsonLdDocument) => Promise<ReadonlyArray<string>>

/**
 * What the shapes of SPDX say against a document. The folder holds `spdx-model.ttl` and `spdx-context.jsonld` of
 * https://github.com/spdx/spdx-spec/tree/gh-pages/v3.0.1/rdf. The classes of what a document refers to are known only
 * together with the ontology.
 */
export const spdxShapes = (folder: string): Violations => {
  const context = readFileSync(join(folder, "spdx-context.jsonld"), "utf8")
  const ontology = [...new Parser().parse(readFileSync(join(folder, "spdx-model.ttl"), "utf8")), owlClass]
  const validator = new Validator(rdf.dataset(ontology), { factory: rdf, maxErrors: 50 })
  return async (document) => {
    const triples = new Parser({ format: "N-Quads" }).parse(await triplesOf(document, context))
    const { conforms, results } = await validator.validate(rdf.dataset([...ontology, ...triples]))
    const told = results.map(({ focusNode, path, message }) =>
      [focusNode?.value, path?.value, ...message.map(({ value }) => value)].join(" ")
    )
    return conforms ? told : ["does not conform", ...told]
  }
}
