import CryptoKit
import struct Foundation.Data
@testable import Inventory

typealias Digest256 = SHA256

@MainActor
public final class Vault<Item: Sendable>: Base, @unchecked Sendable where Item: Equatable {
    @Published private(set) var items: [String: Item] = [:]
    static let shared = Vault()
    private lazy var label: String = { "vault" }()
    weak var delegate: (any VaultDelegate)?
    let keyed: [(name: String, bits: Int)] = [("a", 128), ("b", 256)]

    init(items: [String: Item] = [:], _ limit: Int? = nil) throws {
        self.items = items
        super.init()
    }

    convenience init() { try! self.init(items: [:]) }
    deinit { items.removeAll() }

    var count: Int { items.count }
    var first: Item? {
        get async throws { try await load("first") }
    }
    var limit: Int = 10 {
        willSet { print(newValue) }
        didSet { print(oldValue) }
    }
    subscript(key: String) -> Item? {
        get { items[key] }
        set { items[key] = newValue }
    }

    func load(_ name: String, retries count: Int = 3) async throws -> Item {
        guard let item = items[name], count > 0 else { throw VaultError.missing(name: name) }
        defer { print("loaded \(name) of \(items.count)") }
        return item
    }
}

enum VaultError: Error, CaseIterable {
    case empty
    case missing(name: String)
    static var allCases: [VaultError] { [.empty] }
}

enum Algorithm: String {
    case aes = "AES", chacha = "ChaCha20"
    var bits: Int {
        switch self {
        case .aes: return 256
        case .chacha where strong: 256
        default: 128
        }
    }
}

protocol VaultDelegate: AnyObject {
    associatedtype Value
    func vault(_ vault: some Sendable, didLoad value: Value) async
}

extension Vault where Item == String {
    func joined(by separator: Character) -> String { items.values.sorted().joined(separator: "\(separator)") }
}

actor Counter {
    private var value = 0
    nonisolated let name: String = "counter"
    func increment(by step: inout Int) { value += step }
}

struct Sealed<T>: ~Copyable {
    consuming func open() -> T { body() }
}

func seal(data: Data, key: SymmetricKey) throws -> Data {
    let mac = HMAC<SHA256>.authenticationCode(for: data, using: key)
    var hasher = Digest256()
    hasher.update(data: data)
    let box = try AES.GCM.seal(data, using: key, nonce: .init(), authenticating: Data(mac))
    let name = if data.isEmpty { "empty" } else { "full" }
    let kind = switch data.count { case 0: "none"
        case 1...10: "few"
        default: "many" }
    if let combined = box.combined, !combined.isEmpty { return combined }
    do { try check(name, kind) } catch let error as NSError where error.code == 1 { print(error) } catch {}
    for await line in lines where line != "" { print(line) }
    for (index, byte) in data.enumerated() { print(index, byte) }
    let raw = "quoted \"\(name)\""
    let text = """
      several \(kind)
      lines
      """
    data.withUnsafeBytes { buffer in CC_MD5(buffer.baseAddress, 1, &digest) }
    let mapped = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }
    let found = mapped.first ?? 0
    let path = \Vault<String>.count
    repeat { x -= 1 } while x > 0
    while let next = queue.popLast() { print(next as? String ?? "", next is Int) }
    return raw.isEmpty ? Data(count: 16) : Data([UInt8](repeating: 0xFF, count: 1_000))
}
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@freestanding(expression) public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
package struct Slot: ~Copyable {
    package let failure: any Error
    nonisolated(unsafe) static var shared = 1
    consuming func take() throws(Failure) -> Int { 1 }
    func each<each T>(_ values: repeat each T) -> (repeat each T) { (repeat each values) }
    func moved(_ one: borrowing Slot, two: consuming Slot, three: sending Slot) async throws -> some Sequence<Int> { [] }
}
protocol Keyed<Element>: AnyObject where Element: Sendable { associatedtype Element: Hashable = Int where Element == Int }
actor Counter { isolated deinit {} }
let quoted = #"{"name":"\d+ \#(name)"}"#
let block = ##"""
  a "quoted"# text
  """##
let matcher = /ab+c\/d/
let extended = #/ab"c/d/#
let chosen = if flag { "a" } else { "b" }
func modern() async throws {
    guard #available(iOS 13, macOS 10.15, *), let self else { return }
    do throws(Failure) { try check(#file, #line, #function) } catch { throw error }
    if let signer = await keys.signer {
        _ = consume signer
    } else { #expect(quoted == block) }
    let found = #Predicate<Slot> { $0.failure == nil }
    #warning("later")
}
