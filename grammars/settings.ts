import type { SettingSpelling } from "./settingSpellings.ts"

/** A type whose fields are settings. */
export interface BoundType {
  readonly spelling: SettingSpelling
  /** Arguments that say what the settings begin with. */
  readonly prefix: ReadonlyArray<string>
  readonly separator: string
  /** Arguments by which a field names its setting itself. */
  readonly names?: ReadonlyArray<string>
  /** The member that is given these arguments, and the type within that has them as fields. */
  readonly prefixMember?: string
  readonly prefixType?: string
}

/** A way in which an object of settings is read beside its methods. */
export type SettingsReading =
  /** As a member of it: `process.env.NAME`. */
  | "member"
  /** As a member of an object that a section of them can be made. */
  | "bound member"
  /** By a method without arguments that has its name. */
  | "method"
  /** By a call of the object: `env("NAME")`. */
  | "call"

/** How programs of a language read their settings. */
export interface SettingsAccess {
  /**
   * Objects that hold settings, functions and constructors that give one, and types of them, by qualified name: `any` of
   * the program's, those of them that may be spelled in several ways, those of the `file` that an argument names, those
   * read by section and name or as members, or the options of a command line.
   */
  readonly sources: { readonly [name: string]: "any" | "relaxed" | "file" | "sections" | "members" | "options" }
  /** Methods that read a setting by its key; a further argument is what stands for it where it is not set. */
  readonly read: ReadonlySet<string>
  /** What reads them as well. */
  readonly readBy: ReadonlySet<SettingsReading>
  /** Types whose fields are settings, by the annotation or the base type that says so. */
  readonly bound: { readonly [name: string]: BoundType } | undefined
  /**
   * Objects of a framework that have what a module or type of the program defines, with the ends of the names such a module
   * usually has.
   */
  readonly modules: { readonly [name: string]: ReadonlyArray<string> }
  /** Functions whose first argument is a file of a folder and the keys in it, with dots between: `config("app.cipher")`. */
  readonly keyedFiles: { readonly [name: string]: { readonly folder: string; readonly extension: string } } | undefined
  /** Methods that read the settings of an object from the file that an argument names. */
  readonly loads: ReadonlySet<string>
  /** Methods that tell a parser of an option, by its name and its default. */
  readonly options: ReadonlySet<string>
  /** Methods that say what stands for a setting where it is not set. */
  readonly defaults: ReadonlySet<string>
  /** Stands between the parts of a key. */
  readonly separator: string
}

/** What most languages say, for a grammar to go on from. What is left out here each grammar says itself. */
export const plainSettings: Omit<SettingsAccess, "sources" | "read"> = {
  readBy: new Set(),
  bound: undefined,
  modules: {},
  keyedFiles: undefined,
  loads: new Set(),
  options: new Set(),
  defaults: new Set(),
  separator: "."
}

const relaxed: BoundType = { spelling: "relaxed", prefix: ["prefix", "value"], separator: "." }

/** Classes that configurations of Commons Configuration are held in, with their package of version 1 and 2. */
const commonsConfigurations = ["configuration", "configuration2"].flatMap((version) =>
  [
    "Configuration",
    "ImmutableConfiguration",
    "FileConfiguration",
    "FileBasedConfiguration",
    "PropertiesConfiguration",
    "XMLConfiguration",
    "INIConfiguration",
    "YAMLConfiguration",
    "JSONConfiguration",
    "CompositeConfiguration",
    "CombinedConfiguration"
  ].map((type) => `org.apache.commons.${version}.${type}`)
)

/**
 * java.util, Spring's Environment, MicroProfile Config, Commons Configuration, Lightbend Config, Play's Configuration,
 * Micronaut's Environment, Helidon Config, Ktor's ApplicationConfig.
 */
export const jvmSettings: SettingsAccess = {
  ...plainSettings,
  sources: {
    "java.util.Properties": "any",
    "new java.util.Properties": "any",
    "java.util.ResourceBundle": "any",
    "java.util.PropertyResourceBundle": "any",
    "java.util.ResourceBundle.getBundle": "any",
    "java.lang.System.getProperties": "any",
    "java.lang.System.getenv": "any",
    "scala.sys.env": "any",
    "scala.sys.props": "any",
    "org.springframework.core.env.Environment": "relaxed",
    "org.springframework.core.env.ConfigurableEnvironment": "relaxed",
    "org.springframework.core.env.PropertyResolver": "relaxed",
    "org.eclipse.microprofile.config.Config": "relaxed",
    "org.eclipse.microprofile.config.ConfigProvider.getConfig": "relaxed",
    ...Object.fromEntries(commonsConfigurations.map((type) => [type, "any" as const])),
    "com.typesafe.config.Config": "any",
    "com.typesafe.config.ConfigFactory.load": "any",
    "com.typesafe.config.ConfigFactory.parseResources": "any",
    "com.typesafe.config.ConfigFactory.parseFile": "any",
    "play.api.Configuration": "any",
    "io.micronaut.context.env.Environment": "relaxed",
    "io.micronaut.core.value.PropertyResolver": "relaxed",
    "io.helidon.config.Config": "any",
    "io.helidon.config.Config.create": "any",
    "io.ktor.server.config.ApplicationConfig": "any"
  },
  read: new Set([
    "get",
    "getConfig",
    "getInt",
    "getInteger",
    "getOptional",
    "getOptionalValue",
    "getOrDefault",
    "getOrElse",
    "getProperty",
    "getRequiredProperty",
    "getString",
    "getValue",
    "property",
    "propertyOrNull"
  ]),
  loads: new Set(["load", "loadFromXML"]),
  bound: {
    "org.springframework.boot.context.properties.ConfigurationProperties": relaxed,
    "io.micronaut.context.annotation.ConfigurationProperties": relaxed,
    "org.eclipse.microprofile.config.inject.ConfigProperties": relaxed
  }
}

/** https://docs.pydantic.dev/latest/concepts/pydantic_settings/ */
const pydantic: BoundType = {
  spelling: "environment",
  prefix: ["env_prefix"],
  separator: "",
  names: ["env", "validation_alias", "alias"],
  prefixMember: "model_config",
  prefixType: "Config"
}

/** https://docs.djangoproject.com/en/stable/topics/settings/ */
const django = ["settings", "settings/base", "settings/common", "settings/defaults", "settings/production"].map(
  (path) => `@/${path}`
)

/** https://flask.palletsprojects.com/en/stable/config/ */
const flask = ["config", "settings", "config.Config", "config.BaseConfig", "config.ProductionConfig"].map(
  (path) => `@/${path}`
)

/** os, json, configparser, tomllib; PyYAML, toml, python-dotenv, environs, django-environ, Starlette's and Decouple's Config. */
export const pythonSettings: SettingsAccess = {
  ...plainSettings,
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
    "configparser.RawConfigParser": "sections",
    "argparse.ArgumentParser#parse_args": "options",
    "dynaconf.settings": "members",
    "dynaconf.Dynaconf": "members",
    "omegaconf.OmegaConf.load": "members",
    "environs.Env": "any",
    "environ.Env": "any",
    "starlette.config.Config": "any",
    "decouple.Config": "any",
    "decouple.AutoConfig": "any"
  },
  read: new Set(["get", "getint", "str", "int", "get_value"]),
  defaults: new Set(["setdefault"]),
  options: new Set(["add_argument"]),
  loads: new Set(["read"]),
  readBy: new Set(["call"]),
  modules: { "django.conf.settings": django, "flask.current_app.config": flask },
  bound: { "pydantic.BaseSettings": pydantic, "pydantic_settings.BaseSettings": pydantic }
}

/** Node's process.env and JSON modules, Deno.env; the packages config, dotenv, which fills process.env, and readers of YAML and TOML. */
export const ecmascriptSettings: SettingsAccess = {
  ...plainSettings,
  sources: {
    "process.env": "any",
    "bun.env": "any",
    "Deno.env": "any",
    "import.meta.env": "any",
    config: "any",
    "config.default": "any",
    "@nestjs/config.ConfigService": "any",
    "JSON.parse": "file",
    "js-yaml.load": "file",
    "js-yaml.default.load": "file",
    "js-yaml.safeLoad": "file",
    "yaml.parse": "file",
    "toml.parse": "file",
    "@iarna/toml.parse": "file",
    "smol-toml.parse": "file",
    "ini.parse": "file"
  },
  read: new Set(["get", "getOrThrow"]),
  readBy: new Set(["member"])
}

/** viper, whose functions are those of one of its objects; godotenv, koanf. */
export const goSettings: SettingsAccess = {
  ...plainSettings,
  sources: {
    "github.com/spf13/viper": "any",
    "github.com/spf13/viper.New": "any",
    "github.com/spf13/viper.GetViper": "any",
    "github.com/spf13/viper.Viper": "any",
    "github.com/joho/godotenv.Read": "any",
    "github.com/knadh/koanf.New": "any",
    "github.com/knadh/koanf/v2.New": "any",
    "github.com/knadh/koanf/v2.Koanf": "any"
  },
  read: new Set(["Get", "GetInt", "GetString", "GetUint", "Int", "String", "Sub"]),
  defaults: new Set(["SetDefault"])
}

/** Microsoft.Extensions.Configuration, whose keys have colons, and System.Configuration. */
export const dotnetSettings: SettingsAccess = {
  ...plainSettings,
  sources: {
    "Microsoft.Extensions.Configuration.IConfiguration": "any",
    "Microsoft.Extensions.Configuration.IConfigurationRoot": "any",
    "Microsoft.Extensions.Configuration.IConfigurationSection": "any",
    "Microsoft.Extensions.Configuration.ConfigurationManager": "any",
    "System.Configuration.ConfigurationManager.AppSettings": "any"
  },
  read: new Set(["Get", "GetSection", "GetRequiredSection", "GetValue"]),
  readBy: new Set(["bound member"]),
  separator: ":"
}

/** ENV, YAML and JSON of the standard library; files of Rails; the gem config. */
export const rubySettings: SettingsAccess = {
  ...plainSettings,
  sources: {
    ENV: "any",
    "YAML.load_file": "file",
    "YAML.safe_load_file": "file",
    "YAML.load": "file",
    "YAML.safe_load": "file",
    "JSON.load_file": "file",
    "JSON.parse": "file",
    Settings: "any"
  },
  read: new Set(["fetch", "dig"]),
  readBy: new Set(["method"]),
  keyedFiles: { "Rails.application.config_for": { folder: "config/", extension: ".yml" } }
}

/** https://laravel.com/docs/configuration */
const laravel = { folder: "config/", extension: ".php" }

/** Superglobals, included files, and the readers of INI, JSON and YAML; files of Laravel. */
export const phpSettings: SettingsAccess = {
  ...plainSettings,
  sources: {
    $_ENV: "any",
    $_SERVER: "any",
    parse_ini_file: "file",
    json_decode: "file",
    yaml_parse_file: "file",
    require: "file"
  },
  read: new Set(),
  keyedFiles: { config: laravel, "Illuminate.Support.Facades.Config.get": laravel, "Config.get": laravel }
}
