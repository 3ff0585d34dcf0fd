/** Rule tables, or names in them, that no manifest names, because they come with the platform. */
export const platformTables: { readonly [table: string]: string } = {
  "javascript/nodeCrypto": "Node.js itself",
  "javascript/nodeTls": "Node.js itself",
  "javascript/webCrypto": "browsers and runtimes; packages that provide it elsewhere are known",
  "javascript/runtimes": "Bun and Deno themselves; packages are known",
  "java/jca": "the Java platform",
  "java/jcaSpecs": "the Java platform",
  "java/jcaSecurity": "the Java platform",
  "java/jcaSecuritySpecs": "the Java platform",
  "java/jsse": "the Java platform",
  "java/xmlDsig": "the Java platform",
  "java/android": "Android itself; packages are known"
}
