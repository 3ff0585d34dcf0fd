// Reads the trees of web-tree-sitter 0.25.10 where they lie in its memory, which this module shares. The layouts are those
// of its lib/subtree.h, lib/tree.h, lib/language.h and lib/parser.h, with the pointers of 32-bit WebAssembly.

// TSTree
const ROOT: u32 = 0
const LANGUAGE: usize = 8

// Subtree, 8 bytes: either the node itself, with the lowest bit set, or the address of its data
const SUBTREE_SIZE: u32 = 8
const INLINE_SYMBOL: usize = 1
const INLINE_PADDING: usize = 6
const INLINE_SIZE: usize = 7

const IS_INLINE: u32 = 1
const INLINE_VISIBLE: u32 = 2
const INLINE_NAMED: u32 = 4
const INLINE_EXTRA: u32 = 8
const INLINE_MISSING: u32 = 32

// SubtreeHeapData, which stands behind its children
const PADDING: usize = 4
const SIZE: usize = 16
const ERROR_COST: usize = 32
const CHILD_COUNT: usize = 36
const SYMBOL: usize = 40
const FLAGS: usize = 44
const MORE_FLAGS: usize = 45
const VISIBLE_DESCENDANTS: usize = 56
const PRODUCTION: usize = 66

const VISIBLE: u32 = 1
const NAMED: u32 = 2
const EXTRA: u32 = 4
const MISSING: u32 = 2

// TSLanguage
const FIELD_COUNT: usize = 32
const ALIAS_LENGTH: usize = 36
const FIELD_SLICES: usize = 64
const FIELD_ENTRIES: usize = 68
const METADATA: usize = 72
const PUBLIC_SYMBOLS: usize = 76
const ALIASES: usize = 84

const METADATA_SIZE: u32 = 3
const ERROR_REPEAT: u32 = 65534

// A node that is laid, 20 bytes. FlatTree.ts reads them.
const NODE_SIZE: u32 = 20
const START: usize = 4
const END: usize = 8
const NEXT: usize = 12
const PARENT: usize = 16

const FIELD_SHIFT: u32 = 16
const OUTER_FIELD_SHIFT: u32 = 24
const MAX_NODES: u32 = 0xffffff
const IS_NAMED: u32 = 1 << 24
const IS_MISSING: u32 = 1 << 25
const HAS_ERROR: u32 = 1 << 26
const IS_KIND: u32 = 1 << 27
const HAS_MORE: u32 = 1 << 28

// A node whose children are being laid, 44 bytes
const FRAME_SIZE: u32 = 44
const CHILD: usize = 0
const LEFT: usize = 4
const POSITION: usize = 8
const STRUCTURAL: usize = 12
const SEQUENCE: usize = 16
const FIRST_FIELD: usize = 20
const LAST_FIELD: usize = 24
const INNER_FIELD: usize = 28
const OUTER_FIELD: usize = 32
const OWNER: usize = 36
const WITHIN: usize = 40

const OF_KIND: u32 = 1
const IN_HIDDEN: u32 = 2

/** What `lay` gives when the stack is too short for the depth of the tree. */
const TOO_DEEP: u32 = 0xffffffff
const NOBODY: u32 = 0xffffffff

/** So many nodes a tree has at most. */
export function count(tree: u32): u32 {
  const data = load<u32>(tree + ROOT)
  if (data & IS_INLINE || load<u32>(data, CHILD_COUNT) == 0) return 1
  return load<u32>(data, VISIBLE_DESCENDANTS) + 1
}

// The node in hand.
let symbol: u32 = 0
let visible: bool = false
let named: bool = false
let extra: bool = false
let missing: bool = false
let failed: bool = false
let size: u32 = 0
let padding: u32 = 0
let children: u32 = 0

function take(subtree: u32): void {
  const data = load<u32>(subtree)
  if ((data & IS_INLINE) != 0) {
    symbol = <u32>load<u8>(subtree, INLINE_SYMBOL)
    visible = (data & INLINE_VISIBLE) != 0
    named = (data & INLINE_NAMED) != 0
    extra = (data & INLINE_EXTRA) != 0
    missing = (data & INLINE_MISSING) != 0
    failed = missing
    size = <u32>load<u8>(subtree, INLINE_SIZE)
    padding = <u32>load<u8>(subtree, INLINE_PADDING)
    children = 0
  } else {
    const flags = <u32>load<u8>(data, FLAGS)
    symbol = <u32>load<u16>(data, SYMBOL)
    visible = (flags & VISIBLE) != 0
    named = (flags & NAMED) != 0
    extra = (flags & EXTRA) != 0
    missing = (<u32>load<u8>(data, MORE_FLAGS) & MISSING) != 0
    failed = load<u32>(data, ERROR_COST) != 0
    size = load<u32>(data, SIZE)
    padding = load<u32>(data, PADDING)
    children = load<u32>(data, CHILD_COUNT)
  }
}

/** The first frame has the root as its only child. */
function openRoot(frame: u32, tree: u32): void {
  take(tree + ROOT)
  store<u32>(frame, tree + ROOT, CHILD)
  store<u32>(frame, 1, LEFT)
  store<u32>(frame, padding, POSITION)
  store<u32>(frame, 0, STRUCTURAL)
  store<u32>(frame, 0, SEQUENCE)
  store<u32>(frame, 0, FIRST_FIELD)
  store<u32>(frame, 0, LAST_FIELD)
  store<u32>(frame, 0, INNER_FIELD)
  store<u32>(frame, 0, OUTER_FIELD)
  store<u32>(frame, NOBODY, OWNER)
  store<u32>(frame, 0, WITHIN)
}

function open(
  frame: u32,
  language: u32,
  data: u32,
  at: u32,
  innerField: u32,
  outerField: u32,
  owner: u32,
  within: u32
): void {
  const all = load<u32>(data, CHILD_COUNT)
  const production = <u32>load<u16>(data, PRODUCTION)
  store<u32>(frame, data - all * SUBTREE_SIZE, CHILD)
  store<u32>(frame, all, LEFT)
  store<u32>(frame, at, POSITION)
  store<u32>(frame, 0, STRUCTURAL)
  let sequence: u32 = 0
  if (production != 0) sequence = load<u32>(language, ALIASES) + production * <u32>load<u16>(language, ALIAS_LENGTH) * 2
  store<u32>(frame, sequence, SEQUENCE)
  let first: u32 = 0
  let last: u32 = 0
  if (load<u32>(language, FIELD_COUNT) != 0) {
    const slice = load<u32>(language, FIELD_SLICES) + production * 4
    first = load<u32>(language, FIELD_ENTRIES) + <u32>load<u16>(slice) * 4
    last = first + <u32>load<u16>(slice, 2) * 4
  }
  store<u32>(frame, first, FIRST_FIELD)
  store<u32>(frame, last, LAST_FIELD)
  store<u32>(frame, innerField, INNER_FIELD)
  store<u32>(frame, outerField, OUTER_FIELD)
  store<u32>(frame, owner, OWNER)
  store<u32>(frame, within, WITHIN)
}

/** The field that a node has for a child; 0 for none. */
function fieldOf(frame: u32, structural: u32): u32 {
  const last = load<u32>(frame, LAST_FIELD)
  for (let entry = load<u32>(frame, FIRST_FIELD); entry < last; entry += 4)
    if (<u32>load<u8>(entry, 2) == structural && load<u8>(entry, 3) == 0) return <u32>load<u16>(entry)
  return 0
}

/** Whether nodes behind the one in hand may be in the same field, by what the hidden nodes around it say. */
function hasMore(frame: u32, field: u32): bool {
  let isHidden = true
  while (isHidden) {
    const behind = load<u32>(frame, STRUCTURAL)
    const last = load<u32>(frame, LAST_FIELD)
    for (let entry = load<u32>(frame, FIRST_FIELD); entry < last; entry += 4)
      if (<u32>load<u16>(entry) == field && <u32>load<u8>(entry, 2) >= behind) return true
    isHidden = (load<u32>(frame, WITHIN) & IN_HIDDEN) != 0
    frame -= FRAME_SIZE
  }
  return false
}

/**
 * Lays the visible nodes of a tree in the order of the text. `kind` is a hidden symbol: of each node is told whether it is
 * one of that kind; 0 for none. Gives how many nodes there are.
 */
export function lay(tree: u32, out: u32, stack: u32, stackEnd: u32, kind: u32): u32 {
  const language = load<u32>(tree, LANGUAGE)
  const metadata = load<u32>(language, METADATA)
  const publicSymbols = load<u32>(language, PUBLIC_SYMBOLS)
  let laid: u32 = 0
  let frame = stack
  openRoot(frame, tree)
  let isFirst = true
  for (;;) {
    const left = load<u32>(frame, LEFT)
    if (left == 0) {
      if (frame == stack) break
      if ((load<u32>(frame, WITHIN) & IN_HIDDEN) == 0) store<u32>(out + load<u32>(frame, OWNER) * NODE_SIZE, laid, NEXT)
      frame -= FRAME_SIZE
      isFirst = false
      continue
    }
    const child = load<u32>(frame, CHILD)
    take(child)
    let at = load<u32>(frame, POSITION)
    if (!isFirst) at += padding
    isFirst = false
    let field: u32 = 0
    let outerField: u32 = 0
    if (!extra) {
      const structural = load<u32>(frame, STRUCTURAL)
      const sequence = load<u32>(frame, SEQUENCE)
      const alias = sequence == 0 ? 0 : <u32>load<u16>(sequence + structural * 2)
      if (alias != 0) {
        const about = metadata + alias * METADATA_SIZE
        visible = load<u8>(about) != 0
        named = load<u8>(about, 1) != 0
        symbol = alias
      }
      field = fieldOf(frame, structural)
      outerField = load<u32>(frame, OUTER_FIELD)
      if (outerField == 0) outerField = field
      if (field == 0) field = load<u32>(frame, INNER_FIELD)
      store<u32>(frame, structural + 1, STRUCTURAL)
    }
    store<u32>(frame, child + SUBTREE_SIZE, CHILD)
    store<u32>(frame, left - 1, LEFT)
    store<u32>(frame, at + size, POSITION)
    let owner = load<u32>(frame, OWNER)
    const isOfKind = load<u32>(frame, WITHIN) & OF_KIND
    let within = isOfKind | IN_HIDDEN
    if (visible) {
      const node = out + laid * NODE_SIZE
      let word = symbol < ERROR_REPEAT ? <u32>load<u16>(publicSymbols + symbol * 2) : symbol
      word |= (field & 255) << FIELD_SHIFT
      if (field != 0 && hasMore(frame, field)) word |= HAS_MORE
      if (named) word |= IS_NAMED
      if (missing) word |= IS_MISSING
      if (failed) word |= HAS_ERROR
      if (isOfKind != 0) word |= IS_KIND
      store<u32>(node, word)
      store<u32>(node, at >> 1, START)
      store<u32>(node, (at + size) >> 1, END)
      store<u32>(node, laid + 1, NEXT)
      store<u32>(node, (owner & MAX_NODES) | ((outerField & 255) << OUTER_FIELD_SHIFT), PARENT)
      owner = laid
      within = 0
      field = 0
      outerField = 0
      laid++
    } else if (kind != 0 && symbol == kind) within = OF_KIND | IN_HIDDEN
    if (children > 0) {
      frame += FRAME_SIZE
      if (frame + FRAME_SIZE > stackEnd) return TOO_DEEP
      open(frame, language, load<u32>(child), at, field, outerField, owner, within)
      isFirst = true
    }
  }
  return laid
}
