/** How programs of a language read their settings. */
export interface SettingsAccess {
  /**
   * Objects that hold settings, functions and constructors that give one, and types of them, by qualified name: `any` of
   * the program's, those of the `file` that an argument names, or those read by section and name.
   */
  readonly sources: { readonly [name: string]: "any" | "file" | "sections" }
  /** Methods that read a setting by its key; a further argument is what stands for it where it is not set. */
  readonly read: ReadonlySet<string>
  /** True where settings are members of such an object as well: `process.env.NAME`. */
  readonly areMembers?: true
  /** Stands between the parts of a key. */
  readonly separator?: string
}

/** java.util, Spring's Environment, MicroProfile Config, Commons Configuration, Lightbend Config. */
export const jvmSettings: SettingsAccess = {
  sources: {
    "java.util.Properties": "any",
    "new java.util.Properties": "any",
    "java.util.ResourceBundle": "any",
    "java.util.ResourceBundle.getBundle": "any",
    "java.lang.System.getProperties": "any",
    "java.lang.System.getenv": "any",
    "scala.sys.env": "any",
    "scala.sys.props": "any",
    "org.springframework.core.env.Environment": "any",
    "org.springframework.core.env.ConfigurableEnvironment": "any",
    "org.springframework.core.env.PropertyResolver": "any",
    "org.eclipse.microprofile.config.Config": "any",
    "org.eclipse.microprofile.config.ConfigProvider.getConfig": "any",
    "org.apache.commons.configuration2.Configuration": "any",
    "com.typesafe.config.Config": "any",
    "com.typesafe.config.ConfigFactory.load": "any"
  },
  read: new Set([
    "get",
    "getConfig",
    "getOrDefault",
    "getOrElse",
    "getProperty",
    "getRequiredProperty",
    "getString",
    "getValue"
  ])
}

/** os, json, configparser, tomllib; PyYAML, toml, python-dotenv. */
export const pythonSettings: SettingsAccess = {
  sources: {
    "os.environ": "any",
    "json.load": "file",
    "json.loads": "file",
    "tomllib.load": "file",
    "tomli.load": "file",
    "toml.load": "file",
    "yaml.safe_load": "file",
    "yaml.load": "file",
    "yaml.full_load": "file",
    "dotenv.dotenv_values": "any",
    "configparser.ConfigParser": "sections",
    "configparser.RawConfigParser": "sections"
  },
  read: new Set(["get"])
}

/** Node's process.env and JSON modules, Deno.env; the packages config and dotenv, which fills process.env. */
export const ecmascriptSettings: SettingsAccess = {
  sources: {
    "process.env": "any",
    "bun.env": "any",
    "Deno.env": "any",
    "import.meta.env": "any",
    config: "any",
    "config.default": "any",
    "JSON.parse": "file"
  },
  read: new Set(["get"]),
  areMembers: true
}

/** Microsoft.Extensions.Configuration, whose keys have colons, and System.Configuration. */
export const dotnetSettings: SettingsAccess = {
  sources: {
    "Microsoft.Extensions.Configuration.IConfiguration": "any",
    "Microsoft.Extensions.Configuration.IConfigurationRoot": "any",
    "Microsoft.Extensions.Configuration.IConfigurationSection": "any",
    "Microsoft.Extensions.Configuration.ConfigurationManager": "any",
    "System.Configuration.ConfigurationManager.AppSettings": "any"
  },
  read: new Set(["GetSection", "GetRequiredSection", "GetValue"]),
  separator: ":"
}

/** ENV, YAML and JSON of the standard library. */
export const rubySettings: SettingsAccess = {
  sources: {
    ENV: "any",
    "YAML.load_file": "file",
    "YAML.safe_load_file": "file",
    "YAML.load": "file",
    "YAML.safe_load": "file",
    "JSON.load_file": "file",
    "JSON.parse": "file"
  },
  read: new Set(["fetch", "dig"])
}

/** Superglobals and the readers of INI, JSON and YAML. */
export const phpSettings: SettingsAccess = {
  sources: {
    $_ENV: "any",
    $_SERVER: "any",
    parse_ini_file: "file",
    json_decode: "file",
    yaml_parse_file: "file"
  },
  read: new Set()
}
