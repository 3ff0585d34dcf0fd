import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { namesIn } from "../../support/namesIn.ts"

type Files = { readonly [path: string]: string }

describe("settings of Go", () => {
  const cases: ReadonlyArray<readonly [string, Files, ReadonlyArray<string>]> = [
    [
      "have defaults that viper is told",
      {
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "github.com/spf13/viper")\nfunc main() { \n\tviper.SetDefault("jwt.alg", "HS256")\n\tviper.SetConfigName("config")\n\tviper.ReadInConfig()\n\tjwt.NewWithClaims(jwt.GetSigningMethod(viper.GetString("jwt.alg")), nil) }\n',
        "config.yaml": "jwt:\n  alg: HS512\n"
      },
      ["HMAC_SHA-256", "HMAC_SHA-512"]
    ],
    [
      "are those of an object of viper",
      {
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "github.com/spf13/viper")\nfunc main() { \n\tv := viper.New()\n\tv.ReadInConfig()\n\tjwt.NewWithClaims(jwt.GetSigningMethod(v.GetString("jwt.alg")), nil) }\n',
        "config.toml": '[jwt]\nalg = "HS512"\n'
      },
      ["HMAC_SHA-512"]
    ],
    [
      "are flags, whose defaults are known",
      {
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "flag")\nfunc main() { \n\talg := flag.String("alg", "HS256", "algorithm")\n\tflag.Parse()\n\tjwt.NewWithClaims(jwt.GetSigningMethod(*alg), nil) }\n'
      },
      ["HMAC_SHA-256"]
    ],
    [
      "are flags of variables",
      {
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "flag")\nvar alg string\nfunc main() { \n\tflag.StringVar(&alg, "alg", "HS256", "algorithm")\n\tflag.Parse()\n\tjwt.NewWithClaims(jwt.GetSigningMethod(alg), nil) }\n'
      },
      ["HMAC_SHA-256"]
    ],
    [
      "are flags of pflag",
      {
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "github.com/spf13/pflag")\nfunc main() { \n\talg := pflag.StringP("alg", "a", "HS256", "algorithm")\n\tjwt.NewWithClaims(jwt.GetSigningMethod(*alg), nil) }\n'
      },
      ["HMAC_SHA-256"]
    ],
    [
      "are bound to fields by their tags",
      {
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "github.com/kelseyhightower/envconfig")\ntype Config struct { Alg string `envconfig:"JWT_ALG" default:"HS256"` }\nfunc main() { \n\tvar c Config\n\tenvconfig.Process("", &c)\n\tjwt.NewWithClaims(jwt.GetSigningMethod(c.Alg), nil) }\n',
        ".env": "JWT_ALG=HS512\n"
      },
      ["HMAC_SHA-256", "HMAC_SHA-512"]
    ],
    [
      "are bound to fields of an object that another package gives",
      {
        "config/config.go":
          'package config\nimport "github.com/caarlos0/env/v11"\ntype Config struct { Alg string `env:"JWT_ALG" envDefault:"HS256"` }\nfunc Load() (*Config, error) { var c Config; err := env.Parse(&c); return &c, err }\n',
        "go.mod": "module example.com/app\n",
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "example.com/app/config")\nfunc main() { \n\tc, _ := config.Load()\n\tjwt.NewWithClaims(jwt.GetSigningMethod(c.Alg), nil) }\n',
        ".env": "JWT_ALG=HS512\n"
      },
      ["HMAC_SHA-256", "HMAC_SHA-512"]
    ],
    [
      "may have another value where they are empty",
      {
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "os")\nfunc main() { \n\talg := os.Getenv("ALG")\n\tif alg == "" { alg = "HS256" }\n\tjwt.NewWithClaims(jwt.GetSigningMethod(alg), nil) }\n',
        ".env": "ALG=HS512\n"
      },
      ["HMAC_SHA-256", "HMAC_SHA-512"]
    ],
    [
      "are those that godotenv reads",
      {
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "github.com/joho/godotenv")\nfunc main() { \n\tenv, _ := godotenv.Read()\n\tjwt.NewWithClaims(jwt.GetSigningMethod(env["ALG"]), nil) }\n',
        ".env": "ALG=HS512\n"
      },
      ["HMAC_SHA-512"]
    ],
    [
      "are numbers",
      {
        "main.go":
          'package main\nimport ("crypto/rand";"crypto/rsa"; "os"; "strconv")\nfunc main() { \n\tbits, _ := strconv.Atoi(os.Getenv("BITS"))\n\trsa.GenerateKey(rand.Reader, bits) }\n',
        ".env": "BITS=3072\n"
      },
      ["RSA@3072"]
    ],
    [
      "are fields of an object that another package makes",
      {
        "go.mod": "module example.com/app\n",
        "config/config.go":
          'package config\nimport "os"\ntype Config struct { Alg string }\nfunc New() *Config { return &Config{Alg: os.Getenv("ALG")} }\n',
        "main.go":
          'package main\nimport ("github.com/golang-jwt/jwt/v5"; "example.com/app/config")\nfunc main() { \n\tc := config.New()\n\tjwt.NewWithClaims(jwt.GetSigningMethod(c.Alg), nil) }\n',
        ".env": "ALG=HS512\n"
      },
      ["HMAC_SHA-512"]
    ]
  ]

  it.live.each(cases)("%s", ([, files, names]) =>
    Effect.gen(function* () {
      expect(yield* namesIn(files)).toEqual(names)
    }).pipe(Effect.provide(scannerOnce))
  )
})
