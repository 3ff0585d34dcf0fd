import { Parser, type Tree } from "web-tree-sitter"
import { MAX_NODES, NODE_WORDS } from "./FlatTree.ts"

interface Runtime {
  readonly malloc: (size: number) => number
  readonly free: (address: number) => void
}

interface Layer {
  readonly count: (tree: number) => number
  readonly lay: (tree: number, out: number, stack: number, stackEnd: number, kind: number) => number
}

interface Shared extends Runtime, Layer {
  readonly memory: WebAssembly.Memory
}

/** Lays trees of web-tree-sitter flat: `NODE_WORDS` numbers for each visible node, in the order of the text. */
export interface TreeLayer {
  /**
   * The words of a tree, as FlatTree.ts names them; there may be more behind them that mean nothing. `kind` is a hidden symbol:
   * of each node is told whether it is one of that kind; 0 for none.
   */
  readonly lay: (tree: Tree, kind: number) => Uint32Array
  /** Takes back words that nobody reads any more, for the next tree. */
  readonly takeBack: (words: Uint32Array) => void
}

/** Words of more trees than a program of usual size has are not held for the next one. */
const MAX_SPARE = 2_097_152

const BYTES_PER_WORD = 4
const BYTES_PER_FRAME = 44

/** Frames of a tree of usual depth. */
const FRAMES = 1_024

/** What `lay` of layTree.as.ts gives when the stack is too short. */
const TOO_DEEP = 0xffffffff

/** Where a tree is in the memory, which the binding does not tell. */
const addressOf = (tree: Tree): number => (tree as unknown as { readonly 0: number })[0]

const withRoom = <A>({ malloc, free }: Runtime, bytes: number, use: (address: number) => A): A => {
  const address = malloc(bytes)
  if (address === 0) throw new RangeError(`no room for ${bytes} bytes of a tree`)
  try {
    return use(address)
  } finally {
    free(address)
  }
}

/** A copy, in memory that was taken back where that is enough. */
const copied = (words: Uint32Array, spare: Array<Uint32Array>): Uint32Array => {
  const known = spare.pop()
  const copy = known !== undefined && known.length >= words.length ? known : new Uint32Array(words.length * 2)
  copy.set(words)
  return copy
}

const layWith = (shared: Shared, spare: Array<Uint32Array>, tree: Tree, kind: number): Uint32Array => {
  const address = addressOf(tree)
  const nodes = shared.count(address)
  if (nodes > MAX_NODES) throw new RangeError(`a tree of ${nodes} nodes`)
  const size = nodes * NODE_WORDS * BYTES_PER_WORD
  return withRoom(shared, size, (out) => {
    for (let frames = FRAMES; ; frames *= 4) {
      const bytes = frames * BYTES_PER_FRAME
      const laid = withRoom(shared, bytes, (stack) => shared.lay(address, out, stack, stack + bytes, kind) >>> 0)
      if (laid !== TOO_DEEP) return copied(new Uint32Array(shared.memory.buffer, out, laid * NODE_WORDS), spare)
    }
  })
}

type Receive = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void

let starting: Promise<TreeLayer> | undefined

const start = async (runtime: Uint8Array, layer: Uint8Array): Promise<TreeLayer> => {
  let shared: Shared | undefined
  const instantiateWasm = (imports: WebAssembly.Imports, receive: Receive): object => {
    const module = new WebAssembly.Module(runtime as BufferSource)
    const instance = new WebAssembly.Instance(module, imports)
    const memory = imports["env"]!["memory"] as WebAssembly.Memory
    const own = new WebAssembly.Instance(new WebAssembly.Module(layer as BufferSource), { env: { memory } })
    const { malloc, free } = instance.exports as unknown as Runtime
    shared = { memory, malloc, free, ...(own.exports as unknown as Layer) }
    receive(instance, module)
    return instance.exports
  }
  await Parser.init({ instantiateWasm })
  if (shared === undefined) throw new Error("the parser runtime was started without its tree layer")
  const known = shared
  const spare: Array<Uint32Array> = []
  return {
    lay: (tree, kind) => layWith(known, spare, tree, kind),
    takeBack: (words) => {
      if (words.length <= MAX_SPARE) spare.push(words)
    }
  }
}

/** The parser runtime, `tree-sitter.wasm`, and what lays its trees, `layTree.wasm`. */
interface Modules {
  readonly runtime: () => Promise<Uint8Array>
  readonly treeLayer: () => Promise<Uint8Array>
}

/** Starts web-tree-sitter, once per thread, with a module of ours in its memory. */
export const startTreeLayer = ({ runtime, treeLayer }: Modules): Promise<TreeLayer> =>
  (starting ??= Promise.all([runtime(), treeLayer()]).then(([parser, layer]) => start(parser, layer)))
