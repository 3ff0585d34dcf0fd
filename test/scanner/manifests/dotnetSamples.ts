import type { Sample } from "./Sample.ts"

export const dotnetSamples: ReadonlyArray<Sample> = [
  {
    path: "BouncyCastle.Cryptography.2.3.1.nupkg!/BouncyCastle.Cryptography.nuspec",
    text: `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
  <metadata>
    <id>BouncyCastle.Cryptography</id>
    <version>2.3.1</version>
    <dependencies>
      <group targetFramework=".NETStandard2.0">
        <dependency id="NSec.Cryptography" version="22.4.0" exclude="Build" />
      </group>
    </dependencies>
  </metadata>
</package>
`,
    names: ["pkg:nuget/BouncyCastle.Cryptography@2.3.1 4", "pkg:nuget/NSec.Cryptography@22.4.0 required direct 8"]
  },
  {
    path: "src/Demo.csproj",
    text: `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net8.0</TargetFramework>
    <JoseVersion>5.0.0</JoseVersion>
  </PropertyGroup>
  <ItemGroup>
    <!-- <PackageReference Include="JWT" Version="10.0.0" /> -->
    <PackageReference Include="bouncycastle.cryptography" Version="2.3.0" />
    <PackageReference Include="jose-jwt" Version="$(JoseVersion)" />
    <PackageReference Include="BCrypt.Net-Next"><Version>4.0.3</Version></PackageReference>
    <PackageReference Include="NSec.Cryptography" Version="[24.4.0]" />
    <PackageReference Include="Sodium.Core" Version="1.3.*" PrivateAssets="all" />
    <PackageReference Include="SSH.NET" />
    <PackageReference Include="Newtonsoft.Json" Version="13.0.3" />
  </ItemGroup>
</Project>
`,
    names: [
      "pkg:nuget/BouncyCastle.Cryptography@2.3.0 required direct 8",
      "pkg:nuget/jose-jwt@5.0.0 required direct 9",
      "pkg:nuget/BCrypt.Net-Next@4.0.3 required direct 10",
      "pkg:nuget/NSec.Cryptography@24.4.0 required direct 11",
      "pkg:nuget/Sodium.Core 1.3.* excluded direct 12",
      "pkg:nuget/SSH.NET required direct 13"
    ]
  },
  {
    path: "Directory.Packages.props",
    text: `<Project>
  <PropertyGroup><ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally></PropertyGroup>
  <ItemGroup>
    <PackageVersion Include="SSH.NET" Version="2024.0.0" />
  </ItemGroup>
</Project>
`,
    names: ["pkg:nuget/SSH.NET@2024.0.0 version 4"]
  },
  {
    path: "old/Old.csproj",
    text: `<?xml version="1.0" encoding="utf-8"?>
<Project ToolsVersion="15.0" xmlns="http://schemas.microsoft.com/developer/msbuild/2003">
  <ItemGroup><Compile Include="A.cs" /></ItemGroup>
</Project>
`,
    names: []
  },
  {
    path: "old/packages.config",
    text: `<?xml version="1.0" encoding="utf-8"?>
<packages>
  <package id="BouncyCastle" version="1.8.9" targetFramework="net48" />
  <package id="JWT" version="7.0.0" developmentDependency="true" />
</packages>
`,
    names: ["pkg:nuget/BouncyCastle@1.8.9 required 3", "pkg:nuget/JWT@7.0.0 excluded 4"]
  },
  {
    path: "src/packages.lock.json",
    text: `{
  "version": 1,
  "dependencies": {
    "net8.0": {
      "jose-jwt": { "type": "Direct", "requested": "[5.0.0, )", "resolved": "5.0.0" },
      "libsodium": { "type": "Transitive", "resolved": "1.0.19" },
      "demo": { "type": "Project" }
    }
  }
}
`,
    names: ["pkg:nuget/jose-jwt@5.0.0 direct 5", "pkg:nuget/libsodium@1.0.19 transitive 6"]
  }
]
