declare module "postject" {
  export const inject: (
    file: string,
    resource: string,
    content: Uint8Array,
    options: { readonly sentinelFuse: string }
  ) => Promise<void>
}
