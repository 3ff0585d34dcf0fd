import { library, named, type Row } from "../rule.ts"

const pair: Row = {
  is: "keygen",
  algorithm: named("keyalg", "jca"),
  keyBits: named("keysize", "int"),
  curve: named("groupname", "curve")
}

/*
 * keytool(1) and jarsigner(1) of the JDK (docs.oracle.com/en/java/javase/21/docs/specs/man). Sizes, groups and signature
 * algorithms that are not told depend on the version.
 */
export const java = library(
  "shell",
  "java",
  {
    "keytool({genkeypair,genkey}:)": pair,
    "keytool(genseckey:)": pair,
    "keytool.sigalg": { is: "certificate", certificateFormat: "X.509", algorithm: named("sigalg", "jca") },
    "keytool.{storetype,deststoretype}": { is: "keystore", certificateFormat: named("{1}", "keystore") },
    "keytool({certreq,gencert,selfcert}:)": { is: "certificate", certificateFormat: "X.509" },
    jarsigner: {
      is: "signature",
      algorithm: named("sigalg", "jca"),
      functions: ["sign"]
    },
    "jarsigner.{digestalg,tsadigestalg}": { is: "hash", algorithm: named("{1}", "jca") },
    "jarsigner(verify:)": { is: "signature", functions: ["verify"] }
  },
  {
    keytool: {
      valued:
        "alias keyalg keysize groupname sigalg signer signerkeypass dname ext startdate validity keypass keystore storepass storetype providername addprovider provider providerclass providerpath providerarg file infile outfile id srckeystore destkeystore srcstoretype deststoretype srcstorepass deststorepass srcprotected srcprovidername destprovidername srcalias destalias srckeypass destkeypass new jarfile sslserver",
      flags:
        "genkeypair genkey genseckey certreq gencert selfcert importcert import importkeystore importpass exportcert export list printcert printcertreq printcrl delete changealias storepasswd keypasswd showinfo noprompt trustcacerts rfc v protected cacerts tls",
      uses: "sigalg storetype deststoretype"
    },
    jarsigner: {
      valued:
        "keystore storepass storetype keypass certchain sigfile signedjar digestalg sigalg tsa tsacert tsapolicyid tsadigestalg altsigner altsignerpath providerName addprovider providerClass providerArg conf",
      flags: "verify verbose certs internalsf sectionsonly protected strict revCheck",
      uses: "digestalg tsadigestalg"
    }
  }
)
