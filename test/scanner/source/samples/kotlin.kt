@file:JvmName("Sample")

package sample.syntax

import java.security.MessageDigest
import javax.crypto.*
import javax.crypto.spec.SecretKeySpec as KeySpec

const val ALGORITHM = "SHA-256"
private val digest: MessageDigest by lazy { MessageDigest.getInstance(ALGORITHM) }
val String.sizeInBits: Int
    get() = length * 8
typealias Key = KeySpec

annotation class Audited(val by: String = "nobody")

enum class Suite(val text: String, val bits: Int = 128) {
    GCM("AES/GCM/NoPadding"),
    CBC("AES/CBC/PKCS5Padding") {
        override fun isAuthenticated() = false
    };

    open fun isAuthenticated() = true
}

sealed interface Outcome<out T> {
    data object Nothing : Outcome<kotlin.Nothing>
    data class Done<T>(val value: T) : Outcome<T>
}

@JvmInline
value class Password(val text: String)

open class Base(protected val name: String?)

@Audited("me")
class Sample<T : Any>(
    private val key: ByteArray = ByteArray(32) { it.toByte() },
    vararg names: String,
) : Base(names.firstOrNull()), Comparable<Sample<T>>, AutoCloseable by closing() where T : Comparable<T> {
    lateinit var cipher: Cipher
    var count: Int = 0x10
        private set
    var level = 1_000L
        get() = field + 1
        set(value) { field = value }

    init {
        require(key.isNotEmpty()) { "no key of ${name ?: "nobody"}" }
    }

    constructor(text: String) : this(text.toByteArray(Charsets.UTF_8))

    companion object {
        private const val MODE = Cipher.ENCRYPT_MODE
        @JvmStatic fun of(bits: Int) = Sample<String>(ByteArray(bits / 8))
    }

    override fun compareTo(other: Sample<T>): Int = count.compareTo(other.count)

    suspend inline fun <reified R> run(crossinline block: (T) -> R, value: T): Outcome<R> = when {
        count > 0 -> Outcome.Done(block(value))
        else -> throw IllegalStateException("""raw "$count" text""".trimIndent())
    }

    fun encrypt(text: String?, suite: Suite = Suite.GCM): ByteArray? {
        val made = Cipher.getInstance(suite.text).apply { init(MODE, KeySpec(key, "AES")) }
        val (first, _) = text?.split(':', limit = 2) ?: return null
        cipher = made.also { it.updateAAD(first.toByteArray()) }
        val kind = when (suite) {
            Suite.GCM, Suite.CBC -> "block"
        }
        for ((at, one) in kind.withIndex()) if (one in 'a'..'f') count += at shl 2
        do { count-- } while (count > 0 && !kind.isEmpty())
        outer@ while (true) { break@outer }
        val sum = try { key.sum() } catch (e: ArithmeticException) { 0 } finally { count = 0 }
        listOf(1, 2).map { number -> number + sum }.forEach(::println)
        val listener = object : Runnable { override fun run() { count++ } }
        listener.run()
        return with(made) { doFinal((text as String).encodeToByteArray()) }
    }

    infix fun mixed(other: Int): Int = count xor other
    operator fun get(at: Int) = key[at]
}

fun main(args: Array<String>) {
    val sample = Sample.of(bits = 256)
    val twice: (Int) -> Int = { it * 2 }
    println("${sample mixed 3} ${twice(2)} ${sample[0]} ${args.size}")
    if (sample is Comparable<*> && sample !== null) println(sample::class.java) else return
    sample.cipher.parameters?.let { println(it!!.algorithm) }
}
