// Memory is laid out by compilePrefilter.ts. All numbers are u32, all references are addresses:
//   byte classes  256 bytes from 0
//   rows          WORD ending here or 0, LINK to the row of the next shorter word ending here or 0, NEXT row per class
//   words         FOUND 0 or 1, COUNT of keyword sets, SETS: for each, where its number of missing words is
// The top bit of a NEXT entry says that the byte just read closes the words of the row it was read in.

const START: u32 = 256
const CLOSES: u32 = 0x80000000

const WORD: usize = 0
const LINK: usize = 4
const NEXT: usize = 8

const FOUND: usize = 0
const COUNT: usize = 4
const SETS: usize = 8

/** Row of an identifier that no word starts with. */
export let inside: u32 = 0
/** Length of the longest word. */
export let longest: u32 = 0
/** Where the words found in this text are listed, so that only they are reset. */
export let found: u32 = 0
/** Where the caller puts the bytes to scan. */
export let window: u32 = 0

let row: u32 = 0
let foundEnd: u32 = 0

/** Forgets the text scanned before. */
export function begin(): void {
  for (let at = found; at < foundEnd; at += 4) {
    const word = load<u32>(at)
    store<u32>(word, 0, FOUND)
    const last = word + (load<u32>(word, COUNT) << 2)
    for (let next = word; next < last; next += 4) {
      const missing = load<u32>(next, SETS)
      store<u32>(missing, load<u32>(missing) + 1)
    }
  }
  foundEnd = found
  row = START
}

/** Marks a word as found; true when it completes a keyword set. */
function mark(word: u32): bool {
  store<u32>(word, 1, FOUND)
  store<u32>(foundEnd, word)
  foundEnd += 4
  let complete = false
  const last = word + (load<u32>(word, COUNT) << 2)
  for (let next = word; next < last; next += 4) {
    const missing = load<u32>(next, SETS)
    const left = load<u32>(missing) - 1
    store<u32>(missing, left)
    if (left == 0) complete = true
  }
  return complete
}

function close(ending: u32): bool {
  do {
    const word = load<u32>(ending, WORD)
    if (word != 0 && load<u32>(word, FOUND) == 0 && mark(word)) return true
    ending = load<u32>(ending, LINK)
  } while (ending != 0)
  return false
}

function next(from: u32, at: u32): u32 {
  return load<u32>(from + ((<u32>load<u8>(load<u8>(at))) << 2), NEXT)
}

function scanWhole(length: u32): bool {
  let a = row
  const end = window + length
  for (let at = window; at < end; at++) {
    let toA = next(a, at)
    if (<i32>toA < 0) {
      if (close(a)) return true
      toA &= ~CLOSES
    }
    a = toA
  }
  row = a
  return false
}

/**
 * Each byte waits for the row the byte before it led to, so four parts are read side by side. A part starts in the one
 * before it by `lap`, the longest word and the byte that precedes it, and may take its first byte for the inside of an
 * identifier: a word it misses by that lies in the part before.
 */
function scanQuarters(length: u32, lap: u32): bool {
  const hop = (length - lap) >> 2
  const end = window + length - 3 * hop
  let a = row
  let b = inside
  let c = inside
  let d = inside
  for (let at = window; at < end; at++) {
    let toA = next(a, at)
    let toB = next(b, at + hop)
    let toC = next(c, at + 2 * hop)
    let toD = next(d, at + 3 * hop)
    if (<i32>(toA | toB | toC | toD) < 0) {
      if (<i32>toA < 0 && close(a)) return true
      if (<i32>toB < 0 && close(b)) return true
      if (<i32>toC < 0 && close(c)) return true
      if (<i32>toD < 0 && close(d)) return true
      toA &= ~CLOSES
      toB &= ~CLOSES
      toC &= ~CLOSES
      toD &= ~CLOSES
    }
    a = toA
    b = toB
    c = toC
    d = toD
  }
  row = d
  return false
}

/** Reads on in the same text; true as soon as a keyword set is complete. */
export function scan(length: u32): bool {
  const lap = longest + 1
  return length > 4 * lap ? scanQuarters(length, lap) : scanWhole(length)
}

/** Ends the text, which closes its last word as a boundary does. Class 0 is that of a boundary. */
export function end(): bool {
  return <i32>load<u32>(row, NEXT) < 0 && close(row)
}
