name := "aes-thetic"

version := "1.0.0"

libraryDependencies ++= Seq(
  "org.bouncycastle" % "bcprov-jdk18on" % "1.78.1",
  "com.github.t3hnar" %% "scala-bcrypt" % "4.3.0"
)

// Cipher.getInstance("DES") in a comment of a build file
scalacOptions += "-Dcipher.getInstance=MD5"
