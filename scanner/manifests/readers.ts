import type { Declared, Reader } from "./Declared.ts"
import type { ManifestKind } from "../select/manifestKinds.ts"
import { readAutomake } from "./automake.ts"
import { readBunLock, readPackageJson, readPackageLock, readPnpmLock, readYarnLock } from "./npm.ts"
import { readCargoLock, readCargoToml } from "./cargo.ts"
import { readClassVersion } from "./classVersion.ts"
import { readCmake } from "./cmake.ts"
import { readComposerJson, readComposerLock } from "./composer.ts"
import { readConanfilePy, readConanfileTxt, readConanLock } from "./conan.ts"
import { readGemfile, readGemfileLock, readGemspec } from "./gems.ts"
import { readGoMod, readGoSum } from "./goModules.ts"
import { readGradle, readGradleLock, readGradleProperties, readVersionCatalog } from "./gradle.ts"
import { readMixExs, readMixLock } from "./mix.ts"
import { readMsbuild, readNugetLock, readNuspec, readPackagesConfig } from "./nuget.ts"
import {
  readPipfile,
  readPipfileLock,
  readPipRequirements,
  readPoetryLock,
  readPyproject,
  readPythonMetadata,
  readSetupCfg,
  readUvLock
} from "./python.ts"
import { readPodfile, readPodfileLock } from "./pods.ts"
import { readJarManifest, readPomProperties } from "./packedJar.ts"
import { readPom } from "./pom.ts"
import { readApkInstalled, readDpkgStatus, readRpmDatabase } from "./distributions.ts"
import { readPubspec, readPubspecLock } from "./pub.ts"
import { readSbt } from "./sbt.ts"
import { readPackageResolved, readPackageSwift } from "./swiftPackages.ts"
import { readVcpkg } from "./vcpkg.ts"

/** What reads each kind that is no text. */
const binaryReaders = {
  rpmDatabase: readRpmDatabase
} satisfies { readonly [K in ManifestKind]?: (bytes: Uint8Array) => ReadonlyArray<Declared> | undefined }

type BinaryKind = keyof typeof binaryReaders

export const isBinaryKind = (kind: ManifestKind): kind is BinaryKind => kind in binaryReaders

export const readBinary = (kind: BinaryKind, bytes: Uint8Array): ReadonlyArray<Declared> | undefined =>
  binaryReaders[kind](bytes)

/** What reads each kind of manifest that is a text. */
export const readers: { readonly [K in Exclude<ManifestKind, BinaryKind>]: Reader } = {
  packageJson: readPackageJson,
  packageLock: readPackageLock,
  yarnLock: readYarnLock,
  pnpmLock: readPnpmLock,
  bunLock: readBunLock,
  pipRequirements: readPipRequirements,
  setupCfg: readSetupCfg,
  pyproject: readPyproject,
  pipfile: readPipfile,
  pipfileLock: readPipfileLock,
  poetryLock: readPoetryLock,
  uvLock: readUvLock,
  goMod: readGoMod,
  goSum: readGoSum,
  cargoToml: readCargoToml,
  cargoLock: readCargoLock,
  gradle: readGradle,
  gradleProperties: readGradleProperties,
  sbt: readSbt,
  gradleLock: readGradleLock,
  versionCatalog: readVersionCatalog,
  gemfile: readGemfile,
  gemfileLock: readGemfileLock,
  gemspec: readGemspec,
  composerJson: readComposerJson,
  composerLock: readComposerLock,
  msbuild: readMsbuild,
  packagesConfig: readPackagesConfig,
  nugetLock: readNugetLock,
  packageSwift: readPackageSwift,
  packageResolved: readPackageResolved,
  podfile: readPodfile,
  podfileLock: readPodfileLock,
  pubspec: readPubspec,
  pubspecLock: readPubspecLock,
  mixExs: readMixExs,
  mixLock: readMixLock,
  automake: readAutomake,
  cmake: readCmake,
  conanfileTxt: readConanfileTxt,
  conanfilePy: readConanfilePy,
  conanLock: readConanLock,
  vcpkg: readVcpkg,
  pom: readPom,
  pomProperties: readPomProperties,
  classVersion: readClassVersion,
  jarManifest: readJarManifest,
  pythonMetadata: readPythonMetadata,
  nuspec: readNuspec,
  dpkgStatus: readDpkgStatus,
  apkInstalled: readApkInstalled
}
