package sample
package syntax

import java.security.{MessageDigest, Security as Sec, *}
import java.util.Base64
import javax.crypto.{Cipher => C, Mac}
import javax.crypto.spec._
import scala.util.chaining.given
import scala.util.Using

type Key = SecretKeySpec

enum Suite(val text: String, val bits: Int = 128):
  case Gcm extends Suite("AES/GCM/NoPadding")
  case Cbc extends Suite("AES/CBC/PKCS5Padding", 256)
  def isAuthenticated: Boolean = this == Gcm

sealed trait Outcome[+A]
case object Nothing extends Outcome[Nothing.type]
final case class Done[A](value: A) extends Outcome[A]

trait Named { self: Product =>
  def name: String
  val level: Int
}

given Ordering[Suite] with
  def compare(a: Suite, b: Suite): Int = a.bits - b.bits

extension (text: String)
  def sizeInBits: Int = text.length * 8

class Sample[A <: AnyRef](private val key: Array[Byte], var count: Int = 0x10)(implicit ord: Ordering[A])
    extends Base(key)
    with AutoCloseable {
  private[this] lazy val digest = MessageDigest.getInstance(s"SHA-${count * 16}")
  @volatile protected var cipher: C = _
  val (first, second) = (key.head, key.last)
  val raw = """a "raw" text""".stripMargin

  def this(text: String) = this(text.getBytes("UTF-8"))

  def encrypt(data: Array[Byte], suite: Suite)(using Ordering[Suite]): Either[Throwable, Array[Byte]] = {
    val made = C.getInstance(suite.text)
    made.init(C.ENCRYPT_MODE, new SecretKeySpec(key, "AES"))
    cipher = made.tap(_.updateAAD(data))
    val kind = suite match {
      case Suite.Gcm | Suite.Cbc if count > 1 => "block"
      case other: Suite => other.text
      case null => throw new IllegalStateException("none")
    }
    for {
      a <- Option(kind)
      b = a.length
      if b > 2
    } yield b
    for (i <- 0 until 10 by 2) { count += i << 1 }
    while (count > 0) count -= 1
    val sum = try key.sum catch { case e: ArithmeticException => 0 } finally { count = 0 }
    val double = (x: Int) => x * 2
    List(1, 2).map(double).map(_ + sum).foreach { n => println(f"$n%d") }
    val listener = new Runnable { override def run(): Unit = count = 1 }
    listener.run()
    Right(made doFinal data)
  }

  override def close(): Unit = ()
}

object Sample extends App:
  val sample = Sample[String](Array.fill[Byte](32)(0), count = 3)
  def top(x: Int): Int =
    val y = if x > 1 then x + 1 else 0
    y
  println(Base64.getEncoder.encodeToString(sample.encrypt(Array[Byte](1, 2), Suite.Gcm).toOption.get))
  val parts: Seq[String] = Seq("a", "b")
  println(String.format("%s", parts: _*))
