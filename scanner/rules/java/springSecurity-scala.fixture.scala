package demo

import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder
import org.springframework.security.crypto.factory.PasswordEncoderFactories

class Configuration {
  private val strength = 12
  def encoder = new BCryptPasswordEncoder(strength) // expect: password-hash bcrypt-4096
  def delegating = PasswordEncoderFactories.createDelegatingPasswordEncoder // expect: password-hash bcrypt-1024
}
