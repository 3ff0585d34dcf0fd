export * from "npm:ciphermap@0.1.0/client"
