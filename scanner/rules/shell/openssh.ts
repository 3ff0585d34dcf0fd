import { library, named } from "../rule.ts"

const settings = { o: "= " } as const
const algorithms =
  "Ciphers MACs KexAlgorithms HostKeyAlgorithms PubkeyAcceptedAlgorithms PubkeyAcceptedKeyTypes HostbasedAcceptedAlgorithms CASignatureAlgorithms StrictHostKeyChecking"

/*
 * The manual pages of OpenSSH (man.openbsd.org): ssh(1), scp(1), sftp(1), ssh-keygen(1), ssh-keyscan(1), and ssh_config(5)
 * for what follows `-o`. The key type of ssh-keygen without `-t` differs between versions; RSA keys have 3,072 bits and new
 * key files are encrypted with aes256-ctr when not told.
 */
export const openssh = library(
  "shell",
  "openssh",
  {
    "{ssh,scp,sftp}.{c,Ciphers}": { is: "cipher", algorithm: named("{2}", "sshList") },
    "ssh.m": { is: "mac", algorithm: named("m", "sshList") },
    "{ssh,scp,sftp}.MACs": { is: "mac", algorithm: named("MACs", "sshList") },
    "{ssh,scp,sftp}.KexAlgorithms": { is: "key-agreement", algorithm: named("KexAlgorithms", "sshList") },
    "{ssh,scp,sftp}.{HostKeyAlgorithms,PubkeyAcceptedAlgorithms,PubkeyAcceptedKeyTypes,HostbasedAcceptedAlgorithms,CASignatureAlgorithms}":
      { is: "signature", algorithm: named("{2}", "sshList") },
    "{ssh,scp,sftp}.StrictHostKeyChecking": {
      is: "protocol",
      name: "SSH",
      verification: named("StrictHostKeyChecking", "strictHostKeys")
    },
    "ssh(1:)": { is: "protocol", name: "SSH", version: "1" },

    "ssh-keygen(t:)": { is: "keygen", algorithm: named("t", "sshKey"), keyBits: named("b", "int") },
    "ssh-keygen({b,N}:)": { is: "keygen", keyBits: named("b", "int") },
    "ssh-keygen(A:)": { is: "keygen" },
    "ssh-keygen({B,H,L,Q,X,c,e,h,i,k,l,p,y}:)": {},
    "ssh-keygen({s,I}:)": { is: "certificate", certificateFormat: "OpenSSH", algorithm: named("t", "ssh") },
    "ssh-keygen({F,R,r,D,K}:)": {},
    "ssh-keygen(Y:)": { is: "signature", functions: named("Y", "signFunction") },
    "ssh-keygen.Z": { is: "cipher", algorithm: named("Z", "ssh"), functions: ["encrypt"] },
    "ssh-keyscan(t:)": {
      is: "key",
      material: "public-key",
      certificateFormat: "OpenSSH",
      algorithm: named("t", "sshKey")
    }
  },
  {
    ssh: {
      clusters: true,
      operands: 2,
      valued: "B D E F I J L O P Q R S W b c e i l m o p w",
      flags: "1 2 4 6 A C G K M N T V X Y Z a f g k n q s t v x y",
      settings,
      uses: `c m ${algorithms}`
    },
    scp: {
      clusters: true,
      valued: "D F J M P S c i l o X",
      flags: "1 2 3 4 6 A B C T d f O p q R r s t v",
      settings,
      uses: `c ${algorithms}`
    },
    sftp: {
      clusters: true,
      valued: "B b c D F i J l o P R S s X",
      flags: "1 2 4 6 A a C f N p q r v",
      settings,
      uses: `c ${algorithms}`
    },
    "ssh-keygen": {
      clusters: true,
      valued: "C D E F I M N O P R V Y Z a b f m n r s t w z",
      flags: "A B H K L Q U X c e g h i k l o p q u v y",
      uses: "Z"
    },
    "ssh-keyscan": { clusters: true, valued: "O p T t f", flags: "c D H q v 4 6" }
  }
)
