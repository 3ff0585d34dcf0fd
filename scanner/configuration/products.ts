import { nginx } from "./nginx.ts"
import type { Product } from "./Product.ts"
import { ssh, sshd } from "./ssh.ts"

/** Every product whose configuration files are read. */
export const products: ReadonlyArray<Product> = [nginx, ssh, sshd]
