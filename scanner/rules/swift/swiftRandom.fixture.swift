import Foundation

func all(generator: inout Seeded) {
    var system = SystemRandomNumberGenerator() // expect: random RNG
    _ = Int.random(in: 0...100) // expect: random RNG
    _ = Int.random(in: 0...100, using: &generator)
    _ = Int32.random(in: 0...100) // expect: random RNG
    _ = Int32.random(in: 0...100, using: &generator)
    _ = Int64.random(in: 0...100) // expect: random RNG
    _ = Int64.random(in: 0...100, using: &generator)
    _ = UInt.random(in: 0...100) // expect: random RNG
    _ = UInt.random(in: 0...100, using: &generator)
    _ = UInt8.random(in: 0...100) // expect: random RNG
    _ = UInt8.random(in: 0...100, using: &generator)
    _ = UInt16.random(in: 0...100) // expect: random RNG
    _ = UInt16.random(in: 0...100, using: &generator)
    _ = UInt32.random(in: 0...100) // expect: random RNG
    _ = UInt32.random(in: 0...100, using: &generator)
    _ = UInt64.random(in: 0...100) // expect: random RNG
    _ = UInt64.random(in: 0...100, using: &generator)
    _ = Double.random(in: 0...1) // expect: random RNG
    _ = Double.random(in: 0...1, using: &generator)
    _ = Float.random(in: 0...1) // expect: random RNG
    _ = Float.random(in: 0...1, using: &generator)
    _ = Bool.random() // expect: random RNG
    _ = Bool.random(using: &generator)
    _ = arc4random() // expect: random RNG
    _ = arc4random_uniform(6) // expect: random RNG
    arc4random_buf(&bytes, 16) // expect: random RNG byteLength=16
}

func notFound() {
    _ = [1, 2].randomElement()
    _ = Color.random()
    _ = Color.rand()
}
