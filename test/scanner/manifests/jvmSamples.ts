import type { Sample } from "./Sample.ts"

export const jvmSamples: ReadonlyArray<Sample> = [
  {
    path: "app.war!/WEB-INF/lib/nimbus.jar!/META-INF/maven/com.nimbusds/nimbus-jose-jwt/pom.properties",
    text: `#Created by Apache Maven 3.8.6
version=9.37.3
groupId=com.nimbusds
artifactId=nimbus-jose-jwt
`,
    names: ["pkg:maven/com.nimbusds/nimbus-jose-jwt@9.37.3 4"]
  },
  {
    path: "app.war!/WEB-INF/lib/bcprov-jdk18on-1.78.1.jar!/META-INF/MANIFEST.MF",
    text: `Manifest-Version: 1.0
Bundle-Name: bcprov
Bundle-Version: 1.78.1.0
Application-Name: Bouncy Castle
  Provider
Implementation-Vendor-Id: org.bouncyc
 astle

Name: org/bouncycastle/LICENSE.class
SHA-256-Digest: 8m3o
`,
    names: ["pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78.1 1"]
  },
  {
    path: "lib/bcprov-jdk18on.jar!/META-INF/MANIFEST.MF",
    text: `Manifest-Version: 1.0
Bundle-Version: 1.78.1
Extension-Name: org.bouncycastle.bcprovider
`,
    names: ["pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78.1 1"]
  },
  {
    path: "lib/bcprov-jdk18on-1.78.jar!/META-INF/MANIFEST.MF",
    text: `Manifest-Version: 1.0
Implementation-Title: something else of this name
`,
    names: []
  },
  {
    path: "pom.xml",
    text: `<?xml version="1.0" encoding="UTF-8"?>
<!-- <dependency><groupId>org.jasypt</groupId><artifactId>jasypt</artifactId></dependency> -->
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <parent><groupId>io.jsonwebtoken</groupId><artifactId>parent</artifactId><version>0.12.5</version></parent>
  <artifactId>demo</artifactId>
  <properties>
    <bouncy.castle.version>1.78.1</bouncy.castle.version>
    <bc.version>\${bouncy.castle.version}</bc.version>
    <loop>\${loop}</loop>
  </properties>
  <dependencyManagement>
    <dependencies>
      <dependency>
        <groupId>com.nimbusds</groupId>
        <artifactId>nimbus-jose-jwt</artifactId>
        <version>9.37</version>
      </dependency>
    </dependencies>
  </dependencyManagement>
  <dependencies>
    <dependency>
      <groupId>org.bouncycastle</groupId>
      <artifactId>bcprov-jdk18on</artifactId>
      <version>\${bc.version}</version>
    </dependency>
    <dependency>
      <groupId>\${project.parent.groupId}</groupId>
      <artifactId>jjwt-api</artifactId>
      <version>\${project.parent.version}</version>
      <optional>true</optional>
    </dependency>
    <dependency>
      <groupId>com.nimbusds</groupId>
      <artifactId>nimbus-jose-jwt</artifactId>
      <scope>test</scope>
    </dependency>
    <dependency>
      <groupId>org.mindrot</groupId>
      <artifactId>jbcrypt</artifactId>
      <version>\${not.here}</version>
    </dependency>
    <dependency>
      <groupId>com.password4j</groupId>
      <artifactId>password4j</artifactId>
      <version>[1.7,2.0)</version>
      <exclusions><exclusion><groupId>org.jasypt</groupId><artifactId>jasypt</artifactId></exclusion></exclusions>
    </dependency>
    <dependency>
      <groupId>com.auth0</groupId>
      <artifactId>java-jwt</artifactId>
      <version>\${loop}</version>
    </dependency>
  </dependencies>
  <profiles>
    <profile>
      <dependencies>
        <dependency>
          <groupId>commons-codec</groupId><artifactId>commons-codec</artifactId><version>1.16.0</version>
        </dependency>
      </dependencies>
    </profile>
  </profiles>
</project>
`,
    names: [
      "pkg:maven/com.nimbusds/nimbus-jose-jwt@9.37 version 16",
      "pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78.1 required direct 24",
      "pkg:maven/io.jsonwebtoken/jjwt-api@0.12.5 optional direct 29",
      "pkg:maven/com.nimbusds/nimbus-jose-jwt@9.37 excluded direct 35",
      "pkg:maven/org.mindrot/jbcrypt required direct 40",
      "pkg:maven/com.password4j/password4j [1.7,2.0) required direct 45",
      "pkg:maven/com.auth0/java-jwt required direct 51",
      "pkg:maven/commons-codec/commons-codec@1.16.0 required direct 59"
    ]
  }
]
