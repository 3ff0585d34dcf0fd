import { type Hostile, licence } from "./Hostile.ts"

const inRust = (body: string): string =>
  `${licence("//")}use md5::{Digest, Md5};\nfn f() { Md5::digest(b"x"); }\nfn g(a: &str) { ${body} }\n`

const texts: Hostile["texts"] = {
  "parentheses nested 20,000 deep": inRust(`let x = ${"(".repeat(20_000)}1${")".repeat(20_000)};`),
  "imports nested 500 deep": `${inRust("")}use ${"a::{".repeat(500)}b${"}".repeat(500)};\n`,
  "imports that are not finished": `${inRust("")}use a::{b, c::{d,\n`,
  "types nested 300 deep": inRust(`let x = ${"Vec::<".repeat(300)}u8${">".repeat(300)}::new();`),
  "types that stand for each other": `${inRust("A::new();")}type A = B;\ntype B = A;\n`,
  "a raw string that never ends": `${inRust("")}const X: &str = r##"${"text\n".repeat(5_000)}"#;`,
  "macros nested 500 deep": inRust(`vec![${"vec![".repeat(500)}1${"]".repeat(500)}];`),
  "a macro of 2,000 calls": inRust(`vec![${"Md5::digest(b), ".repeat(2_000)}];`),
  "calls nested 300 deep in a macro": inRust(`dbg!(${"Md5::digest(".repeat(300)}1${")".repeat(300)});`),
  "a chain of 300 calls in a macro": inRust(`dbg!(Md5::new()${".chain_update(b)?".repeat(300)}.finalize());`),
  "a chain of 300 calls": inRust(`let x = Md5::new()${".chain_update(b)".repeat(300)}.finalize();`),
  "branches nested 300 deep": inRust(`let x = ${"if c { ".repeat(300)}1${" } else { 2 }".repeat(300)};`)
}

export const rust: ReadonlyArray<Hostile> = [{ language: "Rust", path: "hostile.rs", texts }]
