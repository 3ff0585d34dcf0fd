#![allow(dead_code)]
//! A sample of current syntax.
use std::{collections::{self, HashMap as Map}, fmt::*, io as input};
extern crate alloc as memory;

pub(crate) mod outer {
    pub mod inner;
}

#[derive(Debug, Clone, Default)]
pub struct Pair<'a, T: Copy + 'a, const N: usize> where T: Sized {
    pub first: &'a [T; N],
    second: Option<Box<dyn Fn(T) -> Result<T, Error> + Send + 'static>>,
}

struct Unit;
struct Tuple(pub u8, [u8; 32]);

#[repr(u8)]
enum Kind { A = 1, B(u8, String), C { size: usize } }

union Bits { int: u32, float: f32 }

type Alias<T> = outer::Generic<T, { 1 + 2 }>;
const LIMIT: usize = 0xFF_FF | 0b1010 | 0o17;
static mut COUNTER: &'static str = r#"raw "text""#;

pub trait Shape: Send {
    const SIDES: u32;
    type Item;
    fn area(&self) -> f64;
    async fn load(self: Box<Self>, path: impl AsRef<str>) -> Self where Self: Sized { *self }
}

impl<'a, T, const N: usize> Pair<'a, T, N> where T: Copy {
    pub const fn new(first: &'a [T; N]) -> Self { Self { first, second: None } }
    fn run(&mut self, mut x: u8, (a, b): (u8, u8), &c: &u8) -> impl Iterator<Item = u8> + '_ {
        let Some(z) = Some(x) else { return std::iter::empty() };
        let Pair { first, .. } = self;
        if let Some(k) = Some(1) && x > 2 { x += k; }
        'outer: loop {
            for (i, item) in first.iter().enumerate() {
                if i == 3 { continue 'outer; } else if i > 4 { break 'outer; }
            }
            while let Some(_) = None::<u8> {}
        }
        let closure = move |y: u8, w| -> u8 { y + w };
        let value = match x {
            0 => b'a',
            1..=9 | 20 => { let y = x; y << 2 }
            n @ 30..=39 if n % 2 == 0 => n,
            _ => unreachable!("{x:?}"),
        };
        let bytes = [0u8; 32];
        let text = b"bytes\x00\n";
        let call = <Vec<u8> as Default>::default();
        let turbo = "1".parse::<u32>()?.checked_add(1).unwrap_or(2) as usize;
        let slice = &bytes[..16];
        let block = async move { closure(1, 2) }.await;
        let s = Tuple(1, [0; 32]);
        println!("{} {value:>8} {}", s.0, turbo);
        unsafe { COUNTER = "x" };
        vec![1u8, 2, 3].into_iter()
    }
}

impl Shape for Unit {
    const SIDES: u32 = 4;
    type Item = u8;
    fn area(&self) -> f64 { -1.5e3_f64 }
}

macro_rules! make { ($name:ident, $($x:expr),* $(,)?) => { fn $name() { $( drop($x); )* } }; }
make!(made, 1, "two");

unsafe extern "C" fn callback(data: *const u8, n: usize) -> bool { !data.is_null() && n > 0 }
extern "C" { fn external(x: i32) -> i32; }

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn works() { assert_eq!(1 + 1, 2); }
}
