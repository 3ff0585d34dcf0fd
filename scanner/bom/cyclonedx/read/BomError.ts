import * as Schema from "effect/Schema"

/** The text is not JSON; `line` and `column` count from 1. */
export class BomNotJson extends Schema.TaggedError<BomNotJson>()("BomNotJson", {
  line: Schema.Int,
  column: Schema.Int,
  looksLike: Schema.optionalKey(Schema.String)
}) {
  get isRetryable(): boolean {
    return false
  }
  override get message(): string {
    const place = `line ${this.line}, column ${this.column}`
    return this.looksLike === undefined
      ? `The bill of materials is not JSON: ${place} is wrong.`
      : `The bill of materials is ${this.looksLike}; only CycloneDX in JSON can be read.`
  }
}

/** The text is longer, or nested deeper, than any bill of materials that is read. */
export class BomTooLarge extends Schema.TaggedError<BomTooLarge>()("BomTooLarge", {
  limit: Schema.Int,
  of: Schema.Literals(["characters", "objects and lists", "levels of nesting"])
}) {
  get isRetryable(): boolean {
    return false
  }
  override get message(): string {
    return `The bill of materials is too large: it has more than ${this.limit} ${this.of}.`
  }
}

/** JSON, and no CycloneDX. */
export class BomNotCycloneDx extends Schema.TaggedError<BomNotCycloneDx>()("BomNotCycloneDx", {
  path: Schema.String,
  looksLike: Schema.optionalKey(Schema.String)
}) {
  get isRetryable(): boolean {
    return false
  }
  override get message(): string {
    const found = this.looksLike === undefined ? "" : `; the document looks like ${this.looksLike}`
    return `The document is not a CycloneDX bill of materials: ${this.path} is not "CycloneDX"${found}.`
  }
}

/** A version of CycloneDX, or of a forerunner of its cryptography, that is not read. */
export class BomVersionUnsupported extends Schema.TaggedError<BomVersionUnsupported>()("BomVersionUnsupported", {
  path: Schema.String,
  found: Schema.String,
  supported: Schema.Array(Schema.String)
}) {
  get isRetryable(): boolean {
    return false
  }
  override get message(): string {
    return `${this.path} is ${this.found}; CycloneDX ${this.supported.join(", ")} can be read.`
  }
}

/** A value that cannot be passed over is missing or of another type. */
export class BomMalformed extends Schema.TaggedError<BomMalformed>()("BomMalformed", {
  path: Schema.String,
  expected: Schema.String
}) {
  get isRetryable(): boolean {
    return false
  }
  override get message(): string {
    return `The bill of materials is malformed: ${this.path} is not ${this.expected}.`
  }
}

/** Why a bill of materials cannot be read; `message` is one sentence with the place of what is wrong. */
export class BomError extends Schema.TaggedError<BomError>()("BomError", {
  reason: Schema.Union([BomNotJson, BomTooLarge, BomNotCycloneDx, BomVersionUnsupported, BomMalformed])
}) {
  get isRetryable(): boolean {
    return this.reason.isRetryable
  }
  override get message(): string {
    return this.reason.message
  }
}
