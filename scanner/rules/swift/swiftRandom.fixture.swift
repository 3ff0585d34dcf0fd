import Foundation

func all(generator: inout Seeded) {
    var system = SystemRandomNumberGenerator()
    _ = Int.random(in: 0...100)
    _ = Int.random(in: 0...100, using: &generator)
    _ = Int32.random(in: 0...100)
    _ = Int32.random(in: 0...100, using: &generator)
    _ = Int64.random(in: 0...100)
    _ = Int64.random(in: 0...100, using: &generator)
    _ = UInt.random(in: 0...100)
    _ = UInt.random(in: 0...100, using: &generator)
    _ = UInt8.random(in: 0...100)
    _ = UInt8.random(in: 0...100, using: &generator)
    _ = UInt16.random(in: 0...100)
    _ = UInt16.random(in: 0...100, using: &generator)
    _ = UInt32.random(in: 0...100)
    _ = UInt32.random(in: 0...100, using: &generator)
    _ = UInt64.random(in: 0...100)
    _ = UInt64.random(in: 0...100, using: &generator)
    _ = arc4random()
    _ = arc4random_uniform(6)
    arc4random_buf(&bytes, 16)
}

func notFound() {
    _ = [1, 2].randomElement()
    _ = Color.random()
    _ = rand()
}
