// The part of the WebAssembly JavaScript interface used here; TypeScript has it only together with the whole DOM.
type BufferSource = ArrayBufferView<ArrayBuffer> | ArrayBuffer

declare namespace WebAssembly {
  class Module {
    constructor(bytes: BufferSource)
  }
  interface Imports {
    readonly [module: string]: { readonly [name: string]: unknown }
  }
  class Instance {
    constructor(module: Module, imports?: Imports)
    readonly exports: { readonly [name: string]: unknown }
  }
  interface Memory {
    readonly buffer: ArrayBufferLike
    readonly grow: (pages: number) => number
  }
  interface Global {
    value: number
  }
  const compile: (bytes: BufferSource) => Promise<Module>
}
