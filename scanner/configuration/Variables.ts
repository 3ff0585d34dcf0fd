/** Where other files may define a variable. */
export interface DefinedElsewhere {
  /** Names of such variables. */
  readonly names: RegExp
  /** The setting that a name asks for, in the terms of `String.replace`. */
  readonly key: string
  /** The path of a file that asks, whose first group is the folder of those that are asked. */
  readonly folder: RegExp
  /** A folder in that one, which holds them instead. */
  readonly below?: string
  /** The name of the file that is asked; any if nothing is said. */
  readonly file?: string
  /** Files whose values go before all others. */
  readonly final?: RegExp
}

/** How the files of a product give names to values. */
export interface Variables {
  /** With the flag `g`: a variable in a value. Its name is the first group, what stands for it otherwise the second. */
  readonly used: RegExp
  /**
   * Paths of directives that define variables, with the names of these: `{ "variable *.default": "var.*" }`. A `*` is the name
   * of a directive or, behind a name, its first word, which may begin with a sign; a path that begins with `**.` is looked for in all blocks, and `**` is
   * every directive, by its whole path. The name is made of what the stars stand for.
   */
  readonly defined: { readonly [path: string]: string }
  readonly elsewhere?: ReadonlyArray<DefinedElsewhere>
  /** Members that stand for the value of what has them: a name, a text with variables, the names that lead through a map, or a condition and the two values that depend on it. */
  readonly members?: { readonly [member: string]: "name" | "text" | "map" | "either" }
}

/**
 * `{{ .Values.tls.min }}`, `{{ .Values.tls.min | default "TLSv1.2" | quote }}`:
 * https://helm.sh/docs/chart_template_guide/values_files/ and functions_and_pipelines/.
 */
export const helm: Variables = {
  used: /\{\{-?\s*\.Values\.([\w.]+)\s*(?:\|\s*default\s+"?([^"|{}\s]{1,256})"?\s*)?(?:\|\s*(?:quote|squote|toString)\s*)?-?\}\}/g,
  defined: {},
  elsewhere: [{ names: /^.*$/, key: "$&", folder: /^(.*?)(?:^|\/)templates\//, file: "values.yaml" }]
}

/** `${name}` and `${name:otherwise}`: https://docs.spring.io/spring-boot/reference/features/external-config.html, "Property Placeholders". */
export const placeholders: Variables = {
  used: /\$\{([^{}:]{1,256})(?::([^{}]{0,1024}))?\}/g,
  defined: { "**": "*" }
}
