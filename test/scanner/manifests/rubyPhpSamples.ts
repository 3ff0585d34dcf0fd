import type { Sample } from "./Sample.ts"

export const rubyPhpSamples: ReadonlyArray<Sample> = [
  {
    path: "Gemfile",
    text: `source "https://rubygems.org"
# gem "scrypt"
ruby "3.3.0"

gem "bcrypt", "~> 3.1", ">= 3.1.7"
gem 'jwt', '= 2.8.1', require: false
gem("rbnacl")
if ENV["FAST"]
  gem "ed25519", "1.3.0"
end

group :development, :test do
  gem "lockbox"
  platforms :mri do
    gem "net-ssh", "~> 7"
  end
end

group :production do
  gem "rotp"
end
gem "gpgme", group: :test
gem "scrypt", "#{version}"
`,
    names: [
      "pkg:gem/bcrypt ~> 3.1, >= 3.1.7 required direct 5",
      "pkg:gem/jwt@2.8.1 required direct 6",
      "pkg:gem/rbnacl required direct 7",
      "pkg:gem/ed25519@1.3.0 required direct 9",
      "pkg:gem/lockbox excluded direct 13",
      "pkg:gem/net-ssh ~> 7 excluded direct 15",
      "pkg:gem/rotp required direct 20",
      "pkg:gem/gpgme excluded direct 22",
      "pkg:gem/scrypt required direct 23"
    ]
  },
  {
    path: "Gemfile.lock",
    text: `GEM
  remote: https://rubygems.org/
  specs:
    bcrypt (3.1.20)
    ffi (1.16.3-x86_64-linux-gnu)
    jwt (2.8.1)
      base64
    openssl (3.2.0-java)
    net-ssh (7.2.1)
      bcrypt (>= 3)

PLATFORMS
  ruby

DEPENDENCIES
  bcrypt (~> 3.1)
  jwt!

BUNDLED WITH
   2.5.6
`,
    names: [
      "pkg:gem/bcrypt@3.1.20 direct 4",
      "pkg:gem/jwt@2.8.1 direct 6",
      "pkg:gem/openssl@3.2.0 transitive 8",
      "pkg:gem/net-ssh@7.2.1 transitive 9"
    ]
  },
  {
    path: "demo.gemspec",
    text: `Gem::Specification.new do |spec|
  spec.name = "demo"
  spec.add_dependency "jwt", "~> 2.8"
  spec.add_runtime_dependency("rbnacl", [">= 7"])
  spec.add_development_dependency 'bcrypt', '3.1.20'
end
`,
    names: [
      "pkg:gem/jwt ~> 2.8 required direct 3",
      "pkg:gem/rbnacl required direct 4",
      "pkg:gem/bcrypt@3.1.20 excluded direct 5"
    ]
  },
  {
    path: "composer.json",
    text: `{
  "name": "acme/demo",
  "require": {
    "php": ">=8.1",
    "ext-openssl": "*",
    "phpseclib/phpseclib": "^3.0",
    "Firebase/PHP-JWT": "6.10.0"
  },
  "require-dev": { "defuse/php-encryption": "dev-master" }
}
`,
    names: [
      "pkg:composer/phpseclib/phpseclib ^3.0 required direct 6",
      "pkg:composer/firebase/php-jwt@6.10.0 required direct 7",
      "pkg:composer/defuse/php-encryption excluded direct 9"
    ]
  },
  {
    path: "composer.lock",
    text: `{
  "packages": [
    {
      "name": "phpseclib/phpseclib",
      "version": "3.0.37",
      "source": { "type": "git", "url": "https://github.com/phpseclib/phpseclib.git", "reference": "cfa2013" }
    },
    { "name": "firebase/php-jwt", "version": "v6.10.0" }
  ],
  "packages-dev": [{ "name": "defuse/php-encryption", "version": "dev-master" }]
}
`,
    names: [
      "pkg:composer/phpseclib/phpseclib@3.0.37 required 4",
      "pkg:composer/firebase/php-jwt@v6.10.0 required 8",
      "pkg:composer/defuse/php-encryption excluded 10"
    ]
  }
]
