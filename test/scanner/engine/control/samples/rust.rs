use md5::{Digest, Md5};
fn f() { Md5::digest(b""); }
